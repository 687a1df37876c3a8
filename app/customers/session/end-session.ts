import { pageQueryClient } from '#app/platform/api/query-client.ts'
import { useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'
import { useBackHistory } from '#app/platform/device/back-history-store.ts'
import { broadcast } from '#app/platform/device/tab-channel.ts'
import { withoutAccount } from '#domain/platform/routing/back-history.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { clearCustomer } from '#app/platform/session/customer.ts'
import { isSessionEndKnown, lostEvent, markSessionEnded, removeToken } from '#app/platform/session/token.ts'

/** Leaves nothing personal of the session in this tab and on this device: token, answers, addresses of account screens. */
export function forgetSession(): void {
  removeToken()
  clearCustomer(pageQueryClient())
  useCheckoutDraft.getState().forget()
  // An order's address says that somebody ordered.
  useBackHistory.getState().leave(withoutAccount)
}

/** Ends the session in every tab of the store. */
export function endSession(country: OpenCountry): void {
  forgetSession()
  broadcast(country, 'session', 'ended')
}

/**
 * The visitor ended his session, and the server knows. The screen is left before its answers are forgotten: one that still
 * shows them would ask for them anew, as nobody.
 */
export async function leaveSession(country: OpenCountry, leave: () => void | Promise<void>): Promise<void> {
  markSessionEnded()
  await leave()
  endSession(country)
}

/**
 * The server ended a session that this tab still had (AUTH-20): it is forgotten, and the screen leads to the login, once,
 * whatever other calls learn. Those under way while the visitor signs out are not to lead him there.
 */
export function loseSession(country: OpenCountry): void {
  if (isSessionEndKnown()) return
  markSessionEnded()
  endSession(country)
  window.dispatchEvent(new Event(lostEvent))
}
