import { OrderAddress } from '#app/buy/orders/order-parts.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { AmountRow } from '#app/platform/ui/amount-row.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import { exchangeWords } from '#app/platform/texts/exchange-words.ts'
import type { ExchangePlan } from '#contract/after-sale/exchanges.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { dayInWords } from '#domain/platform/text/day-names.ts'

export function PlanItems({ plan }: { plan: ExchangePlan }) {
  const words = exchangeWords(useCountry().country)
  return (
    <ul>
      {plan.items.map((item) => (
        <li
          key={`${item.sku} ${item.way} ${item.replacement_size}`}
          className="grid grid-cols-[56px_minmax(0,1fr)] gap-3 border-b border-line py-3 first:pt-0 last:border-0"
        >
          <Picture
            source={item.image}
            alt=""
            sizes="56px"
            width={56}
            height={75}
            maxWidth={360}
            className="aspect-3/4 w-full rounded-edge bg-tile object-cover"
          />
          <div className="min-w-0">
            <p className="font-medium">{item.name}</p>
            <p className="text-14 text-ink-2">
              {words.size(item.size)} · {words.plan.units(item.quantity)}
            </p>
            <p className="text-14 text-ink-2">{item.reason}</p>
            {item.details && <p className="text-14 text-ink-2 wrap-anywhere">«{item.details}»</p>}
            <p className="mt-1 text-14 font-semibold">{item.way_label}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What the customer receives, with amounts and dates. */
export function PlanOutcome({ plan }: { plan: ExchangePlan }) {
  const shop = useCountry()
  const words = exchangeWords(shop.country).plan
  const money = (amount: number) => formatPrice(amount, shop)
  const { bank, wallet, credit } = plan.gives
  const sums = [
    [words.bank, bank],
    [words.wallet, wallet],
    [words.credit, credit],
  ] as const
  const replacements = plan.items.flatMap(({ name, replacement_size: size, sku, quantity }) =>
    size ? [{ sku, name, size, quantity }] : [],
  )
  return (
    <>
      {replacements.map(({ sku, name, size, quantity }) => (
        <p key={`${sku} ${size}`} className="font-medium">
          {quantity > 1 && `${quantity} × `}
          {words.replacement(name, size)}
        </p>
      ))}
      <dl className="grid gap-2">
        {sums
          .filter(([, amount]) => amount > 0)
          .map(([term, amount]) => (
            <AmountRow key={term} term={term} className="text-18 font-semibold">
              {money(amount)}
            </AmountRow>
          ))}
      </dl>
      {plan.shipping_returned > 0 && (
        <p className="mt-1 text-14 text-ink-2">{words.shippingReturned(money(plan.shipping_returned))}</p>
      )}
      <p className="mt-1 text-14 text-ink-2">{words.when(shop.promises.refundDays)}</p>
    </>
  )
}

/** How the goods are returned, and where a replacement is sent. */
export function PlanReturnMethod({ plan }: { plan: ExchangePlan }) {
  const words = exchangeWords(useCountry().country).plan
  const { branch, pickup_address: pickup, pickup_slot: slot, pickup_from: from, pickup_to: to, max_date: until } = plan
  return (
    <>
      {branch && (
        <>
          <p className="font-medium">{branch.name}</p>
          <p>
            {branch.address}, {branch.city}
          </p>
          <p className="text-14 text-ink-2">{branch.opening_hours}</p>
          {until && <p className="mt-1 font-semibold">{words.until(dayInWords(until))}</p>}
        </>
      )}
      {pickup && (
        <>
          <p className="font-medium">{words.pickupAt(slot ?? '8-17')}</p>
          {from && to && <p className="font-semibold">{words.between(dayInWords(from), dayInWords(to))}</p>}
          <div className="mt-2">
            <OrderAddress address={pickup} />
          </div>
        </>
      )}
      {plan.shipping_address && (
        <div className="mt-4">
          <p className="text-14 text-ink-2">{words.sentTo}</p>
          <OrderAddress address={plan.shipping_address} />
        </div>
      )}
    </>
  )
}
