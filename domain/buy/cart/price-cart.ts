import type { DoorDelivery } from '#domain/buy/shipping/door-delivery.ts'
import { cartShipping } from './cart-shipping.ts'
import type { CouponKey, CouponRefusal } from './coupon-keys.ts'
import type { CartTerms, CouponRule, Promotion } from './coupon-rule.ts'
import { discountAmount, percentOf } from './discount-amount.ts'
import { examineCoupon, type CouponContext, type OpenLine } from './examine-coupon.ts'
import { amountOf, type CartLine } from './lines.ts'
import { bestPromotions } from './promotions.ts'
import { prorate } from './prorate.ts'

export type CartContents = CouponContext & {
  lines: readonly CartLine[]
  /** In the order they were added. */
  coupons: readonly CouponRule[]
  promotions: readonly Promotion[]
  terms: CartTerms
  /** A membership of the owner covers standard shipping (OP-085). */
  memberShipsFree?: boolean
}

export type AppliedCoupon = { rule: CouponRule; discount: number; note: CouponKey | null }

/** The price of a cart in minor units. `paid` and `creditPaid` follow the order of the lines. */
export type PricedCart = {
  subTotal: number
  discount: number
  /** Standard shipping, before the destination is known; 0 too where that says nothing. */
  shipping: number
  delivery: DoorDelivery
  /** Wherever it goes. */
  isShippingFree: boolean
  total: number
  freeShippingMissing: number | null
  paid: readonly number[]
  /** What credits paid of each line, on top of `paid`. */
  creditPaid: readonly number[]
  coupons: readonly AppliedCoupon[]
  /** Coupons that no longer apply (INV-11). */
  dropped: readonly ({ rule: CouponRule } & CouponRefusal)[]
  promotions: readonly { id: number; name: string; discount: number }[]
}

const sumOf = (lines: readonly OpenLine[]) => lines.reduce((sum, { left }) => sum + left, 0)

function takeOff(lines: readonly OpenLine[], amount: number, { isCredit }: { isCredit: boolean }): void {
  const shares = prorate(
    amount,
    lines.map(({ left }) => left),
  )
  lines.forEach((line, at) => {
    line.left -= shares[at]!
    if (isCredit) line.credit += shares[at]!
  })
}

/**
 * The totals of a cart (INV-05): automatic promotions first, then the coupons one after the other, each on what the
 * previous left; together never more than the store's share of the goods, except credits, which are the customer's
 * own money (OP-055). Computed for every answer, never stored.
 */
export function priceCart(contents: CartContents): PricedCart {
  const { lines, coupons, promotions, terms, memberShipsFree = false, idCustomer, now } = contents
  const subTotal = lines.reduce((sum, line) => sum + amountOf(line), 0)
  const goods = lines.reduce((sum, line) => sum + (line.isGiftCard ? 0 : amountOf(line)), 0)
  let discountLeft = Math.floor((goods * terms.maxDiscountPercent) / 100)
  const best = bestPromotions(lines, promotions, now)
  const open: OpenLine[] = lines.map((line, at) => ({
    ...line,
    left: amountOf(line),
    credit: 0,
    isInPromotion: best[at] !== undefined,
  }))

  const promotionDiscounts: { id: number; name: string; discount: number }[] = []
  for (const promotion of new Set(best.filter((one) => one !== undefined))) {
    const inIt = open.filter((_, at) => best[at] === promotion)
    const discount = Math.min(percentOf(sumOf(inIt), promotion.percent), discountLeft)
    takeOff(inIt, discount, { isCredit: false })
    discountLeft -= discount
    promotionDiscounts.push({ id: promotion.id, name: promotion.name, discount })
  }

  const applied: AppliedCoupon[] = []
  const dropped: ({ rule: CouponRule } & CouponRefusal)[] = []
  for (const rule of coupons) {
    const accepted = applied.map((one) => one.rule)
    const examined = examineCoupon(rule, { lines: open, accepted, terms, discountLeft, idCustomer, now })
    if ('refused' in examined) {
      dropped.push({ rule, ...examined.refused })
      continue
    }
    const { amount, isCut } = discountAmount(rule, sumOf(examined.eligible), discountLeft)
    const isCredit = rule.kind === 'credit'
    takeOff(examined.eligible, amount, { isCredit })
    if (!isCredit) discountLeft -= amount
    applied.push({ rule, discount: amount, note: isCut ? 'coupon.max_discount' : null })
  }

  const afterDiscount = sumOf(open)
  const isGivenFree = memberShipsFree || applied.some(({ rule }) => rule.kind === 'free_shipping')
  const { shipping, delivery, isFree, missing } = cartShipping({ lines, amount: afterDiscount, isGivenFree, terms })
  return {
    subTotal,
    discount: subTotal - afterDiscount,
    shipping,
    delivery,
    isShippingFree: isFree,
    total: afterDiscount + shipping,
    freeShippingMissing: missing,
    paid: open.map(({ left }) => left),
    creditPaid: open.map(({ credit }) => credit),
    coupons: applied,
    dropped,
    promotions: promotionDiscounts,
  }
}
