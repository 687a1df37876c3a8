export const pageTypes = ['search', 'category', 'static-page'] as const
export type PageType = (typeof pageTypes)[number]

/**
 * What kind of catalogue page an address is (CAT-06): search when it has words to search for, category when the path is
 * one of the country's category paths (OP-033), a page made by hand otherwise.
 */
export function pageType(
  { path, q }: { path: string; q?: string | undefined },
  isCategory: (path: string) => boolean,
): PageType {
  if (q) return 'search'
  return isCategory(path) ? 'category' : 'static-page'
}
