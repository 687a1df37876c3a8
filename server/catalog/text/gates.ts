import type { FilterValue } from '#domain/search/vocabulary.ts'
import type { MendedWord } from './mend.ts'
import type { SearchContext, TextIndexData } from './types.ts'

export type TakenWords = { words: readonly MendedWord[]; filter: FilterValue }
/** Documents that may pass, and among them those that have the very value asked for. */
export type Gate = { open: Uint32Array; exact: readonly Uint32Array[] }

/** For whom a thing without gender is fit: a watch for everybody is what who wants a watch for women may buy. */
const fitsAdults = new Set(['mujer', 'hombre'])

export type GateMaker = (taken: readonly TakenWords[], context: SearchContext) => Gate | null

/**
 * The filters of a search as one set of documents: any value of one filter, all filters. A product whose name has the
 * word passes as well: `botas café` finds the brown ones and the model called Café. A gate is good until the next one.
 */
export function gateMaker({ documentCount, listOffsets, postingDocs }: TextIndexData): GateMaker {
  const size = (documentCount + 31) >>> 5
  const open = new Uint32Array(size)
  const either = new Uint32Array(size)
  const add = (bits: Uint32Array | null) => {
    if (bits) for (let word = Math.min(size, bits.length) - 1; word >= 0; word--) either[word]! |= bits[word]!
  }
  const addList = (list: number) => {
    for (let from = listOffsets[list]!; from < listOffsets[list + 1]!; from++) {
      either[postingDocs[from]! >>> 5]! |= 1 << (postingDocs[from]! & 31)
    }
  }

  return (taken, { docsOf }) => {
    if (taken.length === 0) return null
    const exact: Uint32Array[] = []
    let isFirst = true
    for (const group of Map.groupBy(taken, ({ filter }) => filter.key).values()) {
      either.fill(0)
      for (const { filter, words } of group) {
        const bits = docsOf(filter.key, filter.value)
        add(bits)
        const isForAdults = filter.key === 'gender' && fitsAdults.has(filter.value)
        if (isForAdults) add(docsOf('gender', 'unisex'))
        const slot = words.length === 1 && filter.key !== 'gender' ? words[0]!.slot : null
        for (let at = 0; at < (slot?.strictLists ?? 0); at++) addList(slot!.lists[at]!)
        if (bits && (isForAdults || (slot?.strictLists ?? 0) > 0)) exact.push(bits)
      }
      if (isFirst) open.set(either)
      else for (let word = 0; word < size; word++) open[word]! &= either[word]!
      isFirst = false
    }
    if (documentCount & 31) open[size - 1]! &= (1 << (documentCount & 31)) - 1
    return { open, exact }
  }
}
