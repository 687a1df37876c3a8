import { allProducts, brandTag, categoryTag, productTag, type Tags } from '#server/platform/caches/change-log.ts'
import type { CatalogPath } from '../catalog-path.ts'
import type { IndexData } from './columns/index-data.ts'
import { stringReader } from './columns/strings.ts'

/** The tags of what shows a product: lists of its categories and brand, and pages and cards of all colours of its model. */
export function productTags(index: IndexData): (doc: number) => string[] {
  const skuOf = stringReader(index.sku)
  const categories = new Map(index.frame.categories.map((category) => [category.id, category]))

  function pathsOf(id: number): string[] {
    const paths: string[] = []
    for (let place = categories.get(id); place; place = categories.get(place.parentId ?? -1)) paths.push(place.path)
    return paths
  }
  const chainTags = index.categoryChains.map((ids) => [...new Set(ids.flatMap(pathsOf))].map(categoryTag))

  return (doc) => {
    const model = index.model[doc]!
    const colours = index.docsByModel.subarray(index.modelStart[model], index.modelStart[model + 1])
    const skus = Array.from(colours, (colour) => productTag(skuOf(colour)))
    // Colours of a model may stand in different categories; each shows the others.
    const lists = Array.from(colours, (colour) => chainTags[index.categories[colour]!]!).flat()
    const brand = index.frame.brands[index.brand[doc]!]
    return [...new Set([...skus, ...lists, ...(brand ? [brandTag(brand.slug)] : []), allProducts])]
  }
}

/** What a list depends on: its category or its brands, the narrower first, or any product. */
export function tagsOfPlace({ category, basePath, brands }: CatalogPath): Tags {
  if (category !== undefined) return new Set([categoryTag(basePath)])
  if (brands.length > 0) return new Set(brands.map(brandTag))
  return new Set([allProducts])
}
