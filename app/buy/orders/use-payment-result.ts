import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import { trackPurchase } from '#app/platform/tracking/track-purchase.ts'
import { readPaymentResult } from '#contract/buy/checkout.ts'
import type { CallReply } from '#contract/platform/endpoint.ts'
import { isSessionOrder, orderQueryKey, ordersKey, type OrderRef } from './use-orders.ts'

export type PaymentResult = CallReply<typeof readPaymentResult>

/** While a provider is at it, and while the shopper may be paying in another tab. */
const soonMs = 4000
const laterMs = 20_000

function pollMs(result: PaymentResult | undefined): number | false {
  if (!result) return false
  const { outcome, order } = result
  if (outcome === 'pending' || order.to_pay?.situation === 'expired') return soonMs
  return order.to_pay ? laterMs : false
}

type Options = {
  isEnabled?: boolean
  /** The provider's id of the payment, from the address it sent the shopper back to. */
  attempt?: string | undefined
}

/** How the payment of an order ended, or what it waits for, asked from the provider; kept up to date while it waits. */
export function usePaymentResult(reference: OrderRef, { isEnabled = true, attempt }: Options = {}) {
  const call = useCall()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: [...ordersKey, 'result', reference],
    enabled: isEnabled,
    queryFn: async ({ signal }) =>
      call(readPaymentResult, { body: { ...reference, ...(attempt && { attempt }) } }, { signal }),
    refetchInterval: ({ state }) => pollMs(state.data),
    placeholderData: keepPreviousData,
    // Back in this tab, what happened in another is asked for at once.
    staleTime: 0,
    meta: { isPersonal: isSessionOrder(reference) },
  })
  const order = query.data?.order
  useEffect(() => {
    if (order) client.setQueryData(orderQueryKey({ order_nr: order.order_nr }), order)
  }, [client, order])
  const isPaid = query.data?.outcome === 'approved'
  useEffect(() => {
    if (order && isPaid) trackPurchase(order)
  }, [order, isPaid])
  return query
}
