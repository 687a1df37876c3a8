import { cookieValue } from '#app/platform/country/visitor.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** Storage names of the specification (STATE-08, STATE-09). */
const tokenKey = 'access_token'
const tokenStoreKey = 'access_token_store'
const tabKey = 'session-id'

/** Fired when a call needed a session that has ended (use-session.ts). */
export const sessionLostEvent = 'session-lost'

/** The token of this tab, if it belongs to this country. */
export function tokenOf(country: OpenCountry): string | undefined {
  if (sessionStorage.getItem(tokenStoreKey) !== country) return undefined
  return sessionStorage.getItem(tokenKey) ?? undefined
}

/** Whether the visitor knows that the session has ended: they signed out, here or in another tab, or were notified. */
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

/** Whether the server set a cookie for a session that can be renewed (AUTH-14, AUTH-22). */
export const hasSessionCookie = (cookies: string) => cookieValue(cookies, 'keep_session', /^[01]$/) !== undefined
export const hasSession = () => hasSessionCookie(document.cookie)

/** A random id of this tab's visit (OP-077). */
export function tabId(): string {
  const known = sessionStorage.getItem(tabKey)
  if (known) return known
  const created = crypto.randomUUID()
  sessionStorage.setItem(tabKey, created)
  return created
}
