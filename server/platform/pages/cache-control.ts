/** A page with data of its visitor, or that acts for them. */
export const neverCached = 'private, no-store'

/** A page that the browser revalidates each time; an unchanged one is answered with 304. */
const revalidated = 'private, no-cache'

/**
 * A page that a shared cache may serve for a minute, and once more while it fetches a fresh one. Only where the address
 * alone determines the country and the page depends on no cookie.
 */
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'

type Facts = {
  status: number
  /** The host name determines the country; otherwise a cookie does. */
  isCountryOfHost: boolean
  /** The page was rendered for a place or a ranking from the visitor's cookies. */
  dependsOnCookies: boolean
  setsCookie: boolean
}

export function pageCacheControl({ status, isCountryOfHost, dependsOnCookies, setsCookie }: Facts): string {
  return status === 200 && isCountryOfHost && !dependsOnCookies && !setsCookie ? shared : revalidated
}
