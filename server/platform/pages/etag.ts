import { createHash } from 'node:crypto'

/** Identifies a page by its bytes before compression. */
export const contentHash = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

/** A strong tag: two encodings of a page are different bytes, and so are two levels of one encoding. */
export const etagOf = (hash: string, encoding: string, length: number): string => `"${hash}-${encoding}-${length}"`

/** The tag of If-None-Match that matches this page, in any encoding. */
export function matchingEtag(ifNoneMatch: string, hash: string): string | undefined {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.find((tag) => tag.startsWith(`"${hash}-`))
}
