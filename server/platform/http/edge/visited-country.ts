import type { FastifyRequest } from 'fastify'
import { chooseCountry, type StoreHosts } from '#domain/platform/country/choose-country.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export const countryCookie = 'country'

/** The store a page request stands in, from what the request carries. */
export function visitedCountry(request: FastifyRequest, hosts: StoreHosts): OpenCountry {
  // An address that cannot be parsed has neither query nor cookies.
  const { country } = (request.query ?? {}) as Record<string, unknown>
  const query = typeof country === 'string' ? country : null
  return chooseCountry({ host: request.host, query, cookie: request.cookies?.[countryCookie] }, hosts)
}
