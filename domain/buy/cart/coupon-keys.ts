/** Every reason a coupon is declined; the server sends the key, the screen its sentence (CPN-06…17, OP-054). */
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
  'coupon.new_customers_only',
  'coupon.credit_limit',
] as const

export type CouponKey = (typeof couponKeys)[number]

/** Why a coupon is refused; `missing` is the amount missing to its minimum, in minor units. */
export type CouponRefusal = { key: CouponKey; missing?: number }
