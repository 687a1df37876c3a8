/** A category a product is filed under. */
export type ProductCategory = { id: number; parentId: number | null; name: string; path: string; level: number }
export type Crumb = { label: string; url: string }

/** Analytics supports at most four category levels (PDP-04). */
const levelsForAnalytics = 4
/** The separator of names, so a name may not contain it. */
const pipe = '|'

const joined = (names: readonly string[]) => names.map((name) => name.replaceAll(pipe, '/')).join(pipe)

/** The two category strings clients read, in filing order. */
export function categoryStrings(filed: readonly Pick<ProductCategory, 'name'>[]) {
  const names = filed.map(({ name }) => name)
  return { categories: joined(names), categoriesGA4: joined(names.slice(0, levelsForAnalytics)) }
}

/**
 * The trail from the home page to the deepest category. A product may be in several branches; the trail follows the
 * deepest, and the first filed of two equally deep ones.
 */
export function breadcrumbOf(filed: readonly ProductCategory[]): Crumb[] {
  const byId = new Map(filed.map((category) => [category.id, category]))
  const trail: Crumb[] = []
  let at = filed.toSorted((a, b) => b.level - a.level)[0]
  while (at) {
    trail.unshift({ label: at.name, url: at.path })
    at = at.parentId === null ? undefined : byId.get(at.parentId)
  }
  return [{ label: 'Inicio', url: '/' }, ...trail]
}
