/** Every known country code. Brazil is known but not open: it has no currency or language yet (OP-006). */
export const countries = ['ar', 'cl', 'co', 'br'] as const
export type Country = (typeof countries)[number]

export const openCountries = ['ar', 'cl', 'co'] as const
export type OpenCountry = (typeof openCountries)[number]

/** The default store of a new shop, and of a page that could not be read; afterwards it is data. */
export const defaultCountry: OpenCountry = 'ar'

export function isOpenCountry(code: unknown): code is OpenCountry {
  return openCountries.some((country) => country === code)
}
