import { guestCartKeptMs } from '#domain/cart/limits.ts'
import { RuleError } from '#domain/errors.ts'
import type { Facts } from './facts.ts'
import type { Visitor } from './visitor.ts'

export type Standing = 'open' | 'bought' | 'none'

/**
 * What a visitor may know of the cart he named. Unknown, expired and another customer's are one and the same (INV-24). A
 * bought one says so to anybody who knows its hash: what comes back is a fresh cart and nothing of the old (INV-07).
 */
export function standingOf({ cart, idCustomer }: Facts, { tokenHash, hash, isFromCookie, now }: Visitor): Standing {
  if (tokenHash !== null && idCustomer === null) throw new RuleError('token_not_found')
  if (cart?.orderNr) return 'bought'
  const isTheirs = cart !== null && (cart.idCustomer === null || cart.idCustomer === idCustomer)
  const isExpired = cart?.idCustomer === null && now.getTime() - cart.updatedAt >= guestCartKeptMs
  if (isTheirs && !isExpired) return 'open'
  if (hash !== null && !isFromCookie) throw new RuleError('cart_not_found')
  return 'none'
}
