import type { FastifyRequest } from 'fastify'

/** Proves that a call comes from our own rendering, which must not be throttled like a single busy visitor. */
export type Internal = { header: string; secret: string }

const protocolHeader = ({ header }: Internal) => `${header}-protocol`

/**
 * The header that carries the protocol of a page's request to the calls it makes. They have no connection of their own,
 * and the proxy whose word counted for the page is not theirs.
 */
export const carriedProtocol = (internal: Internal, protocol: string) => ({
  [protocolHeader(internal)]: `${internal.secret} ${protocol}`,
})

/** How the visitor speaks to the shop: the protocol of the request, or of the page that makes the call. */
export function visitedProtocol({ headers, protocol }: FastifyRequest, internal: Internal | undefined): string {
  const carried = internal && headers[protocolHeader(internal)]
  return carried !== undefined && carried === `${internal!.secret} https` ? 'https' : protocol
}
