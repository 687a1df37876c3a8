import { hasSession, tokenOf } from '#app/platform/session/token.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { callWith, sendFromBrowser, type Call } from './client.ts'
import { Refused } from './failures.ts'

/**
 * How a call renews and loses the session. The app's entry passes these in, because the API layer imports no feature.
 */
export type SessionHooks = {
  /** Renews the session by its cookie; false when there is none. */
  renew(country: OpenCountry): Promise<boolean>
  /** The session has ended. `isNeeded`: the call was refused without it, so the login screen opens. */
  onSessionLost(country: OpenCountry, isNeeded: boolean): Promise<void>
}

let session: SessionHooks = { renew: async () => false, onSessionLost: async () => {} }

export function setSessionHooks(hooks: SessionHooks): void {
  session = hooks
}

const isTokenRefused = (error: unknown) => error instanceof Refused && error.code === 'token_not_found'

/**
 * Calls from this browser. A call for a customer carries the tab's token; a missing or expired token is renewed once by
 * its cookie (OP-059). When the session has ended, a call that guests may make is repeated as a guest, and one that
 * needs a customer is refused and opens the login screen (AUTH-20).
 */
export function browserCall(country: OpenCountry): Call {
  const call = callWith(sendFromBrowser(country))
  return async (endpoint, input, options) => {
    const isPersonal = endpoint.auth !== 'none'
    if (isPersonal && tokenOf(country) === undefined && hasSession()) await session.renew(country).catch(() => false)
    try {
      return await call(endpoint, input, options)
    } catch (error) {
      if (!isPersonal || !isTokenRefused(error)) throw error
      if (!(await session.renew(country))) {
        const isNeeded = endpoint.auth === 'customer'
        await session.onSessionLost(country, isNeeded)
        if (isNeeded) throw error
      }
      return call(endpoint, input, options)
    }
  }
}
