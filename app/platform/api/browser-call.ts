import { hasSession, tokenOf } from '#app/platform/session/token.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { callWith, sendFromBrowser, type Call } from './client.ts'
import { Refused } from './failures.ts'

/** What a call does about the session it acts for. The root of the app passes it in: a call knows no feature. */
export type SessionHooks = {
  /** Renews the session by its cookie; false when there is none. */
  renew(country: OpenCountry): Promise<boolean>
  /** The session is over for good. `isNeeded`: the call was refused without it, so the screen leads to the login. */
  onSessionLost(country: OpenCountry, isNeeded: boolean): Promise<void>
}

let session: SessionHooks = { renew: async () => false, onSessionLost: async () => {} }

export function setSessionHooks(hooks: SessionHooks): void {
  session = hooks
}

const isTokenRefused = (error: unknown) => error instanceof Refused && error.code === 'token_not_found'

/**
 * Calls from this browser. One that acts for a customer carries the token of the tab; where the tab has none, or it has
 * ended, it is renewed once by its cookie (OP-059). When the session is over for good, what a guest may do is done as a
 * guest, and what needs a customer is refused and leads to the login (AUTH-20).
 */
export function browserCall(country: OpenCountry): Call {
  const call = callWith(sendFromBrowser(country))
  return async (declared, input, options) => {
    const isPersonal = declared.auth !== 'none'
    if (isPersonal && tokenOf(country) === undefined && hasSession()) await session.renew(country).catch(() => false)
    try {
      return await call(declared, input, options)
    } catch (error) {
      if (!isPersonal || !isTokenRefused(error)) throw error
      if (!(await session.renew(country))) {
        const isNeeded = declared.auth === 'customer'
        await session.onSessionLost(country, isNeeded)
        if (isNeeded) throw error
      }
      return call(declared, input, options)
    }
  }
}
