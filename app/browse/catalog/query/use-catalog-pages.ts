import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import type { CatalogPage } from '#contract/browse/catalog.ts'
import type { Selection } from '#domain/browse/catalog/address/selection.ts'
import { listQuery, mergeList, initialListData } from './list-query.ts'

/** Waits for a running fetch instead of restarting it. */
const withoutRestart = { cancelRefetch: false } as const

/** Calls back when the list on screen has grown beyond the two pages that opened it. */
function useOnGrown(list: string, page: number, openedAt: number, onGrown: (page: number) => void): void {
  const before = useRef({ list, page })
  const notifyGrown = useEffectEvent(onGrown)
  useEffect(() => {
    const hasGrown = before.current.list === list && page > before.current.page && page > openedAt + 1
    before.current = { list, page }
    if (hasGrown) notifyGrown(page)
  }, [list, page, openedAt])
}

type List = { selection: Selection; answer: CatalogPage; place: string | undefined }

/** The pages of the list on screen, with functions to load the next and the previous one. */
export function useCatalogPages({ selection, answer, place }: List, onGrown: (page: number) => void) {
  const options = listQuery(selection, { call: useCall(), type: answer.pageType, place })
  const query = useInfiniteQuery({ ...options, initialData: () => initialListData(answer), select: mergeList })
  const { fetchNextPage, fetchPreviousPage, hasNextPage, isError, isFetching } = query
  const id = options.queryKey.join(' ')

  // New products are rendered in slices, so that a tap does not wait for ten cards; another list is rendered at once.
  const current = useMemo(() => ({ id, loaded: query.data }), [id, query.data])
  const deferred = useDeferredValue(current)
  const { loaded } = deferred.id === id ? deferred : current
  const isBehind = loaded !== current.loaded

  useOnGrown(id, loaded.page, loaded.openedAt, onGrown)

  // Ten products do not fill a screen, so the page after the first is fetched at once (U35).
  const isAlone = current.loaded.page === current.loaded.openedAt && hasNextPage
  useEffect(() => {
    if (isAlone && !isError) void fetchNextPage(withoutRestart)
  }, [isAlone, isError, fetchNextPage])

  return {
    products: loaded.products,
    shown: Math.min(loaded.page * answer.itemsPerPage, answer.total),
    /** Batches loaded after the two pages that opened the list. */
    batches: isAlone ? 0 : loaded.page - loaded.openedAt - 1,
    hasNext: hasNextPage,
    hasPrevious: query.hasPreviousPage,
    firstLoaded: loaded.firstLoaded,
    nextPage: loaded.page + 1,
    isLoadingNext: query.isFetchingNextPage || current.loaded.page > loaded.page,
    isLoadingPrevious: query.isFetchingPreviousPage || current.loaded.firstLoaded < loaded.firstLoaded,
    isBusy: isFetching || isBehind || isAlone,
    hasFailed: isError,
    next: () => void fetchNextPage(withoutRestart),
    previous: () => void fetchPreviousPage(withoutRestart),
  }
}
