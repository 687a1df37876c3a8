import { cartNotices } from '#contract/cart-messages.ts'
import type { CouponKey } from '#domain/cart/coupon-keys.ts'
import { mostLines } from '#domain/cart/limits.ts'
import { mergeLines } from '#domain/cart/merge-lines.ts'
import { setLines, type SupplyOf } from '#domain/cart/set-lines.ts'
import { RuleError } from '#domain/errors.ts'
import type { Wish } from './decision.ts'
import type { Facts } from './facts.ts'
import type { Wanted } from './items.ts'
import { priceOf, type CartState } from './state.ts'

const supplyOf =
  ({ things }: CartState): SupplyOf =>
  (sku) =>
    things.get(sku)

/** Looking changes nothing, except that a coupon which ended meanwhile is dropped (INV-11). */
export const toLook: Wish = { decide: (state) => ({ state, message: '' }) }

/**
 * One item is taken as asked for or refused with the reason. A list takes what can be had and names the rest: it rebuilds
 * a lost cart (OP-047), where one size that ran out must not cost the others.
 */
export function toSet({ items, isList }: Wanted, message = ''): Wish {
  return {
    // A list longer than any cart is refused whatever is in it.
    skus: items.length > mostLines ? [] : items.map(({ sku }) => sku),
    ...(!isList && items[0] && { single: items[0] }),
    decide: (state) => {
      if (items.length > mostLines) throw new RuleError('cart_full')
      const { lines, set, removed, faults, isFull } = setLines(state.lines, items, supplyOf(state))
      if (isFull) throw new RuleError('cart_full')
      if (!isList && faults.size > 0) throw new RuleError('cart_line_refused', Object.fromEntries(faults))
      return { state: { ...state, lines }, message, set, removed, said: Object.fromEntries(faults) }
    },
  }
}

const codeForm = /^[A-Z0-9_.\-ÁÉÍÓÚÜÑ]{1,100}$/
/** As codes are kept: without blanks around, in capitals. */
export const codeOf = (text: string) => text.trim().toUpperCase()

const refuse = (code: string, key: CouponKey) => new RuleError('coupon_refused', { [code]: key })

export function toAddCoupon(text: string): Wish {
  const code = codeOf(text)
  return {
    ...(codeForm.test(code) && { code }),
    decide: (before, { asked }) => {
      if (before.hash === '') throw new RuleError('cart_not_found')
      if (code === '') throw refuse(code, 'coupon.empty')
      if (!asked) throw refuse(code, 'coupon.invalid')
      const state = { ...before, coupons: [...before.coupons, asked] }
      // Judged as the last of all: one added twice is its second time.
      const judged = priceOf(state).dropped.findLast(({ rule }) => rule === asked)
      if (judged) throw refuse(code, judged.key)
      return { state, message: cartNotices.couponAdded, couponsAdded: [asked] }
    },
  }
}

export function toRemoveCoupon(text: string): Wish {
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

/** The guest's cart ends, whether it is joined or not; a dead one changes nothing (OP-048, R21). */
export function toMerge(guest: Facts | undefined, isJoining: boolean): Wish {
  if (!guest?.cart) return toLook
  const { hash, version } = guest.cart
  return {
    skus: guest.lines.map(({ sku }) => sku),
    decide: (state) => {
      const base = { state, message: '', guest: { hash, version } }
      if (!isJoining) return base
      const set = mergeLines(state.lines, guest.lines, supplyOf(state))
      const { lines } = setLinesTo(state, set)
      const couponsAdded = guest.coupons.filter(({ id }) => !state.coupons.some((rule) => rule.id === id))
      return { ...base, state: { ...state, lines, coupons: [...state.coupons, ...couponsAdded] }, set, couponsAdded }
    },
  }
}

function setLinesTo({ lines }: CartState, set: readonly { sku: string; quantity: number }[]) {
  const quantities = new Map(lines.map(({ sku, quantity }) => [sku, quantity]))
  for (const { sku, quantity } of set) quantities.set(sku, quantity)
  return { lines: Array.from(quantities, ([sku, quantity]) => ({ sku, quantity })) }
}
