import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { productCard } from './product-card.ts'

const option = z.object({
  label: z.string(),
  value: z.string(),
  active: z.boolean(),
  /** How many products this option would show, with every other filter kept and this filter's own choice left out. */
  count: z.int(),
  /** A colour's swatch. */
  hex: z.optional(z.string()),
  /** Of a category: how deep it lies, 1 being a department. */
  level: z.optional(z.int()),
  /** Of a category: where it lives. */
  path: z.optional(z.string()),
})

/**
 * `multiple`: any number of options. `boolean`: one option with value 1. `range`: one option whose value is `min-max` in
 * whole currency units, the bounds of what can be chosen (VAL-03, VAL-04).
 */
const filter = z.object({
  key: z.string(),
  name: z.string(),
  type: z.enum(['multiple', 'boolean', 'range']),
  options: z.array(option),
})

const sortOption = z.object({
  label: z.string(),
  sort: z.string(),
  dir: z.nullable(z.enum(['asc', 'desc'])),
  active: z.boolean(),
})

const zone = z.object({ enabled: z.boolean(), availableCities: z.array(z.int()) })
/** GEO-03. `fastShippingActive`: the visitor's city has it; `checked`: the filter is on. */
const fastShipping = z.object({
  MainShipping: zone,
  SecondaryShipping: zone,
  availableCities: z.array(z.int()),
  fastShippingActive: z.boolean(),
  checked: z.boolean(),
})

const banner = z.object({ image: z.string(), link: z.string(), alt: z.string(), coupon: z.nullable(z.string()) })
const bannerMenu = z.array(z.object({ label: z.string(), link: z.string() }))
const landing = z.object({ title: z.string(), html: z.string(), image: z.string() })

const seoSettings = z.object({
  title: z.string(),
  pageTitle: z.string(),
  description: z.string(),
  canonical: z.string(),
  banner: z.nullable(banner),
  coupon: z.nullable(z.string()),
  bannerMenu: z.nullable(bannerMenu),
  styles: z.nullable(z.record(z.string(), z.string())),
})

/** What the search made of the words. */
const searchDetails = z.object({
  q: z.string(),
  /** Words taken as filters: 'negras' → color_family Negro. */
  understood: z.array(z.object({ words: z.string(), key: z.string(), name: z.string(), label: z.string() })),
  /** 'Quizás quisiste decir': another wording, searched for already when the asked one finds nothing. */
  correction: z.nullable(z.string()),
  isCorrected: z.boolean(),
  /** Nothing has all the words; these have some, or come close. */
  isLoose: z.boolean(),
  /** Asked for and not sold here, in the words of the search: 'nike'. */
  notHad: z.array(z.string()),
  /** Words left out because nothing has them all. */
  setAside: z.array(z.string()),
})

const resultDetails = z.object({
  search: z.nullable(searchDetails),
  /** The applied filters: active options by key. */
  filters: z.record(z.string(), z.array(z.string())),
  fastShipping,
  organizedFiltersAB: z.array(z.string()),
})

const breadcrumb = z.array(z.object({ label: z.string(), url: z.string() }))

export const catalogPage = z.object({
  pageType: z.enum(['search', 'category', 'static-page']),
  title: z.string(),
  /** The page's path without brands: what a link to other brands is built on. */
  basePath: z.string(),
  total: z.int(),
  page: z.int(),
  itemsPerPage: z.int(),
  products: z.array(productCard),
  /** What may serve as well where a search found less than a page. */
  nearby: z.array(productCard),
  availableFilters: z.array(filter),
  availableSort: z.array(sortOption),
  /** Cheapest price of the result, or null when it is empty. */
  priceMinimal: z.nullable(z.number()),
  statusFreeShipping: z.boolean(),
  hasFreeShipping: z.boolean(),
  organizedFiltersAB: z.array(z.string()),
  resultDetails,
  seoSettings,
  metadata: z.object({ landing: z.nullable(landing) }),
  breadcrumb,
  /** A term that leads to a category instead of searching (SRCH-05). */
  redirect: z.nullable(z.string()),
  messages: z.object({ error: z.nullable(z.string()) }),
})
export type CatalogPage = z.output<typeof catalogPage>
export type CatalogFilter = CatalogPage['availableFilters'][number]
export type CatalogOption = CatalogFilter['options'][number]

/** What the catalogue says of a path it does not know (server.md §1). */
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
  pageInfo: z.optional(z.object({ page: z.optional(z.int()), itemsPerPage: z.optional(z.int()) })),
  filters: z.optional(
    z.array(z.object({ name: z.string(), values: z.array(z.string()).check(z.maxLength(200)) })).check(z.maxLength(60)),
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
