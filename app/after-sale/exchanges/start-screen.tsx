import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { AccountPage, AccountSection } from '#app/customers/account-page/account-page.tsx'
import { MoreButton } from '#app/customers/account-page/more-button.tsx'
import { StateLabel } from '#app/customers/account-page/state-label.tsx'
import { Loading } from '#app/customers/account-page/with-account.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Picture } from '#app/platform/ui/picture.tsx'
import { exchangeWords } from '#app/platform/texts/exchange-words.ts'
import type { ExchangeOrder } from '#contract/after-sale/exchange-start.ts'
import type { Exchange } from '#contract/after-sale/exchanges.ts'
import { shortDate } from '#domain/platform/dates.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { dayInWords } from '#domain/platform/text/day-names.ts'
import { useExchangeOrders, useExchanges } from './use-exchanges.ts'

const shownPictures = 4

function PossibleOrder({ order }: { order: ExchangeOrder }) {
  const words = exchangeWords(useCountry().country).start
  return (
    <li className="relative flex items-center justify-between gap-4 border-b border-line py-4 last:border-0">
      <div className="min-w-0">
        <div className="flex flex-wrap gap-2">
          {order.lines.slice(0, shownPictures).map(({ sku, image }) => (
            <Picture
              key={sku}
              source={image}
              alt=""
              sizes="56px"
              width={56}
              height={75}
              maxWidth={360}
              className="aspect-3/4 w-14 rounded-edge bg-tile object-cover"
            />
          ))}
        </div>
        <h3 className="mt-2 font-text text-16 font-semibold">
          <Link
            to={`/account/exchange/changereturn?order=${order.order_nr}`}
            aria-label={words.begin(order.order_nr)}
            className="after:absolute after:inset-0"
          >
            {words.order(order.order_nr)}
          </Link>
        </h3>
        <p className="text-14 wrap-anywhere">{[...new Set(order.lines.map(({ name }) => name))].join(', ')}</p>
        {order.until && <p className="text-14 text-ink-2">{words.until(dayInWords(order.until))}</p>}
      </div>
      <ChevronRight aria-hidden="true" size={22} strokeWidth={1.5} className="shrink-0 text-ink-2" />
    </li>
  )
}

function RequestRow({ exchange }: { exchange: Exchange }) {
  const { country } = useCountry()
  const words = exchangeWords(country).start
  const { batchnumber, label, created_at: at, can_cancel: isOpen } = exchange
  return (
    <li className="relative flex items-center justify-between gap-4 border-b border-line py-4 last:border-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <StateLabel isMarked={isOpen}>{label}</StateLabel>
          <span className="text-14 text-ink-2">{shortDate(new Date(at), countryProfiles[country].timeZone)}</span>
        </p>
        <h3 className="mt-2 font-text text-16 font-semibold">
          <Link
            to={`/account/exchange/finish/${batchnumber}/`}
            aria-label={words.follow(batchnumber)}
            className="after:absolute after:inset-0"
          >
            {words.request(batchnumber)}
          </Link>
        </h3>
        <p className="text-14 text-ink-2">{exchange.items.map(({ name }) => name).join(', ')}</p>
      </div>
      <ChevronRight aria-hidden="true" size={22} strokeWidth={1.5} className="shrink-0 text-ink-2" />
    </li>
  )
}

function Requests() {
  const words = exchangeWords(useCountry().country).start
  const { items: exchanges, more } = useExchanges()
  if (!exchanges || exchanges.length === 0) return null
  return (
    <AccountSection title={words.requests}>
      <ul className="-mt-4">
        {exchanges.map((exchange) => (
          <RequestRow key={exchange.batchnumber} exchange={exchange} />
        ))}
      </ul>
      <MoreButton {...more} />
    </AccountSection>
  )
}

/** Starts an exchange or return and lists the existing requests (EXC-01). */
export function ExchangeStartScreen() {
  const words = exchangeWords(useCountry().country)
  const { data, isError, refetch } = useExchangeOrders()
  const possible = data?.orders.filter(({ obstacle }) => obstacle === null)
  const others = data?.orders.flatMap(({ order_nr: nr, obstacle }) => (obstacle === null ? [] : [{ nr, obstacle }]))
  return (
    <AccountPage title={words.title}>
      {data && possible && others ? (
        <div className="mt-4">
          {possible.length > 0 ? (
            <AccountSection title={words.start.possible}>
              <ul className="-mt-4">
                {possible.map((order) => (
                  <PossibleOrder key={order.order_nr} order={order} />
                ))}
              </ul>
            </AccountSection>
          ) : (
            <AccountSection title={data.message} text={words.start.noneText} />
          )}
          <Requests />
          {others.length > 0 && (
            <AccountSection title={words.start.impossible}>
              <ul className="grid gap-2">
                {others.map(({ nr, obstacle }) => (
                  <li key={nr} className="flex flex-wrap justify-between gap-x-4">
                    <Link to={`/account/orders/${nr}`} className="underline underline-offset-4">
                      {words.start.order(nr)}
                    </Link>
                    <span className="text-ink-2">{words.start.obstacles[obstacle]}</span>
                  </li>
                ))}
              </ul>
            </AccountSection>
          )}
        </div>
      ) : (
        <Loading {...{ isError, refetch }} shapes={['h-28', 'h-28', 'h-28']} />
      )}
    </AccountPage>
  )
}
