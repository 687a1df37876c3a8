import type { CouponScope } from './coupon-rule.ts'

/** The kinds an operator creates; credits come from returns and gestures, each with its own books. */
type NewCouponKind = 'percent' | 'fixed' | 'free_shipping'

/** A coupon as it is written. Amounts in minor units. */
export type NewCoupon = {
  kind: NewCouponKind
  /** Percent points, minor units, or 0 for free shipping. */
  amount: number
  maxDiscount: number | null
  minSubtotal: number | null
  startsAt: Date
  endsAt: Date
  maxUses: number | null
  maxUsesPerCustomer: number | null
  combinable: boolean
  onDiscounted: boolean
  needsRecentPurchaseDays: number | null
  scope: CouponScope
}

export type RuleFault = { field: string; reason: string }

const maxAmount = 2_147_483_647
export const maxGeneratedCodes = 100_000

const isWhole = (value: number | null, from: number, to = maxAmount) =>
  value === null || (Number.isInteger(value) && value >= from && value <= to)

/** Why a coupon cannot be written, field by field; empty when it can. */
export function couponFaults(coupon: NewCoupon, now: Date): RuleFault[] {
  const { kind, amount, startsAt, endsAt } = coupon
  const faults: RuleFault[] = []
  const refuse = (field: string, reason: string) => faults.push({ field, reason })
  if (kind === 'percent' && !(isWhole(amount, 1, 100) && amount >= 1)) refuse('amount', 'must be 1 to 100 percent')
  if (kind === 'fixed' && !isWhole(amount, 1)) refuse('amount', 'must be more than nothing')
  if (kind === 'free_shipping' && amount !== 0) refuse('amount', 'does not go with free shipping')
  if (coupon.maxDiscount !== null && kind !== 'percent') refuse('maxDiscount', 'only bounds a percentage')
  if (!isWhole(coupon.maxDiscount, 1)) refuse('maxDiscount', 'must be more than nothing')
  if (!isWhole(coupon.minSubtotal, 1)) refuse('minSubtotal', 'must be more than nothing')
  if (!isWhole(coupon.maxUses, 1)) refuse('maxUses', 'must be at least 1')
  if (!isWhole(coupon.maxUsesPerCustomer, 1)) refuse('maxUsesPerCustomer', 'must be at least 1')
  if (!isWhole(coupon.needsRecentPurchaseDays, 1, 3650)) refuse('needsRecentPurchaseDays', 'must be 1 to 3650 days')
  faults.push(...periodFaults({ startsAt, endsAt }, now))
  return faults
}

/** A period that has an end in the future. */
export function periodFaults({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date): RuleFault[] {
  if (endsAt <= startsAt) return [{ field: 'endsAt', reason: 'must be after its start' }]
  return endsAt <= now ? [{ field: 'endsAt', reason: 'is over already' }] : []
}

/** A code that a shopper types: capitals, figures and dashes, three to thirty of them. */
export const isCouponCode = (code: string) => /^[A-Z0-9][A-Z0-9-]{1,28}[A-Z0-9]$/.test(code)

/** What comes before the random letters of generated codes; it may end in a dash. */
export const isCodePrefix = (prefix: string) => /^[A-Z0-9][A-Z0-9-]{0,18}$/.test(prefix)
