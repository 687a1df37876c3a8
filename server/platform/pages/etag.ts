import { createHash } from 'node:crypto'

/** Names a page by its bytes before compression. */
export const contentHash = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

/** A strong tag: two encodings of a page are different bytes, and so are two tries at one encoding. */
export const etagOf = (hash: string, encoding: string, length: number): string => `"${hash}-${encoding}-${length}"`

/** The tag of If-None-Match that names this page, in whichever encoding the client has it. */
export function matchingEtag(ifNoneMatch: string, hash: string): string | undefined {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.find((tag) => tag.startsWith(`"${hash}-`))
}
