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

/** The cart's cap applies to promotions: a credit is money the shop owes and may pay everything (OP-055). */
export const capOf = ({ kind }: CouponRule, discountLeft: number) => (kind === 'credit' ? Infinity : discountLeft)

/** What a coupon takes off the remaining cost of its lines, and whether its own cap or the cart's reduced it. */
export function discountAmount(
  rule: CouponRule,
  cost: number,
  discountLeft: number,
): { amount: number; isCut: boolean } {
  const promisedAmount = promised(rule, cost)
  const amount = Math.min(promisedAmount, rule.maxDiscount ?? promisedAmount, capOf(rule, discountLeft))
  return { amount, isCut: amount < promisedAmount }
}
