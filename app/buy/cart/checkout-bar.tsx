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
    <div
      data-buy-bar
      className="sticky bottom-(--tabs-height) z-10 -mx-4 mt-auto flex flex-wrap items-center justify-between gap-x-4 border-t border-line bg-paper px-4 py-2 short:py-0.5 tablet:static tablet:mx-0 tablet:mt-4 tablet:border-0 tablet:p-0"
    >
      {/* Hidden from screen readers, because the summary has the total too. */}
      <p
        aria-hidden="true"
        className={`flex grow flex-col flex-wrap justify-between gap-x-3 large-text:flex-row large-text:items-baseline tablet:hidden ${isStale ? 'opacity-50' : ''}`}
      >
        <span className="text-12 text-ink-2">{words.summary.total}</span>
        <span className="figures text-18 font-semibold whitespace-nowrap short:leading-snug">
          {formatPrice(cart.total_value, shop)}
        </span>
      </p>
      <ButtonLink to={loggedIn ? '/checkout' : '/checkout/login'} className="large-text:w-full tablet:w-full">
        {words.checkout}
      </ButtonLink>
    </div>
  )
}
