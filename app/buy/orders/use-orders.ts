import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useBatches } from '#app/customers/account-page/use-batches.ts'
import { track } from '#app/platform/tracking/track.ts'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { cartKey, getCachedCart, restoreCart } from '#app/buy/cart/client/cart-query.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { buyAgain, cancelOrder, readOrder, readOrders, type Order } from '#contract/buy/orders.ts'

export const ordersKey = ['orders']

/** The customer's orders, latest first, four at a time (ORD-04, ORD-05). */
export function useOrders({ isEnabled = true } = {}) {
  const call = useCall()
  return useBatches({
    queryKey: [...ordersKey, 'list'],
    isEnabled,
    idOf: ({ order_nr }: Order) => order_nr,
    read: async (page, signal) => {
      const { orders, hasMoreOrders } = await call(readOrders, { body: page }, { signal })
      return { items: orders, hasMore: hasMoreOrders }
    },
  })
}

/** Identifies an order and how it is accessed: by the session, or by the key of a guest's link. */
export type OrderRef = { order_nr: string; order_key?: string | undefined }

/** An order opened by a link stays cached when the session ends: the link still opens it. */
export const isSessionOrder = ({ order_key }: OrderRef) => order_key === undefined

export const orderQueryKey = ({ order_nr }: OrderRef) => [...ordersKey, order_nr]

export function useOrder(ref: OrderRef) {
  const call = useCall()
  return useQuery({
    queryKey: orderQueryKey(ref),
    queryFn: async ({ signal }) => (await call(readOrder, { body: ref }, { signal })).order,
    meta: { isPersonal: isSessionOrder(ref) },
  })
}

/** The actions on an order. Every tap has its own idempotency key. */
export function useOrderActions(ref: OrderRef) {
  const { country } = useCountry()
  const call = useCall()
  const client = useQueryClient()
  const navigate = useNavigate()
  const show = useFlash((state) => state.show)
  const onError = (error: Error) => show({ text: sentenceOf(error), flashMessageType: 'error' })
  const cancel = useMutation({
    mutationFn: (idempotencyKey: string) => call(cancelOrder, { body: ref }, { idempotencyKey }),
    onSuccess: ({ message }) => {
      const order = client.getQueryData<Order>(orderQueryKey(ref))
      if (order?.payments.some(({ status }) => status === 'approved')) track('refund', order)
      show({ text: message, flashMessageType: 'success' })
    },
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey }),
  })
  const again = useMutation({
    mutationFn: async (idempotencyKey: string) => {
      await restoreCart(country, client)
      const hash = getCachedCart(client)?.hash
      return call(buyAgain, { body: { ...ref, ...(hash && { hash }) } }, { idempotencyKey })
    },
    onSuccess: ({ message, cart }) => {
      client.setQueryData(cartKey, cart)
      show({ text: message, flashMessageType: 'success' })
      void navigate('/cart')
    },
    onError,
  })
  return {
    cancel: { run: () => cancel.mutateAsync(crypto.randomUUID()).catch(() => undefined), isBusy: cancel.isPending },
    again: { run: () => again.mutate(crypto.randomUUID()), isBusy: again.isPending },
  }
}
