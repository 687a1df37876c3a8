import { create } from 'zustand'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { cartNotices } from '#contract/platform/cart-messages.ts'
import type { Cart, CartItem } from '#contract/buy/cart.ts'
import { changesSince, type LineChange } from '#domain/buy/cart/changes-since.ts'

type CartChanges = {
  /** What the shop changed on a line, by simple sku. */
  changes: Readonly<Record<string, LineChange>>
  /** Lines that were removed because they are sold out. */
  gone: readonly CartItem[]
  /** Coupons the shop removed, with the key of the reason. */
  dropped: Readonly<Record<string, string>>
}

/** What the shop changed in the cart, until the shopper has seen it: no answer of the server repeats it. */
export const useCartChanges = create<CartChanges>(() => ({ changes: {}, gone: [], dropped: {} }))

const isCouponKey = (key: string) => key.startsWith('coupon.')

export function recordChanges(before: Cart | null | undefined, after: Cart): void {
  const dropped = Object.fromEntries(Object.entries(after.errors).filter(([, key]) => isCouponKey(key)))
  useCartChanges.setState((state) => ({
    changes: { ...state.changes, ...changesSince(before, after) },
    dropped: { ...state.dropped, ...dropped },
  }))
}

export function recordDropped(dropped: Record<string, string>): void {
  useCartChanges.setState((state) => ({ dropped: { ...state.dropped, ...dropped } }))
}

/** Lines that are sold out are announced at once, and listed in the cart (CART-20, U54). */
export function announceGone(lines: readonly CartItem[]): void {
  if (lines.length === 0) return
  useFlash.getState().show({ text: cartNotices.removedForStock, flashMessageType: 'info' })
  const isNew = ({ id }: CartItem) => lines.every((line) => line.id !== id)
  useCartChanges.setState(({ gone }) => ({ gone: [...gone.filter(isNew), ...lines] }))
}

/** A shopper who acts on a line has read its notice. */
export function clearChange(sku: string): void {
  useCartChanges.setState(({ changes: { [sku]: _read, ...changes } }) => ({ changes }))
}

export const clearGone = () => useCartChanges.setState({ gone: [] })
export const clearDropped = () => useCartChanges.setState({ dropped: {} })
