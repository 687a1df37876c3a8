import type { FastifyRequest } from 'fastify'
import { chooseCountry } from '#domain/platform/country/choose-country.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { ShopHosts } from './shop-hosts.ts'

export const countryCookie = 'country'

/** The country of a page request, from what the request carries. */
export function visitedCountry(request: FastifyRequest, hosts: Pick<ShopHosts, 'countryOf' | 'stores'>): OpenCountry {
  // An address that cannot be parsed has neither query nor cookies.
  const { country } = (request.query ?? {}) as Record<string, unknown>
  const query = typeof country === 'string' ? country : null
  return chooseCountry(
    { host: request.host, query, cookie: request.cookies?.[countryCookie] },
    hosts.countryOf,
    hosts.stores,
  )
}
