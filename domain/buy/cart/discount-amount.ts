import type { CouponRule } from './coupon-rule.ts'

export const percentOf = (amount: number, percent: number) => Math.round((amount * percent) / 100)

function promised({ kind, amount, credit }: CouponRule, cost: number): number {
  switch (kind) {
    case 'percent':
      return percentOf(cost, amount)
    case 'fixed':
      return Math.min(amount, cost)
    case 'credit':
      return Math.min(credit?.left ?? amount, cost)
    case 'free_shipping':
      return 0
  }
}

/** The cart's cap is for promotions: a credit is money the shop owes, and may pay all there is (OP-055). */
export const capOf = ({ kind }: CouponRule, discountLeft: number) => (kind === 'credit' ? Infinity : discountLeft)

/** What a coupon takes off lines that still cost so much, and whether a cap cut it: its own, or the cart's. */
export function discountAmount(
  rule: CouponRule,
  cost: number,
  discountLeft: number,
): { amount: number; isCut: boolean } {
  const wanted = promised(rule, cost)
  const amount = Math.min(wanted, rule.maxDiscount ?? wanted, capOf(rule, discountLeft))
  return { amount, isCut: amount < wanted }
}
