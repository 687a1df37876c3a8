import { guestCartLifetimeMs } from '#domain/buy/cart/limits.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { cartCookie, cartCookieOf } from '#server/platform/http/caller.ts'
import type { Call } from '#server/platform/http/mount.ts'
import type { Customer } from '#server/platform/sessions/resolve-session.ts'
import type { CartRow } from './cart-rows.ts'

/** Who asks for which cart. */
export type Visitor = {
  country: OpenCountry
  now: Date
  /** Null for a guest. */
  idCustomer: number | null
  /** The cart that was named; null for the customer's own, or for none. */
  hash: string | null
  /** Only the cookie named the cart: one that is gone is no cart, rather than a cart that is not found. */
  isFromCookie: boolean
  /** The cart that the cookie names, for guests and customers alike: a guest's cart when they become a customer. */
  cookieHash: string | null
  fingerprint: string | undefined
}

type CartReference = { hash?: string | undefined; fingerprint?: string | undefined }
type CartCall = Call & { customer: Customer | undefined }

export function visitorOf(given: CartReference, { country, now, caller, customer }: CartCall): Visitor {
  const cookieHash = cartCookieOf(caller, country) ?? null
  return {
    country,
    now,
    idCustomer: customer?.idCustomer ?? null,
    // A customer has their own cart: the cookie may still name the cart they had as a guest.
    hash: given.hash || (customer ? null : cookieHash),
    isFromCookie: !given.hash,
    cookieHash,
    fingerprint: given.fingerprint || undefined,
  }
}

/**
 * Leaves the cart's hash in the browser, where it outlives what a page stores (C11). Not for a link that names a cart:
 * the person who made the link would see what the visitor puts into that cart.
 */
export function setCartCookie(
  { country, caller, setCookie }: Call,
  hash: string,
  { hash: named }: CartReference = {},
): void {
  const name = cartCookie(country)
  if (hash && hash === named && !caller.isTrusted && caller.cookies[name] !== hash) return
  if (hash) setCookie(name, hash, guestCartLifetimeMs / 1000)
  else if (caller.cookies[name] !== undefined) setCookie(name, '', 0)
}

export type CartAccess = 'open' | 'bought' | 'none'

/**
 * What a visitor may do with the cart they named. Unknown, expired and another customer's look the same (INV-24). A bought
 * cart says so to every caller who names it: the answer is a fresh cart and nothing of the old one (INV-07). A cookie that
 * still names it is ignored.
 */
export function accessTo(cart: CartRow | null, { idCustomer, hash, isFromCookie, now }: Visitor): CartAccess {
  if (cart?.orderNr) return isFromCookie ? 'none' : 'bought'
  const isTheirs = cart !== null && (cart.idCustomer === null || cart.idCustomer === idCustomer)
  const isExpired = cart?.idCustomer === null && now.getTime() - cart.updatedAt >= guestCartLifetimeMs
  if (isTheirs && !isExpired) return 'open'
  if (hash !== null && !isFromCookie) throw new RuleError('cart_not_found')
  return 'none'
}
