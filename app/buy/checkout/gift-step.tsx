import { useState } from 'react'
import { GiftFields, useGiftLabels } from '#app/buy/gift-cards/gift-fields.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'
import { Choice } from '#app/platform/forms/choice.tsx'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { formValues, useForm } from '#app/platform/forms/use-form.ts'
import { giftCardWords } from '#app/platform/texts/gift-card-words.ts'
import { Button } from '#app/platform/ui/button.tsx'
import type { Cart } from '#contract/buy/cart.ts'
import { unitPrice } from '#domain/buy/cart/changes-since.ts'
import { checkGift, giftFieldsOf, type GiftFields as Values } from '#domain/buy/gift-cards/gift-card.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { dayInWords } from '#domain/platform/text/day-names.ts'

/** The mail as its reader will see it, while it is typed. */
function Preview({ values, amounts }: { values: Values; amounts: readonly string[] }) {
  const words = giftCardWords(useCountry().country)
  const { recipient_name: name, recipient_email: email, message, send_on: day } = values
  return (
    <figure className="border border-ink bg-paper p-4">
      <figcaption className="eyebrow text-ink-2">{words.step.preview}</figcaption>
      {amounts.map((amount, at) => (
        <p key={at} className="figures mt-2 text-22 font-bold">
          {words.bought.of(amount)}
        </p>
      ))}
      {name && <p className="mt-1 font-semibold">{words.step.to(name)}</p>}
      {message && <blockquote className="mt-2 border-l-4 border-lima pl-3 wrap-anywhere">{message}</blockquote>}
      <p className="mt-3 text-14 text-ink-2 wrap-anywhere">
        {day && email && `${words.step.sends(dayInWords(day), email)}. `}
        {words.step.expiry}
      </p>
    </figure>
  )
}

function GiftForm({ cart, onDone }: { cart: Cart; onDone(): void }) {
  const shop = useCountry()
  const { step: words } = giftCardWords(shop.country)
  const { gift, change } = useCheckoutDraft()
  const [today] = useState(() => dayIn(countryProfiles[shop.country].timeZone, new Date()))
  const labels = useGiftLabels()
  const { problem, attempts, errorOf, form } = useForm({
    check(values) {
      const checked = checkGift(giftFieldsOf(values), today)
      return 'errors' in checked ? checked.errors : {}
    },
    async send(values) {
      change({ gift: giftFieldsOf(values), giftWhen: 'now' })
      onDone()
    },
  })
  const cards = cart.items.filter((item) => item.is_gift_card)
  const amounts = cards.flatMap((item) =>
    Array.from({ length: item.quantity }, () => formatPrice(unitPrice(item), shop)),
  )
  const values = giftFieldsOf(gift)
  return (
    <form
      {...form}
      onChange={({ currentTarget }) => change({ gift: giftFieldsOf(formValues(new FormData(currentTarget))) })}
      className="mt-4 grid gap-4"
    >
      <FormProblems {...{ problem, attempts, labels }} />
      <GiftFields {...{ values, today, errorOf }} />
      <Preview values={{ ...values, send_on: values.send_on || today }} amounts={amounts} />
      {amounts.length > 1 && <p className="text-14 text-ink-2">{words.all}</p>}
      <Button type="submit" isWide>
        {words.next}
      </Button>
    </form>
  )
}

/** Who gets the gift cards, asked before paying; a buyer who does not know yet says so. */
export function GiftStep({ cart, onDone }: { cart: Cart; onDone(): void }) {
  const { step: words } = giftCardWords(useCountry().country)
  const { giftWhen, change } = useCheckoutDraft()
  const [when, setWhen] = useState(giftWhen ?? 'now')
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-semibold">{words.legend}</legend>
        <Choice
          name="gift_when"
          value="now"
          isChosen={when === 'now'}
          onChoose={() => setWhen('now')}
          label={words.now}
        />
        <Choice
          name="gift_when"
          value="later"
          isChosen={when === 'later'}
          onChoose={() => setWhen('later')}
          label={words.later}
          detail={words.laterText}
        />
      </fieldset>
      {when === 'now' ? (
        <GiftForm {...{ cart, onDone }} />
      ) : (
        <Button
          isWide
          onClick={() => {
            change({ giftWhen: 'later' })
            onDone()
          }}
          className="mt-5"
        >
          {words.next}
        </Button>
      )}
    </>
  )
}
