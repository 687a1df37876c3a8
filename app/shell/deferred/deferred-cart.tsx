import { useEffect, useState } from 'react'
import { useFloatingCart } from '#app/platform/device/floating-cart-store.ts'
import { useCartCounter } from '#app/buy/cart/client/cart-query.ts'
import { quietPart } from '#app/platform/lazy/lazy-part.tsx'

const CartSync = quietPart(() => import('#app/buy/cart/client/cart-sync.tsx'))

/** By then a page is assumed to be idle. */
const idleMs = 2000

/** Keeps the badge's count; CartSync loads when the page is idle, or when there is a notice to show. */
export function DeferredCart() {
  const [isIdle, setIsIdle] = useState(false)
  const hasNotice = useFloatingCart(({ notice }) => notice !== undefined)
  useCartCounter()
  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), location.search.includes('emptyCart=') ? 0 : idleMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isIdle && !hasNotice) return null
  return <CartSync />
}
