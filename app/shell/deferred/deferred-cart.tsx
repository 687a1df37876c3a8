import { lazy, Suspense, useEffect, useState } from 'react'
import { useFloatingCart } from '#app/platform/device/floating-cart-store.ts'
import { useCartCounter } from '#app/buy/cart/client/cart-counter.ts'
import { whenOnline } from '#app/platform/device/when-online.ts'

const CartSync = lazy(() => whenOnline(() => import('#app/buy/cart/client/cart-sync.tsx')))

/** By then a page is taken to have come to rest. */
const restMs = 2000

/** The badge's number; CartSync comes when nothing else wants the line, or when there is something to say. */
export function DeferredCart() {
  const [isAtRest, rest] = useState(false)
  const hasNotice = useFloatingCart(({ notice }) => notice !== undefined)
  useCartCounter()
  useEffect(() => {
    const timer = setTimeout(() => rest(true), location.search.includes('emptyCart=') ? 0 : restMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isAtRest && !hasNotice) return null
  return (
    <Suspense>
      <CartSync />
    </Suspense>
  )
}
