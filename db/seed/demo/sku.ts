import type { OpenCountry } from '#domain/store/country.ts'

/**
 * A sku belongs to one store, so a named product has one sku per store: the role itself in Argentina (`ZM0001`),
 * the role behind the country's code in Chile and Colombia (`CLZM0001`, `COZM0001`).
 */
export function skuOf(country: OpenCountry, role: string): string {
  return country === 'ar' ? role : `${country.toUpperCase()}${role}`
}

/** `ZM0001-38` in the store's own sku. */
export function simpleOf(country: OpenCountry, roleAndSize: string): string {
  return skuOf(country, roleAndSize)
}
