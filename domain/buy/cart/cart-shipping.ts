import { isShippedFree } from '#domain/buy/shipping/free-shipping.ts'
import type { CartTerms } from './coupon-rule.ts'
import type { CartLine } from './lines.ts'
import { isSentByMail } from './sent-by-mail.ts'

type Sent = {
  lines: readonly Pick<CartLine, 'sellerShipsFree' | 'isGiftCard'>[]
  /** Sub-total less discount. */
  amount: number
  /** By a coupon, or by a membership of the owner. */
  isGivenFree: boolean
  terms: Pick<CartTerms, 'freeFrom' | 'standardShipping'>
}

/** Standard shipping of a cart (INV-31) and how much more would make it free; an empty cart sends nothing, gift cards come by mail. */
export function cartShipping({ lines, amount, isGivenFree, terms }: Sent) {
  const { freeFrom, standardShipping } = terms
  if (lines.length === 0) return { shipping: 0, missing: freeFrom }
  if (isSentByMail(lines)) return { shipping: 0, missing: null }
  const sellerShipsFree = lines.every((line) => line.sellerShipsFree)
  const isFree = isGivenFree || isShippedFree(amount, { freeFrom, sellerShipsFree })
  return isFree ? { shipping: 0, missing: null } : { shipping: standardShipping, missing: freeFrom - amount }
}
