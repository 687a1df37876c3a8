import { digestOf, type Caller } from '#server/http/caller.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import { cartCookie } from './cookie.ts'

/** Who asks about which cart. */
export type Visitor = {
  store: OpenCountry
  now: Date
  ip: string
  tokenHash: string | null
  /** The cart that was named; null for the customer's own, or for none. */
  hash: string | null
  /** Only the browser's copy named the cart: one that is gone is no cart, rather than a cart that is not found. */
  isFromCookie: boolean
  /** The browser's copy, whoever asks: what a guest leaves when he becomes a customer. */
  copy: string | null
  fingerprint: string | undefined
}

type Given = { token?: string | undefined; hash?: string | undefined; fingerprint?: string | undefined }

/** Our own client sends `-` where a token may stand and puts the token in a header (OP-074). */
const isToken = (text: string | undefined) => text !== undefined && text !== '' && text !== '-'

const hashForm = /^[\w-]{1,64}$/

export function visitorOf(
  given: Given,
  { store, now, caller }: { store: OpenCountry; now: Date; caller: Caller },
): Visitor {
  const token = isToken(given.token) ? given.token : caller.bearer
  const tokenHash = isToken(token) ? digestOf(token!) : null
  const copy = caller.cookies[cartCookie(store)]
  const fromCookie = copy !== undefined && hashForm.test(copy) ? copy : null
  return {
    store,
    now,
    ip: caller.ip,
    tokenHash,
    // A token leads to its customer's cart: the browser's copy may be of the guest it was before.
    hash: given.hash || (tokenHash === null ? fromCookie : null),
    isFromCookie: !given.hash,
    copy: fromCookie,
    fingerprint: given.fingerprint || undefined,
  }
}

/** Whose first answers these are: nobody else's key reaches them (R6). */
export function ownerOf({ store, tokenHash, hash, fingerprint, ip }: Visitor): string {
  const who = tokenHash ?? (hash === null ? `${ip} ${fingerprint ?? ''}` : hash)
  return `${store} ${digestOf(who)}`
}
