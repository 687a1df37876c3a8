import type { ReviewFit } from '#domain/browse/reviews/review.ts'

type ReviewDetails = {
  fit?: ReviewFit
  /** In centimetres. */
  height?: number
  /** The size is not shown. */
  hidesSize?: true
  /** Not signed. */
  isUnsigned?: true
}

/** The purchased line, the stars, how many days ago it was written, and the text. */
type DemoReview = readonly [line: string, stars: number, daysAgo: number, text: string, details?: ReviewDetails]

/** A guest who bought and wrote reviews. */
export type Reviewer = { name: readonly [first: string, last: string]; reviews: readonly DemoReview[] }
