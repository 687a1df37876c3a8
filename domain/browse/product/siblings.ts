/** Other colours of a product: the same model (domain/browse/catalog/models.ts). More than these no card and no page shows. */
export const mostSiblings = 12

/** The lowest price of a model's colours, where they do not all cost the same. */
export function pricesFrom(own: number, others: readonly number[]): number | undefined {
  return others.some((price) => price !== own) ? Math.min(own, ...others) : undefined
}
