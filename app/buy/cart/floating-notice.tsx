import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { useFloatingCart, type CartNotice } from '#app/platform/device/floating-cart-store.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import { addedWords, sizeLabel } from './cart-notice-words.ts'

/** Disappears after 4000 ms (CART-15), not while the pointer or the keyboard focus is on it. */
function Notice({ notice }: { notice: CartNotice }) {
  const { country } = useCountry()
  const restartTimer = useFloatingCart((state) => state.restartTimer)
  const clear = useFloatingCart((state) => state.clear)
  const [isHeld, setHeld] = useState(false)
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
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
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
          <p className="text-14 font-semibold text-verde">{addedWords.title}</p>
          <p className="eyebrow mt-0.5 truncate text-ink-2">{notice.brand}</p>
          <p className="truncate text-14 font-medium">{notice.productname}</p>
          {notice.numberSize && <p className="text-14 text-ink-2">{sizeLabel(country, notice.numberSize)}</p>}
        </div>
        <IconButton icon={X} label={addedWords.close} onClick={clear} className="-mt-2 -mr-2" />
      </div>
      <ButtonLink to="/cart" isWide className="mt-3" onClick={clear}>
        {addedWords.go}
      </ButtonLink>
    </div>
  )
}

/**
 * The product that was just added, with a link to the cart (CART-12…16). It is below the cart's icon, where it covers
 * neither the button that was pressed nor the bar at the bottom; it waits while a flash message is there.
 */
export function FloatingNotice() {
  const { notice, isRestored, endsAt, clear } = useFloatingCart()
  const [openedAt] = useState(Date.now)
  const isFlashing = useFlash((state) => state.messages.length > 0)
  const isInCart = /^\/cart(\/|$)/.test(useLocation().pathname)
  const isOver = isRestored && endsAt <= openedAt
  // The cart's screen shows the product itself.
  useEffect(() => {
    if (isInCart || isOver) clear()
  }, [isInCart, isOver, clear])
  return (
    <div
      role="status"
      className="fixed inset-x-4 top-[calc(var(--bar-height)+8px)] z-30 mx-auto max-w-md tablet:right-[max(32px,calc((100vw-var(--page-width))/2+32px))] tablet:left-auto tablet:w-90"
    >
      {notice && !isFlashing && !isInCart && !isOver && <Notice key={notice.skuSimple} notice={notice} />}
    </div>
  )
}
