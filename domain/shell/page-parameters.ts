import { catalogParameters, filterKeyOf } from '#domain/browse/catalog/address/parameters.ts'

/** What the server's screens read of an address besides the catalogue's parameters. */
const otherParameters = ['calce', 'country', 'desde', 'key', 'orden', 'panel', 'sku'] as const
/** How the app asks for a screen's data alone. */
const routerParameters = ['_routes', 'index'] as const

const known = new Set<string>([...catalogParameters, ...otherParameters, ...routerParameters])

/** Whether a screen reads a parameter, or a filter it is another name of. */
export const isPageParameter = (name: string) => known.has(name) || filterKeyOf(name) !== undefined

/**
 * The query of a page with what its screens read, and nothing else: marks of campaigns and made-up names make neither
 * another page nor another rendering.
 */
export function knownSearch(search: string): string {
  if (search === '' || search === '?') return ''
  const given = [...new URLSearchParams(search)].filter(([name]) => isPageParameter(name))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
