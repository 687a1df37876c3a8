import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBatches } from '#app/customers/account-page/use-batches.ts'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { ordersKey } from '#app/buy/orders/use-orders.ts'
import { readExchangeOptions, readExchangeOrders, readExchangeSizes } from '#contract/after-sale/exchange-start.ts'
import {
  cancelExchange,
  readExchange,
  readExchanges,
  reviewExchange,
  type Exchange,
} from '#contract/after-sale/exchanges.ts'

export const exchangesKey = ['exchanges']
const personal = { meta: { isPersonal: true } }

/** The orders that can be exchanged or returned, and why the others cannot. */
export function useExchangeOrders({ isEnabled = true } = {}) {
  const call = useCall()
  return useQuery({
    queryKey: [...exchangesKey, 'orders'],
    enabled: isEnabled,
    queryFn: ({ signal }) => call(readExchangeOrders, { body: {} }, { signal }),
    ...personal,
  })
}

export function useExchangeOptions() {
  const call = useCall()
  return useQuery({
    queryKey: [...exchangesKey, 'options'],
    queryFn: ({ signal }) => call(readExchangeOptions, { body: {} }, { signal }),
    ...personal,
  })
}

/** The other sizes, fetched again whenever they are shown because stock changes. */
export function useExchangeSizes(sku: string, { isEnabled }: { isEnabled: boolean }) {
  const call = useCall()
  return useQuery({
    queryKey: [...exchangesKey, 'sizes', sku],
    enabled: isEnabled,
    staleTime: 0,
    queryFn: async ({ signal }) => (await call(readExchangeSizes, { body: { sku } }, { signal })).sizes,
    ...personal,
  })
}

/** A preview of the request; the previous one stays visible until the next arrives. */
export function usePlan(payload: string) {
  const call = useCall()
  return useQuery({
    queryKey: [...exchangesKey, 'review', payload],
    staleTime: 0,
    queryFn: async ({ signal }) => (await call(reviewExchange, { body: { payload } }, { signal })).plan,
    placeholderData: keepPreviousData,
    ...personal,
  })
}

/** The customer's requests, latest first, four at a time. */
export function useExchanges() {
  const call = useCall()
  return useBatches({
    queryKey: [...exchangesKey, 'list'],
    idOf: ({ batchnumber }: Exchange) => batchnumber,
    read: async (page, signal) => {
      const { exchanges, hasMore } = await call(readExchanges, { body: page }, { signal })
      return { items: exchanges, hasMore }
    },
  })
}

export function useExchange(batchnumber: string, { isEnabled }: { isEnabled: boolean }) {
  const call = useCall()
  return useQuery({
    queryKey: [...exchangesKey, 'one', batchnumber],
    enabled: isEnabled,
    queryFn: async ({ signal }) => (await call(readExchange, { body: { batchnumber } }, { signal })).exchange,
    ...personal,
  })
}

/** Cancels a request; every tap has its own idempotency key. */
export function useCancelExchange(batchnumber: string) {
  const call = useCall()
  const client = useQueryClient()
  const show = useFlash((state) => state.show)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (idempotencyKey: string) => call(cancelExchange, { body: { batchnumber } }, { idempotencyKey }),
    onSuccess: ({ message }) => show({ text: message, flashMessageType: 'success' }),
    onError: (error) => show({ text: sentenceOf(error), flashMessageType: 'error' }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: exchangesKey }),
        client.invalidateQueries({ queryKey: ordersKey }),
      ]),
  })
  return { run: () => mutateAsync(crypto.randomUUID()).catch(() => undefined), isBusy: isPending }
}
