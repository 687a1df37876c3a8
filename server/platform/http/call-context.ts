import type { FastifyRequest } from 'fastify'
import { apiVersions, type Endpoint } from '#contract/platform/endpoint.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { countryOfStoreId } from '#domain/platform/brand/brand.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import type { ShopHosts } from './edge/shop-hosts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    country: OpenCountry
  }
  interface FastifyContextConfig {
    /** The declaration a route is mounted from. */
    endpoint?: Endpoint
  }
}

/**
 * Whether a page of another site sent this: browsers attach our cookies to its forms too (S17). Our own plain forms
 * have the origin `null`, because our pages send no referrer. Clients other than browsers send neither header. Behind a
 * proxy, the host is the forwarded one if TRUST_PROXY allows it.
 */
export function isFromAnotherSite({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin !== undefined && origin !== 'null') return origin.replace(/^https?:\/\//, '') !== host.toLowerCase()
  if (site === undefined) return origin === 'null'
  return site !== 'same-origin' && site !== 'none'
}

/**
 * Whether a script of our own page sent this, according to the browser. A link in another page, a mail or a chat did
 * not, and what it names (such as a cart) is not the visitor's choice.
 */
export function isFromOwnPage({ headers, host }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, referer } = headers
  if (site !== undefined) return site === 'same-origin'
  const page = referer === undefined ? null : URL.parse(referer)
  return page !== null && page.host === URL.parse(`${page.protocol}//${host}`)?.host
}

/**
 * Reads what every API call carries: the country, in a header or (where a header is impossible) in the query, and the
 * version. Runs before the body is parsed, so that nothing happens for an unknown country (API-01, API-03).
 */
export function readCallContext(hosts: Pick<ShopHosts, 'countryOf'>, settings: SettingsSource) {
  return async (request: FastifyRequest) => {
    const { method, routeOptions } = request
    const declared = routeOptions.config.endpoint
    const isRead = (['GET', 'HEAD'].includes(method) && !declared?.changesState) || declared?.isPublicRead
    if (!isRead && isFromAnotherSite(request)) throw new RuleError('cross_site')
    const query = request.query as Record<string, unknown>
    const id = request.headers['x-store'] ?? query.store
    const { brand, openStores } = settings.current()
    const country = typeof id === 'string' ? countryOfStoreId(brand, id) : undefined
    // A payment provider's message is about money that was paid while the store was on.
    const isOn = country !== undefined && (openStores.includes(country) || routeOptions.url?.includes('/webhook/'))
    if (!country || !isOn) throw new RuleError('unknown_store')
    const hostCountry = hosts.countryOf[request.hostname.toLowerCase()]
    // A page of one country's shop never calls another's (S13).
    if (hostCountry && hostCountry !== country) throw new RuleError('wrong_store')
    const version = query.api_version
    if (version !== undefined && !apiVersions.some((known) => known === version)) {
      throw new RuleError('unknown_api_version')
    }
    request.country = country
  }
}
