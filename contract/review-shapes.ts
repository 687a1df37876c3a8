import { z } from 'zod/mini'
import { reviewFits } from '#domain/reviews/review.ts'

export const fit = z.nullable(z.enum(reviewFits))

/** What a buyer says of a product; every one is of a purchase. What they did not want to say is null, or empty. */
const review = z.object({
  id: z.int(),
  stars: z.int(),
  fit,
  /** In centimetres. */
  height: z.nullable(z.int()),
  size: z.nullable(z.string()),
  author: z.string(),
  text: z.string(),
  /** Addresses, none to three. */
  photos: z.array(z.string()),
  /** YYYY-MM-DD, in the store. */
  date: z.string(),
})
export type Review = z.output<typeof review>
export const reviewList = z.array(review)

export const rating = z.object({
  /** To a tenth. */
  stars: z.number(),
  count: z.int(),
  /** From one star to five. */
  byStar: z.array(z.int()),
  fit: z.object({ small: z.int(), just: z.int(), large: z.int() }),
})
