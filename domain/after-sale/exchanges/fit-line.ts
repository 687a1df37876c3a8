/** What buyers said of a product's size: in exchanges and returns, in reviews, and by keeping what they bought. One voice each. */
export type FitAnswers = {
  tooSmall: number
  tooBig: number
  /** Delivered, and neither came back nor was called small or large. */
  kept: number
}

export type Fit = 'runs_small' | 'runs_large'

/** Fewer voices are an accident, not a fit. */
const fewestComplaints = 5
/** One in eight of those who could tell. */
const fewestShare = 1 / 8
/** And clearly more on this side than on the other. */
const timesTheOther = 3

/**
 * How a product falls, where its buyers say so: only with enough answers, by a notable share of all who kept or returned
 * it, and clearly to one side. Everything else is nothing to tell.
 */
export function fitOf({ tooSmall, tooBig, kept }: FitAnswers): Fit | null {
  const [more, less] = tooSmall > tooBig ? [tooSmall, tooBig] : [tooBig, tooSmall]
  const isNotable = more >= fewestComplaints && more / (tooSmall + tooBig + kept) >= fewestShare
  if (!isNotable || more < timesTheOther * less) return null
  return tooSmall > tooBig ? 'runs_small' : 'runs_large'
}
