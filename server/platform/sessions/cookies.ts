import type { OpenCountry } from '#domain/platform/country/country.ts'

/** A random id of the browser: its tokens are valid only together with it (C1, C30). */
export const browserCookie = (country: OpenCountry) => `browser_${country}`
export const browserCookieSeconds = 400 * 24 * 60 * 60

/** Renews a session after its token expired (OP-059, AUTH-23). */
export const renewalCookie = (country: OpenCountry) => `customer_${country}`

/** Tells our scripts that a session can be renewed; only cosmetic (AUTH-14, AUTH-22, C25). */
export const keepSessionCookie = 'keep_session'
