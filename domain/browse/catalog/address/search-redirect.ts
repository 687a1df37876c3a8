import type { OpenCountry } from '#domain/platform/country/country.ts'
import { fold } from '#domain/platform/text/fold.ts'

export type SearchRedirects = Readonly<Record<string, string>>

const women = '/zapatillas-mujer/'
const men = '/zapatillas-hombre/'

const sneakers = {
  'zapatillas mujer': women,
  'zapatillas de mujer': women,
  'tenis mujer': women,
  'zapatillas hombre': men,
  'zapatillas de hombre': men,
  'tenis hombre': men,
} as const

/**
 * Search terms that lead to a page of the shop instead of a search (SRCH-05, OP-014). A retailer may supply other
 * lists.
 */
export const searchRedirects: Readonly<Record<OpenCountry, SearchRedirects>> = {
  ar: sneakers,
  cl: sneakers,
  co: { ...sneakers, 'tenis de mujer': women, 'tenis de hombre': men },
}

/** The redirect of a search, if any: compared without case, accents and extra spaces. */
export function searchRedirect(q: string, redirects: SearchRedirects): string | undefined {
  const folded = fold(q)
  return Object.entries(redirects).find(([term]) => fold(term) === folded)?.[1]
}
