/** Visitors exposed to a variant, and those of them who bought. */
export type Variant = { name: string; visitors: number; buyers: number }

/** Below these no difference is reported: chance alone makes larger ones. */
export const minVisitors = 200
export const minBuyers = 10

const z95 = 1.959_964
const rateOf = ({ visitors, buyers }: Variant) => (visitors === 0 ? 0 : buyers / visitors)

export type Comparison = { difference: number; low: number; high: number; isEnough: boolean; isClear: boolean }

/** How much better `other` sells than `base`: the difference of two proportions with its 95 % interval (Wald). */
export function compareVariants(base: Variant, other: Variant): Comparison {
  const [p, q] = [rateOf(base), rateOf(other)]
  const difference = q - p
  const spread =
    z95 * Math.sqrt((p * (1 - p)) / Math.max(base.visitors, 1) + (q * (1 - q)) / Math.max(other.visitors, 1))
  const isEnough = [base, other].every(({ visitors, buyers }) => visitors >= minVisitors && buyers >= minBuyers)
  const [low, high] = [difference - spread, difference + spread]
  return { difference, low, high, isEnough, isClear: isEnough && (low > 0 || high < 0) }
}
