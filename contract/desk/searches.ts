import { z } from 'zod/mini'
import { placementKinds } from '#domain/browse/search/rules/search-rules.ts'
import { boolean, int, number, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { instant, store } from './shapes.ts'

/** Over how many days one looks. */
export const searchPeriods = [7, 28, 90] as const
const days = z.pipe(z.string(), z.pipe(z.transform(Number), z.union(searchPeriods.map((many) => z.literal(many)))))

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))
const place = z.string().check(z.trim(), z.minLength(1), z.maxLength(300))
const skus = z
  .array(z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(80)))
  .check(z.maxLength(400))
const by = { addedBy: z.nullable(string), addedAt: z.nullable(instant) }

export const listSearches = deskEndpoint({
  method: 'GET',
  path: '/desk/api/searches',
  summary: 'What visitors of a store searched for, and what they did not find; only what at least two searched for',
  permission: 'searches.read',
  query: z.object({ country: store, days: z.optional(days) }),
  reply: z.object({
    found: z.array(z.object({ term: string, visitors: int, results: int, lastAt: instant })),
    missed: z.array(z.object({ term: string, visitors: int, lastDay: string })),
  }),
})
export type SearchFigures = z.output<(typeof listSearches)['reply']>

const synonym = z.object({ country: z.nullable(store), words: string, means: string, instead: boolean, ...by })
const redirect = z.object({ words: string, path: string, ...by })
const placed = z.object({ sku: string, name: string, isActive: boolean, ...by })
const arranged = z.object({ where: string, pinned: z.array(placed), hidden: z.array(placed) })
const rules = z.object({
  synonyms: z.array(synonym),
  redirects: z.array(redirect),
  places: z.array(arranged),
})
export type DeskSearchRules = z.output<typeof rules>

export const listSearchRules = deskEndpoint({
  method: 'GET',
  path: '/desk/api/search-rules',
  summary: 'Synonyms, redirects, and what is pinned and hidden in a store, with who said so and when',
  permission: 'searches.read',
  query: z.object({ country: store }),
  reply: rules,
})

const synonymBody = { words, means: words }

const draft = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('synonym'), ...synonymBody, instead: boolean }),
  z.object({ rule: z.literal('redirect'), words, path: place }),
  z.object({ rule: z.literal('pinned'), place, skus }),
  z.object({ rule: z.literal('hidden'), place, skus }),
])
export type DraftSearchRule = z.output<typeof draft>

const product = z.object({
  sku: string,
  name: string,
  brand: string,
  color: string,
  image: z.nullable(string),
  price: number,
  isAvailable: boolean,
})
const list = z.object({
  total: int,
  /** The page that the search leads to instead. */
  redirect: z.nullable(string),
  products: z.array(product),
})
export type PreviewedList = z.output<typeof list>

const explanation = z.object({
  readAs: z.array(string),
  words: z.array(z.object({ typed: string, root: string })),
  corrected: z.array(z.object({ typed: string, meant: string, odds: number })),
  filters: z.array(z.object({ key: string, label: string, words: string })),
  parts: z.array(z.object({ text: string, key: string, isHead: boolean, isSold: boolean, lists: int, worth: number })),
  setAside: z.array(string),
  notHad: z.array(string),
  found: int,
  isLoose: boolean,
  nearby: int,
})
export type SearchExplanation = z.output<typeof explanation>

export const previewSearch = deskEndpoint({
  method: 'POST',
  path: '/desk/api/searches/preview',
  summary:
    'The first products of a search or category as it is, as it would be with one more rule, and why; nothing is written',
  permission: 'searches.read',
  body: z.object({
    country: store,
    /** A search, or the path of a category. */
    where: place,
    draft: z.nullable(draft),
  }),
  reply: z.object({
    before: list,
    after: z.nullable(list),
    /** Of a search, with the rule if there is one. */
    explanation: z.nullable(explanation),
  }),
})

const inStore = { country: store }

export const addSynonym = deskEndpoint({
  method: 'POST',
  path: '/desk/api/search-rules/synonyms',
  summary: 'Let a search for words also find what they mean, or that alone; without a store in all of them',
  permission: 'searches.edit',
  body: z.object({ country: z.nullable(store), ...synonymBody, instead: boolean }),
  reply: z.object({}),
})

export const removeSynonym = deskEndpoint({
  method: 'POST',
  path: '/desk/api/search-rules/synonyms/remove',
  summary: 'Take a synonym back',
  permission: 'searches.edit',
  body: z.object({ country: z.nullable(store), ...synonymBody }),
  reply: z.object({}),
})

export const addRedirect = deskEndpoint({
  method: 'POST',
  path: '/desk/api/search-rules/redirects',
  summary: 'Let a search lead to a page',
  permission: 'searches.edit',
  body: z.object({
    ...inStore,
    words,
    path: place,
    /** Where it leads now; null: nowhere. */
    seen: z.nullable(string),
  }),
  reply: z.object({}),
})

export const removeRedirect = deskEndpoint({
  method: 'POST',
  path: '/desk/api/search-rules/redirects/remove',
  summary: 'Let a search be answered again',
  permission: 'searches.edit',
  body: z.object({ ...inStore, words }),
  reply: z.object({}),
})

export const setPlacements = deskEndpoint({
  method: 'POST',
  path: '/desk/api/search-rules/placements',
  summary: 'Pin or hide products in a search or category: all of them, in their order',
  permission: 'searches.edit',
  body: z.object({
    ...inStore,
    where: place,
    kind: z.enum(placementKinds),
    skus,
    /** What was there when it was decided. */
    seen: z.array(string),
  }),
  reply: z.object({}),
})
