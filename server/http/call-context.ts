import type { FastifyRequest } from 'fastify'
import { apiVersions } from '#contract/endpoint.ts'
import { RuleError } from '#domain/errors.ts'
import type { StoreHosts } from '#domain/store/choose-country.ts'
import { countryOfStoreId, type OpenCountry } from '#domain/store/country.ts'

declare module 'fastify' {
  interface FastifyRequest {
    store: OpenCountry
  }
  interface FastifyContextConfig {
    /** Reads what everybody may read, though it is asked with POST: pages of other sites may ask too (API-06). */
    isPublicRead?: boolean
  }
}

/**
 * Reads what every API call carries: the store, in a header or (where a header is impossible) in the query, and the
 * version. Runs before the body is parsed, so that nothing happens for a store we do not have (API-01, API-03).
 */
export function readCallContext(hosts: StoreHosts) {
  return async (request: FastifyRequest) => {
    // A page of another site may link to us, not act through its visitors' browsers (S17).
    const isRead = request.method === 'GET' || request.method === 'HEAD' || request.routeOptions.config.isPublicRead
    if (!isRead && request.headers['sec-fetch-site'] === 'cross-site') throw new RuleError('cross_site')
    const query = request.query as Record<string, unknown>
    const id = request.headers['x-store'] ?? query.store
    const store = typeof id === 'string' ? countryOfStoreId(id) : undefined
    if (!store) throw new RuleError('unknown_store')
    const hostStore = hosts[request.hostname.toLowerCase()]
    // One shop's page never speaks for another shop (S13).
    if (hostStore && hostStore !== store) throw new RuleError('wrong_store')
    const version = query.api_version
    if (version !== undefined && !apiVersions.some((known) => known === version)) {
      throw new RuleError('unknown_api_version')
    }
    request.store = store
  }
}
