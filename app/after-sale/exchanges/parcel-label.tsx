import { useRouteLoaderData } from 'react-router'
import { useAccount } from '#app/customers/session/use-account.ts'
import { useCountry, type RootData } from '#app/platform/country/use-country.ts'
import { exchangeWords } from '#app/platform/texts/exchange-words.ts'
import { Paper } from '#app/platform/ui/paper.tsx'
import { Wordmark } from '#app/platform/ui/wordmark.tsx'
import type { Exchange } from '#contract/after-sale/exchanges.ts'
import { addressLines } from '#domain/buy/orders/address-lines.ts'
import { Barcode } from './barcode.tsx'

function Party({ title, lines, isLarge }: { title: string; lines: readonly string[]; isLarge?: boolean }) {
  const [name, ...rest] = lines
  return (
    <section className="border-t border-ink py-2">
      <h2 className="eyebrow text-ink-2">{title}</h2>
      <p className={isLarge ? 'text-18' : 'text-14'}>
        <strong className="block font-bold">{name}</strong>
        {rest.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
    </section>
  )
}

/** The label of a parcel on its way back, on a sheet of its own: from whom, to where, and its number for people and scanners. */
export function ParcelLabel({ exchange }: { exchange: Exchange }) {
  const { country } = useCountry()
  const { one: words, label } = exchangeWords(country)
  const seller = useRouteLoaderData<RootData>('root')?.seller
  const { data: account } = useAccount()
  const { batchnumber, branch, order_nr: orderNr, pickup_address: pickup, shipping_address: home } = exchange
  const from = pickup ?? home
  const name = account ? `${account.first_name} ${account.last_name}` : ''
  const sender = from ? [`${from.first_name} ${from.last_name}`, ...addressLines(from, country)] : [name]
  const destination = branch
    ? [branch.name, branch.address, `${branch.city}, ${branch.postcode}`]
    : [seller?.company ?? '', label.department, seller?.address ?? '']
  return (
    <Paper kind="label">
      <div className="flex items-center justify-between gap-4 pb-2">
        <Wordmark />
        <p className="text-14">{label.order(orderNr)}</p>
      </div>
      <Party title={label.to} lines={destination.filter(Boolean)} isLarge />
      <Party title={label.from} lines={sender.filter(Boolean)} />
      <section className="border-t border-ink pt-2">
        <h2 className="eyebrow text-ink-2">{words.process}</h2>
        <p className="figures text-22 font-bold tracking-wider">{batchnumber}</p>
        <Barcode text={batchnumber} label={words.process} className="mt-2 h-20 w-full px-4" />
      </section>
    </Paper>
  )
}
