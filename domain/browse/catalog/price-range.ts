/** Whole currency units, both ends included (OP-031). */
export type PriceRange = { min: number; max: number }

/** What is wrong with a requested range (VAL-03…05); the screen words it. */
export type PriceFault = 'min_below_cheapest' | 'max_above_dearest' | 'min_above_max'

export function readPriceRange(text: string): PriceRange | undefined {
  const [, min, max] = /^(\d{1,12})-(\d{1,12})$/.exec(text) ?? []
  return min === undefined ? undefined : { min: Number(min), max: Number(max) }
}

export function writePriceRange({ min, max }: PriceRange): string {
  return `${min}-${max}`
}

/** The first fault of a typed range, or undefined when it can be applied. */
export function priceFault(
  { min, max }: PriceRange,
  { min: cheapest, max: dearest }: PriceRange,
): PriceFault | undefined {
  if (min > max) return 'min_above_max'
  if (min < cheapest) return 'min_below_cheapest'
  return max > dearest ? 'max_above_dearest' : undefined
}

/** Clamps a range from an address to the available prices instead of refusing it (OP-031). */
export function clampPriceRange({ min, max }: PriceRange, { min: cheapest, max: dearest }: PriceRange): PriceRange {
  const into = (amount: number) => Math.min(Math.max(amount, cheapest), dearest)
  return { min: into(Math.min(min, max)), max: into(Math.max(min, max)) }
}
