/**
 * What buyers report about a product's size: in exchanges and returns, in reviews, and by keeping it. Each buyer counts
 * once.
 */
export type FitAnswers = {
  tooSmall: number
  tooBig: number
  /** Delivered, and neither returned nor reported as small or large. */
  kept: number
}

export type Fit = 'runs_small' | 'runs_large'

/** Fewer complaints are noise. */
const minComplaints = 5
/** One in eight buyers with an opinion. */
const minShare = 1 / 8
/** How many times more complaints this side needs than the other. */
const minRatio = 3

/**
 * How a product fits according to its buyers: only with enough answers, from a notable share of all who kept or
 * returned it, and clearly on one side; otherwise null.
 */
export function fitOf({ tooSmall, tooBig, kept }: FitAnswers): Fit | null {
  const [more, less] = tooSmall > tooBig ? [tooSmall, tooBig] : [tooBig, tooSmall]
  const isNotable = more >= minComplaints && more / (tooSmall + tooBig + kept) >= minShare
  if (!isNotable || more < minRatio * less) return null
  return tooSmall > tooBig ? 'runs_small' : 'runs_large'
}
