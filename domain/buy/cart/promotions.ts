import type { Promotion } from './coupon-rule.ts'
import type { CartLine } from './lines.ts'
import { isInScope } from './scope.ts'

/**
 * The promotion that applies to each line, if any (decision 014): the largest discount, and the older of equals. Gift
 * cards are money and never discounted.
 */
export function bestPromotions(
  lines: readonly CartLine[],
  promotions: readonly Promotion[],
  now: number,
): (Promotion | undefined)[] {
  const inForce = promotions
    .filter(({ startsAt, endsAt }) => now >= startsAt && now < endsAt)
    .toSorted((a, b) => b.percent - a.percent || a.id - b.id)
  return lines.map((line) => (line.isGiftCard ? undefined : inForce.find(({ scope }) => isInScope(line, scope))))
}
