import type { Cart } from '#contract/cart.ts'
import type { CouponRule } from '#domain/cart/coupon-rule.ts'
import type { Held } from '#domain/cart/set-lines.ts'
import type { Facts } from './facts.ts'
import { cartOnTheWire } from './on-the-wire.ts'
import type { CartState } from './state.ts'
import type { Guest } from './write.ts'

export type CartAnswer = { error: false; message: string; cart: Cart; errors: Record<string, string> }

/** What a call makes of a cart. */
export type Decision = {
  /** The cart afterwards. */
  state: CartState
  message: string
  set?: readonly Held[]
  removed?: readonly string[]
  couponsAdded?: readonly CouponRule[]
  couponsRemoved?: readonly CouponRule[]
  /** The cart that ends with this. */
  guest?: Guest
  /** What else is not as it was asked for. */
  said?: Readonly<Record<string, string>>
}

/** A call about a cart: what it has to know, and what it makes of it. Refuses by throwing. */
export type Wish = {
  skus?: readonly string[]
  code?: string
  decide: (state: CartState, facts: Pick<Facts, 'asked'>) => Decision
  /** All it asks for is one quantity. */
  single?: Held
}

export function answerOf(state: CartState, message: string, said?: Decision['said']): CartAnswer {
  const cart = cartOnTheWire(state, said)
  return { error: false, message, cart, errors: cart.errors }
}
