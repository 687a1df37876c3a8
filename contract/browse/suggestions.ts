import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { number, string } from '../platform/primitives.ts'

const link = z.object({ label: string, url: string })

/** Suggestions while typing: completed terms, pages of the shop, products. */
const suggestions = z.object({
  q: string,
  terms: z.array(string),
  /** How many products each term leads to. */
  counts: z.array(number),
  categories: z.array(link),
  brands: z.array(link),
  products: z.array(
    z.object({
      id: string,
      productName: string,
      brand: string,
      url: string,
      productImage: z.nullable(string),
      numericOriginalPrice: number,
      numericDiscountPrice: z.nullable(number),
    }),
  ),
})
export type Suggestions = z.output<typeof suggestions>

const term = z.string().check(z.maxLength(10_000))

export const readSuggestions = endpoint({
  method: 'GET',
  path: '/bff/catalog/suggestion',
  summary: 'Suggestions for what is being typed (API-24)',
  auth: 'none',
  query: z.object({ q: z.optional(term) }),
  reply: suggestions,
})

export const readTopSearches = endpoint({
  method: 'GET',
  path: '/bff/catalog/suggestion/top-search',
  summary: 'What people look for most (API-24)',
  auth: 'none',
  cacheSeconds: 60,
  reply: z.object({ topSearch: z.array(string) }),
})

/** The legacy format of both: `suggest=1` or `suggest=topSearch`. */
export const legacySuggestions = endpoint({
  method: 'GET',
  path: '/api/search/',
  summary: 'Suggestions and top searches, legacy dialect (API-22, API-23)',
  auth: 'none',
  query: z.object({
    q: z.optional(term),
    suggest: z.enum(['1', 'topSearch']),
    device: z.optional(string),
    sortingFormula: z.optional(string),
  }),
  reply: z.object({ suggestions: z.optional(suggestions), topSearch: z.optional(z.array(string)) }),
})
