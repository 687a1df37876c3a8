import { cookieValue } from '#app/platform/country/visitor.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** The specification's names (STATE-08, STATE-09). */
const tokenKey = 'access_token'
const tokenStoreKey = 'access_token_store'
const tabKey = 'session-id'

/** What the page hears when a call needed a session that is over (use-session.ts). */
export const lostEvent = 'session-lost'

/** The token of this tab, if it was given by this store. */
export function tokenOf(country: OpenCountry): string | undefined {
  if (sessionStorage.getItem(tokenStoreKey) !== country) return undefined
  return sessionStorage.getItem(tokenKey) ?? undefined
}

/** Whether the visitor knows that the session is over: he ended it, here or in another tab, or he was told. */
let isEndKnown = false
export const isSessionEndKnown = () => isEndKnown
export const markSessionEnded = () => {
  isEndKnown = true
}

export function storeToken(country: OpenCountry, token: string): void {
  isEndKnown = false
  sessionStorage.setItem(tokenKey, token)
  sessionStorage.setItem(tokenStoreKey, country)
}

export function removeToken(): void {
  sessionStorage.removeItem(tokenKey)
  sessionStorage.removeItem(tokenStoreKey)
}

/** Whether the server left a session behind that may be brought back (AUTH-14, AUTH-22). */
export const hasSessionCookie = (cookies: string) => cookieValue(cookies, 'keep_session', /^[01]$/) !== undefined
export const hasSession = () => hasSessionCookie(document.cookie)

/** A random name of this tab's visit (OP-077). */
export function tabId(): string {
  const known = sessionStorage.getItem(tabKey)
  if (known) return known
  const made = crypto.randomUUID()
  sessionStorage.setItem(tabKey, made)
  return made
}
