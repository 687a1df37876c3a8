import type { FilterBits, FilterWords } from '../filter-bits.ts'
import type { ReadQuery } from './read-query.ts'
import { merged, type ScoredDocs } from './scored-docs.ts'
import type { TitleMatches, Titles } from './titles.ts'

/** Products by how much their name is what was searched for: above every score that words can reach. */
type CalledSo = ReadonlyMap<number, number>

const whole = 12
const inOrder = 6
/** The words typed say more than what is left of them after filters. */
const afterFilters = 0.75

/**
 * A product whose name contains the words of the search in order, whatever they mean elsewhere. First every word as it
 * was typed, then without amounts, then without what became a filter; a name of the first is above one of the last.
 */
export function openCalledSo(titles: Titles) {
  return (
    { spans, taken, excluded }: ReadQuery,
    bitsFor: (filters: readonly FilterWords[]) => FilterBits | null,
  ): CalledSo => {
    const found = new Map<number, number>()
    const add = ({ docs, isWhole }: TitleMatches, share: number) => {
      for (const [at, doc] of docs.entries()) {
        const worth = (isWhole[at] ? whole : inOrder) * share
        if (worth > (found.get(doc) ?? 0)) found.set(doc, worth)
      }
    }
    const isSame = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ')
    const amounts = taken.filter(({ words }) => words.length === 0)
    if (excluded.length === 0) add(titles(spans.typed, null), 1)
    if (!isSame(spans.meant, spans.typed)) add(titles(spans.meant, bitsFor(amounts)), 1)
    if (!isSame(spans.named, spans.meant)) add(titles(spans.named, bitsFor(taken)), afterFilters)
    return found
  }
}

/** Puts them before everything else that was found. */
export function withFirst(found: ScoredDocs, called: CalledSo): ScoredDocs {
  if (called.size === 0) return found
  const docs = Uint32Array.from(called.keys()).sort()
  const scores = Float32Array.from(docs, (doc) => called.get(doc)!)
  return merged(found, { docs, scores }, (one, other) => one + other)
}
