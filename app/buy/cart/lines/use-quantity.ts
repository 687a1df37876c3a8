import { useEffect, useRef, useState } from 'react'
import type { CartItem } from '#contract/buy/cart.ts'
import { minQuantityPerLine } from '#domain/buy/cart/limits.ts'
import { usePendingCommand } from '../client/cart-query.ts'
import { useSubmitLine } from './use-submit-line.ts'

/** Taps that follow each other this closely are sent as one change. */
const settleMs = 300

export type Quantity = ReturnType<typeof useQuantity>

/** The quantity the shopper sees: the requested one at once, and the server's when it answers. */
export function useQuantity({ id, quantity, most }: CartItem) {
  const submitLine = useSubmitLine()
  const isBusy = usePendingCommand() !== undefined
  const [requested, setRequested] = useState<number>()
  const unsent = useRef<number>(undefined)

  useEffect(() => {
    if (requested === undefined || isBusy) return undefined
    unsent.current = requested
    const timer = setTimeout(() => {
      unsent.current = undefined
      // A tap while this one is pending is sent when the cart is free.
      const clear = () => setRequested((latest) => (latest === requested ? undefined : latest))
      if (requested === quantity) clear()
      else void submitLine({ item: id, quantity: String(requested) }).then(clear)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [submitLine, id, isBusy, quantity, requested])

  // A change made just before leaving the screen is sent too.
  useEffect(
    () => () => void (unsent.current !== undefined && submitLine({ item: id, quantity: String(unsent.current) })),
    [submitLine, id],
  )

  const within = (count: number) => Math.min(Math.max(count, minQuantityPerLine), Math.max(most, minQuantityPerLine))
  return {
    shown: requested ?? quantity,
    choose: (count: number) => setRequested(within(count)),
    /** Drops an unsent change: the line is being removed. */
    drop: () => void (unsent.current = undefined),
    /** From the latest requested quantity, even if it is not rendered yet. */
    step: (by: 1 | -1) => setRequested((latest) => within((latest ?? quantity) + by)),
  }
}
