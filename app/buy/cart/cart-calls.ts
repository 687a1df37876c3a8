import type { Call, CallOptions } from '#app/platform/api/client.ts'
import { isRefusedBy, Refused } from '#app/platform/api/failures.ts'
import { addVoucher, readCart, removeFromCart, removeVoucher, writeCart, type Cart } from '#contract/buy/cart.ts'

export type LineInput = { item: string; quantity: number }

/** One intent, one key: its retries cannot apply it twice (C8). */
export const newIntent = () => ({ idempotencyKey: crypto.randomUUID() })

/**
 * The cart's calls. `identify` names the cart and the device; without a hash the server finds the cart by its own cookie,
 * which outlives a device that lost its data (API-29, OP-050).
 */
export function cartCalls(call: Call, identify: () => { hash?: string; fingerprint?: string } = () => ({})) {
  const cartOf = ({ cart }: { cart: Cart }) => cart
  return {
    read: (options?: CallOptions) => call(readCart, { query: identify() }, options).then(cartOf),
    set: ({ item, quantity }: LineInput, options: CallOptions) =>
      call(writeCart, { body: { ...identify(), item, quantity: String(quantity) } }, options).then(cartOf),
    setAll: (items: readonly LineInput[], options: CallOptions) =>
      call(writeCart, { body: { ...identify(), items: JSON.stringify(items) } }, options).then(cartOf),
    remove: (item: string) => call(removeFromCart, { query: { ...identify(), item } }).then(cartOf),
    addCoupon: (couponcode: string, options: CallOptions) =>
      call(addVoucher, { query: { ...identify(), couponcode } }, options).then(cartOf),
    removeCoupon: (couponcode: string, options: CallOptions) =>
      call(removeVoucher, { query: { ...identify(), couponcode } }, options).then(cartOf),
  }
}
export type CartCalls = ReturnType<typeof cartCalls>

/** The cart that a refusal carries, if it does (CART-10). */
export function cartOfRefusal(error: unknown): Cart | undefined {
  const isOfCart = isRefusedBy(error, readCart, writeCart, removeFromCart, addVoucher, removeVoucher)
  return isOfCart ? error.data?.cart : undefined
}

/** The key of the reason a coupon was refused for; the screen has a sentence for each, and one for none (OP-054). */
export function couponKeyOf(error: unknown): string | undefined {
  if (!(error instanceof Refused)) return undefined
  return Object.values(error.errors).find((key) => key.startsWith('coupon.'))
}
