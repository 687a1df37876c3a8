import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { trackPurchase } from '#app/platform/tracking/track-purchase.ts'
import { Refused } from '#app/platform/api/failures.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { OrderView } from '#app/buy/orders/order-view.tsx'
import { isSessionOrder, orderQueryKey, ordersKey, useOrderActions, type OrderRef } from '#app/buy/orders/use-orders.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { Tile } from '#app/platform/ui/tile.tsx'
import { orderWords, type OrderWords } from '#app/buy/orders/order-words.ts'
import { readPaymentResult } from '#contract/buy/checkout.ts'
import type { CallReply } from '#contract/platform/endpoint.ts'
import { useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'
import { RegisterAfterwards } from './register-afterwards.tsx'
import { useRestoredDraft } from './use-checkout.ts'

type Result = CallReply<typeof readPaymentResult>

/** Polling interval while a payment is pending. */
const pollMs = 4000

function useResult(reference: OrderRef) {
  const call = useCall()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: [...ordersKey, 'result', reference],
    queryFn: async ({ signal }) => call(readPaymentResult, { body: reference }, { signal }),
    refetchInterval: ({ state }) => (state.data?.outcome === 'pending' ? pollMs : false),
    placeholderData: keepPreviousData,
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

function headlineOf({ outcome, order }: Result, words: OrderWords['success']): { title: string; text: string } {
  const { email } = order
  switch (outcome) {
    case 'approved':
      return { title: words.approved(order.shipping_address.first_name), text: words.approvedText(email) }
    case 'pending':
      return { title: words.pending, text: words.pendingText(email) }
    case 'voucher':
      return { title: words.voucher, text: words.voucherText(email) }
    case 'rejected':
      return { title: words.rejected, text: order.can_pay ? words.rejectedText : words.rejectedFinal }
    case 'cancelled':
      return { title: words.cancelled, text: words.cancelledText }
  }
}

function Outcome({ result, reference }: { result: Result; reference: OrderRef }) {
  const words = orderWords(useCountry().country)
  const { pay, again } = useOrderActions(reference)
  const { outcome, order, can_register } = result
  const { title, text } = headlineOf(result, words.success)
  const isGood = outcome === 'approved' || outcome === 'voucher'
  return (
    <div className="page grid content-start gap-x-16 pt-8 pb-14 wide:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] wide:pt-14">
      <div className="min-w-0">
        {isGood && <Tile className="mb-5 size-14 print:hidden" />}
        <h1 tabIndex={-1} className="text-28 font-bold wide:text-36">
          {title}
        </h1>
        <p role="status" className="mt-2 wrap-anywhere">
          {text}
        </p>
        <p className="mt-4 mb-6 font-semibold">{words.order(order.order_nr)}</p>
        {outcome === 'rejected' && (
          <Button
            isWide
            isBusy={order.can_pay ? pay.isBusy : again.isBusy}
            onClick={order.can_pay ? pay.run : again.run}
            className="mb-8 wide:w-auto!"
          >
            {order.can_pay ? words.success.retry : words.again}
          </Button>
        )}
        {can_register && isGood && <RegisterAfterwards order={order} />}
        <OrderView order={order} reference={reference} />
        <ButtonLink to="/" look="tertiary" className="mt-4 print:hidden">
          {words.success.shopOn}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Shown after the purchase and when a guest opens the link to the order: the payment result and the order (U70). */
export function SuccessScreen({ reference }: { reference: OrderRef }) {
  const words = orderWords(useCountry().country)
  const { data, error, refetch } = useResult(reference)
  const changeDraft = useCheckoutDraft((state) => state.change)
  const isRestored = useRestoredDraft()
  const isKnown = data !== undefined && isRestored
  // The typed data is now part of the order; only the reference to it is kept.
  useEffect(() => {
    if (isKnown)
      changeDraft({
        typed: {},
        isTyped: false,
        addressId: '',
        shipping: null,
        branchId: '',
        payment: null,
        usesWallet: false,
      })
  }, [isKnown, changeDraft])
  if (data) return <Outcome result={data} reference={reference} />
  if (error instanceof Refused) {
    return (
      <StateBlock
        headingLevel={1}
        title={words.gone}
        text={words.goneText}
        action={<ButtonLink to="/">{words.success.shopOn}</ButtonLink>}
      />
    )
  }
  if (error) {
    return (
      <StateBlock
        headingLevel={1}
        title={words.failedOne}
        action={<Button onClick={() => void refetch()}>{words.retry}</Button>}
      />
    )
  }
  return (
    <div role="status" className="page grid gap-4 pt-8 wide:max-w-160">
      <h1 tabIndex={-1} className="text-28 font-bold">
        {words.success.asking}
      </h1>
      <Skeleton className="h-24" />
      <Skeleton className="h-48" />
    </div>
  )
}
