import type { CouponRule } from './coupon-rule.ts'

/** Who owns the cart, if anybody, and when it is. */
export type At = { idCustomer: number | null; now: number }

function isCreditUsable({ credit }: CouponRule, now: number): boolean {
  if (!credit) return true
  const isOpen = credit.status === 'available' || credit.status === 'partly_used'
  return isOpen && credit.left > 0 && now < credit.expiresAt
}

/**
 * Whether a coupon can be used by this person at this moment at all (server.md §7: not started, ended, paused, exhausted
 * and another customer's are all answered alike, so that nobody learns which codes exist).
 */
export function isUsable(rule: CouponRule, { idCustomer, now }: At): boolean {
  const isOpen = rule.active && now >= rule.startsAt && now < rule.endsAt
  const isLeft = rule.maxUses === null || rule.usedCount < rule.maxUses
  // A guest is counted when the order is placed: until then nobody knows who it is.
  const isLeftForOwner =
    idCustomer === null || rule.maxUsesPerCustomer === null || rule.usesOfOwner < rule.maxUsesPerCustomer
  const isTheirs = rule.idCustomer === null || rule.idCustomer === idCustomer
  return isOpen && isLeft && isLeftForOwner && isTheirs && isCreditUsable(rule, now)
}

const day = 24 * 60 * 60 * 1000

/** OP-055: a paid order of the last so many days. */
export function hasRecentPurchase({ needsRecentPurchaseDays: days, lastPurchaseAt }: CouponRule, now: number): boolean {
  return days === null || (lastPurchaseAt !== null && now - lastPurchaseAt <= days * day)
}
