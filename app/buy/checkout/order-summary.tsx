import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { AmountList } from '#app/buy/orders/amount-list.tsx'
import { amountWords } from '#app/buy/orders/amount-words.ts'
import { Picture } from '#app/platform/ui/picture.tsx'
import { checkoutAmounts } from './checkout-amounts.ts'
import { checkoutWords } from './checkout-words.ts'
import type { Cart } from '#contract/buy/cart.ts'
import type { Checkout } from '#contract/buy/checkout.ts'
import { unitPrice } from '#domain/buy/cart/changes-since.ts'
import { cartCount } from '#domain/buy/cart/count.ts'
import { isThing } from '#domain/buy/cart/needs-parcel.ts'
import { formatPrice } from '#domain/platform/money.ts'

function Lines({ cart }: { cart: Cart }) {
  const shop = useCountry()
  const words = checkoutWords(shop.country).summary
  return (
    <ul className="grid gap-4">
      {cart.items.map((item) => (
        <li
          key={item.id}
          className="grid grid-cols-[56px_minmax(0,1fr)_auto] gap-x-3 large-text:grid-cols-[56px_minmax(0,1fr)]"
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
          <div className="min-w-0 text-14">
            <p className="line-clamp-2 font-medium">{item.name}</p>
            {isThing(item) && (
              <p className="text-ink-2">
                {item.color} · {words.size(item.size)}
              </p>
            )}
            <p className="text-ink-2">{words.quantity(item.quantity)}</p>
          </div>
          <p className="figures text-14 font-semibold large-text:col-start-2">
            {formatPrice(unitPrice(item) * item.quantity, shop)}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Totals({ checkout }: { checkout: Checkout }) {
  const shop = useCountry()
  const words = checkoutWords(shop.country).summary
  const amounts = amountWords(shop.country)
  const { totals, cart } = checkout
  const pays = totals.wallet > 0 || Object.values(cart.coupon.coupons).some(({ kind }) => kind === 'credit')
  return (
    <div className="mt-5 border-t border-line pt-4">
      <AmountList
        amounts={checkoutAmounts(checkout, shop)}
        shippingLabel={checkout.shipping ? amounts.shipping : words.estimated}
        leftLabel={pays ? amounts.toPay : undefined}
        tax={amounts.tax(formatPrice(totals.tax_included, shop))}
      />
      <Link
        to="/cart"
        className="mt-2 inline-flex min-h-12 items-center text-14 font-medium underline underline-offset-4"
      >
        {words.edit}
      </Link>
    </div>
  )
}

/**
 * The items and the price: on phones collapsed under the total, which stays in view; on wide windows beside the steps.
 */
export function OrderSummary({ checkout, isStale }: { checkout: Checkout; isStale: boolean }) {
  const shop = useCountry()
  const words = checkoutWords(shop.country).summary
  const contents = (
    <>
      <Lines cart={checkout.cart} />
      <Totals checkout={checkout} />
    </>
  )
  return (
    <aside
      aria-label={words.title}
      aria-busy={isStale}
      className="sticky top-(--bar-height) z-10 -mx-4 border-b border-line bg-tile tablet:top-[calc(var(--bar-height)+24px)] tablet:order-last tablet:mx-0 tablet:self-start tablet:border tablet:bg-surface"
    >
      <details className="group tablet:hidden">
        <summary className="flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-3 px-4 [&::-webkit-details-marker]:hidden">
          <span className="flex items-center gap-1.5 text-14 font-medium">
            {words.products(cartCount(checkout.cart.items))}
            <ChevronDown
              aria-hidden="true"
              size={20}
              strokeWidth={1.5}
              className="transition-transform group-open:rotate-180"
            />
          </span>
          <span className={`figures text-18 font-semibold ${isStale ? 'opacity-70' : ''}`}>
            {formatPrice(checkout.totals.total, shop)}
          </span>
        </summary>
        <div className="max-h-[70svh] overflow-y-auto border-t border-line bg-surface p-4">{contents}</div>
      </details>
      <div className="hidden p-4 tablet:block wide:p-6">
        <h2 className="mb-4 text-18 font-bold">{words.title}</h2>
        {contents}
      </div>
    </aside>
  )
}
