import type { CouponRule } from '#domain/cart/coupon-rule.ts'
import type { Held } from '#domain/cart/set-lines.ts'

/** What may change from one moment to the next of a size the store knows: read anew for every answer. Minor units. */
export type Supply = {
  sku: string
  stock: number
  isSold: boolean
  price: number
  inForce: number
  sellerShipsFree: boolean
  /** Changes whenever the row of the product does. */
  edition: string
}

export type CartRow = {
  hash: string
  version: number
  idCustomer: number | null
  orderNr: string | null
  /** Milliseconds. */
  updatedAt: number
}

/** The first answer to a key, and what was asked with it. */
export type KeptAnswer = { requestHash: string; response: unknown; at: number }

/** Everything one call about a cart needs to know of it, read at one moment. */
export type Facts = {
  /** Whose token it is; null without a token, or when it opens nothing. */
  idCustomer: number | null
  cart: CartRow | null
  lines: Held[]
  /** Of the lines and of what was asked for. */
  supplies: Supply[]
  coupons: CouponRule[]
  /** The coupon that was asked for, if there is one of that code. */
  asked: CouponRule | null
  kept: KeptAnswer | null
}
