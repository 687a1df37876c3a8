import type { OpenCountry } from '#domain/platform/country/country.ts'

/** Argentina addresses shoppers with voseo, Chile and Colombia with tuteo (design: voice). */
export const youIn = (country: OpenCountry) => (vos: string, tu: string) => (country === 'ar' ? vos : tu)

/** A sentence that fits every country, or one in both voices. */
export type Sentence = string | readonly [vos: string, tu: string]

export const sentenceIn = (country: OpenCountry, sentence: Sentence): string =>
  typeof sentence === 'string' ? sentence : youIn(country)(...sentence)
