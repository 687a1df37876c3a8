import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import type { CatalogPage } from '#contract/browse/catalog.ts'
import type { Selection } from '#domain/browse/catalog/address/selection.ts'
import { listQuery, mergeList, openedList } from './list-query.ts'

/** A fetch that is under way is waited for, never started again. */
const once = { cancelRefetch: false } as const

/** Tells that the list on screen has grown downwards, beyond the two pages that opened it. */
function useGrowth(list: string, page: number, openedAt: number, onGrown: (page: number) => void): void {
  const before = useRef({ list, page })
  const tell = useEffectEvent(onGrown)
  useEffect(() => {
    const hasGrown = before.current.list === list && page > before.current.page && page > openedAt + 1
    before.current = { list, page }
    if (hasGrown) tell(page)
  }, [list, page, openedAt])
}

type List = { selection: Selection; answer: CatalogPage; place: string | undefined }

/** The pages of a list on this screen, and the ways to the next and the previous one. */
export function useCatalogPages({ selection, answer, place }: List, onGrown: (page: number) => void) {
  const options = listQuery(selection, { call: useCall(), type: answer.pageType, place })
  const query = useInfiniteQuery({ ...options, initialData: () => openedList(answer), select: mergeList })
  const { fetchNextPage, fetchPreviousPage, hasNextPage, isError, isFetching } = query
  const id = options.queryKey.join(' ')

  // New products are drawn in slices, so that a tap does not wait for ten cards; another list is drawn at once.
  const current = useMemo(() => ({ id, held: query.data }), [id, query.data])
  const deferred = useDeferredValue(current)
  const { held } = deferred.id === id ? deferred : current
  const isBehind = held !== current.held

  useGrowth(id, held.page, held.openedAt, onGrown)

  // Ten products do not fill a screen: the page after the one that opened the list comes at once (U35).
  const isAlone = current.held.page === current.held.openedAt && hasNextPage
  useEffect(() => {
    if (isAlone && !isError) void fetchNextPage(once)
  }, [isAlone, isError, fetchNextPage])

  return {
    products: held.products,
    shown: Math.min(held.page * answer.itemsPerPage, answer.total),
    /** Batches that came after the two pages that opened the list. */
    batches: isAlone ? 0 : held.page - held.openedAt - 1,
    hasNext: hasNextPage,
    hasPrevious: query.hasPreviousPage,
    firstHeld: held.firstHeld,
    nextPage: held.page + 1,
    isLoadingNext: query.isFetchingNextPage || current.held.page > held.page,
    isLoadingPrevious: query.isFetchingPreviousPage || current.held.firstHeld < held.firstHeld,
    isBusy: isFetching || isBehind || isAlone,
    hasFailed: isError,
    next: () => void fetchNextPage(once),
    previous: () => void fetchPreviousPage(once),
  }
}
