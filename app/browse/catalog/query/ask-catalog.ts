import type { Call, CallOptions } from '#app/platform/api/client.ts'
import { categoryCatalog, searchCatalog, staticPageCatalog, type CatalogPage } from '#contract/browse/catalog.ts'
import { requestOf } from '#domain/browse/catalog/address/request-of.ts'
import type { Selection } from '#domain/browse/catalog/address/selection.ts'
import type { Visitor } from '#app/platform/country/visitor.ts'

const declared = { search: searchCatalog, category: categoryCatalog, 'static-page': staticPageCatalog } as const

/**
 * One page of a list. Which of the three calls it is only matters to whoever counts them: the server works the kind of
 * page out from the path (CAT-06), and says it in the answer.
 */
export function askCatalog(
  call: Call,
  selection: Selection,
  visitor: Visitor,
  options: CallOptions & { type?: CatalogPage['pageType'] } = {},
): Promise<CatalogPage> {
  const { type = 'category', ...rest } = options
  return call(
    declared[selection.q ? 'search' : type === 'search' ? 'category' : type],
    { body: { ...visitor, ...requestOf(selection) } },
    rest,
  )
}
