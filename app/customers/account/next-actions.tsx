import { useState } from 'react'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { accountWords } from '#app/platform/texts/account-words.ts'
import type { AccountAction } from '#contract/customers/account-home.ts'
import { untilWords } from '#domain/buy/payments/until-words.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { dayInWords } from '#domain/platform/text/day-names.ts'

const pathOf = ({ kind, ref }: AccountAction): string =>
  ({
    pay: `/account/orders/${ref}`,
    pick_up: `/account/orders/${ref}`,
    send_gift_card: `/account/orders/${ref}`,
    drop_off: `/account/exchange/finish/${ref}/`,
    credit_ends: `/account/credits/${ref}`,
    wallet_ends: '/account/wallet',
  })[kind]

/** What the customer has to do next, the most urgent first, each with the way there. */
export function NextActions({ actions }: { actions: readonly AccountAction[] }) {
  const shop = useCountry()
  const words = accountWords(shop.country).next
  const [now] = useState(() => new Date())
  if (actions.length === 0) return null
  return (
    <section aria-label={words.title} className="mt-6 border-l-4 border-lima bg-surface">
      <ul>
        {actions.map((action) => {
          const { kind, ref, amount, place, until, until_day: day } = action
          const { text, link } = words.of[kind]({
            ref,
            sum: amount === null ? '' : formatPrice(amount, shop),
            place: place ?? '',
            until: until ? untilWords(shop.timeZone, new Date(until), now) : day ? `el ${dayInWords(day)}` : '',
          })
          return (
            <li key={`${kind} ${ref}`} className="border-b border-line p-4 last:border-0">
              <p className="font-semibold">{text}</p>
              <ButtonLink to={pathOf(action)} look="tertiary" className="-mb-2">
                {link}
                <ArrowRight aria-hidden="true" size={20} strokeWidth={1.5} />
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
