import { isKept, tokenOf } from '#app/session/token.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import { callWith, sendFromBrowser, type Call } from './client.ts'
import { Refused } from './failures.ts'

const isTokenRefused = (error: unknown) => error instanceof Refused && error.code === 'token_not_found'

/** The renewal comes only where it is needed: most visitors are not signed in. */
const renew = async (country: OpenCountry) => (await import('#app/customer/renew.ts')).renewOnce(country)

/**
 * Calls from this browser. One that acts for a customer carries the token of the tab; where the tab has none, or it has
 * ended, it is renewed once by its cookie (OP-059). When the session is over for good, what a guest may do is done as a
 * guest, and what needs a customer is refused and leads to the login (AUTH-20).
 */
export function browserCall(country: OpenCountry): Call {
  const call = callWith(sendFromBrowser(country))
  return async (declared, input, options) => {
    const isPersonal = declared.auth !== 'none'
    if (isPersonal && tokenOf(country) === undefined && isKept()) await renew(country).catch(() => false)
    try {
      return await call(declared, input, options)
    } catch (error) {
      if (!isPersonal || !isTokenRefused(error)) throw error
      if (!(await renew(country))) {
        const { endSession, loseSession } = await import('#app/customer/end-session.ts')
        if (declared.auth === 'customer') {
          loseSession(country)
          throw error
        }
        endSession(country)
      }
      return call(declared, input, options)
    }
  }
}
