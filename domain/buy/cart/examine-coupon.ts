import type { CouponKey, CouponRefusal } from './coupon-keys.ts'
import type { CartTerms, CouponRule } from './coupon-rule.ts'
import { capOf } from './discount-amount.ts'
import { amountOf, type CartLine } from './lines.ts'
import { isInScope } from './scope.ts'

/** The cart's owner, if signed in, and the current time. */
export type CouponContext = { idCustomer: number | null; now: number }

/** Why somebody cannot use a coupon at all. Shoppers do not hear which it is; the shop's own staff do. */
export const unusableReasons = [
  'paused',
  'not_started',
  'over',
  'used_up',
  'used_by_owner',
  'somebody_elses',
  'credit_over',
] as const
export type UnusableReason = (typeof unusableReasons)[number]

function isCreditUsable({ credit }: CouponRule, now: number): boolean {
  if (!credit) return true
  const isOpen = credit.status === 'available' || credit.status === 'partly_used'
  return isOpen && credit.left > 0 && now < credit.expiresAt
}

/** Why this customer cannot use a coupon now at all; undefined where they can. */
export function whyUnusable(rule: CouponRule, { idCustomer, now }: CouponContext): UnusableReason | undefined {
  if (!rule.active) return 'paused'
  if (now < rule.startsAt) return 'not_started'
  if (now >= rule.endsAt) return 'over'
  if (rule.maxUses !== null && rule.usedCount >= rule.maxUses) return 'used_up'
  if (rule.idCustomer !== null && rule.idCustomer !== idCustomer) return 'somebody_elses'
  // A guest's uses are counted when the order is placed: before that the guest is unidentified.
  const isLeftForOwner =
    idCustomer === null || rule.maxUsesPerCustomer === null || rule.usesOfOwner < rule.maxUsesPerCustomer
  if (!isLeftForOwner) return 'used_by_owner'
  return isCreditUsable(rule, now) ? undefined : 'credit_over'
}

/**
 * Whether this customer can use a coupon now at all. Not started, ended, paused, exhausted and another customer's
 * coupon all get the same answer, so that existing codes cannot be discovered (server.md §7).
 */
export const isUsable = (rule: CouponRule, context: CouponContext): boolean => whyUnusable(rule, context) === undefined

const day = 24 * 60 * 60 * 1000

/** OP-055: a paid order within the required number of days. */
function hasRecentPurchase({ needsRecentPurchaseDays: days, lastPurchaseAt }: CouponRule, now: number): boolean {
  return days === null || (lastPurchaseAt !== null && now - lastPurchaseAt <= days * day)
}

/** A line while discounts are being applied. */
export type OpenLine = CartLine & {
  /** The remaining cost. */
  left: number
  /** What credits paid of it. */
  credit: number
  isInPromotion: boolean
}

/** The cart after the coupons before this one. */
export type CartSoFar = CouponContext & {
  lines: readonly OpenLine[]
  accepted: readonly CouponRule[]
  terms: Pick<CartTerms, 'maxCoupons' | 'maxCreditCoupons'>
  /** How much may still be taken off the cart. */
  discountLeft: number
}

export type CouponVerdict = { refused: CouponRefusal } | { eligible: readonly OpenLine[] }

const refused = (key: CouponKey): CouponVerdict => ({ refused: { key } })

const isDiscounted = (line: OpenLine) => line.price < line.listPrice || line.isInPromotion
const takesMoneyOff = ({ kind }: CouponRule) => kind !== 'free_shipping'

function combines(rule: CouponRule, { accepted, lines }: CartSoFar): boolean {
  if (accepted.some(({ id, combinable }) => id === rule.id || !combinable)) return false
  return rule.combinable || (accepted.length === 0 && !lines.some(({ isInPromotion }) => isInPromotion))
}

/**
 * A gift card is money, so nothing makes it cheaper; a credit that could be exchanged for money may pay it (decision
 * 043).
 */
const paysGiftCards = ({ kind, credit }: CouponRule) => kind === 'credit' && credit !== null && credit.isForMoney

/** The lines a coupon applies to, or the reason of the first filter that leaves none. */
function eligibleLines(rule: CouponRule, lines: readonly OpenLine[]): CouponVerdict {
  // An empty cart gives no reason to refuse a coupon that is otherwise valid.
  if (lines.length === 0) return { eligible: [] }
  const payable = paysGiftCards(rule) ? lines : lines.filter(({ isGiftCard }) => !isGiftCard)
  if (payable.length === 0) return refused('coupon.not_on_gift_card')
  const fullPrice = rule.onDiscounted ? payable : payable.filter((line) => !isDiscounted(line))
  if (fullPrice.length === 0) return refused('coupon.not_on_discounted')
  const eligible = fullPrice.filter((line) => isInScope(line, rule.scope))
  const subTotal = eligible.reduce((sum, line) => sum + amountOf(line), 0)
  if (eligible.length === 0) return refused('coupon.not_in_benefit')
  const missing = (rule.minSubtotal ?? 0) - subTotal
  if (missing > 0) return { refused: { key: 'coupon.min_subtotal', missing } }
  return { eligible }
}

/** Whether a coupon applies to a cart, in the order of server.md §7: the first failed check gives the reason. */
export function examineCoupon(rule: CouponRule, cart: CartSoFar): CouponVerdict {
  const { accepted, terms, now } = cart
  if (!isUsable(rule, cart)) return refused('coupon.invalid')
  const credits = accepted.filter(({ kind }) => kind === 'credit').length
  if (rule.kind === 'credit' && credits >= terms.maxCreditCoupons) return refused('coupon.credit_limit')
  if (accepted.length >= terms.maxCoupons) return refused('coupon.max_quantity')
  if (!combines(rule, cart)) return refused('coupon.not_combinable')
  if (!hasRecentPurchase(rule, now)) return refused('coupon.needs_recent_purchase')
  // A guest's earlier orders are looked up when the order is placed.
  if (rule.newCustomersOnly && rule.lastPurchaseAt !== null) return refused('coupon.new_customers_only')
  const examined = eligibleLines(rule, cart.lines)
  if ('refused' in examined || !takesMoneyOff(rule) || cart.lines.length === 0) return examined
  const cost = examined.eligible.reduce((sum, { left }) => sum + left, 0)
  return Math.min(capOf(rule, cart.discountLeft), cost) > 0 ? examined : refused('coupon.max_discount')
}
