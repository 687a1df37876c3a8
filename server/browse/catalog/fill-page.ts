import { onePerModel } from '#domain/browse/catalog/models.ts'
import type { CatalogQuery } from './catalog-query.ts'
import type { Arranged } from './engine/arrange.ts'
import { hasBit } from './engine/columns/bits.ts'
import type { IndexData } from './engine/columns/index-data.ts'
import type { TextMatches } from './text/types.ts'

/** A page with fewer results is filled up with alternatives. */
const fullPage = 10

/**
 * Fills up the short page of a search: first with what it suggests, then with the most popular products of the first
 * result's category and gender.
 */
export function pageFiller(index: IndexData) {
  const modelOf = (doc: number) => index.model[doc]!
  return (
    matches: TextMatches,
    { filters: chosen, sort, page, itemsPerPage }: CatalogQuery,
    found: readonly number[],
    { shown }: Arranged,
  ): number[] => {
    const room = fullPage - found.length
    if (chosen.size > 0 || sort.sort !== 'relevance' || page > 1 || room <= 0 || itemsPerPage < fullPage) return []
    const isSold = (doc: number) =>
      hasBit(index.live, doc) && hasBit(index.available, doc) && (!shown || hasBit(shown, doc))
    const taken = new Set(found.map(modelOf))
    const near = onePerModel(matches.nearby.filter(isSold), modelOf, taken).slice(0, room)
    const [first] = found
    if (first === undefined) return near
    for (const doc of near) taken.add(modelOf(doc))
    for (let doc = 0; doc < index.count && near.length < room; doc++) {
      const isAlike = index.categories[doc] === index.categories[first] && index.gender[doc] === index.gender[first]
      if (!isAlike || !isSold(doc) || taken.has(modelOf(doc))) continue
      taken.add(modelOf(doc))
      near.push(doc)
    }
    return near
  }
}
