import { guestCartKeptMs } from '#domain/cart/limits.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import type { Call } from '#server/http/mount.ts'

/** The copy of a cart's hash that outlives what a browser throws away: no script wrote it and none can read it (C11). */
export const cartCookie = (store: OpenCountry) => `cart_${store}`

export function leaveCart({ store, caller, leaveCookie }: Call, hash: string): void {
  const name = cartCookie(store)
  if (hash) leaveCookie(name, hash, guestCartKeptMs / 1000)
  else if (caller.cookies[name] !== undefined) leaveCookie(name, '', 0)
}
