import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useForm } from '#app/platform/forms/use-form.ts'
import { useIntentKey } from '#app/platform/forms/use-intent-key.ts'
import { GiftFields, useGiftLabels } from '#app/buy/gift-cards/gift-fields.tsx'
import { orderQueryKey, isSessionOrder, type OrderRef } from './use-orders.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { ListedItem } from '#app/platform/ui/listed-item.tsx'
import { giftCardWords } from '#app/platform/texts/gift-card-words.ts'
import { readGiftCards, sendGiftCard, type BoughtGiftCard } from '#contract/buy/gift-cards.ts'
import { dayIn, shortDate } from '#domain/platform/dates.ts'
import { checkGift, giftFieldsOf } from '#domain/buy/gift-cards/gift-card.ts'
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
  const labels = useGiftLabels()
  const { problem, attempts, isBusy, errorOf, form } = useForm({
    check(values) {
      const checked = checkGift(giftFieldsOf(values), today)
      return 'errors' in checked ? checked.errors : {}
    },
    async send(values) {
      const body = { ...reference, ...giftFieldsOf(values), id: String(card.id) }
      const { message } = await call(sendGiftCard, { body }, { idempotencyKey: keyOf(body) })
      await client.invalidateQueries({ queryKey: giftCardsKey(reference) })
      useFlash.getState().show({ text: message, flashMessageType: 'success' })
      onDone()
    },
  })
  return (
    <form {...form} className="grid gap-4 border-b border-line pt-2 pb-6">
      <FormProblems problem={problem} attempts={attempts} labels={labels} />
      <GiftFields
        values={{
          recipient_name: card.recipient_name ?? '',
          recipient_email: card.recipient_email ?? '',
          message: card.message,
          send_on: card.send_on ?? '',
        }}
        {...{ today, errorOf }}
      />
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
  const isWaiting = cards.some(({ state }) => state === 'waiting')
  const look = isWaiting ? 'my-6 border-l-4 border-lima bg-surface p-4' : 'border-t border-line py-6'
  return (
    <section aria-label={words.title} className={`${look} print:hidden`}>
      {isWaiting && <p className="mb-1 w-fit bg-lima px-2 py-0.5 text-14 font-semibold">{words.missing}</p>}
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
