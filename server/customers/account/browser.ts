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
import { newSecret, type Browser, type IssuedLogin } from '#server/platform/sessions/logins.ts'

/** The browser a call comes from, if it has an id. */
export function browserHashOf({ caller, country }: Call): string | null {
  const name = secretOf(caller, browserCookie(country))
  return name === undefined ? null : digestOf(name)
}

/**
 * The browser that signs in; it gets an id if it has none. Other clients have none, and their tokens are not bound to
 * one.
 */
export function signingBrowser(call: Call): Browser {
  return identifiedBrowser(call, secretOf(call.caller, browserCookie(call.country)) ?? newSecret())
}

/**
 * The browser that becomes trusted. It always gets a new id: the one it came with may have been planted by somebody who
 * knows it, and would be spared the code with it.
 */
export const renamedBrowser = (call: Call): Browser => identifiedBrowser(call, newSecret())

function identifiedBrowser({ caller, country, setSecret }: Call, id: string): Browser {
  const name = browserName(caller.userAgent)
  if (!caller.isBrowser) return { hash: null, name }
  setSecret(browserCookie(country), id, browserCookieSeconds)
  return { hash: digestOf(id), name }
}

/** Only browsers have cookies to renew with; the readable one tells our scripts that there is a session (AUTH-06). */
export function setSessionCookies(
  { caller, country, setSecret, setReadableCookie }: Call,
  { renewalKey, isKept }: IssuedLogin,
) {
  if (!caller.isBrowser) return
  const seconds = keepSessionSeconds(isKept)
  setSecret(renewalCookie(country), renewalKey, seconds)
  setReadableCookie(keepSessionCookie, isKept ? '1' : '0', seconds)
}

/** The customer's cart stays on the server, and the device no longer refers to it. */
export function clearSessionCookies({ country, setSecret, setCookie, setReadableCookie }: Call) {
  setSecret(renewalCookie(country), '', 0)
  setCookie(cartCookie(country), '', 0)
  setReadableCookie(keepSessionCookie, '', 0)
}

/** Ends the session of this country; on one host another country may have its own session. */
export const clearRenewalCookie = ({ country, setSecret }: Call) => setSecret(renewalCookie(country), '', 0)
