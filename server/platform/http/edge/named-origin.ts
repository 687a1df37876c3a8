import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { ShopHosts } from './shop-hosts.ts'

type NamedOrigin = { country: OpenCountry; seconds: number }

/**
 * The origin that a file for programs names as the shop's, and the headers of that file. Without a configured origin it is
 * the host of the request, which is anything a client writes: then the file is for this client alone.
 */
export function nameOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  hosts: ShopHosts,
  { country, seconds }: NamedOrigin,
): string {
  const own = hosts.originOf[country]
  const isChecked = own !== undefined || hosts.isListed(request.hostname)
  void reply.header('cache-control', isChecked ? `public, max-age=${seconds}` : 'private, no-store')
  // Where no host says which country it is, a cookie does.
  void reply.header('vary', 'cookie')
  return own ?? `${request.protocol}://${request.host}`
}
