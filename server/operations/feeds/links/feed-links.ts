import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** What networks fetch: Google's Merchant Center reads XML, Meta reads CSV. */
export const feedFiles = { 'merchant.xml': 'xml', 'meta.csv': 'csv' } as const
export type FeedFile = keyof typeof feedFiles
export const feedFileNames = Object.keys(feedFiles) as FeedFile[]

const signatureOf = (secret: string, country: OpenCountry, file: FeedFile) =>
  createHmac('sha256', secret).update(`${country} ${file}`).digest('base64url').slice(0, 32)

/** An address that cannot be guessed: not everyone may copy the stock and prices of the whole shop at once. */
export const feedPath = (secret: string, country: OpenCountry, file: FeedFile) =>
  `/feeds/${country}/${signatureOf(secret, country, file)}/${file}`

export function isSigned(secret: string, country: OpenCountry, file: FeedFile, signature: string): boolean {
  const right = Buffer.from(signatureOf(secret, country, file))
  const provided = Buffer.from(signature)
  return right.length === provided.length && timingSafeEqual(right, provided)
}
