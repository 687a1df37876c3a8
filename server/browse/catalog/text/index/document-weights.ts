import { phraseKey } from '#domain/browse/search/phrase-roots.ts'
import { isOccasion, isPerson } from '#domain/browse/search/thesaurus/thesaurus.ts'
import { descriptionShare, fieldWeights, nameShare, namingLevels, strongImpact, weakImpact } from './field-weights.ts'
import { termFlag } from '../query/term-flags.ts'
import type { TextDocument } from '../types.ts'
import type { SeenWord, WordTerms } from '../query/word-terms.ts'

/** Longer descriptions are cut: the rest adds nothing. */
const maxDescriptionLength = 4000
const shareOfUnrelated = 0.5

export type DocumentWeights = {
  /**
   * Calls back once per term of the document: whether it is in name, kind or brand or only elsewhere, and its impact.
   */
  weigh: (document: TextDocument, post: (term: number, isWeak: boolean, impact: number) => void) => void
  flagsOf: (term: number) => number
  /** The terms of the last document's name, in order; a joined word counts as one. */
  nameTerms: () => readonly number[]
}

/**
 * Adds up the weights of all fields. The sums are in two arrays that are cleared term by term, so that no object per
 * document is needed.
 */
export function documentWeights(words: WordTerms): DocumentWeights {
  let strong = new Float32Array(4096)
  let weak = new Float32Array(4096)
  let flags = new Uint8Array(4096)
  const touched: number[] = []
  let lastDescription = ''
  let lastDescribed: readonly number[] = []

  const room = (count: number) => {
    if (count <= strong.length) return
    const size = Math.max(count, strong.length * 2)
    ;[strong, weak] = [grown(strong, size), grown(weak, size)]
    const more = new Uint8Array(size)
    more.set(flags)
    flags = more
  }
  const add = (sums: Float32Array, term: number, weight: number) => {
    if (strong[term] === 0 && weak[term] === 0) touched.push(term)
    sums[term]! += weight
  }
  const addAll = (isWeak: boolean, text: string, weight: number) => {
    if (text === '') return
    const terms = words.termsOf(text)
    room(words.roots.length)
    for (const term of terms) add(isWeak ? weak : strong, term, weight)
  }
  /** "Manga larga" mentions "larga" but says nothing about the length of the garment. */
  const addAttribute = (attribute: string) => {
    const terms = words.termsOf(attribute)
    room(words.roots.length)
    const sums = saysPurpose(attribute) ? strong : weak
    const unrelated = words.unrelatedIn(terms)
    for (const term of terms) {
      add(sums, term, unrelated.includes(term) ? fieldWeights.attribute * shareOfUnrelated : fieldWeights.attribute)
    }
  }
  const byKind = new Map<number, number>()
  const knownParts = new Map<readonly number[], readonly number[]>()
  /** The single words among the terms of a category. */
  const partsOfKind = (terms: readonly number[]) => {
    let parts = knownParts.get(terms)
    if (!parts) {
      parts = terms.filter((term) => !words.roots[term]!.includes(' '))
      knownParts.set(terms, parts)
    }
    return parts
  }
  const addKind = (kind: string, level: number) => {
    const terms = words.termsOfKind(kind)
    room(words.roots.length)
    const weight = fieldWeights.kinds[Math.min(level, fieldWeights.kinds.length - 1)]!
    const parts = partsOfKind(terms)
    const unrelated = words.unrelatedIn(terms)
    for (const term of terms) {
      if (unrelated.includes(term)) continue
      // "Ropa interior" is less about "ropa" than "Ropa" is, and it does not count twice for being its child.
      const share = parts.length > 1 && parts.includes(term) ? weight * 0.7 : weight
      const more = share - (byKind.get(term) ?? 0)
      if (more <= 0) continue
      byKind.set(term, share)
      add(strong, term, more)
    }
    if (level >= namingLevels || terms.length === 0) return
    // One word names the product: Zapatos de taco, Dining tables.
    flags[parts.at(words.isEnglish() ? -1 : 0)!]! |= termFlag.kind
  }

  /**
   * The word that names the product: `Medias para botas` begins with it, `Leather sofa with pillows` has it before the
   * first joining word.
   */
  const headOf = (name: readonly SeenWord[]) => {
    if (!words.isEnglish()) return name.find(({ terms }) => terms.length > 0)
    const joint = name.findIndex(({ terms }, at) => at > 0 && terms.length === 0)
    return joint > 0 ? name[joint - 1] : name.at(-1)
  }

  let named: readonly number[] = []
  const addName = (name: string) => {
    const found = words.wordsOf(name)
    named = found.flatMap(({ terms }) => terms.slice(0, 1))
    room(words.roots.length)
    const share = nameShare(found.length) * fieldWeights.name
    const head = headOf(found)
    const run: number[] = []
    for (const word of found) {
      word.inNames++
      run.push(...word.terms)
    }
    const phrases = words.phrasesIn(run)
    const unrelated = words.unrelatedIn(phrases)
    for (const word of found) {
      for (const term of word.terms) {
        flags[term]! |= termFlag.inName
        // A "traje de baño" mentions "traje", but is not one.
        if (unrelated.includes(term)) add(weak, term, share)
        else add(strong, term, word === head ? share + fieldWeights.head : share)
      }
    }
    for (const term of phrases) add(strong, term, share + fieldWeights.head)
  }

  /** Terms for people: descriptions mention men and women for any product. */
  const people: boolean[] = []
  const saysPerson = (term: number) => (people[term] ??= isPerson(words.roots[term]!))

  const describedBy = (description: string) => {
    // The colours of a model follow one another and share their description.
    if (description !== lastDescription) {
      const terms = words.allTermsOf(description.slice(0, maxDescriptionLength))
      // "Símil cuero" is not leather.
      const unrelated = words.unrelatedIn(words.phrasesIn(terms))
      lastDescribed = terms.filter((term) => !saysPerson(term) && !unrelated.includes(term))
      lastDescription = description
    }
    return lastDescribed
  }

  return {
    weigh: (document, post) => {
      const { kinds, brand, attributes } = document
      addName(document.name)
      byKind.clear()
      for (let level = 0; level < kinds.length; level++) addKind(kinds[level]!, level)
      addAll(false, brand, fieldWeights.brand)
      addAll(true, document.color, fieldWeights.colour)
      if (document.colorFamily !== document.color) addAll(true, document.colorFamily, fieldWeights.colour)
      addAll(true, document.gender, fieldWeights.gender)
      for (const attribute of attributes) addAttribute(attribute)
      const described = describedBy(document.description)
      room(words.roots.length)
      const share = fieldWeights.description * descriptionShare(described.length)
      for (const term of described) add(weak, term, share)

      for (const term of touched) {
        const isStrong = strong[term]! > 0
        // Mentions elsewhere add a little to a word of the name.
        const impact = isStrong
          ? strongImpact(strong[term]! + Math.min(weak[term]!, 2) * 0.15)
          : weakImpact(weak[term]!)
        post(term, !isStrong, impact)
        strong[term] = 0
        weak[term] = 0
      }
      touched.length = 0
    },
    flagsOf: (term) => flags[term] ?? 0,
    nameTerms: () => named,
  }
}

/** An attribute that states a purpose counts like the name; descriptions mention too many. */
const purposes = new Map<string, boolean>()
function saysPurpose(attribute: string): boolean {
  let known = purposes.get(attribute)
  if (known === undefined) {
    known = isOccasion(phraseKey(attribute))
    if (purposes.size < 10_000) purposes.set(attribute, known)
  }
  return known
}

function grown(from: Float32Array, size: number): Float32Array<ArrayBuffer> {
  const more = new Float32Array(size)
  more.set(from)
  return more
}
