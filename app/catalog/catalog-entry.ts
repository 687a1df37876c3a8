import type { QueryClient } from '@tanstack/react-query'
import type { CatalogPage } from '#contract/catalog.ts'
import type { ProductCardData } from '#contract/product-card.ts'
import { entryKey } from '#domain/catalog/entry-key.ts'
import { mergePage, replacePages, type HeldPages } from '#domain/catalog/merge-pages.ts'
import { firstPage, type Selection } from '#domain/catalog/selection.ts'

/** The page that opens a list, with the products of the one after it when they came along. */
export type OpenedPage = CatalogPage & { following?: readonly ProductCardData[] }

/** One list as this page holds it: the answer that opened it, and every page of products fetched since. */
export type CatalogEntry = {
  answer: CatalogPage
  held: HeldPages<ProductCardData>
  /** Pages that came by scrolling alone. */
  automatic: number
  /** What the last answer complained of (CAT-24). */
  errorMessage: string | null
  /** It came with the page, not by a call (OP-022). */
  isFromPage: boolean
}

/** Going back shows the list as it was left; after this it is asked for anew. */
export const heldForMs = 5 * 60 * 1000

export const catalogKey = (selection: Selection) => ['catalog', entryKey(selection)] as const

/** Lists beyond these are forgotten, the longest unseen first. */
const mostHeld = 20

export function keepEntry(client: QueryClient, key: ReturnType<typeof catalogKey>, entry: CatalogEntry): void {
  // Nobody watches a list but its own screen, and a list on screen must not be swept away by a timer.
  client.setQueryDefaults(['catalog'], { gcTime: Infinity })
  client.setQueryData(key, entry)
  const all = client.getQueryCache().findAll({ queryKey: ['catalog'] })
  const old = all.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt).slice(mostHeld)
  for (const { queryKey } of old) client.removeQueries({ queryKey, exact: true })
}

export function entryOf(answer: OpenedPage, isFromPage = false): CatalogEntry {
  const { following, page } = answer
  const opened = replacePages(answer)
  const held = following ? mergePage(opened, { products: following, page: page + 1 }) : opened
  return { answer, held, automatic: 0, errorMessage: answer.messages.error, isFromPage }
}

export function withAnswer(entry: CatalogEntry, answer: CatalogPage, isAutomatic: boolean): CatalogEntry {
  return {
    ...entry,
    held: mergePage(entry.held, answer),
    automatic: entry.automatic + (isAutomatic ? 1 : 0),
    errorMessage: answer.messages.error,
  }
}

/** Whether the page an address asks for is among those held. The first page of a list is wherever we entered it. */
export function holds({ held }: CatalogEntry, { page }: Selection): boolean {
  return page === firstPage ? held.firstHeld === firstPage : held.firstHeld <= page && page <= held.page
}
