import type { QueryClient } from '@tanstack/react-query'
import { callWith, sendFromBrowser } from '#app/platform/api/client.ts'
import { pageQueryClient } from '#app/platform/api/query-client.ts'
import { loadAgain } from '#app/platform/bootstrap/load-again.ts'
import { renewSession } from '#contract/customers/account.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { endSession } from './end-session.ts'
import { setCustomer, getCachedCustomer } from '#app/platform/session/customer.ts'
import { isSessionEndKnown, removeToken, storeToken } from '#app/platform/session/token.ts'

/**
 * The readable cookie may outlive its session: after the server answers that there is none, it is not asked again for
 * this long.
 */
const noSessionForMs = 60_000

const mergeGuestCart = (country: OpenCountry, client: QueryClient) =>
  loadAgain(() => import('./sign-in.ts'), { isWanted: false })
    .then(({ mergeCarts }) => mergeCarts(country, client))
    .catch(() => undefined)

let renewing: Promise<boolean> | undefined
let noSessionAt = -noSessionForMs

async function renewNow(country: OpenCountry): Promise<boolean> {
  const client = pageQueryClient()
  const wasEndKnown = isSessionEndKnown()
  const { customer } = await callWith(sendFromBrowser(country))(renewSession, { body: {} })
  if (!customer) {
    noSessionAt = performance.now()
    removeToken()
    if (getCachedCustomer(client)?.loggedIn) endSession(country)
    return false
  }
  // The visitor signed out in the meantime.
  if (!wasEndKnown && isSessionEndKnown()) return false
  const { token, ...known } = customer
  const isNew = !getCachedCustomer(client)?.loggedIn
  storeToken(country, token)
  setCustomer(client, known)
  // The visitor may have signed in with a plain form before hydration.
  if (isNew) void mergeGuestCart(country, client)
  return true
}

/**
 * Restores the session from its cookie (AUTH-16, OP-059); false when there is none. Concurrent callers share one
 * request. `isNew`: another tab just signed in.
 */
export function renewOnce(country: OpenCountry, { isNew = false } = {}): Promise<boolean> {
  if (!isNew && !renewing && performance.now() - noSessionAt < noSessionForMs) return Promise.resolve(false)
  renewing ??= renewNow(country).finally(() => (renewing = undefined))
  return renewing
}
