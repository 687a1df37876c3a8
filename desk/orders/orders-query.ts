import { useInfiniteQuery } from '@tanstack/react-query'
import { listOrders } from '#contract/desk/orders.ts'
import type { DeskInput } from '#contract/desk/desk-endpoint.ts'
import { deskCall } from '#desk/platform/call.ts'

const filterNames = ['country', 'status', 'from', 'to', 'method', 'payment', 'text'] as const
export type OrderFilters = Partial<Record<(typeof filterNames)[number], string>>

/** What an address asks for; what it does not name is not filtered. */
export function filtersOf(search: URLSearchParams): OrderFilters {
  return Object.fromEntries(filterNames.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])))
}

/** Orders page by page as one scrolls. */
export function useOrders(filters: OrderFilters) {
  return useInfiniteQuery({
    queryKey: ['orders', filters],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filters, ...(pageParam && { after: pageParam }) } as DeskInput<typeof listOrders>['query']
      return deskCall(listOrders, { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}
