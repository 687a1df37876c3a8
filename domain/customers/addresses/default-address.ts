type AddressDefaults = { is_default_shipping: '0' | '1'; is_default_billing: '0' | '1' }

/** ACC-11, ACC-12: the flagged address; else the only one; else the first that is default for neither purpose. */
export function defaultAddress<A extends AddressDefaults>(
  addresses: readonly A[],
  purpose: 'shipping' | 'billing',
): A | undefined {
  const flagged = addresses.find((address) => address[`is_default_${purpose}`] === '1')
  if (flagged) return flagged
  if (addresses.length === 1) return addresses[0]
  return addresses.find((address) => address.is_default_shipping === '0' && address.is_default_billing === '0')
}
