import { Link } from 'react-router'
import type { StoreDay } from '#contract/desk/today.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { integer, money } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    sales: 'Ventas',
    orders: 'Pedidos pagados',
    basket: 'Compra media',
    failures: 'Pagos rechazados',
    returns: 'Devoluciones pedidas',
    before: (figure: string) => `${figure} hace una semana`,
  },
  en: {
    sales: 'Sales',
    orders: 'Paid orders',
    basket: 'Average order',
    failures: 'Rejected payments',
    returns: 'Returns requested',
    before: (figure: string) => `${figure} a week ago`,
  },
})

/** `+12 %`; nothing where a week ago there was nothing to compare with. */
function changeOf(today: number, lastWeek: number): string | undefined {
  if (lastWeek === 0) return undefined
  const percent = Math.round(((today - lastWeek) / lastWeek) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)} %`
}

type Shown = { name: string; today: number; lastWeek: number; show(value: number): string; to?: string }

function Figure({ name, today, lastWeek, show, to }: Shown) {
  const { before } = useWords(words)
  const change = changeOf(today, lastWeek)
  return (
    // The last of five fills its row, in two columns as in three.
    <div className="grid content-start gap-0.5 bg-paper px-3 py-2.5 last:col-span-2 wide:last:col-span-1">
      <dt className="text-13 text-ink-2">
        {to ? (
          <Link to={to} className="underline underline-offset-4">
            {name}
          </Link>
        ) : (
          name
        )}
      </dt>
      <dd className="figures font-display text-20 font-semibold">
        {show(today)} {change && <span className="text-13 font-normal">{change}</span>}
      </dd>
      <dd className="figures text-12 text-ink-2">{before(show(lastWeek))}</dd>
    </div>
  )
}

export function DayFigures({ day, at }: { day: StoreDay; at: string }) {
  const { country, orders, sales, failures, returns } = day
  const text = useWords(words)
  const language = useLanguage()
  const amount = (minor: number) => money(minor, country)
  const count = (value: number) => integer(value, language)
  const basket = (when: 'today' | 'lastWeek') => (orders[when] === 0 ? 0 : Math.round(sales[when] / orders[when]))
  const today = dayIn(countryProfiles[country].timeZone, new Date(at))
  const list = `/orders?country=${country}&from=${today}`
  return (
    <dl className="grid grid-cols-2 gap-px bg-line outline outline-line tablet:grid-cols-3 wide:grid-cols-5">
      <Figure name={text.sales} {...sales} show={amount} />
      <Figure name={text.orders} {...orders} show={count} to={list} />
      <Figure name={text.basket} today={basket('today')} lastWeek={basket('lastWeek')} show={amount} />
      <Figure name={text.failures} {...failures} show={count} to={`${list}&payment=rejected`} />
      <Figure name={text.returns} {...returns} show={count} />
    </dl>
  )
}
