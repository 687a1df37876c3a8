import { useEffect } from 'react'
import { useCustomer } from '#app/platform/session/customer.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import type { Cart } from '#contract/buy/cart.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { useCartWords } from './use-cart-words.ts'

/** The checkout button, always in reach of the thumb; on wide windows below the summary. */
export function CheckoutBar({ cart, isStale }: { cart: Cart; isStale: boolean }) {
  const shop = useCountry()
  const words = useCartWords()
  const { loggedIn } = useCustomer()
  // The bar must not cover the focused element (WCAG 2.4.11).
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBottom = 'calc(var(--tabs-height) + 96px)'
    return () => void style.removeProperty('scroll-padding-bottom')
  }, [])
  return (
    <div className="sticky bottom-(--tabs-height) z-10 -mx-4 mt-auto flex flex-wrap items-center justify-between gap-x-4 border-t border-line bg-paper px-4 py-2 wide:static wide:mx-0 wide:mt-4 wide:border-0 wide:p-0">
      {/* Hidden from screen readers, because the summary has the total too. */}
      <p aria-hidden="true" className={`wide:hidden ${isStale ? 'opacity-50' : ''}`}>
        <span className="block text-12 text-ink-2">{words.summary.total}</span>
        <span className="figures block text-18 font-semibold">{formatPrice(cart.total_value, shop)}</span>
      </p>
      <ButtonLink to={loggedIn ? '/checkout' : '/checkout/login'} className="wide:w-full large-text:w-full">
        {words.checkout}
      </ButtonLink>
    </div>
  )
}
