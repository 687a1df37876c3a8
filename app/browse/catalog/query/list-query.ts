import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { Call } from '#app/platform/api/client.ts'
import { speaksLegacy, visitorOf } from '#app/platform/country/visitor.ts'
import type { CatalogPage } from '#contract/browse/catalog.ts'
import type { ProductCardData } from '#contract/browse/product-card.ts'
import { entryKey } from '#domain/browse/catalog/address/entry-key.ts'
import { mergePage, replacePages, type HeldPages } from '#domain/browse/catalog/merge-pages.ts'
import { firstPage, withPage, type Selection } from '#domain/browse/catalog/address/selection.ts'

/** The page that opens a list, with the products of the one after it when they came along. */
export type OpenedPage = CatalogPage & { following?: readonly ProductCardData[] }

/** One page of a list in the cache. Pages are merged in the order they were received; 0 is the page that opened the list. */
type ListPage = CatalogPage & { receivedAt: number }
export type ListData = InfiniteData<ListPage, number>

/** Going back shows the list as it was left; after this it is asked for anew. */
const freshForMs = 5 * 60 * 1000

/** A list belongs to an address and to the place it is sent to: another city has other products and filters (GEO-05). */
export const listKey = (selection: Selection, place: string | undefined) =>
  ['catalog', entryKey(selection), place ?? null] as const

/** Asks from the browser, in the dialect the flag wants (OP-025). Neither is needed for the first paint. */
async function askForList(
  call: Call,
  selection: Selection,
  options: { signal: AbortSignal; type: CatalogPage['pageType'] },
): Promise<CatalogPage> {
  const cookies = document.cookie
  const { askCatalog } = await (speaksLegacy(cookies) ? import('./ask-legacy-catalog.ts') : import('./ask-catalog.ts'))
  return askCatalog(call, selection, visitorOf(cookies), options)
}

/** Who asks, and what for: the kind of page, and the place the list is sent to. */
export type ListScope = { call: Call; type: CatalogPage['pageType']; place: string | undefined }

/** The pages of one list, never refetched by themselves: a list must not change under the shopper's eyes. */
export function listQuery(selection: Selection, { call, type, place }: ListScope) {
  return infiniteQueryOptions({
    queryKey: listKey(selection, place),
    queryFn: async ({ pageParam, signal }): Promise<ListPage> => {
      const answer = await askForList(call, withPage(selection, pageParam), { signal, type })
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

/** What a loader brought, as the query holds it. */
export function openedList({ following, ...answer }: OpenedPage): ListData {
  const opening = { ...answer, receivedAt: 0 }
  const pages = following ? [opening, { ...opening, page: answer.page + 1, products: [...following] }] : [opening]
  return { pages, pageParams: pages.map(({ page }) => page) }
}

const inOrderOfArrival = (pages: readonly ListPage[]) => pages.toSorted((a, b) => a.receivedAt - b.receivedAt)

/** The answer a list was opened with: title, filters and whatever else the screen shows around the products. */
export const openingOf = ({ pages }: ListData): CatalogPage => inOrderOfArrival(pages)[0]!

/** The products of all pages, by the rule of the domain, with the number of the page that opened the list. */
export function mergeList({ pages }: ListData): HeldPages<ProductCardData> & { openedAt: number } {
  const [opening, ...others] = inOrderOfArrival(pages)
  const held = others.reduce<HeldPages<ProductCardData>>(mergePage, replacePages(opening!))
  return { ...held, openedAt: opening!.page }
}

/** Whether the cache has the page an address asks for, and recent enough to be shown again as it was left (U9). */
export function hasFresh(
  state: { data: ListData | undefined; dataUpdatedAt: number } | undefined,
  { page }: Selection,
): boolean {
  if (!state?.data || Date.now() - state.dataUpdatedAt >= freshForMs) return false
  return state.data.pages.some((held) => held.page === page)
}
