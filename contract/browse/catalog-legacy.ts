import { z } from 'zod/mini'
import { catalogPage } from './catalog.ts'
import { endpoint } from '../platform/endpoint.ts'
import { productCard } from './product-card.ts'
import { string } from '../platform/primitives.ts'

const {
  itemsPerPage,
  products: _products,
  nearby: _nearby,
  availableFilters,
  availableSort,
  ...shared
} = catalogPage.shape
const { numericOriginalPrice, numericDiscountPrice, ...card } = productCard.shape

const legacyCards = z.array(z.object({ ...card, price: numericOriginalPrice, specialprice: numericDiscountPrice }))

/** The same page in the legacy format, which names a few fields differently (API-21, PDP-03). */
const legacyPage = z.object({
  ...shared,
  qty_products: itemsPerPage,
  result: z.object({ products: legacyCards }),
  nearby: legacyCards,
  filters: availableFilters,
  sortingoptions: availableSort,
})
export type LegacyCatalogPage = z.output<typeof legacyPage>

/** A list has its own path, with every choice in the query (API-20). */
export const legacyCatalog = (path: string) =>
  endpoint({
    method: 'GET',
    path: `/api${path as `/${string}`}`,
    summary: 'Products of a list, with facets, legacy dialect (API-20)',
    auth: 'none',
    query: z.record(string, string),
    reply: legacyPage,
  })
