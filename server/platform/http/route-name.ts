import type { FastifyRequest } from 'fastify'
import { pageKind } from '#domain/platform/analytics/page-kind.ts'

/** Path and query, which keeps its question mark. */
export function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}

/** What logs and metrics call a request: the template of its route; for a page, of which one route serves all, its kind. */
export function routeName({ url, routeOptions }: FastifyRequest): string {
  if (routeOptions.url !== '*') return routeOptions.url ?? 'unknown'
  const [pathname, search] = splitUrl(url)
  return `page ${pathname.startsWith('/checkout') ? 'checkout' : pageKind({ pathname, search })}`
}

/** What follows one of these in an address is a key, or belongs to one customer. */
const keyFollows = /\/(key|success|finish|orders|editaddress|credits|wallet|review)\/[^/]+/g

/** The path of a page as it may be logged, so that a 404 can be found; the log's mask removes what is longer. */
export const loggedPath = ({ url }: Pick<FastifyRequest, 'url'>): string =>
  splitUrl(url)[0].replaceAll(keyFollows, '/$1/-').slice(0, 200)
