import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { StateLabel } from '#app/customers/account-page/state-label.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import { orderAmounts } from './order-amounts.ts'
import { orderWords } from './order-words.ts'
import type { Order } from '#contract/buy/orders.ts'
import { shortDate } from '#domain/platform/dates.ts'
import { totalOf } from '#domain/buy/orders/amount-rows.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

const shownPictures = 4

/** An order in a list: status, items and total; the whole row is a link to it. */
export function OrderRow({ order, headingLevel: Heading = 'h2' }: { order: Order; headingLevel?: 'h2' | 'h3' }) {
  const shop = useCountry()
  const words = orderWords(shop.country)
  const { timeZone } = countryProfiles[shop.country]
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const [first] = order.items
  const others = new Set(order.items.map(({ name }) => name)).size - 1
  return (
    <li className="relative border-b border-line py-5 last:border-0">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <StateLabel isMarked={order.steps.some(({ done }) => !done)}>{order.label}</StateLabel>
        <span className="text-14 text-ink-2">{shortDate(new Date(order.placed_at), timeZone)}</span>
      </p>
      <div className="mt-3 flex gap-2">
        {order.items.slice(0, shownPictures).map(({ sku, image }) => (
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
      <div className="mt-2 flex items-center justify-between gap-4">
        <div className="min-w-0">
          <Heading className="font-text text-16 font-semibold">
            <Link
              to={`/account/orders/${order.order_nr}`}
              aria-label={words.detailsOf(order.order_nr)}
              className="after:absolute after:inset-0"
            >
              {words.order(order.order_nr)}
            </Link>
          </Heading>
          <p className="line-clamp-2 text-14 wrap-anywhere">
            {first?.name}
            {others > 0 && ` ${words.andMore(others)}`}
          </p>
          <p className="text-14 text-ink-2">
            {words.products(count)} ·{' '}
            <span className="figures">{formatPrice(toUnits(totalOf(orderAmounts(order, shop)), shop), shop)}</span>
          </p>
        </div>
        <ChevronRight aria-hidden="true" size={22} strokeWidth={1.5} className="shrink-0 text-ink-2" />
      </div>
    </li>
  )
}
