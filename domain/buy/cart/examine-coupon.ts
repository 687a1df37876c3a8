import type { CouponKey, CouponRefusal } from './coupon-keys.ts'
import type { CartTerms, CouponRule } from './coupon-rule.ts'
import { capOf } from './discount-amount.ts'
import { amountOf, type CartLine } from './lines.ts'
import { isInScope } from './scope.ts'

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
function hasRecentPurchase({ needsRecentPurchaseDays: days, lastPurchaseAt }: CouponRule, now: number): boolean {
  return days === null || (lastPurchaseAt !== null && now - lastPurchaseAt <= days * day)
}

/** A line while discounts are being taken off it. */
export type OpenLine = CartLine & {
  /** What it still costs. */
  left: number
  isInPromotion: boolean
}

/** The cart as the coupons before this one left it. */
export type CartSoFar = At & {
  lines: readonly OpenLine[]
  accepted: readonly CouponRule[]
  terms: Pick<CartTerms, 'maxCoupons' | 'maxCreditCoupons'>
  /** How much may still be taken off the cart. */
  discountLeft: number
}

export type Examined = { refused: CouponRefusal } | { eligible: readonly OpenLine[] }

const refused = (key: CouponKey): Examined => ({ refused: { key } })

const isDiscounted = (line: OpenLine) => line.price < line.listPrice || line.isInPromotion
const takesMoneyOff = ({ kind }: CouponRule) => kind !== 'free_shipping'

function combines(rule: CouponRule, { accepted, lines }: CartSoFar): boolean {
  if (accepted.some(({ id, combinable }) => id === rule.id || !combinable)) return false
  return rule.combinable || (accepted.length === 0 && !lines.some(({ isInPromotion }) => isInPromotion))
}

/** The lines it takes something off, or the reason why there are none: each sieve speaks when nothing passes it. */
function eligibleLines(rule: CouponRule, lines: readonly OpenLine[]): Examined {
  // Nothing is in the cart yet: nothing can be held against a coupon that is otherwise good.
  if (lines.length === 0) return { eligible: [] }
  const noGifts = rule.onGiftCards ? lines : lines.filter(({ isGiftCard }) => !isGiftCard)
  if (noGifts.length === 0) return refused('coupon.not_on_gift_card')
  const fullPrice = rule.onDiscounted ? noGifts : noGifts.filter((line) => !isDiscounted(line))
  if (fullPrice.length === 0) return refused('coupon.not_on_discounted')
  const eligible = fullPrice.filter((line) => isInScope(line, rule.scope))
  const subTotal = eligible.reduce((sum, line) => sum + amountOf(line), 0)
  if (eligible.length === 0) return refused('coupon.not_in_benefit')
  const missing = (rule.minSubtotal ?? 0) - subTotal
  if (missing > 0) return { refused: { key: 'coupon.min_subtotal', missing } }
  return { eligible }
}

/** Whether a coupon may act on a cart, in the order of server.md §7: the first check that fails speaks. */
export function examineCoupon(rule: CouponRule, cart: CartSoFar): Examined {
  const { accepted, terms, now } = cart
  if (!isUsable(rule, cart)) return refused('coupon.invalid')
  const credits = accepted.filter(({ kind }) => kind === 'credit').length
  if (rule.kind === 'credit' && credits >= terms.maxCreditCoupons) return refused('coupon.credit_limit')
  if (accepted.length >= terms.maxCoupons) return refused('coupon.max_quantity')
  if (!combines(rule, cart)) return refused('coupon.not_combinable')
  if (!hasRecentPurchase(rule, now)) return refused('coupon.needs_recent_purchase')
  const examined = eligibleLines(rule, cart.lines)
  if ('refused' in examined || !takesMoneyOff(rule) || cart.lines.length === 0) return examined
  const cost = examined.eligible.reduce((sum, { left }) => sum + left, 0)
  return Math.min(capOf(rule, cart.discountLeft), cost) > 0 ? examined : refused('coupon.max_discount')
}
