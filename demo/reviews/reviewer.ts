import type { ReviewFit } from '#domain/browse/reviews/review.ts'

type Said = {
  fit?: ReviewFit
  /** In centimetres. */
  height?: number
  /** The size is not told. */
  hidesSize?: true
  /** Not signed. */
  isUnsigned?: true
}

/** What was bought, the stars it got, how many days ago that was written, and the words. */
export type DemoReview = readonly [line: string, stars: number, daysAgo: number, text: string, said?: Said]

/** Somebody who bought without an account and wrote about it. */
export type Reviewer = { name: readonly [first: string, last: string]; reviews: readonly DemoReview[] }
