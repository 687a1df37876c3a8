import { neighbouringConcepts } from '#domain/browse/search/thesaurus/thesaurus.ts'
import { kindOfForeignBrand } from '#domain/browse/search/vocabulary/foreign-brands.ts'
import type { UnderstoodWords } from '#domain/browse/search/vocabulary/vocabulary.ts'
import { openDenseLists } from '../index/dense-lists.ts'
import { filterBitsMaker, type FilterBits, type TakenWords } from '../filter-bits.ts'
import { openMatcher, type Found } from '../match.ts'
import { openMinimumMatch } from '../minimum-match.ts'
import type { Part } from './phrases.ts'
import type { QueryTerm } from './query-term.ts'
import type { QueryTerms } from './query-terms.ts'
import type { ReadQuery } from './read-query.ts'
import { relaxations, textOf, type Wanted } from './relaxations.ts'
import { openScorer } from '../score.ts'
import type { SearchContext, TextIndexData, TextMatches } from '../types.ts'

type Ranked = { docs: Uint32Array; scores: Float32Array }
type Answer = Omit<TextMatches, 'correction' | 'isCorrected'> & { head: Part | undefined }

/** A page that is not full is filled up by what comes near. */
const page = 10
/** Some of what is near is sold out: there is more of it than fits. */
const enough = 20
/** A word of a phrase that is had as a whole. */
const worthOfWord = 0.5
const nobodyRanked: Ranked = { docs: new Uint32Array(0), scores: new Float32Array(0) }

const keysOf = (parts: readonly Part[]) => parts.map(({ key }) => key).join('+')
const termsOf = (parts: readonly Part[]) => parts.flatMap(({ queryTerm }) => queryTerm ?? [])

/** Asks for everything first, then for less and less, and says what was given up. */
export function openRelaxing(data: TextIndexData, maker: QueryTerms, popularity: number) {
  const denseOf = openDenseLists(data)
  const filterBitsOf = filterBitsMaker(data, denseOf)
  const matcher = openMatcher(data, denseOf)
  const minimumMatch = openMinimumMatch(data)
  const score = openScorer(data, denseOf, popularity)

  const finish = (found: Found, queryTerms: readonly QueryTerm[], filterBits: FilterBits | null): Ranked => {
    if (found.length === 0) return nobodyRanked
    const docs = found.isKept ? found.docs : found.docs.slice(0, found.length)
    return { docs, scores: score(docs, queryTerms, filterBits, found.isStrict ?? false) }
  }

  return (read: ReadQuery, context: SearchContext): Answer => {
    const { taken, excluded, order } = read
    const lackedBy = (some: readonly Part[]) => some.filter(({ isHad }) => !isHad)
    const isBetterWhole = lackedBy(read.asPhrases).length < lackedBy(read.parts).length
    const chosen = isBetterWhole ? read.asPhrases : read.parts
    const lacked = lackedBy(chosen)
    const parts = chosen.filter(({ queryTerm }) => queryTerm !== null)
    const head = chosen.find((part) => part.isProductConcept)
    const phrases = read.asPhrases.filter(({ queryTerm }) => queryTerm !== null)
    // `abrigada` is left out; `nike` is not had.
    const isLeftOut = ({ isManner }: Part) => isManner && parts.length + taken.length > 0
    const notHad = lacked.filter((part) => !isLeftOut(part))
    const isHeadLost = head !== undefined && head.queryTerm === null

    const bitsFor = (filters: readonly TakenWords[]) => {
      const bits = filterBitsOf(filters, context, excluded)
      return bits ?? (parts.length === 0 && order ? filterBitsOf([], context, [nothingExcluded]) : null)
    }
    /** Things besides the head may be mentioned where they are not named: una campera con capucha para jean. */
    const ask = (wanted: Pick<Wanted, 'taken' | 'parts'>): Ranked => {
      const bits = bitsFor(wanted.taken)
      const terms = termsOf(wanted.parts)
      if (terms.length === 0) return bits ? finish(matcher.filtered(bits), [], bits) : nobodyRanked
      const strict = matcher.all(terms, bits, true)
      if (strict.length > 0 || terms.length < 2) return finish(strict, terms, bits)
      const loosened = wanted.parts.flatMap(({ queryTerm }, at) =>
        queryTerm ? (at === 0 && head ? queryTerm : { ...queryTerm, isKind: false }) : [],
      )
      return finish(matcher.all(loosened, bits, true), loosened, bits)
    }

    const least = context.atLeast ?? 1
    const isRead = keysOf(phrases) !== keysOf(parts) && phrases.every(({ isHad }) => isHad)
    let wanted: Wanted = { taken, parts, dropped: [] }
    let found = isHeadLost ? nobodyRanked : ask(wanted)
    if (found.docs.length === 0 && isRead && !isHeadLost) {
      // Who asks for a pantalón cargo is not answered with any pantalón, unless that is said.
      found = ask({ taken, parts: phrases.map((part) => ({ ...part, queryTerm: part.whole ?? part.queryTerm })) })
    }
    const fewer = isHeadLost ? [] : relaxations(taken, parts, head)
    let next = 0
    const apart = least > 1 ? termsApart(parts) : []
    if (apart.length > 1 && found.docs.length < least) {
      const most = minimumMatch(apart, bitsFor(taken), 0.4)
      if (most.docs.length > 0) found = most
    }
    while (found.docs.length === 0 && next < fewer.length) {
      wanted = fewer[next++]!
      found = ask(wanted)
    }
    if (found.docs.length === 0 && !isHeadLost && parts.length > 0 && termsOf(parts).length > 0) {
      // Nothing is called so, but something may speak of it.
      const bits = bitsFor(taken)
      found = finish(matcher.all(termsOf(parts), bits, false), termsOf(parts), bits)
    }

    const nearby: number[] = []
    if (found.docs.length < page && least === 1) {
      const known = new Set<number>(found.docs)
      const isFull = () => known.size >= enough
      const fill = (more: Ranked) => {
        for (const doc of bestOf(more, enough + known.size)) {
          if (isFull()) return
          if (!known.has(doc)) nearby.push(doc)
          known.add(doc)
        }
      }
      const person = taken.filter(({ filter }) => filter.key === 'gender')
      if (!isHeadLost && head) {
        for (; next < fewer.length && !isFull(); next++) {
          if (person.every((each) => fewer[next]!.taken.includes(each))) fill(ask(fewer[next]!))
        }
      }
      const others = nearTerm(head ?? notHad[0])
      for (const filters of [taken, person]) {
        if (!others || isFull()) break
        const bits = filterBitsOf(filters, context, excluded)
        fill(finish(matcher.all([others], bits, true), [others], bits))
      }
    }

    const isLoose = wanted.dropped.length > 0 || lacked.length > 0
    const leftOut = lacked.filter(isLeftOut).map(({ text }) => text)
    return {
      ...ordered(found, order, context),
      nearby,
      head,
      isLoose,
      understood: [
        ...wanted.taken.map(understoodOf),
        ...excluded.map(({ word }) => ({
          key: 'without' as const,
          value: word.root,
          label: word.typed,
          words: word.typed,
        })),
        ...(order ? [{ key: 'order' as const, value: order, label: order, words: '' }] : []),
      ],
      notHad: notHad.map(({ text }) => text),
      setAside: found.docs.length > 0 ? [...leftOut, ...wanted.dropped] : [],
    }
  }

  /** A phrase as it stands and, for less, word by word: who has no sports bra may have a bra for sports. */
  function termsApart(parts: readonly Part[]): QueryTerm[] {
    return parts.flatMap(({ key, queryTerm, isHad }) => {
      const worth = isHad ? worthOfWord : 1
      const words = key.includes(' ') ? key.split(' ').flatMap((root) => maker.termFor(root, worth) ?? []) : []
      // What stands in for a phrase that is not had says less than its own words.
      return queryTerm && (isHad || words.length === 0) ? [queryTerm, ...words] : words
    })
  }

  /** What lies beside a thing, or what a brand we do not have is known for. */
  function nearTerm(part: Part | undefined): QueryTerm | null {
    if (!part) return null
    const kind = kindOfForeignBrand(part.key)
    const keys = kind ? [kind] : neighbouringConcepts(part.key)
    const terms = keys.map((key) => maker.termFor(key)).filter((term) => term !== null && term.strictLists > 0)
    return terms.length > 0 ? { ...maker.merged(terms as QueryTerm[]), isKind: true } : null
  }
}

