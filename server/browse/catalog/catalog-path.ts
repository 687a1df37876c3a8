import { searchPath } from '#domain/browse/catalog/address/api-path.ts'
import type { IndexData } from './engine/columns/index-data.ts'
import { brandGroup, categoryGroup } from './engine/groups.ts'
import { categoryValue } from './engine/columns/option-table.ts'
import type { PageFrame, StaticPage } from './page/page-frame.ts'

/** What a path of the shop is about, once its brands are told from its categories (OP-028, OP-033). */
export type CatalogPath = {
  /** The path without brands. */
  basePath: string
  brands: readonly string[]
  /** Its option, when the path is a category's. */
  category: number | undefined
  staticPage: StaticPage | undefined
}

const longestPath = 500
const mostBrands = 50
/** Where only brands are. */
const nowhere: CatalogPath = { basePath: '/', brands: [], category: undefined, staticPage: undefined }

/** One slash at either end, whatever stood there; lower case, as all our paths are. */
function tidy(path: string): string {
  const segments = path.slice(0, longestPath).toLowerCase().split('/').filter(Boolean)
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`
}

export function catalogPathFinder(index: IndexData, frame: PageFrame) {
  const { groupStart, value } = index.options
  const ofGroup = (group: number) =>
    new Map(value.slice(groupStart[group], groupStart[group + 1]).map((text, at) => [text, groupStart[group]! + at]))
  const categories = ofGroup(categoryGroup)
  const brands = new Set([...ofGroup(brandGroup).keys(), ...index.frame.brands.map(({ slug }) => slug)])

  function unbranded(basePath: string): CatalogPath | undefined {
    const category = categories.get(categoryValue(basePath))
    const staticPage = frame.staticPages.get(basePath)
    if (category === undefined && !staticPage && basePath !== searchPath && basePath !== '/search/') return undefined
    return { basePath: basePath === '/search/' ? searchPath : basePath, brands: [], category, staticPage }
  }

  const areBrands = (slugs: readonly string[]) =>
    slugs.length > 0 && slugs.length <= mostBrands && slugs.every((slug) => brands.has(slug))

  function branded(path: string): CatalogPath | undefined {
    const [, first = '', ...rest] = path.split('/')
    const named = [...new Set(first.split('--'))]
    if (!areBrands(named)) return undefined
    const basePath = `/${rest.join('/')}`
    const under = basePath === '/' ? nowhere : unbranded(basePath)
    return under && { ...under, brands: named }
  }

  /** A brand is the same in the path and as a filter: one list, one name for it (OP-028). */
  return (asked: string, alsoBrands: readonly string[] = []): CatalogPath | undefined => {
    const path = tidy(asked)
    const hasMore = areBrands(alsoBrands)
    const place = unbranded(path) ?? branded(path) ?? (path === '/' && hasMore ? nowhere : undefined)
    return place && hasMore ? { ...place, brands: [...new Set([...place.brands, ...alsoBrands])] } : place
  }
}
