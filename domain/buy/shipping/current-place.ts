/**
 * The delivery destination (GEO-04): a customer's default shipping address, otherwise what the visitor chose on this
 * device.
 */
export function currentPlace<P extends object>(
  addresses: readonly (P & { isDefaultShipping: boolean })[],
  saved: P | undefined,
): P | undefined {
  return addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? saved
}
