import { useEffect } from 'react'
import { Refused } from '#app/platform/api/failures.ts'
import { OrderView } from '#app/buy/orders/order-view.tsx'
import { PaymentDue } from '#app/buy/orders/payment-due.tsx'
import { useOrderActions, type OrderRef } from '#app/buy/orders/use-orders.ts'
import { usePaymentResult, type PaymentResult } from '#app/buy/orders/use-payment-result.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { Tile } from '#app/platform/ui/tile.tsx'
import { orderWords, type OrderWords } from '#app/buy/orders/order-words.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'
import { RegisterAfterwards } from './register-afterwards.tsx'
import { useRestoredDraft } from './use-checkout.ts'

/** How an order ended that waits for nothing any more. */
function headlineOf({ outcome, order }: PaymentResult, words: OrderWords['success']): { title: string; text: string } {
  const wasPaid = order.payments.some(({ status, method }) => status !== 'rejected' && method !== 'wallet')
  if (outcome === 'cancelled') {
    return { title: words.cancelled, text: wasPaid ? words.cancelledText : words.cancelledUnpaid }
  }
  if (outcome === 'approved') {
    return { title: words.approved(order.shipping_address.first_name), text: words.approvedText(order.email) }
  }
  return { title: words.rejected, text: words.rejectedFinal }
}

function Ended({ result, reference }: { result: PaymentResult; reference: OrderRef }) {
  const shop = useCountry()
  const words = orderWords(shop.country)
  const { again } = useOrderActions(reference)
  const { outcome, order, can_register } = result
  const { title, text } = headlineOf(result, words.success)
  const isPaid = outcome === 'approved'
  return (
    <>
      {isPaid && <Tile className="mb-5 size-14 print:hidden" />}
      <Heading title={title} />
      <p role="status" className="mt-2 wrap-anywhere">
        {text} {order.to_collect !== null && words.collect(formatPrice(order.to_collect, shop))}
      </p>
      <p className="mt-4 mb-6 font-semibold">{words.order(order.order_nr)}</p>
      {!isPaid && (
        <Button isWide isBusy={again.isBusy} onClick={again.run} className="mb-8 wide:w-auto!">
          {words.again}
        </Button>
      )}
      {can_register && isPaid && <RegisterAfterwards order={order} />}
    </>
  )
}

const Heading = ({ title }: { title: string }) => (
  <h1 tabIndex={-1} className="text-28 font-bold wide:text-36">
    {title}
  </h1>
)

function Outcome({ result, reference }: { result: PaymentResult; reference: OrderRef }) {
  const words = orderWords(useCountry().country)
  const { outcome, order, can_register } = result
  const toPay = order.to_pay
  return (
    <div className="page pt-8 pb-14 wide:pt-14">
      <OrderView order={order} reference={reference} offersAgain={!toPay && outcome !== 'approved'}>
        {toPay ? (
          <>
            <PaymentDue {...{ order, toPay, result, reference }} renderHeading={(title) => <Heading title={title} />} />
            <p className="mt-6 mb-6 font-semibold">{words.order(order.order_nr)}</p>
          </>
        ) : (
          <Ended result={result} reference={reference} />
        )}
      </OrderView>
      {can_register && outcome === 'voucher' && (
        <div className="mt-8 max-w-160">
          <RegisterAfterwards order={order} />
        </div>
      )}
      <ButtonLink to="/" look="tertiary" className="mt-4 print:hidden">
        {words.success.shopOn}
      </ButtonLink>
    </div>
  )
}

/** Shown after the purchase and when a guest opens the link to the order: the payment result and the order (U70). */
export function SuccessScreen({ reference, attempt }: { reference: OrderRef; attempt?: string | undefined }) {
  const words = orderWords(useCountry().country)
  const { data, error, refetch } = usePaymentResult(reference, { attempt })
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
        gift: {},
        giftWhen: null,
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
