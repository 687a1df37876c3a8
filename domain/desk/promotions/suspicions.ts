import type { NewCouponKind } from '#domain/buy/cart/new-rule.ts'
import { addDays } from '#domain/platform/dates.ts'

/** What is rarely meant, and is asked before it is written. */
export const suspicions = ['lasts_long', 'gives_most', 'no_cost_limit', 'below_amount', 'many_uses_of_one'] as const
export type Suspicion = (typeof suspicions)[number]

/** A rule that gives so much, in percent, is asked about: carts have a limit of their own below. */
const most = 60
const longDays = 366

type RuleFacts = {
  kind: NewCouponKind
  amount: number
  maxDiscount: number | null
  minSubtotal: number | null
  firstDay: string
  lastDay: string
  maxUses: number | null
  maxUsesPerCustomer: number | null
  needsRecentPurchaseDays: number | null
  newCustomersOnly: boolean
  /** Whether it is a coupon; a promotion acts in every cart, which is what it is for. */
  isCoupon: boolean
  /** Whether its codes work once each. */
  isSingleUse: boolean
}

/** What about a rule looks like a mistake, the worst first. */
export function suspicionsOf(rule: RuleFacts): Suspicion[] {
  const { kind, amount, maxDiscount, minSubtotal, maxUses, maxUsesPerCustomer, isCoupon, isSingleUse } = rule
  const found: Suspicion[] = []
  if (kind === 'percent' && amount >= most && maxDiscount === null) found.push('gives_most')
  if (rule.lastDay >= addDays(rule.firstDay, longDays)) found.push('lasts_long')
  if (!isCoupon) return found
  const isBounded = maxUses !== null || isSingleUse
  const isForEverybody = !rule.newCustomersOnly && rule.needsRecentPurchaseDays === null
  if (!isBounded && maxUsesPerCustomer === null && isForEverybody && kind !== 'free_shipping')
    found.push('no_cost_limit')
  // An amount without a least cart makes what costs less free.
  if (kind === 'fixed' && (minSubtotal === null || minSubtotal <= amount)) found.push('below_amount')
  if (rule.newCustomersOnly && !isSingleUse && maxUsesPerCustomer === null) found.push('many_uses_of_one')
  return found
}
