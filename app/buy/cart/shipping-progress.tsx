import { Truck } from 'lucide-react'
import { useCountry } from '#app/platform/country/use-country.ts'
import type { Cart } from '#contract/buy/cart.ts'
import { needsParcel } from '#domain/buy/cart/needs-parcel.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { useCartWords } from './use-cart-words.ts'

/** The amount missing for free shipping (U55), or that nothing carries it together; nothing for a cart without a shipment. */
export function ShippingProgress({ cart }: { cart: Cart }) {
  const shop = useCountry()
  const { shipping: words } = useCartWords()
  if (!needsParcel(cart.items)) return null
  if (cart.delivery === 'too_heavy') {
    return (
      <p role="status" className="mb-4 bg-tile px-3 py-2 text-14 font-medium">
        {words.tooHeavy}
      </p>
    )
  }
  const missing = cart.free_shipping_missing
  const reached = cart.sub_total_value - cart.discount
  const [before, amount, after] = words.missing(formatPrice(missing ?? 0, shop))
  return (
    <div className="mb-4 flex items-center gap-3">
      <Truck
        aria-hidden="true"
        size={24}
        strokeWidth={1.5}
        className={missing === null ? 'shrink-0 text-verde' : 'shrink-0'}
      />
      <div className="grow">
        {missing === null ? (
          <p className="text-14 font-semibold text-verde">{words.reached}</p>
        ) : (
          <p className="text-14">
            {before}
            <strong className="figures font-semibold">{amount}</strong>
            {after}
          </p>
        )}
        {/* The sentence says it all; the bar is for the eye. */}
        <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line">
          <div
            className={`h-full rounded-full transition-[width] ${missing === null ? 'bg-verde' : 'bg-ink'}`}
            style={{ width: missing === null ? '100%' : `${(reached / (reached + missing)) * 100}%` }}
          />
        </div>
      </div>
    </div>
  )
}
