/** A category a product is in, as the catalogue files it. */
export type Filed = { id: number; parentId: number | null; name: string; path: string; level: number }
export type Crumb = { label: string; url: string }

/** Analytics knows four levels of a category, no more (PDP-04). */
const levelsForAnalytics = 4
/** Names are joined by it, so a name may not hold it. */
const pipe = '|'

const joined = (names: readonly string[]) => names.map((name) => name.replaceAll(pipe, '/')).join(pipe)

/** The two strings a client reads, from the categories in the order they are filed. */
export function categoryStrings(filed: readonly Pick<Filed, 'name'>[]) {
  const names = filed.map(({ name }) => name)
  return { categories: joined(names), categoriesGA4: joined(names.slice(0, levelsForAnalytics)) }
}

/**
 * From the home page down to the deepest category. A product may be in categories of several branches; the trail follows one,
 * that of the deepest, and of two as deep the one filed first.
 */
export function breadcrumbOf(filed: readonly Filed[]): Crumb[] {
  const byId = new Map(filed.map((category) => [category.id, category]))
  const trail: Crumb[] = []
  let at = filed.toSorted((a, b) => b.level - a.level)[0]
  while (at) {
    trail.unshift({ label: at.name, url: at.path })
    at = at.parentId === null ? undefined : byId.get(at.parentId)
  }
  return [{ label: 'Inicio', url: '/' }, ...trail]
}
