const pageTypes = ['search', 'category', 'static-page'] as const
export type PageType = (typeof pageTypes)[number]

/**
 * The kind of catalogue page (CAT-06): a search when it has a query, a category when the path is one of the country's
 * category paths (OP-033), a static page otherwise.
 */
export function pageType(
  { path, q }: { path: string; q?: string | undefined },
  isCategory: (path: string) => boolean,
): PageType {
  if (q) return 'search'
  return isCategory(path) ? 'category' : 'static-page'
}
