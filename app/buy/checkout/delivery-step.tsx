import { useState } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { SelectField } from '#app/platform/ui/field.tsx'
import { checkoutWords } from './checkout-words.ts'
import type { Checkout, DeliveryOption } from '#contract/buy/checkout.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { arrivalText, readyText } from '#domain/buy/shipping/arrival-text.ts'
import { useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'
import { Choice } from '#app/platform/forms/choice.tsx'

/** When the order arrives, as calendar days. */
export const arrivalOf = ({ from, to, branches }: DeliveryOption) =>
  branches.length > 0 ? readyText(from) : arrivalText({ from, to })

/** The delivery method, with price and days. */
export function DeliveryStep({ checkout, onDone }: { checkout: Checkout; onDone(): void }) {
  const shop = useCountry()
  const words = checkoutWords(shop.country)
  const { branchId, shipping: tapped, change } = useCheckoutDraft()
  const [isBranchMissing, setIsBranchMissing] = useState(false)
  const { delivery: options } = checkout
  // The tapped option is shown at once; the totals follow with the answer.
  const shipping = tapped ?? checkout.shipping
  if (options.length === 0) return <p role="alert">{words.delivery.none}</p>
  const chosen = options.find(({ code }) => code === shipping) ?? options[0]!
  const needsBranch = chosen.branches.length > 0
  const branch =
    chosen.branches.find(({ id }) => String(id) === branchId) ??
    (chosen.branches.length === 1 ? chosen.branches[0] : undefined)

  function goToNextStep() {
    if (needsBranch && !branch) {
      setIsBranchMissing(true)
      document.getElementById('branch')?.focus()
      return
    }
    change({ shipping: chosen.code, branchId: branch ? String(branch.id) : '' })
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
            detail={arrivalOf(option)}
          >
            {option.branches.length > 0 && (
              <SelectField
                id="branch"
                label={words.delivery.branch}
                value={branch ? String(branch.id) : ''}
                error={isBranchMissing && !branch ? words.delivery.chooseBranch : undefined}
                help={branch ? `${branch.address}, ${branch.city}. ${branch.opening_hours}` : undefined}
                onChange={({ target }) => change({ branchId: target.value })}
                options={[
                  { value: '', label: words.delivery.chooseBranch },
                  ...option.branches.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
            )}
          </Choice>
        ))}
      </fieldset>
      <Button isWide onClick={goToNextStep} className="mt-5">
        {words.delivery.next}
      </Button>
    </>
  )
}
