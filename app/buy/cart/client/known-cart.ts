import type { QueryClient } from '@tanstack/react-query'
import { cartKey } from './cart-counter.ts'
import type { Cart } from '#contract/buy/cart.ts'

/** The cart as this page knows it: null when the shop has none, nothing while nobody has asked. */
export const knownCart = (client: QueryClient) => client.getQueryData<Cart | null>(cartKey)

/**
 * An answer replaces the whole cart (CART-10), unless it was overtaken on its way: of one cart, the version that came
 * first never takes the place of a later one.
 */
export function newerOf(known: Cart | null | undefined, answer: Cart | null): Cart | null {
  const isOvertaken = known && known.hash === answer?.hash && known.version > answer.version
  return isOvertaken ? known : answer
}

export function replaceCart(client: QueryClient, answer: Cart | null): void {
  client.setQueryData(cartKey, newerOf(knownCart(client), answer))
}
