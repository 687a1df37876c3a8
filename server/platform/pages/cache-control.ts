/** A page with data of its visitor, or that acts for them. */
export const neverCached = 'private, no-store'

/** A page that the browser revalidates each time; an unchanged one is answered with 304. */
export const revalidated = 'private, no-cache'

/**
 * A page that a shared cache may serve for half a minute, and once more while it fetches a fresh one: dates on it are never
 * older than a minute. Only where the address alone determines the country and the page depends on no cookie.
 */
const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30'

type Facts = {
  status: number
  /** The host name determines the country; otherwise a cookie does. */
  isCountryOfHost: boolean
  /** The page was rendered for a place or a ranking from the visitor's cookies. */
  dependsOnCookies: boolean
  setsCookie: boolean
}

/** Whether a cache in front of the shop may have it. */
export const isSharedPage = ({ status, isCountryOfHost, dependsOnCookies, setsCookie }: Facts): boolean =>
  status === 200 && isCountryOfHost && !dependsOnCookies && !setsCookie

export const pageCacheControl = (facts: Facts): string => (isSharedPage(facts) ? shared : revalidated)
