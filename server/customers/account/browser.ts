import { browserName } from '#domain/customers/account/browser-name.ts'
import { keepSessionSeconds } from '#domain/customers/account/session-rules.ts'
import { cartCookie, secretOf } from '#server/platform/http/caller.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'
import type { Call } from '#server/platform/http/mount.ts'
import {
  browserCookie,
  browserCookieSeconds,
  keepSessionCookie,
  renewalCookie,
} from '#server/platform/sessions/cookies.ts'
import { newSecret, type Browser, type Granted } from '#server/platform/sessions/logins.ts'

/** The browser a call comes from, as far as it has been given a name. */
export function knownBrowser({ caller, country }: Call): string | null {
  const name = secretOf(caller, browserCookie(country))
  return name === undefined ? null : digestOf(name)
}

/** The browser that signs in: it gets a name if it has none. A client that is no browser has none, and its tokens are free. */
export function signingBrowser(call: Call): Browser {
  const { caller, country } = call
  const name = browserName(caller.userAgent)
  if (!caller.isBrowser) return { hash: null, name }
  const cookie = secretOf(caller, browserCookie(country)) ?? newSecret()
  call.setSecret(browserCookie(country), cookie, browserCookieSeconds)
  return { hash: digestOf(cookie), name }
}

/** Only browsers have cookies to renew with; the readable one tells our scripts that there is a session (AUTH-06). */
export function keepSession({ caller, country, setSecret, setReadableCookie }: Call, { renewalKey, isKept }: Granted) {
  if (!caller.isBrowser) return
  const seconds = keepSessionSeconds(isKept)
  setSecret(renewalCookie(country), renewalKey, seconds)
  setReadableCookie(keepSessionCookie, isKept ? '1' : '0', seconds)
}

/** The customer's cart stays on the server, and is named nowhere on the device. */
export function forgetSession({ country, setSecret, setCookie, setReadableCookie }: Call) {
  setSecret(renewalCookie(country), '', 0)
  setCookie(cartCookie(country), '', 0)
  setReadableCookie(keepSessionCookie, '', 0)
}

/** The session of this store is over; on one host another store may have one of its own. */
export const forgetRenewal = ({ country, setSecret }: Call) => setSecret(renewalCookie(country), '', 0)
