/** A page that holds something of its visitor, or acts for them. */
export const neverCached = 'private, no-store'

/** A page that the browser asks about each time; an unchanged one is answered with 304. */
const revalidated = 'private, no-cache'

/**
 * A page that a shared cache may serve for a minute, and once more while it asks for a fresh one. Only where the address
 * alone tells the store and nothing of the page depends on a cookie that came along.
 */
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'

type Facts = {
  status: number
  /** The host name tells the store; otherwise a cookie does. */
  isStoreOfHost: boolean
  /** The page was rendered for a place or a ranking that the visitor's cookies name. */
  dependsOnCookies: boolean
  setsCookie: boolean
}

export function pageCacheControl({ status, isStoreOfHost, dependsOnCookies, setsCookie }: Facts): string {
  return status === 200 && isStoreOfHost && !dependsOnCookies && !setsCookie ? shared : revalidated
}
