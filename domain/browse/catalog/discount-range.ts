/** Whole percent off, both ends included (OP-032). */
export type DiscountRange = { min: number; max: number }

/** `20-40` is from 20 to 40 percent off. */
export function readDiscountRange(text: string): DiscountRange | undefined {
  const [, min, max] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? []
  if (min === undefined || Number(min) > Number(max) || Number(max) > 100) return undefined
  return { min: Number(min), max: Number(max) }
}

export function writeDiscountRange({ min, max }: DiscountRange): string {
  return `${min}-${max}`
}
