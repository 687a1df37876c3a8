/** Other colours of a product: the same model (domain/browse/catalog/models.ts). Cards and pages show at most these. */
export const maxSiblings = 12

/** The lowest price of a model's colours when they do not all cost the same. */
export function pricesFrom(own: number, others: readonly number[]): number | undefined {
  return others.some((price) => price !== own) ? Math.min(own, ...others) : undefined
}
