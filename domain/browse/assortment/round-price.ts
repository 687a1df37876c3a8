/** The nearest amount that ends in 990, in currency units; never below 990. */
export const ending990 = (units: number): number => Math.max(990, Math.round((units - 990) / 1000) * 1000 + 990)
