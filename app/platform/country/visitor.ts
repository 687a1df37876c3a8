/** The visitor's saved place (GEO-05). */
export const placeCookie = 'pwa-geolocation'
/** The cookie copy of the ranking formula, which expires after a day (OP-034). */
export const formulaCookie = 'custom_filter_sorting'

/** What a catalogue answer depends on besides its address. */
export type Visitor = { locationCode?: string; sortingFormula?: string }

/** A cookie's value, if it matches the format. */
export function cookieValue(cookies: string, name: string, form: RegExp): string | undefined {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1)
  return value !== undefined && form.test(value) ? value : undefined
}

/** The search backend's flag, stored by the flag client (FLAG-02): anything but `off` means the BFF (OP-025). */
export const usesLegacyApi = (cookies: string) => cookieValue(cookies, 'bff_flag', /^off$/) !== undefined

/**
 * The login's flag, stored by the flag client: only `true` selects the login that asks for the e-mail first (FLAG-04).
 */
export const hasNewLogin = (cookies: string) => cookieValue(cookies, 'new_login_front_flag', /^true$/) !== undefined

/** Whether the flag client has run before. */
export const hasLoginFlag = (cookies: string) =>
  cookieValue(cookies, 'new_login_front_flag', /^(true|false)$/) !== undefined

/** The filters' flag: `off` shows them within the page, as without scripts. */
export const hasPlainFilters = (cookies: string) => cookieValue(cookies, 'filters_refactor_flag', /^off$/) !== undefined

/** Read the same way from a request header and from the document. */
export function visitorOf(cookies: string): Visitor {
  const locationCode = cookieValue(cookies, placeCookie, /^\d{1,9}-\d{1,9}$/)
  const sortingFormula = cookieValue(cookies, formulaCookie, /^[\w.-]{1,100}$/)
  return { ...(locationCode && { locationCode }), ...(sortingFormula && { sortingFormula }) }
}
