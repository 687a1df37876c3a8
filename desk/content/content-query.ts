import type { OpenCountry } from '#domain/platform/country/country.ts'

export const contentKey = (country: OpenCountry) => ['content', country] as const
export const documentKey = (country: OpenCountry, document: string) => ['content', country, document] as const
export const documentPath = (country: OpenCountry, document: string) => `/content/${country}/${document}`
