import { useEffect } from 'react'
import { useCustomer } from '#app/platform/session/customer.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import type { Cart } from '#contract/buy/cart.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { useCartWords } from './client/use-cart-client.ts'

/** The one thing to do here, always in reach of the thumb; wide windows have it under the summary. */
export function CheckoutBar({ cart, isStale }: { cart: Cart; isStale: boolean }) {
  const shop = useCountry()
  const words = useCartWords()
  const { loggedIn } = useCustomer()
  // What gets the focus must not come to lie behind the bar (WCAG 2.4.11).
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBottom = 'calc(var(--tabs-height) + 96px)'
    return () => void style.removeProperty('scroll-padding-bottom')
  }, [])
  return (
    <div className="sticky bottom-(--tabs-height) z-10 -mx-4 mt-auto flex flex-wrap items-center justify-between gap-x-4 border-t border-line bg-paper px-4 py-2 wide:static wide:mx-0 wide:mt-4 wide:border-0 wide:p-0">
      {/* The summary says it in words; here it is a reminder for the eye. */}
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
