import type { StoreHosts } from '#domain/platform/country/choose-country.ts'
import type { App } from '#server/platform/http/app.ts'
import { visitedCountry } from '#server/platform/http/edge/visited-country.ts'
import type { SearchTerms } from './search-terms.ts'

/** The page of a search, or its data alone for a page that is open. */
const searchPage = /^\/catalog(?:\/|\.data|\/_\.data)?$/

/**
 * Counts searches that are made on pages. A page may come from the cache, and it is rendered without its visitor: only the
 * request itself knows who searches.
 */
export function countPageSearches(app: App, terms: Pick<SearchTerms, 'visited'>, hosts: StoreHosts): void {
  app.addHook('onResponse', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    if (request.method !== 'GET' || reply.statusCode >= 400 || !searchPage.test(path)) return
    const { q } = request.query as Record<string, unknown>
    if (typeof q === 'string') terms.visited(visitedCountry(request, hosts), q, request.ip)
  })
}
