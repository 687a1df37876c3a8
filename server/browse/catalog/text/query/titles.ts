import { genderTwin } from '#domain/browse/search/spelling/root-of.ts'
import type { FilterBits } from '../filter-bits.ts'
import type { Dictionary } from '../index/dictionary.ts'
import type { TextIndexData } from '../types.ts'

/** Products whose name contains the words of a search in order, and which of them are called exactly so. */
export type TitleMatches = { docs: number[]; isWhole: boolean[] }
export type Titles = (roots: readonly string[], filterBits: FilterBits | null) => TitleMatches

/** Names that contain words one after another, joining words aside: reads the shortest of the words' lists. */
export function openTitles(data: TextIndexData, dictionary: Dictionary): Titles {
  const { listOffsets, postingDocs, nameTerms, nameStarts } = data
  const countOf = (term: number) => listOffsets[term * 2 + 2]! - listOffsets[term * 2]!

  /** A word in either gender: -1 where the catalogue has neither. */
  const formsOf = (root: string): readonly number[] => {
    const twin = genderTwin(root)
    return [dictionary.find(root), twin === null ? -1 : dictionary.find(twin)].filter((term) => term >= 0)
  }

  const placeIn = (doc: number, forms: readonly (readonly number[])[]): number => {
    const last = nameStarts[doc + 1]! - forms.length
    for (let at = nameStarts[doc]!; at <= last; at++) {
      let same = 0
      while (same < forms.length && forms[same]!.includes(nameTerms[at + same]!)) same++
      if (same === forms.length) return at
    }
    return -1
  }

  return (roots, filterBits) => {
    const found: TitleMatches = { docs: [], isWhole: [] }
    const forms = roots.map(formsOf)
    if (forms.length === 0 || forms.some(({ length }) => length === 0)) return found
    const sizeOf = (terms: readonly number[]) => terms.reduce((sum, term) => sum + countOf(term), 0)
    const rarest = forms.reduce((least, each) => (sizeOf(each) < sizeOf(least) ? each : least))
    const open = filterBits?.open
    for (const term of rarest) {
      for (const list of [term * 2, term * 2 + 1]) {
        for (let at = listOffsets[list]!; at < listOffsets[list + 1]!; at++) {
          const doc = postingDocs[at]!
          if (open && ((open[doc >>> 5]! >>> (doc & 31)) & 1) === 0) continue
          const words = nameStarts[doc + 1]! - nameStarts[doc]!
          const isWhole = words === forms.length
          // One word alone is a search for a kind of product: only a name of one word is called so.
          if ((forms.length === 1 && !isWhole) || placeIn(doc, forms) < 0) continue
          found.docs.push(doc)
          found.isWhole.push(isWhole)
        }
      }
    }
    return found
  }
}
