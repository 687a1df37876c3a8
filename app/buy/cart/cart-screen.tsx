import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { track } from '#app/platform/tracking/track.ts'
import { useFailureWords } from '#app/platform/api/use-failure-words.ts'
import { remoteState } from '#app/platform/api/remote-state.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import type { Cart } from '#contract/buy/cart.ts'
import { cartCount } from '#domain/buy/cart/count.ts'
import type { CartOutcome } from './change-cart.ts'
import { CartLines } from './lines/cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CheckoutBar } from './checkout-bar.tsx'
import { CouponBox } from './coupon-box.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { UnavailableLines } from './lines/unavailable-lines.tsx'
import { cacheCartPage } from './client/offline-cart-page.ts'
import { ShippingProgress } from './shipping-progress.tsx'
import { Summary } from './summary.tsx'
import { cartQuery, usePendingCommand } from './client/cart-query.ts'
import { useCartWords } from './use-cart-words.ts'
import { useRemovals, type Removals } from './lines/use-removals.ts'

type FilledCartProps = { cart: Cart; removals: Removals; outcome: CartOutcome | undefined }

function FilledCart({ cart, removals, outcome }: FilledCartProps) {
  const isStale = usePendingCommand() !== undefined
  return (
    <div className="flex grow flex-col tablet:grid gap-x-6 tablet:grid-cols-[minmax(0,1fr)_18rem] wide:grid-cols-[minmax(0,1fr)_22rem] wide:gap-x-12 tablet:items-start">
      <div className="min-w-0">
        <UnavailableLines />
        <ShippingProgress cart={cart} />
        <CartLines items={cart.items} removals={removals} />
      </div>
      {/* On phones its parts are laid out in the page, so that the last one can stick to the bottom of all of it. */}
      <aside className="contents tablet:sticky tablet:top-[calc(var(--bar-height)+24px)] tablet:block tablet:border tablet:border-line tablet:bg-surface tablet:p-4 wide:p-6">
        <CouponBox cart={cart} refusal={outcome?.about === 'coupon' ? outcome.text : undefined} />
        <Summary cart={cart} isStale={isStale} />
        <CheckoutBar cart={cart} isStale={isStale} />
      </aside>
    </div>
  )
}

/** A cart that could not be read. Offline it is not an error, and a persisted cart is shown instead. */
function UnreadCart({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { title, text } = useFailureWords(error)
  const { retry } = useCountry().words.failure
  return <StateBlock title={title} text={text} action={<Button onClick={onRetry}>{retry}</Button>} />
}

type CartScreenProps = {
  /** The cart in the page; null when the visitor has none, undefined when it could not be read. */
  loaded: Cart | null | undefined
  /** Why a form that was sent without scripts was refused. */
  outcome: CartOutcome | undefined
  seen: ReactNode
}

export function CartScreen({ loaded, outcome, seen }: CartScreenProps) {
  const words = useCartWords()
  const { country } = useCountry()
  // Read on every visit; CartSync reads it again when the page comes back into view.
  const query = useQuery({
    ...cartQuery(country, useQueryClient()),
    initialData: () => loaded,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
  useEffect(() => void cacheCartPage(country).catch(() => {}), [country])
  const removals = useRemovals()
  const { phase, data: cart } = remoteState(query)
  const count = cartCount(cart?.items)
  const isOffline = query.fetchStatus === 'paused'
  const isFilled = count > 0
  const trackView = useEffectEvent(() => cart && track('view_cart', cart))
  // Once per visit of this screen, however often the cart is read.
  useEffect(() => {
    if (isFilled) trackView()
  }, [isFilled])

  if (cart !== undefined && count === 0) {
    return (
      <div className="pb-10">
        <h1 tabIndex={-1} className="sr-only">
          {words.title}
        </h1>
        <div className="page pt-4">
          <UnavailableLines />
          <CartLines items={[]} removals={removals} />
        </div>
        <EmptyCart />
        <div className="page">{seen}</div>
      </div>
    )
  }
  return (
    <div className="page flex min-h-[calc(100svh-var(--bar-height)-var(--tabs-height))] flex-col pt-4 tablet:min-h-0 tablet:pt-6 wide:pt-8 tablet:pb-10">
      <div className="flex items-baseline gap-3 tablet:mb-4">
        {/* On phones the bar has the title, to save space. */}
        <h1 tabIndex={-1} className="sr-only text-36 font-bold tablet:not-sr-only">
          {words.title}
        </h1>
        {count > 0 && <p className="mb-3 text-14 text-ink-2 tablet:mb-0">{words.products(count)}</p>}
      </div>
      {outcome?.about === 'line' && (
        <p role="alert" className="mb-3 bg-tile px-3 py-2 font-medium text-rojo">
          {outcome.text}
        </p>
      )}
      {cart && <FilledCart cart={cart} removals={removals} outcome={outcome} />}
      {!cart && (phase === 'failure' || isOffline) && (
        <UnreadCart error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!cart && phase !== 'failure' && !isOffline && <CartSkeleton label={words.loading} />}
    </div>
  )
}
