import { useInfiniteQuery } from '@tanstack/react-query'
import { batchSize } from '#contract/platform/list-page.ts'

type BatchesOptions<T> = {
  queryKey: readonly unknown[]
  idOf: (item: T) => string | number
  read: (page: { limit: string; offset: string }, signal: AbortSignal) => Promise<{ items: T[]; hasMore: boolean }>
  isEnabled?: boolean
}

/**
 * A list of the account loaded four at a time. An item that moved to a later batch meanwhile is shown once (INV-29).
 */
export function useBatches<T>({ queryKey, idOf, read, isEnabled = true }: BatchesOptions<T>) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery({
      queryKey,
      enabled: isEnabled,
      queryFn: ({ pageParam, signal }) => read({ limit: String(batchSize), offset: String(pageParam) }, signal),
      initialPageParam: 0,
      getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length * batchSize : undefined),
      meta: { isPersonal: true },
    })
  const all = data?.pages.flatMap(({ items }) => items)
  return {
    items: all && [...new Map(all.map((item) => [idOf(item), item])).values()],
    isError,
    refetch,
    more: {
      hasMore: hasNextPage,
      isBusy: isFetchingNextPage,
      hasFailed: isFetchNextPageError,
      load: () => void fetchNextPage(),
    },
  }
}

export type LoadMore = ReturnType<typeof useBatches>['more']
