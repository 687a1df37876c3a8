import type { OpenCountry } from '#domain/platform/country/country.ts'

/** A random name of the browser: tokens that were given to it are good only together with it (C1, C30). */
export const browserCookie = (country: OpenCountry) => `browser_${country}`
export const browserCookieSeconds = 400 * 24 * 60 * 60

/** Brings a session back after its token ended (OP-059, AUTH-23). */
export const renewalCookie = (country: OpenCountry) => `customer_${country}`

/** Tells our scripts that there is a session to bring back; only cosmetic (AUTH-14, AUTH-22, C25). */
export const keepSessionCookie = 'keep_session'
