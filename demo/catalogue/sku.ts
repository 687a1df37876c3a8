import type { OpenCountry } from '#domain/platform/country/country.ts'

const suffix: Readonly<Record<OpenCountry, string>> = { ar: '', cl: 'CL', co: 'CO' }

/**
 * A sku belongs to one store, so a named product has one per store: the role itself in Argentina (`ZM0001`), the role
 * and the country's code in Chile and Colombia (`ZM0001CL`, `ZM0001CO`). A size follows the dash: `ZM0001CL-38`.
 */
export function skuOf(country: OpenCountry, roleAndSize: string): string {
  const [role, ...size] = roleAndSize.split('-')
  return [`${role}${suffix[country]}`, ...size].join('-')
}
