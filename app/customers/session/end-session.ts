import { pageQueryClient } from '#app/platform/api/query-client.ts'
import { useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'
import { useBackHistory } from '#app/platform/device/back-history-store.ts'
import { broadcast } from '#app/platform/device/tab-channel.ts'
import { withoutAccount } from '#domain/platform/routing/back-history.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { clearCustomer } from '#app/platform/session/customer.ts'
import { isSessionEndKnown, sessionLostEvent, markSessionEnded, removeToken } from '#app/platform/session/token.ts'

/**
 * Removes everything personal of the session from this tab and device: token, cached answers, account pages in the
 * history.
 */
export function clearSession(): void {
  removeToken()
  clearCustomer(pageQueryClient())
  useCheckoutDraft.getState().reset()
  // The address of an order page reveals that an order exists.
  useBackHistory.getState().removeScreens(withoutAccount)
}

/** Ends the session in every tab of this store. */
export function endSession(country: OpenCountry): void {
  clearSession()
  broadcast(country, 'session', 'ended')
}

/**
 * The visitor signed out and the server knows. The screen is left before its data is cleared: a mounted screen would
 * fetch it again without a session.
 */
export async function leaveSession(country: OpenCountry, leave: () => void | Promise<void>): Promise<void> {
  markSessionEnded()
  await leave()
  endSession(country)
}

/**
 * The server ended a session that this tab still had (AUTH-20): it is cleared and the login screen opens, once, however
 * many calls fail. Calls in flight during a sign-out do not trigger it.
 */
export function handleSessionLost(country: OpenCountry): void {
  if (isSessionEndKnown()) return
  markSessionEnded()
  endSession(country)
  window.dispatchEvent(new Event(sessionLostEvent))
}
