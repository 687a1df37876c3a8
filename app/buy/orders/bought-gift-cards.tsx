import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useForm } from '#app/platform/forms/use-form.ts'
import { useIntentKey } from '#app/platform/forms/use-intent-key.ts'
import { orderQueryKey, isSessionOrder, type OrderRef } from './use-orders.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { ListedItem } from '#app/platform/ui/listed-item.tsx'
import { giftCardWords } from '#app/platform/texts/gift-card-words.ts'
import { readGiftCards, sendGiftCard, type BoughtGiftCard } from '#contract/buy/gift-cards.ts'
import { dayIn, shortDate } from '#domain/platform/dates.ts'
import { checkGift } from '#domain/buy/gift-cards/gift-card.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

const giftCardsKey = (reference: OrderRef) => [...orderQueryKey(reference), 'gift-cards']

type GiftFormProps = { card: BoughtGiftCard; reference: OrderRef }

function GiftForm({ card, reference, onDone }: GiftFormProps & { onDone(): void }) {
  const { country } = useCountry()
  const { bought: words } = giftCardWords(country)
  const call = useCall()
  const client = useQueryClient()
  const keyOf = useIntentKey()
  const [today] = useState(() => dayIn(countryProfiles[country].timeZone, new Date()))
  const fieldsOf = (values: Readonly<Record<string, string | undefined>>) => ({
    recipient_name: values.recipient_name ?? '',
    recipient_email: values.recipient_email ?? '',
    message: values.message ?? '',
    send_on: values.send_on ?? '',
  })
  const { problem, attempts, isBusy, errorOf, form } = useForm({
    check(values) {
      const checked = checkGift(fieldsOf(values), today)
      return 'errors' in checked ? checked.errors : {}
    },
    async send(values) {
      const body = { ...reference, ...fieldsOf(values), id: String(card.id) }
      const { message } = await call(sendGiftCard, { body }, { idempotencyKey: keyOf(body) })
      await client.invalidateQueries({ queryKey: giftCardsKey(reference) })
      useFlash.getState().show({ text: message, flashMessageType: 'success' })
      onDone()
    },
  })
  const labels = {
    recipient_name: words.name,
    recipient_email: words.email,
    message: words.message,
    send_on: words.day,
  }
  const named = <N extends keyof typeof labels>(name: N) => ({
    id: name,
    name,
    label: labels[name],
    error: errorOf(name),
  })
  return (
    <form {...form} className="grid gap-4 border-b border-line pt-2 pb-6">
      <FormProblems problem={problem} attempts={attempts} labels={labels} />
      <Field
        {...named('recipient_name')}
        autoComplete="off"
        autoCapitalize="words"
        defaultValue={card.recipient_name ?? ''}
      />
      <Field
        {...named('recipient_email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        defaultValue={card.recipient_email ?? ''}
      />
      <Field {...named('message')} autoComplete="off" maxLength={300} defaultValue={card.message} />
      <Field {...named('send_on')} type="date" min={today} defaultValue={card.send_on ?? today} />
      <Button type="submit" isWide isBusy={isBusy}>
        {isBusy ? words.sending : words.send}
      </Button>
    </form>
  )
}

/** The gift cards of a paid order: recipient and date of each. */
export function BoughtGiftCards({ reference }: { reference: OrderRef }) {
  const shop = useCountry()
  const { bought: words } = giftCardWords(shop.country)
  const call = useCall()
  const [chosen, setChosen] = useState<number>()
  const { data: cards = [] } = useQuery({
    queryKey: giftCardsKey(reference),
    queryFn: async ({ signal }) => (await call(readGiftCards, { body: reference }, { signal })).gift_cards,
    meta: { isPersonal: isSessionOrder(reference) },
  })
  if (cards.length === 0) return null
  const { timeZone } = countryProfiles[shop.country]
  return (
    <section aria-label={words.title} className="border-t border-line py-6 print:hidden">
      <h2 className="mb-2 text-18 font-bold">{words.title}</h2>
      <p className="text-14 text-ink-2">{words.text}</p>
      <ul>
        {cards.map((card) => {
          const { id, state, amount, send_on: on } = card
          const day = on ? shortDate(new Date(`${on}T12:00:00Z`), timeZone) : ''
          const isOpen = state === 'waiting' || state === 'scheduled'
          return (
            <Fragment key={id}>
              <ListedItem
                name={words.of(formatPrice(amount, shop))}
                details={[words.states[state]({ name: card.recipient_name ?? '', day })]}
              >
                {isOpen && chosen !== id && (
                  <Button look="secondary" onClick={() => setChosen(id)}>
                    {state === 'waiting' ? words.choose : words.change}
                  </Button>
                )}
              </ListedItem>
              {isOpen && chosen === id && (
                <li>
                  <GiftForm card={card} reference={reference} onDone={() => setChosen(undefined)} />
                </li>
              )}
            </Fragment>
          )
        })}
      </ul>
    </section>
  )
}