/** Refuses nobody: stands for everything there is. */
const nothingExcluded = {
  filter: null,
  word: { typed: '', word: '', root: '', queryTerm: null, isCorrected: false },
} as const

const understoodOf = (taken: TakenWords): UnderstoodWords => ({ ...taken.filter, words: textOf(taken) })

/** The best few, in order; a page of them is picked without sorting thousands. */
function bestOf({ docs, scores }: Ranked, count: number): number[] {
  const best: number[] = []
  for (let at = 0; at < docs.length; at++) {
    const score = scores[at]!
    if (best.length === count && score <= scores[best[count - 1]!]!) continue
    let place = best.length < count ? best.length : count - 1
    while (place > 0 && scores[best[place - 1]!]! < score) {
      best[place] = best[place - 1]!
      place--
    }
    best[place] = at
  }
  return best.map((at) => docs[at]!)
}

/** Cheap or new ones first, where that was asked for: how well something fits counts for half. The most wanted come first anyway. */
function ordered({ docs, scores }: Ranked, order: ReadQuery['order'], { priceOf, createdAt }: SearchContext): Ranked {
  const measure = order === 'cheap' ? priceOf : order === 'new' ? createdAt : undefined
  if (!measure || docs.length === 0) return { docs, scores }
  // Logarithms: what costs half is as much cheaper among socks as among coats.
  const values = new Float64Array(docs.length)
  let [least, greatest] = [Infinity, -Infinity]
  for (let at = 0; at < docs.length; at++) {
    const value = order === 'cheap' ? -Math.log(1 + measure(docs[at]!)) : measure(docs[at]!)
    values[at] = value
    if (value < least) least = value
    if (value > greatest) greatest = value
  }
  const span = greatest - least || 1
  const mixed = new Float32Array(docs.length)
  for (let at = 0; at < docs.length; at++) mixed[at] = scores[at]! / 2 + (2 * (values[at]! - least)) / span
  return { docs, scores: mixed }
}
