import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { markup } from '../platform/markup.ts'
import { productCard } from './product-card.ts'
import { pictureFocus, boolean, int, number, string } from '../platform/primitives.ts'

const option = z.object({
  label: string,
  value: string,
  active: boolean,
  /** The number of results with this option, with every other filter kept and this filter's own choice ignored. */
  count: int,
  /** A colour's swatch. */
  hex: z.optional(string),
  /** The depth of a category; 1 is a department. */
  level: z.optional(int),
  /** The path of a category. */
  path: z.optional(string),
})

/**
 * `multiple`: any number of options. `boolean`: one option with value 1. `range`: one option whose value is `min-max`
 * in whole currency units, the available bounds (VAL-03, VAL-04).
 */
const filter = z.object({
  key: string,
  name: string,
  type: z.enum(['multiple', 'boolean', 'range']),
  options: z.array(option),
})

const sortOption = z.object({
  label: string,
  sort: string,
  dir: z.nullable(z.enum(['asc', 'desc'])),
  active: boolean,
})

const zone = z.object({ enabled: boolean, availableCities: z.array(int) })
/** GEO-03. `fastShippingActive`: the visitor's city has it; `checked`: the filter is on. */
const fastShipping = z.object({
  MainShipping: zone,
  SecondaryShipping: zone,
  availableCities: z.array(int),
  fastShippingActive: boolean,
  checked: boolean,
})

const banner = z.object({
  image: string,
  link: string,
  alt: string,
  coupon: z.nullable(string),
  focus: z.optional(pictureFocus),
})
const bannerMenu = z.array(z.object({ label: string, link: string }))
const landing = z.object({ title: string, content: markup, image: string })

const seoSettings = z.object({
  title: string,
  pageTitle: string,
  description: string,
  canonical: string,
  banner: z.nullable(banner),
  coupon: z.nullable(string),
  bannerMenu: z.nullable(bannerMenu),
  styles: z.nullable(z.record(string, string)),
})

/** How the search understood the query. */
const searchDetails = z.object({
  q: string,
  /** Words taken as filters: 'negras' → color_family Negro. */
  understood: z.array(z.object({ words: string, key: string, name: string, label: string })),
  /** 'Quizás quisiste decir': another wording, already used when the original finds nothing. */
  correction: z.nullable(string),
  isCorrected: boolean,
  /** No product matches all words; these match some, or nearly. */
  isLoose: boolean,
  /** Requested and not sold here, as typed: 'nike'. */
  notHad: z.array(string),
  /** Words left out because no product matches them all. */
  setAside: z.array(string),
})

const resultDetails = z.object({
  search: z.nullable(searchDetails),
  /** The applied filters: active options by key. */
  filters: z.record(string, z.array(string)),
  fastShipping,
  organizedFiltersAB: z.array(string),
})

const breadcrumb = z.array(z.object({ label: string, url: string }))

export const catalogPage = z.object({
  pageType: z.enum(['search', 'category', 'static-page']),
  title: string,
  /** The page's path without brands: the base of links to other brands. */
  basePath: string,
  total: int,
  page: int,
  itemsPerPage: int,
  products: z.array(productCard),
  /** Alternatives when a search found less than a page. */
  nearby: z.array(productCard),
  availableFilters: z.array(filter),
  availableSort: z.array(sortOption),
  /** The lowest price of the result, or null when it is empty. */
  priceMinimal: z.nullable(number),
  statusFreeShipping: boolean,
  hasFreeShipping: boolean,
  organizedFiltersAB: z.array(string),
  resultDetails,
  seoSettings,
  metadata: z.object({ landing: z.nullable(landing) }),
  breadcrumb,
  /** The path a search term redirects to (SRCH-05). */
  redirect: z.nullable(string),
  messages: z.object({ error: z.nullable(string) }),
})
export type CatalogPage = z.output<typeof catalogPage>
export type CatalogFilter = CatalogPage['availableFilters'][number]
export type CatalogOption = CatalogFilter['options'][number]

/** The catalogue's message for an unknown path (server.md §1). */
export const notFoundMessage = 'NOT_FOUND'

const longest = 10_000
export const catalogRequest = z.object({
  /** The path of the page, brands included: `/brisa/zapatillas-mujer/` (OP-028). */
  path: z.string().check(z.maxLength(longest)),
  /** Popularity by default (CAT-31); for a search, relevance. */
  sorting: z.optional(z.string().check(z.maxLength(longest))),
  dir: z.optional(z.string().check(z.maxLength(longest))),
  q: z.optional(z.string().check(z.maxLength(longest))),
  /** Page 1 and ten items by default (CAT-29, CAT-30); at most 50. */
  pageInfo: z.optional(z.object({ page: z.optional(int), itemsPerPage: z.optional(int) })),
  filters: z.optional(
    z.array(z.object({ name: string, values: z.array(string).check(z.maxLength(200)) })).check(z.maxLength(60)),
  ),
  /** `{region}-{city}` of the saved geolocation (GEO-05). */
  locationCode: z.optional(z.string().check(z.maxLength(40))),
  userId: z.optional(z.string().check(z.maxLength(100))),
  sortingFormula: z.optional(z.string().check(z.maxLength(100))),
  hashConfiguration: z.optional(z.string().check(z.maxLength(100))),
})
export type CatalogRequest = z.output<typeof catalogRequest>

const shared = {
  method: 'POST',
  auth: 'none',
  encoding: 'json',
  body: catalogRequest,
  isPublicRead: true,
  reply: catalogPage,
} as const

export const searchCatalog = endpoint({
  ...shared,
  path: '/bff/catalog/search',
  summary: 'Products for a search term, with facets (API-15)',
})
export const categoryCatalog = endpoint({
  ...shared,
  path: '/bff/catalog/category',
  summary: 'Products of a category, with facets (API-15)',
})
export const staticPageCatalog = endpoint({
  ...shared,
  path: '/bff/catalog/static-page',
  summary: 'Products of a brand or a page made by hand, with facets (API-15)',
})
