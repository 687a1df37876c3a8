import { isShippedFree } from '#domain/buy/shipping/free-shipping.ts'
import { rateFor } from '#domain/buy/shipping/rates.ts'
import type { CartTerms } from './coupon-rule.ts'
import type { CartLine } from './lines.ts'
import { weightOf } from './lines.ts'
import { isSentByMail } from './sent-by-mail.ts'

type CartShippingInput = {
  lines: readonly Pick<CartLine, 'sellerShipsFree' | 'isGiftCard' | 'isMembership' | 'grams' | 'quantity'>[]
  /** Sub-total less discount. */
  amount: number
  /** By a coupon, or by a membership of the cart's owner. */
  isGivenFree: boolean
  terms: Pick<CartTerms, 'freeFrom' | 'standardShipping' | 'standardRates'>
}

/**
 * Standard shipping of a cart (INV-31) before its destination is known, whether it is free, and the amount missing for
 * that. An empty cart costs nothing, and gift cards and memberships need no parcel.
 */
export function cartShipping({ lines, amount, isGivenFree, terms }: CartShippingInput) {
  const { freeFrom, standardShipping, standardRates } = terms
  if (lines.length === 0) return { shipping: 0, isFree: false, missing: freeFrom }
  if (isSentByMail(lines)) return { shipping: 0, isFree: true, missing: null }
  const sellerShipsFree = lines.every((line) => line.sellerShipsFree)
  const isFree = isGivenFree || isShippedFree(amount, { freeFrom, sellerShipsFree })
  if (isFree) return { shipping: 0, isFree, missing: null }
  const rate = rateFor(standardRates, { code: 'standard', place: undefined, amount, grams: weightOf(lines) })
  return { shipping: rate?.price ?? standardShipping, isFree, missing: freeFrom - amount }
}
