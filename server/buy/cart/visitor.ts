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
  /** The cart of the cookie, whoever asks: what a guest leaves when he becomes a customer. */
  cookieHash: string | null
  fingerprint: string | undefined
}

type Given = { hash?: string | undefined; fingerprint?: string | undefined }
type CartCall = Call & { customer: Customer | undefined }

export function visitorOf(given: Given, { country, now, caller, customer }: CartCall): Visitor {
  const cookieHash = cartCookieOf(caller, country) ?? null
  return {
    country,
    now,
    idCustomer: customer?.idCustomer ?? null,
    // A customer has a cart of his own: the cookie may name the one of the guest he was before.
    hash: given.hash || (customer ? null : cookieHash),
    isFromCookie: !given.hash,
    cookieHash,
    fingerprint: given.fingerprint || undefined,
  }
}

/**
 * Leaves the cart's hash in the browser, where it outlives what a page stores (C11). Not for a link that names a cart:
 * whoever made it would find in that cart what its visitor puts there.
 */
export function setCartCookie({ country, caller, setCookie }: Call, hash: string, { hash: named }: Given = {}): void {
  const name = cartCookie(country)
  if (hash && hash === named && !caller.isTrusted && caller.cookies[name] !== hash) return
  if (hash) setCookie(name, hash, guestCartLifetimeMs / 1000)
  else if (caller.cookies[name] !== undefined) setCookie(name, '', 0)
}

export type CartAccess = 'open' | 'bought' | 'none'

/**
 * What a visitor may do with the cart he named. Unknown, expired and another customer's are one and the same (INV-24). A
 * bought one says so to anybody who names it: what comes back is a fresh cart and nothing of the old (INV-07). A cookie that
 * still names it is no news to whoever bought it.
 */
export function accessTo(cart: CartRow | null, { idCustomer, hash, isFromCookie, now }: Visitor): CartAccess {
  if (cart?.orderNr) return isFromCookie ? 'none' : 'bought'
  const isTheirs = cart !== null && (cart.idCustomer === null || cart.idCustomer === idCustomer)
  const isExpired = cart?.idCustomer === null && now.getTime() - cart.updatedAt >= guestCartLifetimeMs
  if (isTheirs && !isExpired) return 'open'
  if (hash !== null && !isFromCookie) throw new RuleError('cart_not_found')
  return 'none'
}
