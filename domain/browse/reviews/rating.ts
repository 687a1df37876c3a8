import type { ReviewFit } from './review.ts'

/** The counts of a product's approved reviews: one star, two, … five, and fit answers. */
export type RatingCounts = { stars: readonly number[]; fit: Readonly<Record<ReviewFit, number>> }

export type Rating = {
  /** Rounded to a tenth. */
  stars: number
  count: number
  /** From one star to five. */
  byStar: number[]
  fit: Record<ReviewFit, number>
}

/** Null without reviews: unrated is not the same as badly rated. */
export function ratingOf({ stars, fit }: RatingCounts): Rating | null {
  const count = stars.reduce((sum, many) => sum + many, 0)
  if (count === 0) return null
  const total = stars.reduce((sum, many, at) => sum + many * (at + 1), 0)
  return { stars: Math.round((10 * total) / count) / 10, count, byStar: [...stars], fit: { ...fit } }
}

/** Shares in whole percent that add up to 100: the largest remainders are rounded up. */
export function percents(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  if (total === 0) return parts.map(() => 0)
  const exact = parts.map((part) => (100 * part) / total)
  const shares = exact.map(Math.floor)
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact.map((share, at) => [share - Math.floor(share), at] as const)
  byRemainder.sort(([a, i], [b, j]) => b - a || i - j)
  for (const [, at] of byRemainder.slice(0, missing)) shares[at]! += 1
  return shares
}
