import type { CouponRule, CartTerms, Promotion } from '#domain/cart/coupon-rule.ts'
import { mostOf, type CartLine } from '#domain/cart/lines.ts'
import { priceCart, type PricedCart } from '#domain/cart/price-cart.ts'
import type { Held } from '#domain/cart/set-lines.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import type { Supply } from './facts.ts'
import type { Words } from './words.ts'

/** A size as the store has it now. */
export type Thing = Supply & Words

/** A cart and all that its price depends on. */
export type CartState = {
  store: OpenCountry
  now: Date
  /** Empty for a visitor who has no cart yet. */
  hash: string
  version: number
  /** Its owner; null for a guest. */
  idCustomer: number | null
  lines: readonly Held[]
  things: ReadonlyMap<string, Thing>
  /** In the order they were added. */
  coupons: readonly CouponRule[]
  terms: CartTerms
  promotions: readonly Promotion[]
}

/** A line with what can be had of it now: 0 when there is nothing left (OP-051). */
export type Placed = { thing: Thing; held: Held; quantity: number }

export function placedLines({ lines, things }: CartState): Placed[] {
  return lines.flatMap((held) => {
    const thing = things.get(held.sku)
    return thing ? { thing, held, quantity: Math.min(held.quantity, mostOf(thing)) } : []
  })
}

const asLine = ({ thing, quantity }: Placed): CartLine => ({
  sku: thing.sku,
  quantity,
  listPrice: thing.price,
  price: thing.inForce,
  isGiftCard: thing.isGiftCard,
  sellerShipsFree: thing.sellerShipsFree,
  categories: thing.filed.map(({ path }) => path),
  brand: thing.brandSlug,
})

/** Only what can be had costs something. */
export function priceOf(state: CartState): PricedCart {
  const lines = placedLines(state)
    .filter(({ quantity }) => quantity > 0)
    .map(asLine)
  const { coupons, promotions, terms, idCustomer, now } = state
  return priceCart({ lines, coupons, promotions, terms, idCustomer, now: now.getTime() })
}
