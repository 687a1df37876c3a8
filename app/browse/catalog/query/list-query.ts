import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { Call } from '#app/platform/api/client.ts'
import { usesLegacyApi, visitorOf } from '#app/platform/country/visitor.ts'
import { loadAgain } from '#app/platform/bootstrap/load-again.ts'
import type { CatalogPage } from '#contract/browse/catalog.ts'
import type { ProductCardData } from '#contract/browse/product-card.ts'
import { entryKey } from '#domain/browse/catalog/address/entry-key.ts'
import { mergePage, replacePages, type LoadedPages } from '#domain/browse/catalog/merge-pages.ts'
import { firstPage, withPage, type Selection } from '#domain/browse/catalog/address/selection.ts'

/** The page that opens a list, with the products of the next page when they were fetched along with it. */
export type InitialPage = CatalogPage & { following?: readonly ProductCardData[] }

/**
 * One page of a list in the cache. Pages are merged in the order they were received; 0 marks the page that opened the
 * list.
 */
type ListPage = CatalogPage & { receivedAt: number }
export type ListData = InfiniteData<ListPage, number>

/** Going back shows the list as it was left; after this time it is fetched again. */
const freshForMs = 5 * 60 * 1000

/** A list is cached by address and shipping place: another city has other products and filters (GEO-05). */
export const listKey = (selection: Selection, place: string | undefined) =>
  ['catalog', entryKey(selection), place ?? null] as const

/** Fetches from the browser, from the API that the flag selects (OP-025). Neither is needed for the first paint. */
async function fetchListPage(
  call: Call,
  selection: Selection,
  options: { signal: AbortSignal; type: CatalogPage['pageType'] },
): Promise<CatalogPage> {
  const cookies = document.cookie
  const { fetchCatalog } = await loadAgain(() =>
    usesLegacyApi(cookies) ? import('./fetch-legacy-catalog.ts') : import('./fetch-catalog.ts'),
  )
  return fetchCatalog(call, selection, visitorOf(cookies), options)
}

/** What a list query needs besides the selection: the caller, the page type and the shipping place. */
export type ListScope = { call: Call; type: CatalogPage['pageType']; place: string | undefined }

/** Whether the list on screen is for another place. One that is not hydrated yet is in no cache, and is for this one. */
export function isForAnotherPlace(client: QueryClient, selection: Selection, place: string | undefined): boolean {
  const [name, entry] = listKey(selection, place)
  const isKnown = client.getQueryCache().findAll({ queryKey: [name, entry] }).length > 0
  return isKnown && client.getQueryData(listKey(selection, place)) === undefined
}

/** The pages of one list. They are never refetched automatically: a list must not change while the visitor reads it. */
export function listQuery(selection: Selection, { call, type, place }: ListScope) {
  return infiniteQueryOptions({
    queryKey: listKey(selection, place),
    queryFn: async ({ pageParam, signal }): Promise<ListPage> => {
      const answer = await fetchListPage(call, withPage(selection, pageParam), { signal, type })
      if (answer.messages.error !== null) throw new Error(answer.messages.error)
      return { ...answer, receivedAt: Date.now() }
    },
    initialPageParam: selection.page,
    getNextPageParam: ({ page, itemsPerPage, total }) => (page * itemsPerPage < total ? page + 1 : undefined),
    getPreviousPageParam: ({ page }) => (page > firstPage ? page - 1 : undefined),
    staleTime: Infinity,
    structuralSharing: false,
  })
}

/** The loader's page in the shape of the query's data. */
export function initialListData({ following, ...answer }: InitialPage): ListData {
  const opening = { ...answer, receivedAt: 0 }
  const pages = following ? [opening, { ...opening, page: answer.page + 1, products: [...following] }] : [opening]
  return { pages, pageParams: pages.map(({ page }) => page) }
}

const byReceivedAt = (pages: readonly ListPage[]) => pages.toSorted((a, b) => a.receivedAt - b.receivedAt)

/** The answer a list was opened with: title, filters and everything else the screen shows around the products. */
export const initialPageOf = ({ pages }: ListData): CatalogPage => byReceivedAt(pages)[0]!

/** The products of all pages, merged by the domain rule, and the number of the page that opened the list. */
export function mergeList({ pages }: ListData): LoadedPages<ProductCardData> & { openedAt: number } {
  const [opening, ...others] = byReceivedAt(pages)
  const loaded = others.reduce<LoadedPages<ProductCardData>>(mergePage, replacePages(opening!))
  return { ...loaded, openedAt: opening!.page }
}

/** Whether the cache has the requested page, recent enough to be shown again (U9). */
export function hasFreshPage(
  state: { data: ListData | undefined; dataUpdatedAt: number } | undefined,
  { page }: Selection,
): boolean {
  if (!state?.data || Date.now() - state.dataUpdatedAt >= freshForMs) return false
  return state.data.pages.some((loaded) => loaded.page === page)
}
