import { foldWord } from '#domain/browse/search/spelling/fold-word.ts'
import { synonymsOf } from '#domain/browse/search/thesaurus/thesaurus.ts'
import { documentWeights } from './document-weights.ts'
import { chunkedNumbers } from './chunked-numbers.ts'
import { letterMask } from './letter-mask.ts'
import { buildPostings } from './build-postings.ts'
import { skuHash, skuTable } from './sku-hash.ts'
import { termFlag } from '../query/term-flags.ts'
import { compareTexts, packTexts } from './text-bytes.ts'
import type { TextDocument, TextIndexData } from '../types.ts'
import { wordTerms, type SeenWord } from '../query/word-terms.ts'

/** Reads each document once and stores only numbers. Documents arrive most popular first. */
export function textIndexBuilder() {
  const words = wordTerms()
  const weights = documentWeights(words)
  // Term, list and impact of one posting in 32 bits: 23 + 1 + 8.
  const postings = chunkedNumbers()
  const ends = chunkedNumbers()
  const hashes = chunkedNumbers()
  const nameTerms = chunkedNumbers()
  const nameEnds = chunkedNumbers()
  const used: boolean[] = []
  let documentCount = 0

  function addPosting(term: number, isWeak: boolean, impact: number): void {
    used[term] = true
    postings.push(((term << 9) | (isWeak ? 256 : 0) | impact) >>> 0)
  }

  function add(document: TextDocument): void {
    weights.weigh(document, addPosting)
    ends.push(postings.length())
    for (const term of weights.nameTerms()) nameTerms.push(term)
    nameEnds.push(nameTerms.length())
    hashes.push(skuHash(document.sku))
    documentCount++
  }

  function done(): TextIndexData {
    const termIds = usedTerms(words.roots, used)
    const rankOf = new Int32Array(words.roots.length).fill(-1)
    for (const [rank, id] of termIds.entries()) rankOf[id] = rank
    const roots = termIds.map((id) => words.roots[id]!)
    const { bytes: terms, offsets: termOffsets } = packTexts(roots)
    return {
      documentCount,
      terms,
      termOffsets,
      termFlags: Uint8Array.from(termIds, (id) => {
        return weights.flagsOf(id) | (words.roots[id]!.includes(' ') ? termFlag.phrase : 0)
      }),
      ...buildPostings(postings, ends, rankOf, termIds.length),
      nameTerms: joined(nameTerms.chunks(), nameTerms.length()).map((id) => rankOf[id]!),
      nameStarts: startsOf(joined(nameEnds.chunks(), documentCount)),
      ...surfaceTable(words.seen(), rankOf),
      ...lengthTable(roots),
      letterMasks: Uint32Array.from(roots, letterMask),
      ...skuTable(joined(hashes.chunks(), documentCount)),
    }
  }

  return { add, done }
}

/** Builds the index of a complete list of documents. */
export function buildTextIndex(documents: Iterable<TextDocument>): TextIndexData {
  const builder = textIndexBuilder()
  for (const document of documents) builder.add(document)
  return builder.done()
}

function startsOf(ends: Uint32Array): Uint32Array {
  const starts = new Uint32Array(ends.length + 1)
  starts.set(ends, 1)
  return starts
}

function joined(chunks: readonly Uint32Array[], length: number): Uint32Array {
  const whole = new Uint32Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/**
 * Terms that occur, and synonyms of terms that occur: a typo in `chamarra` must be corrected in a shop that says
 * `campera`.
 */
function usedTerms(roots: readonly string[], used: readonly boolean[]): number[] {
  const occurring = new Set<string>()
  for (const [id, root] of roots.entries()) if (used[id]) occurring.add(root)
  const isMeant = (root: string) => !root.includes(' ') && synonymsOf(root).some(({ key }) => occurring.has(key))
  const termIds = [...roots.keys()].filter((id) => used[id] || isMeant(roots[id]!))
  return termIds.sort((one, other) => compareTexts(roots[one]!, roots[other]!))
}

function surfaceTable(seen: Iterable<SeenWord>, rankOf: Int32Array) {
  const counts = new Map<string, { term: number; count: number; folded: string }>()
  for (const { terms, shown, inNames } of seen) {
    const term = terms.length > 0 ? rankOf[terms[0]!]! : -1
    if (term < 0) continue
    const known = counts.get(shown)
    if (known) known.count += inNames
    else counts.set(shown, { term, count: inNames, folded: foldWord(shown) })
  }
  const sorted = [...counts].sort(([, one], [, other]) => compareTexts(one.folded, other.folded))
  const { bytes: surfaces, offsets: surfaceOffsets } = packTexts(sorted.map(([shown]) => shown))
  return {
    surfaces,
    surfaceOffsets,
    surfaceTerms: Uint32Array.from(sorted, ([, { term }]) => term),
    surfaceCounts: Uint32Array.from(sorted, ([, { count }]) => count),
  }
}

function lengthTable(roots: readonly string[]) {
  const longest = roots.reduce((max, { length }) => Math.max(max, length), 0)
  const lengthStarts = new Uint32Array(longest + 3)
  for (const { length } of roots) lengthStarts[length + 1]!++
  for (let length = 1; length < lengthStarts.length; length++) lengthStarts[length]! += lengthStarts[length - 1]!
  const next = lengthStarts.slice()
  const termsByLength = new Uint32Array(roots.length)
  for (const [term, { length }] of roots.entries()) termsByLength[next[length]!++] = term
  return { termsByLength, lengthStarts }
}
