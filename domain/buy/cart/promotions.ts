import type { Promotion } from './coupon-rule.ts'
import type { CartLine } from './lines.ts'
import { isInScope } from './scope.ts'

/**
 * The promotion that acts on each line, if one does (decision 014): of several the one that takes most off, of equals the
 * older. Gift cards are money and are never sold for less by themselves.
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
