import type { OpenCountry } from '#domain/platform/country/country.ts'

/** Argentina addresses shoppers with voseo, Chile and Colombia with tuteo (design: voice). */
export const youIn = (country: OpenCountry) => (vos: string, tu: string) => (country === 'ar' ? vos : tu)
