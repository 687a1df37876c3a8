import { catalogParameters, filterKeyOf } from '#domain/browse/catalog/address/parameters.ts'

/** The parameters server-rendered screens read besides the catalogue's. */
const otherParameters = ['calce', 'country', 'desde', 'key', 'orden', 'panel', 'sku'] as const
/** Parameters of React Router's data requests. */
const routerParameters = ['_routes', 'index'] as const

const known = new Set<string>([...catalogParameters, ...otherParameters, ...routerParameters])

/** Whether a screen reads a parameter, or a filter it is an alias of. */
export const isPageParameter = (name: string) => known.has(name) || filterKeyOf(name) !== undefined

/**
 * The query of a page reduced to the parameters its screens read: campaign and unknown parameters create neither
 * another page nor another rendering.
 */
export function pageSearch(search: string): string {
  if (search === '' || search === '?') return ''
  const kept = [...new URLSearchParams(search)].filter(([name]) => isPageParameter(name))
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`
}
