import type { App } from '#server/platform/http/app.ts'
import type { ShopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import { visitedCountry } from '#server/platform/http/edge/visited-country.ts'
import type { SearchTerms } from './search-terms.ts'

/** A search page, or its data request on client navigation. */
const searchPage = /^\/catalog(?:\/|\.data|\/_\.data)?$/

/**
 * Counts searches made on pages. A page may be served from the cache and is rendered without its visitor: only the
 * request knows who searches.
 */
export function countPageSearches(
  app: App,
  terms: Pick<SearchTerms, 'recordVisit'>,
  hosts: Pick<ShopHosts, 'countryOf' | 'stores'>,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    if (request.method !== 'GET' || reply.statusCode >= 400 || !searchPage.test(path)) return
    const { q } = request.query as Record<string, unknown>
    if (typeof q === 'string') terms.recordVisit(visitedCountry(request, hosts), q, request.ip)
  })
}
