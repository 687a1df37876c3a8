import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { useCall } from '#app/api/use-call.ts'
import { useRun } from '#app/api/use-run.ts'
import type { CatalogPage } from '#contract/catalog.ts'
import { withPage, type Selection } from '#domain/catalog/selection.ts'
import { askForList } from './list-call.ts'
import { catalogKey, entryOf, keepEntry, withAnswer, type CatalogEntry } from './catalog-entry.ts'

/** The first batch only fills the screen, so it is not a step down the list. */
type Asked = { page: number; isAutomatic: boolean; isFirst?: boolean }

/**
 * What is held of the list, straight from the cache: it is never refetched behind the shopper's back. New products are
 * drawn in slices, so that a tap does not wait for ten cards.
 */
function useEntry(key: ReturnType<typeof catalogKey>, answer: CatalogPage) {
  const client = useQueryClient()
  const id = key[1]
  const opened = useMemo(() => entryOf(answer), [answer])
  const held = client.getQueryData<CatalogEntry>(key) ?? opened
  const [drawn, draw] = useState({ id, entry: held })
  useEffect(() => {
    const follow = () => {
      const entry = client.getQueryData<CatalogEntry>(['catalog', id])
      if (entry) startTransition(() => draw({ id, entry }))
    }
    follow()
    return client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === 'catalog' && query.queryKey[1] === id) follow()
    })
  }, [client, id])
  const entry = drawn.id === id ? drawn.entry : held
  return { entry, isBehind: entry.held !== held.held }
}

/** The pages of a list on this screen: those held, and the ways to the next and the previous one. */
export function useCatalogPages(selection: Selection, answer: CatalogPage, onLoaded: (page: number) => void) {
  const call = useCall()
  const client = useQueryClient()
  const key = catalogKey(selection)
  const { entry: shown, isBehind } = useEntry(key, answer)
  const { held, automatic, errorMessage } = shown

  const { start, isPending, error, variables } = useRun(async ({ page, isAutomatic, isFirst }: Asked) => {
    const loaded = await askForList(call, withPage(selection, page), { type: answer.pageType })
    const entry = client.getQueryData<CatalogEntry>(key) ?? entryOf(answer)
    keepEntry(client, key, withAnswer(entry, loaded, isAutomatic && !isFirst))
    if (page > entry.held.page && !isFirst) onLoaded(page)
  })

  const hasNext = held.page * answer.itemsPerPage < answer.total
  const next = (isAutomatic: boolean) => !isPending && !isBehind && start({ page: held.page + 1, isAutomatic })

  // Ten products do not fill a screen: the second page comes at once (U35).
  const isAlone = held.firstHeld === held.page && hasNext
  useEffect(() => {
    if (client.getQueryData(key) === undefined) keepEntry(client, key, entryOf(answer, true))
    if (isAlone) start({ page: held.page + 1, isAutomatic: true, isFirst: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once per list and answer
  }, [key[1], answer])

  return {
    products: held.products,
    shown: Math.min(held.page * answer.itemsPerPage, answer.total),
    /** The second page is still to come, and comes by itself. */
    isAlone,
    automatic,
    hasNext,
    hasPrevious: held.firstHeld > 1,
    firstHeld: held.firstHeld,
    nextPage: held.page + 1,
    isLoadingNext: variables !== undefined && (isPending || isBehind) && variables.page > held.page,
    isLoadingPrevious: variables !== undefined && (isPending || isBehind) && variables.page < held.firstHeld,
    isBusy: isPending || isBehind,
    hasFailed: error !== undefined || errorMessage !== null,
    next,
    previous: () => !isPending && !isBehind && start({ page: held.firstHeld - 1, isAutomatic: false }),
  }
}
