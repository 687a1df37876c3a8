import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the link to an order's reviews carries: it opens its reviews and nothing else of it. */
export const reviewKeyOf = (orderNr: string, secret: string) =>
  createHmac('sha256', secret).update(`review ${orderNr}`).digest('base64url').slice(0, 22)

export function isReviewKey(key: string, orderNr: string, secret: string): boolean {
  const right = Buffer.from(reviewKeyOf(orderNr, secret))
  const given = Buffer.from(key)
  return given.length === right.length && timingSafeEqual(given, right)
}
