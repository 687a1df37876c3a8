import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { Refused } from '#desk/platform/call.ts'

export const orderKey = (orderNr: string) => ['order', orderNr] as const

function keepOrder(client: QueryClient, order: DeskOrder): void {
  client.setQueryData(orderKey(order.orderNr), { order })
  void client.invalidateQueries({ queryKey: ['orders'] })
  void client.invalidateQueries({ queryKey: ['today'] })
}

export const hasChangedMeanwhile = (error: unknown): error is Refused =>
  error instanceof Refused && error.refusal.code === 'changed_meanwhile'

/**
 * An act on an order. One idempotency key for what was decided once: pressing again after a silence does nothing twice.
 * Where somebody else was faster, the order is read again, so that one decides on what is.
 */
export function useOrderAct<T>(
  orderNr: string,
  act: (given: T, idempotencyKey: string) => Promise<{ order: DeskOrder }>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ given, key }: { given: T; key: string }) => act(given, key),
    onSuccess: ({ order }) => keepOrder(client, order),
    onError: (error) => {
      if (hasChangedMeanwhile(error)) void client.invalidateQueries({ queryKey: orderKey(orderNr) })
    },
  })
}
