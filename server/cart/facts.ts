import type { CartTerms, CouponRule, Promotion } from '#domain/cart/coupon-rule.ts'
import type { Held } from '#domain/cart/set-lines.ts'
import type { Kept } from '#server/http/idempotency.ts'

/** A size the store sells or sold, as its tables say now. Amounts in minor units. */
export type Thing = {
  sku: string
  size: string
  stock: number
  isSold: boolean
  name: string
  color: string
  slug: string
  price: number
  inForce: number
  isGiftCard: boolean
  brand: string
  brandSlug: string
  seller: string
  sellerShipsFree: boolean
  image: string | null
  filed: { name: string; path: string }[]
}

export type CartRow = {
  hash: string
  version: number
  idCustomer: number | null
  orderNr: string | null
  /** Milliseconds. */
  updatedAt: number
}

/** Everything one call about a cart needs to know, read at one moment. */
export type Facts = {
  /** Whose token it is; null without a token, or when it opens nothing. */
  idCustomer: number | null
  cart: CartRow | null
  lines: Held[]
  /** What is known of the lines and of what was asked for. */
  things: Thing[]
  coupons: CouponRule[]
  /** The coupon that was asked for, if there is one of that code. */
  asked: CouponRule | null
  promotions: Promotion[]
  terms: CartTerms
  /** The first answer to this key, and what was asked with it. */
  kept: { requestHash: string; response: Kept; at: number } | null
}
