import { searchPath } from '#domain/browse/catalog/address/api-path.ts'
import type { IndexData } from './engine/columns/index-data.ts'
import { brandGroup, categoryGroup } from './engine/groups.ts'
import { categoryValue } from './engine/columns/option-table.ts'
import type { PageFrame, StaticPage } from './page/page-frame.ts'

/** What a path of the shop stands for, with its brands separated from its categories (OP-028, OP-033). */
export type CatalogPath = {
  basePath: string
  brands: readonly string[]
  /** Its option, when the path belongs to a category. */
  category: number | undefined
  staticPage: StaticPage | undefined
}

const maxPathLength = 500
const maxBrands = 50
/** A path that consists of brands only. */
const rootPath: CatalogPath = { basePath: '/', brands: [], category: undefined, staticPage: undefined }

/** One slash at either end, in lower case like all our paths. */
function normalise(path: string): string {
  const segments = path.slice(0, maxPathLength).toLowerCase().split('/').filter(Boolean)
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
    slugs.length > 0 && slugs.length <= maxBrands && slugs.every((slug) => brands.has(slug))

  function branded(path: string): CatalogPath | undefined {
    const [, first = '', ...rest] = path.split('/')
    const named = [...new Set(first.split('--'))]
    if (!areBrands(named)) return undefined
    const basePath = `/${rest.join('/')}`
    const under = basePath === '/' ? rootPath : unbranded(basePath)
    return under && { ...under, brands: named }
  }

  /** A brand in the path and as a filter mean the same: both end up in one list (OP-028). */
  return (requestedPath: string, alsoBrands: readonly string[] = []): CatalogPath | undefined => {
    const path = normalise(requestedPath)
    const hasMore = areBrands(alsoBrands)
    const place = unbranded(path) ?? branded(path) ?? (path === '/' && hasMore ? rootPath : undefined)
    return place && hasMore ? { ...place, brands: [...new Set([...place.brands, ...alsoBrands])] } : place
  }
}
