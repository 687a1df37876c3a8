import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { accountWords } from '#app/platform/texts/account-words.ts'
import { shortDate } from '#domain/platform/dates.ts'
import { formatPrice } from '#domain/platform/money.ts'

type Ending = { amount: number; until: string } | null

type MoneyRowProps = { to: string; label: string; amount: number; ending: Ending }

function MoneyRow({ to, label, amount, ending }: MoneyRowProps) {
  const shop = useCountry()
  const words = accountWords(shop.country).money
  return (
    <li className="border-b border-line last:border-0">
      <Link to={to} className="flex min-h-16 items-center gap-4 py-2">
        <span className="grow">
          <span className="block font-semibold">{label}</span>
          {ending && (
            <span className="block text-14 text-ink-2">
              {words.ending(formatPrice(ending.amount, shop), shortDate(new Date(ending.until), shop.timeZone))}
            </span>
          )}
        </span>
        <span className="figures text-18 font-bold">{formatPrice(amount, shop)}</span>
        <ChevronRight aria-hidden="true" size={22} strokeWidth={1.5} className="shrink-0 text-ink-2" />
      </Link>
    </li>
  )
}

type MoneyRowsProps = {
  wallet: { balance: number; ending: Ending } | null
  credits: { available: number; ending: Ending }
}

/** What the customer has: wallet and credits with their amounts (design: account). */
export function MoneyRows({ wallet, credits }: MoneyRowsProps) {
  const { sections, money } = accountWords(useCountry().country)
  return (
    <section aria-label={money.title} className="mt-8">
      <h2 className="eyebrow text-ink-2">{money.title}</h2>
      <ul className="mt-1">
        {wallet && (
          <MoneyRow to="/account/wallet" label={sections.wallet.label} amount={wallet.balance} ending={wallet.ending} />
        )}
        <MoneyRow to="/account/credits" label={money.credits} amount={credits.available} ending={credits.ending} />
      </ul>
    </section>
  )
}
