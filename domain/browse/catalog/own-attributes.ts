/**
 * Attributes that a retailer's feed brings (`tejido`), beside those every shop knows. Their name in addresses and in the
 * catalogue begins alike, so that none can be taken for a parameter of the shop.
 */
export type OwnAttributeKey = `attr_${string}`

const form = /^attr_[a-z0-9][a-z0-9_]{0,39}$/

export const isOwnAttribute = (key: string): key is OwnAttributeKey => form.test(key)

/** `tejido` of `attr_tejido`; what feeds and operators write. */
export const attributeCode = (key: string): string => (isOwnAttribute(key) ? key.slice('attr_'.length) : key)

/** What an attribute is called until somebody says: `Tipo de tejido` for `attr_tipo_de_tejido`. */
export function nameFromCode(key: string): string {
  const words = attributeCode(key).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
