/** The shop's name: store ids, titles and the manifest are built from it (OP-004). */
export const brand = { key: 'vereda', name: 'Vereda' } as const

/** Every known country code. Brazil is known but not open: it has no currency or language yet (OP-006). */
export const countries = ['ar', 'cl', 'co', 'br'] as const
export type Country = (typeof countries)[number]

export const openCountries = ['ar', 'cl', 'co'] as const
export type OpenCountry = (typeof openCountries)[number]

export const defaultCountry: OpenCountry = 'ar'

export function isOpenCountry(code: unknown): code is OpenCountry {
  return openCountries.some((country) => country === code)
}

/** The store identifier sent with every call: brand plus country code (API-01). */
export function storeId(country: Country): string {
  return `${brand.key}-${country}`
}

export function countryOfStoreId(id: string): OpenCountry | undefined {
  return openCountries.find((country) => storeId(country) === id)
}
