import { createHmac, timingSafeEqual } from 'node:crypto'

/** The key in the link to an order's reviews: it opens the reviews and nothing else of the order. */
export const reviewKeyOf = (orderNr: string, secret: string) =>
  createHmac('sha256', secret).update(`review ${orderNr}`).digest('base64url').slice(0, 22)

export function isReviewKey(key: string, orderNr: string, secret: string): boolean {
  const right = Buffer.from(reviewKeyOf(orderNr, secret))
  const provided = Buffer.from(key)
  return provided.length === right.length && timingSafeEqual(provided, right)
}
