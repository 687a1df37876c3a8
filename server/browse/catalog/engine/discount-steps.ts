/** Steps of the discount filter, both ends included (OP-032). */
export const discountSteps = [
  [10, 20],
  [20, 40],
  [40, 60],
  [60, 100],
] as const

/** Indexed by whole percent off: a bit for each step that includes it. */
export const stepsOfPercent = Uint8Array.from({ length: 101 }, (_, percent) =>
  discountSteps.reduce((bits, [from, to], step) => (percent >= from && percent <= to ? bits | (1 << step) : bits), 0),
)
