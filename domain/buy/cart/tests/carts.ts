import type { CartTerms, CouponRule } from '../coupon-rule.ts'
import type { CartLine } from '../lines.ts'

export const now = Date.parse('2026-11-15T15:00:00Z')
export const day = 24 * 60 * 60 * 1000

export const terms: CartTerms = {
  freeFrom: 80_000,
  standardShipping: 5_990,
  methods: ['standard'],
  rates: [],
  maxCoupons: 2,
  maxCreditCoupons: 1,
  maxDiscountPercent: 70,
}

export function lineOf(line: Pick<CartLine, 'sku' | 'listPrice'> & Partial<CartLine>): CartLine {
  const usual = {
    quantity: 1,
    price: line.listPrice,
    isGiftCard: false,
    isMembership: false,
    sellerShipsFree: false,
    categories: [],
    brand: 'nube',
    grams: 0,
  }
  return { ...usual, ...line }
}

let id = 1000

export function couponOf(rule: Partial<CouponRule>): CouponRule {
  id += 1
  return {
    id,
    code: `C${id}`,
    kind: 'percent',
    amount: 10,
    maxDiscount: null,
    minSubtotal: null,
    startsAt: now - day,
    endsAt: now + day,
    maxUses: null,
    usedCount: 0,
    maxUsesPerCustomer: null,
    usesOfOwner: 0,
    combinable: true,
    onDiscounted: true,
    needsRecentPurchaseDays: null,
    newCustomersOnly: false,
    lastPurchaseAt: null,
    scope: {},
    idCustomer: null,
    active: true,
    credit: null,
    ...rule,
  }
}
