import {
  broaderConcepts,
  groupsAbove,
  kindredConcepts,
  nearConcepts,
  neighbouringConcepts,
} from '#domain/browse/search/thesaurus/thesaurus.ts'
import { kindOfForeignBrand } from '#domain/browse/search/vocabulary/foreign-brands.ts'
import type { FilterBits } from '../filter-bits.ts'
import type { Part } from './phrases.ts'
import type { QueryTerm } from './query-term.ts'
import type { QueryTerms } from './query-terms.ts'
import type { SearchCriteria } from './relaxations.ts'
import { bestOf, type ScoredDocs } from './scored-docs.ts'

/** More alternatives than fit, because some are sold out. */
const enough = 20

export type NearTo = {
  found: Uint32Array
  /** Ways of asking for less that were not needed to find anything. */
  fewer: readonly SearchCriteria[]
  search: (criteria: SearchCriteria) => ScoredDocs
  /** What was searched for, the thing first, sold or not. */
  asked: readonly Part[]
  words: readonly QueryTerm[]
  /** Everything asked for besides words, then only the person. */
  filters: readonly (FilterBits | null)[]
  /** Nothing of the thing is for this person: what else there is for them. */
  isSection: boolean
}

type Matching = {
  one: (queryTerm: QueryTerm, filterBits: FilterBits | null) => ScoredDocs
  any: (queryTerms: readonly QueryTerm[], filterBits: FilterBits | null) => ScoredDocs
  filtered: (filterBits: FilterBits) => ScoredDocs
}

/** Fills up a page step by step, the nearest first, for the same person throughout. */
export function openNearby(maker: QueryTerms, { one, any, filtered }: Matching) {
  const termOf = (keys: readonly string[]): QueryTerm | null => {
    const terms = keys.map((key) => maker.termFor(key)).filter((term) => term !== null && term.strictLists > 0)
    return terms.length > 0 ? { ...maker.merged(terms as QueryTerm[]), isKind: true } : null
  }
  /** What is similar to a product in use, or what a brand we do not sell is known for; then what that is near to. */
  const similarTo = ({ key }: Part): (QueryTerm | null)[] => {
    const kind = kindOfForeignBrand(key)
    if (kind) return [termOf([kind]), termOf(neighbouringConcepts(kind))]
    const near = nearConcepts(key)
    return [termOf(neighbouringConcepts(key)), termOf(broaderConcepts(key)), termOf(near.flatMap(broaderConcepts))]
  }

  function* steps({ fewer, search, asked, words, filters, isSection }: NearTo): Generator<ScoredDocs> {
    const person = filters.at(-1) ?? null
    for (const criteria of fewer) yield search(criteria)
    const [thing] = asked
    if (thing) {
      for (const similar of similarTo(thing)) {
        if (similar) for (const each of filters) yield one(similar, each)
      }
    }
    if (words.length > 0 && !isSection) yield any(words, person)
    if (!isSection || !person) return
    for (const keys of thing ? [kindredConcepts(thing.key), groupsAbove(thing.key)] : []) {
      const section = termOf(keys)
      if (section) yield one(section, person)
    }
    yield filtered(person)
  }

  return (near: NearTo): number[] => {
    const known = new Set<number>(near.found)
    const nearby: number[] = []
    for (const more of steps(near)) {
      for (const doc of bestOf(more, enough + known.size)) {
        if (known.size >= enough) return nearby
        if (!known.has(doc)) nearby.push(doc)
        known.add(doc)
      }
    }
    return nearby
  }
}
