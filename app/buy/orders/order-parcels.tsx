import type { Order } from '#contract/buy/orders.ts'
import { longDate } from '#domain/platform/dates.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { orderWords } from './order-words.ts'

/** The parcels of an order that left in several: what is in each, and where it is. */
export function OrderParcels({ order: { parcels, items } }: { order: Order }) {
  const { country } = useCountry()
  const words = orderWords(country)
  const { timeZone } = countryProfiles[country]
  const nameOf = (sku: string) => {
    const line = items.find((item) => item.sku === sku)
    return line ? `${line.name} · ${words.size(line.size)}` : sku
  }
  if (parcels.length === 0) return null
  return (
    <ol className="mt-6 grid gap-4">
      {parcels.map(({ sent_at: sentAt, carrier, tracking, url, items: inside }, at) => (
        <li key={`${sentAt} ${at}`} className="border border-line bg-surface p-4">
          <h3 className="font-bold">{words.parcel(at + 1)}</h3>
          <p className="text-14 text-ink-2">{words.parcelSent(longDate(new Date(sentAt), timeZone))}</p>
          <ul className="mt-2">
            {inside.map(({ sku, quantity }) => (
              <li key={sku} className="text-14">
                {quantity} × {nameOf(sku)}
              </li>
            ))}
          </ul>
          {(carrier ?? tracking) && (
            <p className="mt-2 text-14 wrap-anywhere">{[carrier, tracking].filter(Boolean).join(' · ')}</p>
          )}
          {url && (
            <a
              href={url}
              rel="noopener"
              target="_blank"
              className="mt-1 inline-flex min-h-11 items-center text-14 font-medium underline underline-offset-4"
            >
              {words.parcelTracking}
            </a>
          )}
        </li>
      ))}
    </ol>
  )
}
