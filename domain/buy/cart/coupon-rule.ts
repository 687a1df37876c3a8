import type { Rate } from '#domain/buy/shipping/rates.ts'
import type { ShippingCode } from '#domain/buy/shipping/shipping-methods.ts'
import type { CreditStatus } from '#domain/after-sale/credits/credits.ts'

export const couponKinds = ['percent', 'fixed', 'free_shipping', 'credit'] as const
type CouponKind = (typeof couponKinds)[number]

/** What a rule applies to; an absent or empty list is no restriction. */
export type CouponScope = { categories?: string[]; brands?: string[]; skus?: string[] }

/** A coupon and its use by the owner of the cart. Amounts in minor units, instants in milliseconds. */
export type CouponRule = {
  id: number
  code: string
  kind: CouponKind
  /** Percent points, or minor units. */
  amount: number
  maxDiscount: number | null
  minSubtotal: number | null
  startsAt: number
  endsAt: number
  maxUses: number | null
  usedCount: number
  maxUsesPerCustomer: number | null
  usesOfOwner: number
  combinable: boolean
  onDiscounted: boolean
  needsRecentPurchaseDays: number | null
  newCustomersOnly: boolean
  lastPurchaseAt: number | null
  scope: CouponScope
  /** The owner of a personal coupon. */
  idCustomer: number | null
  active: boolean
  /** The money behind a credit coupon. */
  credit: { left: number; status: CreditStatus; expiresAt: number; isForMoney: boolean } | null
}

/** An automatic discount (decision 014). */
export type Promotion = {
  id: number
  name: string
  percent: number
  scope: CouponScope
  startsAt: number
  endsAt: number
}

/** The limits a store sets. */
export type CartTerms = {
  freeFrom: number
  standardShipping: number
  /** The ways to send that the store has, and what they cost in a part of the country, from an amount on or up to a weight. */
  methods: readonly ShippingCode[]
  rates: readonly Rate[]
  maxCoupons: number
  maxCreditCoupons: number
  maxDiscountPercent: number
}
