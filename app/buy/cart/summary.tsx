import { useShippingMethods } from '#app/buy/shipping/use-shipping-methods.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { AmountRow } from '#app/platform/ui/amount-row.tsx'
import { WaysToPay } from '#app/platform/ui/ways-to-pay.tsx'
import type { Cart } from '#contract/buy/cart.ts'
import { needsParcel } from '#domain/buy/cart/needs-parcel.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { useCartWords } from './use-cart-words.ts'

/** The arrival date of standard shipping, as on the product page; its space is reserved while it loads. */
function ArrivalLine() {
  const { data, arrivalOf } = useShippingMethods()
  const standard = data?.data.standard
  return <p className="min-h-5 text-14 text-ink-2">{standard && arrivalOf(standard)}</p>
}

/** What the delivery costs, as far as it can be said before the place is known. */
function ShippingRow({ cart: { delivery, shippingAmountTotal: amount } }: { cart: Cart }) {
  const shop = useCountry()
  const { summary: words } = useCartWords()
  if (delivery) {
    return (
      <AmountRow term={words.shipping} className="[&_dd]:text-ink-2">
        {delivery === 'too_heavy' ? words.notTogether : words.byPlace}
      </AmountRow>
    )
  }
  return (
    <AmountRow term={words.shipping} className={amount === 0 ? '[&_dd]:text-verde' : ''}>
      {amount === 0 ? words.free : formatPrice(amount, shop)}
    </AmountRow>
  )
}

/** Everything the order will cost, so that nothing new appears at the last step (U52). */
export function Summary({ cart, isStale }: { cart: Cart; isStale: boolean }) {
  const shop = useCountry()
  const { summary: words } = useCartWords()
  const ofCoupons = cart.discount - cart.promotions.reduce((sum, { discount }) => sum + discount, 0)
  const isSent = needsParcel(cart.items)
  const money = (amount: number) => formatPrice(amount, shop)
  return (
    <section aria-busy={isStale || undefined}>
      <h2 className="text-18 font-bold">{words.title}</h2>
      <dl className={`mt-3 grid gap-2 transition-opacity ${isStale ? 'opacity-50' : ''}`}>
        <AmountRow term={words.subtotal}>{money(cart.sub_total_value)}</AmountRow>
        {cart.promotions.map(({ name, discount }) => (
          <AmountRow key={name} term={name} className="text-verde">{`− ${money(discount)}`}</AmountRow>
        ))}
        {ofCoupons > 0 && <AmountRow term={words.discount} className="text-verde">{`− ${money(ofCoupons)}`}</AmountRow>}
        {isSent && (
          <>
            <ShippingRow cart={cart} />
            {!cart.delivery && (
              <div>
                <dt className="sr-only">{words.arrival}</dt>
                <dd>
                  <ArrivalLine />
                </dd>
              </div>
            )}
          </>
        )}
        <AmountRow term={words.total} className="mt-1 border-t border-line pt-3 text-18 font-semibold [&_dd]:text-22">
          {money(cart.total_value)}
        </AmountRow>
      </dl>
      <p className="mt-2 text-14 text-ink-2">
        {isSent ? words.tax : words.withoutParcel(cart.items.some((item) => item.is_gift_card))}
      </p>
      <WaysToPay className="mt-2" hasInstalments />
    </section>
  )
}
