import type { Call, CallOptions } from '#app/platform/api/client.ts'
import { categoryCatalog, searchCatalog, staticPageCatalog, type CatalogPage } from '#contract/browse/catalog.ts'
import { requestOf } from '#domain/browse/catalog/address/request-of.ts'
import type { Selection } from '#domain/browse/catalog/address/selection.ts'
import type { Visitor } from '#app/platform/country/visitor.ts'

const endpoints = { search: searchCatalog, category: categoryCatalog, 'static-page': staticPageCatalog } as const

/**
 * Fetches one page of a list. The three endpoints only differ in metrics: the server derives the page type from the
 * path (CAT-06) and returns it in the answer.
 */
export function fetchCatalog(
  call: Call,
  selection: Selection,
  visitor: Visitor,
  options: CallOptions & { type?: CatalogPage['pageType'] } = {},
): Promise<CatalogPage> {
  const { type = 'category', ...rest } = options
  return call(
    endpoints[selection.q ? 'search' : type === 'search' ? 'category' : type],
    { body: { ...visitor, ...requestOf(selection) } },
    rest,
  )
}
