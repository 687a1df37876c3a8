import { useEffect, useRef, useState } from 'react'
import type { CartItem } from '#contract/buy/cart.ts'
import { minQuantityPerLine } from '#domain/buy/cart/limits.ts'
import { useCartClient, usePendingCommand } from '../client/use-cart-client.ts'

/** Taps that follow each other this closely are sent as one change. */
const settleMs = 300

export type Quantity = ReturnType<typeof useQuantity>

/** The quantity the shopper sees: what was asked for at once, and what the shop answers once it does. */
export function useQuantity({ id, quantity, most }: CartItem) {
  const cartClient = useCartClient()
  const isBusy = usePendingCommand() !== undefined
  const [wanted, want] = useState<number>()
  const unsent = useRef<number>(undefined)

  useEffect(() => {
    if (wanted === undefined || isBusy) return undefined
    unsent.current = wanted
    const timer = setTimeout(() => {
      unsent.current = undefined
      // A tap while this one is under way is sent when the cart is free.
      const forget = () => want((now) => (now === wanted ? undefined : now))
      if (wanted === quantity) forget()
      else void cartClient.set(id, wanted).then(forget)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [cartClient, id, isBusy, quantity, wanted])

  // Whoever leaves within the pause meant it all the same.
  useEffect(() => () => void (unsent.current !== undefined && cartClient.set(id, unsent.current)), [cartClient, id])

  const within = (count: number) => Math.min(Math.max(count, minQuantityPerLine), Math.max(most, minQuantityPerLine))
  return {
    shown: wanted ?? quantity,
    choose: (count: number) => want(within(count)),
    /** What was asked for within the last pause is not sent: the line is being taken out. */
    drop: () => void (unsent.current = undefined),
    /** From the latest quantity asked for, even if it is not on the screen yet. */
    step: (by: 1 | -1) => want((now) => within((now ?? quantity) + by)),
  }
}
