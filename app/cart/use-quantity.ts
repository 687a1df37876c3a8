import { useEffect, useRef, useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { fewestPerLine } from '#domain/cart/limits.ts'
import { useCartDoor, useWish } from './use-cart-door.ts'

/** Taps that follow each other this closely are one wish. */
const settleMs = 300

export type Quantity = ReturnType<typeof useQuantity>

/** How many of a line the shopper sees: what was wished for at once, and what the shop says as soon as it says it. */
export function useQuantity({ id, quantity, most }: CartItem) {
  const door = useCartDoor()
  const isBusy = useWish() !== undefined
  const [wanted, want] = useState<number>()
  const unsent = useRef<number>(undefined)

  useEffect(() => {
    if (wanted === undefined || isBusy) return undefined
    unsent.current = wanted
    const timer = setTimeout(() => {
      unsent.current = undefined
      // A tap while this one is on its way is a newer wish, and goes out when the cart is free.
      const forget = () => want((now) => (now === wanted ? undefined : now))
      if (wanted === quantity) forget()
      else void door.set(id, wanted).then(forget)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [door, id, isBusy, quantity, wanted])

  // Whoever leaves within the pause meant it all the same.
  useEffect(() => () => void (unsent.current !== undefined && door.set(id, unsent.current)), [door, id])

  const within = (count: number) => Math.min(Math.max(count, fewestPerLine), Math.max(most, fewestPerLine))
  return {
    shown: wanted ?? quantity,
    choose: (count: number) => want(within(count)),
    /** From the latest wish, even if it is not on the screen yet. */
    step: (by: 1 | -1) => want((now) => within((now ?? quantity) + by)),
  }
}
