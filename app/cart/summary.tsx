import { useStore } from '#app/store/use-store.ts'
import type { Cart } from '#contract/cart.ts'
import { formatPrice } from '#domain/money.ts'
import { useCartWords } from './use-cart-client.ts'

function Row({ term, children, className = '' }: { term: string; children: string; className?: string }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className}`}>
      <dt>{term}</dt>
      <dd className="figures text-right font-semibold">{children}</dd>
    </div>
  )
}

/** All that will be asked for, before anybody asks for it: nothing new appears at the last step (U52). */
export function Summary({ cart, isStale }: { cart: Cart; isStale: boolean }) {
  const store = useStore()
  const { summary: words } = useCartWords()
  const ofCoupons = cart.discount - cart.promotions.reduce((sum, { discount }) => sum + discount, 0)
  const money = (amount: number) => formatPrice(amount, store)
  return (
    <section aria-busy={isStale || undefined}>
      <h2 className="text-18 font-bold">{words.title}</h2>
      <dl className={`mt-3 grid gap-2 transition-opacity ${isStale ? 'opacity-50' : ''}`}>
        <Row term={words.subtotal}>{money(cart.sub_total_value)}</Row>
        {cart.promotions.map(({ name, discount }) => (
          <Row key={name} term={name} className="text-verde">{`− ${money(discount)}`}</Row>
        ))}
        {ofCoupons > 0 && <Row term={words.discount} className="text-verde">{`− ${money(ofCoupons)}`}</Row>}
        <Row term={words.shipping} className={cart.shippingAmountTotal === 0 ? '[&_dd]:text-verde' : ''}>
          {cart.shippingAmountTotal === 0 ? words.free : money(cart.shippingAmountTotal)}
        </Row>
        <Row term={words.total} className="mt-1 border-t border-line pt-3 text-18 font-semibold [&_dd]:text-22">
          {money(cart.total_value)}
        </Row>
      </dl>
      <p className="mt-2 text-14 text-ink-2">{words.tax}</p>
    </section>
  )
}
