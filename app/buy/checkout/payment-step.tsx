import { Lock } from 'lucide-react'
import { useState } from 'react'
import { PaymentWays, TestModeNote } from '#app/buy/orders/payment-ways.tsx'
import { paymentWayWords } from '#app/buy/orders/payment-way-words.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { checkoutWords } from './checkout-words.ts'
import type { Checkout } from '#contract/buy/checkout.ts'
import { providerName } from '#domain/buy/payments/method-words.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'

/** The payment method. The wallet can be combined with any other method, or used alone when it covers the total. */
export function PaymentStep({ checkout, onDone }: { checkout: Checkout; onDone(): void }) {
  const shop = useCountry()
  const words = checkoutWords(shop.country).payment
  const ways = paymentWayWords(shop.country)
  const { usesWallet, payment: chosen, change } = useCheckoutDraft()
  const [isMissing, setIsMissing] = useState(false)
  const { payments, wallet, needs_payment } = checkout
  // The tapped option is shown at once; the totals follow with the answer.
  const asked = chosen ?? checkout.payment
  const isRefused = payments.some(({ code, refusal }) => code === asked && refusal !== null)
  const payment = isRefused ? null : asked
  const provider = payment ? providerName(payment) : undefined

  function goToNextStep() {
    if (needs_payment && !payment) {
      setIsMissing(true)
      return
    }
    change({ payment })
    onDone()
  }

  const isClosed = needs_payment && payments.length === 0

  return (
    <>
      <TestModeNote ways={payments} />
      {wallet.balance > 0 && (
        <label className="mb-3 flex min-h-12 cursor-pointer items-center gap-3 rounded-edge border border-ink-2/50 bg-surface p-4">
          <input
            type="checkbox"
            checked={usesWallet}
            onChange={({ target }) => change({ usesWallet: target.checked })}
            className="size-5 shrink-0 accent-ink"
          />
          <span className="font-semibold">{words.wallet(formatPrice(wallet.balance, shop))}</span>
        </label>
      )}
      {wallet.not_for_gift_cards > 0 && (
        <p className="mb-3 text-14 text-ink-2">{words.notForGiftCards(formatPrice(wallet.not_for_gift_cards, shop))}</p>
      )}
      {isClosed && (
        <p role="alert" className="border-l-4 border-rojo bg-surface p-4 font-medium">
          {words.none}
        </p>
      )}
      {needs_payment && !isClosed && (
        <fieldset className="grid gap-3" aria-describedby={isMissing && !payment ? 'payment-missing' : undefined}>
          <legend className="sr-only">{words.legend}</legend>
          <PaymentWays ways={payments} chosen={payment} onChoose={(code) => change({ payment: code })} />
        </fieldset>
      )}
      {!needs_payment && <p className="border-l-4 border-lima bg-surface p-4">{words.covered}</p>}
      {isMissing && needs_payment && !payment && (
        <p id="payment-missing" role="alert" className="mt-2 font-medium text-rojo">
          {words.choose}
        </p>
      )}
      {provider && needs_payment && (
        <p className="mt-4 flex gap-2 text-14 text-ink-2">
          <Lock aria-hidden="true" size={18} strokeWidth={1.5} className="mt-0.5 shrink-0" />
          {ways.safe(provider)}
        </p>
      )}
      {!isClosed && (
        <Button isWide onClick={goToNextStep} className="mt-5">
          {words.next}
        </Button>
      )}
    </>
  )
}
