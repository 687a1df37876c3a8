import type { Promotion } from '#domain/buy/cart/coupon-rule.ts'
import type { CartLine } from '#domain/buy/cart/lines.ts'
import { bestPromotions } from '#domain/buy/cart/promotions.ts'
import { isInScope } from '#domain/buy/cart/scope.ts'

/** What becomes of a promotion in a cart. */
export const promotionOutcomes = ['acts', 'not_started', 'over', 'not_in_cart', 'smaller'] as const
export type PromotionOutcome = (typeof promotionOutcomes)[number]

/** Why each promotion of a store acts in a cart at a moment, or does not: by the rule that prices carts. */
export function promotionOutcomesOf(
  lines: readonly CartLine[],
  promotions: readonly Promotion[],
  now: number,
): { promotion: Promotion; outcome: PromotionOutcome }[] {
  const acting = new Set(bestPromotions(lines, promotions, now))
  return promotions.map((promotion) => {
    const { startsAt, endsAt, scope } = promotion
    if (acting.has(promotion)) return { promotion, outcome: 'acts' }
    if (now < startsAt) return { promotion, outcome: 'not_started' }
    if (now >= endsAt) return { promotion, outcome: 'over' }
    const covers = lines.some((line) => !line.isGiftCard && isInScope(line, scope))
    return { promotion, outcome: covers ? 'smaller' : 'not_in_cart' }
  })
}
