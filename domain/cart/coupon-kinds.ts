export const couponKinds = ['percent', 'fixed', 'free_shipping', 'credit'] as const
export type CouponKind = (typeof couponKinds)[number]

/** What a rule applies to; an absent or empty list means no limit of that sort. */
export type CouponScope = { categories?: string[]; brands?: string[]; skus?: string[] }
