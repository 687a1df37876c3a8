import { callWith, sendFromBrowser } from '#app/platform/api/client.ts'
import { pageQueryClient } from '#app/platform/api/query-client.ts'
import { renewSession } from '#contract/customers/account.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { endSession } from './end-session.ts'
import { setCustomer, getCachedCustomer } from '#app/platform/session/customer.ts'
import { isSessionEndKnown, removeToken, storeToken } from '#app/platform/session/token.ts'

/** The readable cookie may outlive its session: whoever was told 'nobody' does not ask again before this. */
const nobodyForMs = 60_000

let renewing: Promise<boolean> | undefined
let toldNobodyAt = -nobodyForMs

async function renewNow(country: OpenCountry): Promise<boolean> {
  const client = pageQueryClient()
  const wasEndKnown = isSessionEndKnown()
  const { customer } = await callWith(sendFromBrowser(country))(renewSession, { body: {} })
  if (!customer) {
    toldNobodyAt = performance.now()
    removeToken()
    if (getCachedCustomer(client)?.loggedIn) endSession(country)
    return false
  }
  // He signed out while this was under way.
  if (!wasEndKnown && isSessionEndKnown()) return false
  const { token, ...known } = customer
  const isNew = !getCachedCustomer(client)?.loggedIn
  storeToken(country, token)
  setCustomer(client, known)
  // He may have signed in by a form before the scripts ran.
  if (isNew) void import('./sign-in.ts').then(({ joinCarts }) => joinCarts(country, client)).catch(() => undefined)
  return true
}

/**
 * Brings the session back by its cookie (AUTH-16, OP-059): false when there is none. Whoever asks meanwhile waits for the
 * same answer. `isNew`: another tab just signed in.
 */
export function renewOnce(country: OpenCountry, { isNew = false } = {}): Promise<boolean> {
  if (!isNew && !renewing && performance.now() - toldNobodyAt < nobodyForMs) return Promise.resolve(false)
  renewing ??= renewNow(country).finally(() => (renewing = undefined))
  return renewing
}
