import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useFloatingCart, type CartNotice } from '#app/platform/device/floating-cart-store.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import { useCartWords } from './client/use-cart-client.ts'

/** Its own 4000 ms (CART-15), and no hurry while the pointer or the keyboard is on it. */
function Notice({ notice }: { notice: CartNotice }) {
  const words = useCartWords()
  const restartTimer = useFloatingCart((state) => state.restartTimer)
  const clear = useFloatingCart((state) => state.clear)
  const [isHeld, hold] = useState(false)
  const wasHeld = useRef(false)
  useEffect(() => {
    if (isHeld) {
      wasHeld.current = true
      return undefined
    }
    if (wasHeld.current || !useFloatingCart.getState().isRestored) restartTimer()
    const timer = setTimeout(clear, useFloatingCart.getState().endsAt - Date.now())
    return () => clearTimeout(timer)
  }, [isHeld, restartTimer, clear])
  return (
    <div
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      className="animate-flash rounded-edge border border-line bg-surface p-3 shadow-float"
    >
      <div className="flex gap-3">
        <Picture
          source={notice.productimage}
          alt=""
          sizes="60px"
          width={60}
          height={80}
          maxWidth={160}
          className="h-20 w-15 shrink-0 bg-tile object-cover"
        />
        <div className="min-w-0 grow">
          <p className="text-14 font-semibold text-verde">{words.added.title}</p>
          <p className="eyebrow mt-0.5 truncate text-ink-2">{notice.brand}</p>
          <p className="truncate text-14 font-medium">{notice.productname}</p>
          {notice.numberSize && <p className="text-14 text-ink-2">{words.size(notice.numberSize)}</p>}
        </div>
        <IconButton icon={X} label={words.added.close} onClick={clear} className="-mt-2 -mr-2" />
      </div>
      <ButtonLink to="/cart" isWide className="mt-3" onClick={clear}>
        {words.added.go}
      </ButtonLink>
    </div>
  )
}

/**
 * What was just added, with the way to the cart (CART-12…16). It hangs from the bag it fell into, where it hides neither
 * the button that was pressed nor the bar below; it waits while a flash message has that place.
 */
export function FloatingNotice() {
  const { notice, isRestored, endsAt, clear } = useFloatingCart()
  const [openedAt] = useState(Date.now)
  const isFlashing = useFlash((state) => state.messages.length > 0)
  const isInCart = /^\/cart(\/|$)/.test(useLocation().pathname)
  const isOver = isRestored && endsAt <= openedAt
  // Whoever stands before the cart sees it anyway.
  useEffect(() => {
    if (isInCart || isOver) clear()
  }, [isInCart, isOver, clear])
  return (
    <div
      role="status"
      className="fixed inset-x-4 top-[calc(var(--bar-height)+8px)] z-30 mx-auto max-w-md wide:right-[max(32px,calc((100vw-var(--page-width))/2+32px))] wide:left-auto wide:w-90"
    >
      {notice && !isFlashing && !isInCart && !isOver && <Notice key={notice.skuSimple} notice={notice} />}
    </div>
  )
}
