import { z } from 'zod/mini'
import { reviewFits } from '#domain/browse/reviews/review.ts'
import { int, number, string } from '../platform/primitives.ts'

export const fit = z.nullable(z.enum(reviewFits))

/** A buyer's review of a product; every review belongs to a purchase. Omitted answers are null or empty. */
const review = z.object({
  id: int,
  stars: int,
  fit,
  /** In centimetres. */
  height: z.nullable(int),
  size: z.nullable(string),
  author: string,
  text: string,
  /** What the shop says to it; missing in answers of a version before. */
  answer: z.optional(z.nullable(string)),
  /** Up to three addresses. */
  photos: z.array(string),
  /** YYYY-MM-DD, in the store. */
  date: string,
})
export type Review = z.output<typeof review>
export const reviewList = z.array(review)

export const rating = z.object({
  /** To a tenth. */
  stars: number,
  count: int,
  /** From one star to five. */
  byStar: z.array(int),
  fit: z.object({ small: int, just: int, large: int }),
})
