import { create } from 'zustand'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { cartNotices } from '#contract/platform/cart-messages.ts'
import type { Cart, CartItem } from '#contract/buy/cart.ts'
import { changesSince, type LineChange } from '#domain/buy/cart/changes-since.ts'

type Notes = {
  /** What the shop changed on a line, by simple sku. */
  changes: Readonly<Record<string, LineChange>>
  /** Lines that went because nothing is left of them. */
  gone: readonly CartItem[]
  /** Coupons the shop took off, with the key of the reason. */
  dropped: Readonly<Record<string, string>>
}

/** What happened to the cart while nobody looked, until the shopper has seen it: no answer of the server repeats it. */
export const useCartChanges = create<Notes>(() => ({ changes: {}, gone: [], dropped: {} }))

const isCouponKey = (key: string) => key.startsWith('coupon.')

export function recordChanges(before: Cart | null | undefined, after: Cart): void {
  const dropped = Object.fromEntries(Object.entries(after.errors).filter(([, key]) => isCouponKey(key)))
  useCartChanges.setState((notes) => ({
    changes: { ...notes.changes, ...changesSince(before, after) },
    dropped: { ...notes.dropped, ...dropped },
  }))
}

export function recordDropped(dropped: Record<string, string>): void {
  useCartChanges.setState((notes) => ({ dropped: { ...notes.dropped, ...dropped } }))
}

/** What went for lack of stock is told at once, and stays to be seen in the cart (CART-20, U54). */
export function announceGone(lines: readonly CartItem[]): void {
  if (lines.length === 0) return
  useFlash.getState().show({ text: cartNotices.removedForStock, flashMessageType: 'info' })
  const isNew = ({ id }: CartItem) => lines.every((line) => line.id !== id)
  useCartChanges.setState(({ gone }) => ({ gone: [...gone.filter(isNew), ...lines] }))
}

/** Whoever acts on a line has read what was written on it. */
export function forgetChange(sku: string): void {
  useCartChanges.setState(({ changes: { [sku]: _read, ...changes } }) => ({ changes }))
}

export const forgetGone = () => useCartChanges.setState({ gone: [] })
export const forgetDropped = () => useCartChanges.setState({ dropped: {} })
