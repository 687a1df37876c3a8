import { isShippedFree } from '#domain/buy/shipping/free-shipping.ts'
import { doorDelivery, type DoorDelivery } from '#domain/buy/shipping/door-delivery.ts'
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
  terms: Pick<CartTerms, 'freeFrom' | 'standardShipping' | 'methods' | 'rates'>
}

export type CartShipping = {
  /** 0 too when it is not known yet, or nothing brings it. */
  shipping: number
  delivery: DoorDelivery
  isFree: boolean
  /** The amount missing for that. */
  missing: number | null
}

/**
 * Standard shipping of a cart (INV-31) before its destination is known, and whether it is free. An empty cart costs nothing, and
 * gift cards and memberships need no parcel.
 */
export function cartShipping({ lines, amount, isGivenFree, terms }: CartShippingInput): CartShipping {
  const { freeFrom, standardShipping, methods, rates } = terms
  if (lines.length === 0) return { shipping: 0, delivery: 'priced', isFree: false, missing: freeFrom }
  if (isSentByMail(lines)) return { shipping: 0, delivery: 'priced', isFree: true, missing: null }
  const grams = weightOf(lines)
  const delivery = doorDelivery({ methods, rates, amount, grams })
  const sellerShipsFree = lines.every((line) => line.sellerShipsFree)
  const isFree = isGivenFree || isShippedFree(amount, { freeFrom, sellerShipsFree })
  // Free wherever it is sent; what is too heavy is sent nowhere.
  if (isFree) return { shipping: 0, delivery: delivery === 'too_heavy' ? delivery : 'priced', isFree, missing: null }
  const missing = freeFrom - amount
  if (delivery !== 'priced') return { shipping: 0, delivery, isFree, missing }
  const rate = rateFor(rates, { code: 'standard', place: undefined, amount, grams })
  return { shipping: rate?.price ?? standardShipping, delivery, isFree, missing }
}
