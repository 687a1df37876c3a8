import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { checkoutWords } from './checkout-words.ts'
import type { Checkout, DeliveryOption } from '#contract/buy/checkout.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { arrivalText } from '#domain/buy/shipping/arrival-text.ts'
import { readyText } from '#domain/buy/shipping/pickup-words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'
import { Choice } from '#app/platform/forms/choice.tsx'

/** When the order arrives, as calendar days. */
export const arrivalOf = ({ from, to, branches }: DeliveryOption, country: OpenCountry) =>
  branches.length > 0 ? readyText(from, country) : arrivalText({ from, to })

/** The delivery method, with price and days. */
export function DeliveryStep({ checkout, onDone }: { checkout: Checkout; onDone(): void }) {
  const shop = useCountry()
  const words = checkoutWords(shop.country)
  const { shipping: tapped, change } = useCheckoutDraft()
  // A pickup is chosen before the address.
  const options = checkout.delivery.filter(({ code }) => code !== 'pickup')
  // The tapped option is shown at once; the totals follow with the answer.
  const shipping = tapped ?? checkout.shipping
  if (options.length === 0)
    return <p role="alert">{checkout.too_heavy ? words.delivery.tooHeavy : words.delivery.none}</p>
  const chosen = options.find(({ code }) => code === shipping) ?? options[0]!

  function goToNextStep() {
    change({ shipping: chosen.code })
    onDone()
  }

  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="sr-only">{words.delivery.legend}</legend>
        {options.map((option) => (
          <Choice
            key={option.code}
            name="delivery"
            value={option.code}
            isChosen={option === chosen}
            onChoose={() => change({ shipping: option.code })}
            label={option.label}
            amount={option.free ? words.delivery.free : formatPrice(option.price, shop)}
            isFree={option.free}
            detail={arrivalOf(option, shop.country)}
          />
        ))}
      </fieldset>
      <Button isWide onClick={goToNextStep} className="mt-5">
        {words.delivery.next}
      </Button>
    </>
  )
}
