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

  /** One word alone is a search for a kind of product: only a name of one word is called so. */
  const ofOneWord = new Map<number, number[]>()
  for (let doc = 0; doc < data.documentCount; doc++) {
    if (nameStarts[doc + 1]! - nameStarts[doc]! !== 1) continue
    const term = nameTerms[nameStarts[doc]!]!
    const docs = ofOneWord.get(term)
    if (docs) docs.push(doc)
    else ofOneWord.set(term, [doc])
  }

  return (roots, filterBits) => {
    const found: TitleMatches = { docs: [], isWhole: [] }
    const forms = roots.map(formsOf)
    if (forms.length === 0 || forms.some(({ length }) => length === 0)) return found
    const open = filterBits?.open
    const isOpen = (doc: number) => !open || ((open[doc >>> 5]! >>> (doc & 31)) & 1) === 1
    const add = (doc: number, isWhole: boolean) => {
      found.docs.push(doc)
      found.isWhole.push(isWhole)
    }
    if (forms.length === 1) {
      for (const term of forms[0]!) for (const doc of ofOneWord.get(term) ?? []) if (isOpen(doc)) add(doc, true)
      return found
    }
    const sizeOf = (terms: readonly number[]) => terms.reduce((sum, term) => sum + countOf(term), 0)
    const rarest = forms.reduce((least, each) => (sizeOf(each) < sizeOf(least) ? each : least))
    for (const term of rarest) {
      // Both lists of a term: a word of a name may be one that only describes.
      for (let at = listOffsets[term * 2]!; at < listOffsets[term * 2 + 2]!; at++) {
        const doc = postingDocs[at]!
        if (!isOpen(doc) || placeIn(doc, forms) < 0) continue
        const words = nameStarts[doc + 1]! - nameStarts[doc]!
        add(doc, words === forms.length)
      }
    }
    return found
  }
}
