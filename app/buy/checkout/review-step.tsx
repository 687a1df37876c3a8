import { CallFailure, isRefusedBy, sentenceOf } from '#app/platform/api/failures.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { TextLink, useHasText } from '#app/platform/ui/text-link.tsx'
import { checkoutWords } from './checkout-words.ts'
import { placeOrder, type Checkout } from '#contract/buy/checkout.ts'
import { otherCartSentence } from '#domain/buy/checkout/changes.ts'
import { kindOf } from '#domain/buy/payments/methods.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { Billing } from './billing.tsx'
import type { usePlaceOrder } from './use-place-order.ts'

function buttonText({ needs_payment, payment, totals }: Checkout, shop: ReturnType<typeof useCountry>): string {
  const words = checkoutWords(shop.country).review
  if (!needs_payment || !payment) return words.confirm
  const amount = formatPrice(totals.total, shop)
  return { voucher: words.voucher, transfer: words.transfer, redirect: words.pay, delivery: words.collect }[
    kindOf(payment)
  ](amount)
}

/**
 * What went wrong. When the answer is lost, the order may exist: the next tap sends the same key and gets the same order, and
 * nothing is charged before the shopper pays; only money of the wallet is taken with the order.
 */
function failureText(error: Error | null, { needs_payment, totals }: Checkout, words: Words): string {
  if (!(error instanceof CallFailure) || !error.isTransient) return sentenceOf(error)
  return needs_payment && totals.wallet === 0 ? words.notConfirmed : words.notConfirmedByWallet
}
type Words = ReturnType<typeof checkoutWords>['review']

type ReviewStepProps = {
  checkout: Checkout
  placing: ReturnType<typeof usePlaceOrder>
  /** The totals are being fetched again. */
  isStale: boolean
  /** The cart changed since this screen was opened; the customer must know before paying. */
  hasOtherCart: boolean
  onPlace(): void
  /** Back to where a guest typed who buys. */
  onChangeBuyer(): void
}

/** The last step: the choices are shown above, and the button names the price (U66, U52). */
export function ReviewStep({ checkout, placing, isStale, hasOtherCart, onPlace, onChangeBuyer }: ReviewStepProps) {
  const shop = useCountry()
  const hasTerms = useHasText()('ac-terminos-y-condiciones')
  const words = checkoutWords(shop.country).review
  const { isPending, isSuccess, error } = placing
  const refused = isRefusedBy(error, placeOrder) ? (error.data?.changes ?? []) : []
  const changes = !error && hasOtherCart ? [otherCartSentence] : refused
  const [before, link, after] = words.terms
  return (
    <>
      {(error || changes.length > 0) && (
        <div role="alert" className="mb-5 border-l-4 border-rojo bg-surface p-4">
          <p className="font-semibold">{changes.length > 0 ? words.changed : failureText(error, checkout, words)}</p>
          {changes.length > 0 && (
            <>
              <ul className="mt-2 grid list-disc gap-1 pl-5">
                {changes.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
              <p className="mt-2 text-ink-2">{words.lookAgain}</p>
            </>
          )}
        </div>
      )}
      <p className="text-ink-2">{words.text}</p>
      <Billing checkout={checkout} onChange={onChangeBuyer} />
      <Button isWide isBusy={isPending || isSuccess || isStale} onClick={onPlace} className="mt-5">
        {isPending || isSuccess ? words.busy : buttonText(checkout, shop)}
      </Button>
      <p className="mt-3 text-14 text-ink-2">
        {before}
        <TextLink page="ac-terminos-y-condiciones" target="_blank" className="underline underline-offset-4">
          {link}
          {hasTerms && <span className="sr-only"> {words.newTab}</span>}
        </TextLink>
        {after}
        {checkout.needs_address && ` ${words.regret(shop.promises.regretPeriod)}`}
      </p>
    </>
  )
}
