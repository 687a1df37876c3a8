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
    conversion: 'Carritos comprados',
    stockOuts: 'Talles agotados hoy',
    misses: 'Búsquedas sin resultado',
    before: (figure: string) => `${figure} hace una semana`,
    of: (bought: string, begun: string) => `${bought} de ${begun} carritos de hoy`,
    still: 'y siguen sin stock',
    visitors: 'visitantes de hoy, cada uno una vez',
  },
  en: {
    sales: 'Sales',
    orders: 'Paid orders',
    basket: 'Average order',
    failures: 'Rejected payments',
    returns: 'Returns requested',
    conversion: 'Carts bought',
    stockOuts: 'Sizes sold out today',
    misses: 'Searches without results',
    before: (figure: string) => `${figure} a week ago`,
    of: (bought: string, begun: string) => `${bought} of ${begun} carts of today`,
    still: 'and still out of stock',
    visitors: 'visitors of today, each once',
  },
})

/** `+12 %`; nothing where a week ago there was nothing to compare with. */
function changeOf(today: number, lastWeek: number): string | undefined {
  if (lastWeek === 0) return undefined
  const percent = Math.round(((today - lastWeek) / lastWeek) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)} %`
}

type Shown = {
  name: string
  today: number
  /** Nothing where the shop does not keep what was so a week ago. */
  lastWeek?: number
  show(value: number): string
  /** The list behind it. */
  to: string
  /** What it means, in place of the figure of last week. */
  note?: string
}

function Figure({ name, today, lastWeek, show, to, note }: Shown) {
  const { before } = useWords(words)
  const change = lastWeek === undefined ? undefined : changeOf(today, lastWeek)
  return (
    <div className="grid content-start gap-0.5 bg-paper px-3 py-2.5">
      <dt className="text-13 text-ink-2">
        <Link to={to} className="underline underline-offset-4">
          {name}
        </Link>
      </dt>
      <dd className="figures font-display text-20 font-semibold">
        {show(today)} {change && <span className="text-13 font-normal">{change}</span>}
      </dd>
      {lastWeek !== undefined && <dd className="figures text-12 text-ink-2">{before(show(lastWeek))}</dd>}
      {note && <dd className="figures text-12 text-ink-2">{note}</dd>}
    </div>
  )
}

export function DayFigures({ day, at }: { day: StoreDay; at: string }) {
  const { country, orders, sales, failures, returns, carts, cartsBought, stockOuts, missedSearches } = day
  const text = useWords(words)
  const language = useLanguage()
  const amount = (minor: number) => money(minor, country)
  const count = (value: number) => integer(value, language)
  const basket = (when: 'today' | 'lastWeek') => (orders[when] === 0 ? 0 : Math.round(sales[when] / orders[when]))
  const share = (when: 'today' | 'lastWeek') => (carts[when] === 0 ? 0 : (100 * cartsBought[when]) / carts[when])
  const percent = (value: number) => `${Math.round(value)} %`
  const today = dayIn(countryProfiles[country].timeZone, new Date(at))
  const list = `/orders?country=${country}&from=${today}`
  return (
    <dl className="grid grid-cols-2 gap-px bg-line outline outline-line tablet:grid-cols-4">
      <Figure name={text.sales} {...sales} show={amount} to={list} />
      <Figure name={text.orders} {...orders} show={count} to={list} />
      <Figure name={text.basket} today={basket('today')} lastWeek={basket('lastWeek')} show={amount} to={list} />
      <Figure name={text.failures} {...failures} show={count} to={`${list}&payment=rejected`} />
      <Figure name={text.returns} {...returns} show={count} to={`/returns?country=${country}`} />
      <Figure
        name={text.conversion}
        today={share('today')}
        lastWeek={share('lastWeek')}
        show={percent}
        to={list}
        note={text.of(count(cartsBought.today), count(carts.today))}
      />
      <Figure
        name={text.stockOuts}
        today={stockOuts}
        show={count}
        to={`/today/stock-outs?country=${country}`}
        note={text.still}
      />
      <Figure
        name={text.misses}
        today={missedSearches}
        show={count}
        to={`/today/searches?country=${country}`}
        note={text.visitors}
      />
    </dl>
  )
}
