import type { QueryClient } from '@tanstack/react-query'
import { browserCall } from '#app/platform/api/browser-call.ts'
import type { CallOptions } from '#app/platform/api/client.ts'
import { cookieValue } from '#app/platform/country/visitor.ts'
import { addVoucher, readCart, removeFromCart, removeVoucher, writeCart, type Cart } from '#contract/buy/cart.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { knownCart } from './known-cart.ts'

export type ToHold = { item: string; quantity: number }

/**
 * The cart's calls from this page. Each names the cart it knows; without one the server finds it by its own cookie,
 * which outlives a device that forgot everything (API-29, OP-050).
 */
export function cartCalls(country: OpenCountry, client: QueryClient) {
  const call = browserCall(country)
  const who = () => {
    const hash = knownCart(client)?.hash
    const fingerprint = cookieValue(document.cookie, 'device_fingerprint', /^[\w.-]{1,100}$/)
    return { ...(hash && { hash }), ...(fingerprint && { fingerprint }) }
  }
  const cartOf = ({ cart }: { cart: Cart }) => cart
  return {
    read: (options: CallOptions) => call(readCart, { query: who() }, options).then(cartOf),
    set: ({ item, quantity }: ToHold, options: CallOptions) =>
      call(writeCart, { body: { ...who(), item, quantity: String(quantity) } }, options).then(cartOf),
    setAll: (items: readonly ToHold[], options: CallOptions) =>
      call(writeCart, { body: { ...who(), items: JSON.stringify(items) } }, options).then(cartOf),
    remove: (item: string) => call(removeFromCart, { query: { ...who(), item } }).then(cartOf),
    addCoupon: (couponcode: string, options: CallOptions) =>
      call(addVoucher, { query: { ...who(), couponcode } }, options).then(cartOf),
    removeCoupon: (couponcode: string, options: CallOptions) =>
      call(removeVoucher, { query: { ...who(), couponcode } }, options).then(cartOf),
  }
}
export type CartCalls = ReturnType<typeof cartCalls>

/** One intent, one key: its retries can never act twice (C8). */
export const newIntent = () => ({ idempotencyKey: crypto.randomUUID() })
