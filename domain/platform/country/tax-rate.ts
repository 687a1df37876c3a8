/** A category with a rate of its own, or one above or below such a category; null: as the category above it. */
export type TaxedCategory = { id: number; parentId: number | null; percent: number | null }

/** What decides about the taxes of a store: its rate, and its categories that are taxed otherwise with all below them. */
export type StoreTaxes = { taxPercent: number; taxedCategories: readonly TaxedCategory[] }

/**
 * The rate a product is taxed at: that of the nearest category with one on its trail, otherwise that of the store. The
 * trail is the one its page shows (`breadcrumbOf`): up from its deepest category, and from the first filed of two equally
 * deep ones. Other categories it is in say nothing, so that a product has the rate of one place that everybody sees.
 */
export function taxPercentOf(
  filed: readonly { id: number; level: number }[],
  { taxPercent, taxedCategories }: StoreTaxes,
): number {
  if (taxedCategories.length === 0) return taxPercent
  const byId = new Map(taxedCategories.map((category) => [category.id, category]))
  let at = filed.toSorted((a, b) => b.level - a.level)[0]?.id ?? null
  while (at !== null) {
    const category = byId.get(at)
    const percent = category?.percent ?? null
    if (percent !== null) return percent
    at = category?.parentId ?? null
  }
  return taxPercent
}
