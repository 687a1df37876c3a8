import { useEffect, useState, type RefObject } from 'react'
import { Button } from '#app/platform/ui/button.tsx'

/** Whether the main button is not visible: scrolled away, below the fold, or behind the tab bar of a phone. */
function useIsOutOfSight(button: RefObject<HTMLElement | null>): boolean {
  const [isOutOfSight, setOutOfSight] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setOutOfSight(!entry!.isIntersecting), {
      rootMargin: '0px 0px -72px',
    })
    observer.observe(button.current!)
    return () => observer.disconnect()
  }, [button])
  // The bar must not cover the focused element (WCAG 2.4.11).
  useEffect(() => {
    const { style } = document.documentElement
    if (isOutOfSight) style.scrollPaddingBottom = 'calc(var(--tabs-height) + 96px)'
    return () => void style.removeProperty('scroll-padding-bottom')
  }, [isOutOfSight])
  return isOutOfSight
}

type BuyBarProps = {
  button: RefObject<HTMLElement | null>
  name: string
  price: string
  size: string | undefined
  label: string
  isBusy: boolean
  onBuy(): void
}

/** Price, size and button while the main button is not visible (U45). */
export function BuyBar({ button, name, price, size, label, isBusy, onBuy }: BuyBarProps) {
  if (!useIsOutOfSight(button)) return null
  return (
    <section
      aria-label={name}
      data-buy-bar
      className="fixed inset-x-0 bottom-(--tabs-height) z-10 animate-rise border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] tablet:shadow-float"
    >
      <div className="page flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 short:min-h-0 short:py-0.5">
        <p className="min-w-0 grow-999 basis-28">
          <span className="figures block text-18 leading-snug font-semibold whitespace-nowrap">{price}</span>
          <span className="block truncate text-14 leading-tight text-ink-2 large-text:hidden">{size ?? name}</span>
        </p>
        <Button isBusy={isBusy} onClick={onBuy} className="grow px-4!">
          {label}
        </Button>
      </div>
    </section>
  )
}
