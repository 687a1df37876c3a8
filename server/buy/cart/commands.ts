import { cartNotices } from '#contract/platform/cart-messages.ts'
import type { CouponRule } from '#domain/buy/cart/coupon-rule.ts'
import { maxCartLines } from '#domain/buy/cart/limits.ts'
import { mergeLines } from '#domain/buy/cart/merge-lines.ts'
import { setLines, type StoredLine, type SupplyOf } from '#domain/buy/cart/set-lines.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { CartFacts, GuestCart } from './repository.ts'
import { priceOf, type CartState } from './state.ts'
import { couponError, type CartFaults } from './wire.ts'

/** What a command makes of a cart. */
export type Decision = {
  /** The cart afterwards. */
  state: CartState
  message: string
  set?: readonly StoredLine[]
  removed?: readonly string[]
  couponsAdded?: readonly CouponRule[]
  couponsRemoved?: readonly CouponRule[]
  /** The guest's cart that ends with this. */
  guest?: GuestCart
  /** What is not as it was asked for, and still no refusal. */
  faults?: CartFaults
}

/** What a call does: the facts it needs besides the cart, and a pure decision. Refuses by throwing. */
export type Command = {
  skus?: readonly string[]
  couponCode?: string
  /** All it asks for is the quantity of one size: the fast path may do it. */
  single?: StoredLine
  decide: (state: CartState, facts: Pick<CartFacts, 'askedCoupon'>) => Decision
}

const supplyOf =
  ({ products }: CartState): SupplyOf =>
  (sku) =>
    products.get(sku)

/** Reading changes nothing, except that a coupon which ended meanwhile is dropped (INV-11). */
export const viewCart: Command = { decide: (state) => ({ state, message: '' }) }

export type RequestedItems = { items: readonly StoredLine[]; isList: boolean }

/**
 * One item is set as asked for or refused with the reason. A list takes what can be had and names the rest: it rebuilds
 * a lost cart (OP-047), where one size that ran out must not cost the others.
 */
export function setItems({ items, isList }: RequestedItems, message = ''): Command {
  return {
    // A list longer than any cart is refused whatever is in it.
    skus: items.length > maxCartLines ? [] : items.map(({ sku }) => sku),
    ...(!isList && items[0] && { single: items[0] }),
    decide: (state) => {
      if (items.length > maxCartLines) throw new RuleError('cart_full')
      const { lines, set, removed, faults, isFull } = setLines(state.lines, items, supplyOf(state))
      if (isFull) throw new RuleError('cart_full')
      if (!isList && faults.size > 0) throw new RuleError('cart_line_refused', Object.fromEntries(faults))
      return { state: { ...state, lines }, message, set, removed, faults: Object.fromEntries(faults) }
    },
  }
}

const codeForm = /^[A-Z0-9_.\-ÁÉÍÓÚÜÑ]{1,100}$/
/** As codes are stored: without blanks around, in capitals. */
const codeOf = (text: string) => text.trim().toUpperCase()

const couponRefusal = (code: string, key: string) => new RuleError('coupon_refused', { [code]: key })

export function addCoupon(text: string): Command {
  const code = codeOf(text)
  return {
    ...(codeForm.test(code) && { couponCode: code }),
    decide: (before, { askedCoupon }) => {
      if (before.hash === '') throw new RuleError('cart_not_found')
      if (code === '') throw couponRefusal(code, 'coupon.empty')
      if (!askedCoupon) throw couponRefusal(code, 'coupon.invalid')
      // One that is there already is accepted again and changes nothing (INV-10).
      if (before.coupons.some(({ id }) => id === askedCoupon.id)) {
        return { state: before, message: cartNotices.couponAdded }
      }
      const state = { ...before, coupons: [...before.coupons, askedCoupon] }
      const dropped = priceOf(state).dropped.findLast(({ rule }) => rule === askedCoupon)
      if (dropped) throw couponRefusal(code, couponError(dropped, before.country))
      return { state, message: cartNotices.couponAdded, couponsAdded: [askedCoupon] }
    },
  }
}

export function removeCoupon(text: string): Command {
  const code = codeOf(text)
  return {
    decide: (before) => {
      if (before.hash === '') throw new RuleError('cart_not_found')
      const couponsRemoved = before.coupons.filter((rule) => rule.code === code)
      if (couponsRemoved.length === 0) throw new RuleError('coupon_not_removed', { [code]: 'coupon.remove_failed' })
      const coupons = before.coupons.filter((rule) => rule.code !== code)
      return { state: { ...before, coupons }, message: cartNotices.couponRemoved, couponsRemoved }
    },
  }
}

/** The guest's cart ends, whether it is joined or not; one that is gone changes nothing (OP-048, R21). */
export function mergeGuest(guest: CartFacts | undefined, isJoining: boolean): Command {
  if (!guest?.cart) return viewCart
  const { hash, version } = guest.cart
  return {
    skus: guest.lines.map(({ sku }) => sku),
    decide: (state) => {
      const ending = { message: '', guest: { hash, version } }
      if (!isJoining) return { ...ending, state }
      const set = mergeLines(state.lines, guest.lines, supplyOf(state))
      const quantities = new Map([...state.lines, ...set].map(({ sku, quantity }) => [sku, quantity]))
      const lines = Array.from(quantities, ([sku, quantity]) => ({ sku, quantity }))
      const couponsAdded = guest.coupons.filter(({ id }) => !state.coupons.some((rule) => rule.id === id))
      const coupons = [...state.coupons, ...couponsAdded]
      return { ...ending, state: { ...state, lines, coupons }, set, couponsAdded }
    },
  }
}
