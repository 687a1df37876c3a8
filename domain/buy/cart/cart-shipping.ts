import { isShippedFree } from '#domain/buy/shipping/free-shipping.ts'
import type { CartTerms } from './coupon-rule.ts'
import type { CartLine } from './lines.ts'
import { isSentByMail } from './sent-by-mail.ts'

type CartShippingInput = {
  lines: readonly Pick<CartLine, 'sellerShipsFree' | 'isGiftCard' | 'isMembership'>[]
  /** Sub-total less discount. */
  amount: number
  /** By a coupon, or by a membership of the cart's owner. */
  isGivenFree: boolean
  terms: Pick<CartTerms, 'freeFrom' | 'standardShipping'>
}

/**
 * Standard shipping of a cart (INV-31) and the amount missing for free shipping. An empty cart costs nothing, and gift
 * cards and memberships need no parcel.
 */
export function cartShipping({ lines, amount, isGivenFree, terms }: CartShippingInput) {
  const { freeFrom, standardShipping } = terms
  if (lines.length === 0) return { shipping: 0, missing: freeFrom }
  if (isSentByMail(lines)) return { shipping: 0, missing: null }
  const sellerShipsFree = lines.every((line) => line.sellerShipsFree)
  const isFree = isGivenFree || isShippedFree(amount, { freeFrom, sellerShipsFree })
  return isFree ? { shipping: 0, missing: null } : { shipping: standardShipping, missing: freeFrom - amount }
}
