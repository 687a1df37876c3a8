/** Every way a coupon is declined; the server names the key, the screen says its sentence (CPN-06…17, OP-054). */
export const couponKeys = [
  'coupon.invalid',
  'coupon.empty',
  'coupon.not_in_benefit',
  'coupon.min_subtotal',
  'coupon.remove_failed',
  'coupon.max_discount',
  'coupon.max_quantity',
  'coupon.not_combinable',
  'coupon.not_on_discounted',
  'coupon.not_on_gift_card',
  'coupon.needs_recent_purchase',
  'coupon.credit_limit',
] as const

export type CouponKey = (typeof couponKeys)[number]

/** Why a coupon may not act; `missing` is how far its minimum is, in minor units. */
export type CouponRefusal = { key: CouponKey; missing?: number }
