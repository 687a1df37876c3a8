import type { FilterValue } from '#domain/browse/search/vocabulary/vocabulary.ts'
import type { DenseLists } from './index/dense-lists.ts'
import type { CorrectedWord } from './query/spell-correction.ts'
import type { SearchContext, TextIndexData } from './types.ts'

export type FilterWords = { words: readonly CorrectedWord[]; filter: FilterValue; label?: string }
/** The documents that pass, as bits; and the sets that have the exact value, where other documents pass too. */
export type FilterBits = { open: Uint32Array; exact: readonly Uint32Array[] }
/** What must not match: the value of a filter, or every document with a word. */
export type Exclusion = { word: CorrectedWord; filter: FilterValue | null }
export type FilterBitsMaker = (
  taken: readonly FilterWords[],
  context: SearchContext,
  excluded?: readonly Exclusion[],
) => FilterBits | null

/** Genders that a unisex product also fits: a unisex watch fits a search for a women's watch. */
const fitsAdults = new Set(['mujer', 'hombre'])

/**
 * The filters of a search: any value of one filter, all filters. A product whose name contains the word passes as well:
 * `botas café` finds brown boots and the model called Café. The result is valid until the next call.
 */
export function filterBitsMaker(data: TextIndexData, denseOf: DenseLists): FilterBitsMaker {
  const { documentCount, listOffsets, postingDocs } = data
  const size = (documentCount + 31) >>> 5
  const open = new Uint32Array(size)
  const combine = (groups: readonly (readonly Uint32Array[])[]): Uint32Array => {
    if (groups.length === 1 && groups[0]!.length === 1) return groups[0]![0]!
    for (const [at, group] of groups.entries()) {
      const [one, other = one!, third = one!] = group.length > 3 ? [united(group)] : group
      if (at === 0) for (let word = 0; word < size; word++) open[word] = one![word]! | other[word]! | third[word]!
      else for (let word = 0; word < size; word++) open[word]! &= one![word]! | other[word]! | third[word]!
    }
    return open
  }
  const united = (sets: readonly Uint32Array[]) => {
    const all = new Uint32Array(size)
    for (const set of sets) for (let word = 0; word < size; word++) all[word]! |= set[word]!
    return all
  }
  const bitsOf = (list: number) => {
    const dense = denseOf(list)
    if (dense) return dense.bits
    const bits = new Uint32Array(size)
    for (let at = listOffsets[list]!; at < listOffsets[list + 1]!; at++) {
      bits[postingDocs[at]! >>> 5]! |= 1 << (postingDocs[at]! & 31)
    }
    return bits
  }

  /** All documents except those, in a new set, because the sets of the index must not be modified. */
  const exclude = (bits: Uint32Array | null, excluded: readonly Exclusion[], { docsOf }: SearchContext) => {
    const left = bits ? bits.slice() : new Uint32Array(size).fill(0xffff_ffff)
    if (!bits && documentCount % 32 > 0) left[size - 1] = 2 ** (documentCount % 32) - 1
    const drop = (set: Uint32Array | null) => {
      if (set) for (let word = 0; word < size; word++) left[word]! &= ~set[word]!
    }
    for (const { word, filter } of excluded) {
      if (filter) drop(docsOf(filter.key, filter.value))
      else for (const list of word.queryTerm?.lists ?? []) drop(bitsOf(list))
    }
    return left
  }

  return (taken, context, excluded = []) => {
    const { docsOf } = context
    if (taken.length === 0) return excluded.length === 0 ? null : { open: exclude(null, excluded, context), exact: [] }
    const exact: Uint32Array[] = []
    const groups = new Map<string, Uint32Array[]>()
    for (const { filter, words } of taken) {
      const { key, value } = filter
      const group = groups.get(key) ?? []
      groups.set(key, group)
      const bits = docsOf(key, value)
      if (bits) group.push(bits)
      const everybody = key === 'gender' && fitsAdults.has(value) ? docsOf(key, 'unisex') : null
      if (everybody) group.push(everybody)
      // Brands are in the index as words anyway, and no product is named after a gender.
      const queryTerm = words.length === 1 && key !== 'gender' && key !== 'brand' ? words[0]!.queryTerm : null
      for (let at = 0; at < (queryTerm?.strictLists ?? 0); at++) group.push(bitsOf(queryTerm!.lists[at]!))
      if (bits && group.length > 1) exact.push(bits)
      if (group.length === 0) group.push(new Uint32Array(size))
    }
    const bits = combine([...groups.values()])
    return { open: excluded.length > 0 ? exclude(bits, excluded, context) : bits, exact }
  }
}
