import type { FastifyReply, FastifyRequest } from 'fastify'

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

const tagsHeader = ({ header }: Internal) => `${header}-tags`

/** Names what an answer shows to the page that is rendered from it; nobody else learns it. */
export function nameShown(
  request: FastifyRequest,
  reply: FastifyReply,
  internal: Internal | undefined,
  tags: Iterable<string>,
): void {
  if (!internal || request.headers[internal.header] !== internal.secret) return
  void reply.header(tagsHeader(internal), [...tags].map(encodeURIComponent).join())
}

/** What an answer named; undefined where it named nothing. */
export function shownTags(headers: Record<string, unknown>, internal: Internal): string[] | undefined {
  const tags = headers[tagsHeader(internal)]
  if (typeof tags !== 'string') return undefined
  return tags === '' ? [] : tags.split(',').map(decodeURIComponent)
}
