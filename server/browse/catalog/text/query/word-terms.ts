import { foldWord } from '#domain/browse/search/spelling/fold-word.ts'
import { rootOf } from '#domain/browse/search/spelling/root-of.ts'
import { colorWords, sizeWords, stopWords } from '#domain/browse/search/vocabulary/stop-words.ts'
import {
  isUnrelatedWord,
  maxPhraseWords,
  phrasesOfConcepts,
  wordsOfConcepts,
} from '#domain/browse/search/thesaurus/thesaurus.ts'
import { eachWord, partsOf } from '#domain/browse/search/vocabulary/words.ts'

/** A word as it occurs in a text: its terms in order, and how often names contain it. */
export type SeenWord = { terms: readonly number[]; shown: string; inNames: number; leansEnglish: -1 | 0 | 1 }

export type WordTerms = {
  roots: string[]
  seen: () => Iterable<SeenWord>
  wordsOf: (text: string) => SeenWord[]
  /** Every term of a long text, including repeats. */
  allTermsOf: (text: string) => number[]
  termsOf: (text: string) => readonly number[]
  /**
   * The same for the name of a category, which counts as a phrase from then on: a search for "coffee table" means no
   * other table.
   */
  termsOfKind: (text: string) => readonly number[]
  /** Whether the texts so far are English: there the product is the last word, in Spanish the first. */
  isEnglish: () => boolean
  /** Terms of known phrases among consecutive terms. */
  phrasesIn: (terms: readonly number[]) => readonly number[]
  /** Words of phrases that name something else than the phrase: the "traje" of "traje de baño". */
  unrelatedIn: (phrases: readonly number[]) => readonly number[]
}

const maxWordLength = 40
/** Beyond so many different texts a field is free text and not worth caching. */
const maxCachedTexts = 20_000
const none: readonly number[] = []
/** Joining words, and words for people: imported names have the latter without the former. */
const englishJoiners = new Set(['the', 'and', 'with', 'for', 'of', 'in', 'men', 'women', 'boys', 'girls'])
const spanishJoiners = new Set(['el', 'la', 'y', 'con', 'para', 'de', 'en', 'hombre', 'mujer', 'niños'])

/** Converts texts to numbered roots. A shop repeats itself, so every word and every short text is processed once. */
export function wordTerms(): WordTerms {
  const roots: string[] = []
  const ids = new Map<string, number>()
  const byRaw = new Map<string, SeenWord>()
  const byText = new Map<string, readonly number[]>()
  const idOf = (root: string) => {
    let id = ids.get(root)
    if (id === undefined) {
      id = roots.push(root) - 1
      ids.set(root, id)
    }
    return id
  }

  let english = 0
  const look = (raw: string): SeenWord => {
    let found = byRaw.get(raw)
    if (!found) {
      const words = partsOf(raw).map((part) => foldWord(part).slice(0, maxWordLength))
      const whole = rootOf(words[0]!)
      // A "t-shirt" is not a shirt, although it ends in one.
      const isOther = (word: string, at: number) =>
        at > 0 && at === words.length - 1 && isUnrelatedWord(rootOf(word), whole)
      const own = words.filter((word, at) => isMeaningful(word) && !isOther(word, at))
      const terms = [...new Set(own.map((word) => idOf(rootOf(word))))]
      const shown = raw.toLowerCase().slice(0, maxWordLength)
      const leansEnglish = englishJoiners.has(shown) ? 1 : spanishJoiners.has(shown) ? -1 : 0
      found = { terms, shown, inNames: 0, leansEnglish }
      // A slice of a description would keep the whole description in memory.
      byRaw.set(Buffer.from(raw).toString(), found)
    }
    return found
  }

  const unrelated = new Map<number, readonly number[]>()
  const phrases = new Map<number, { rest: readonly number[]; term: number }[]>()
  const addPhrase = (key: string) => {
    if (ids.has(key)) return
    const [first, ...rest] = key.split(' ').map(idOf)
    const known = phrases.get(first!) ?? []
    known.push({ rest, term: idOf(key) })
    const odd = key.split(' ').filter((word) => isUnrelatedWord(word, key))
    if (odd.length > 0) unrelated.set(idOf(key), odd.map(idOf))
    phrases.set(first!, known)
  }
  for (const key of phrasesOfConcepts) addPhrase(key)
  for (const word of wordsOfConcepts) look(word)

  const phrasesIn = (terms: readonly number[]) => {
    let found: number[] | null = null
    for (let at = 0; at < terms.length - 1; at++) {
      for (const { rest, term } of phrases.get(terms[at]!) ?? []) {
        if (rest.every((id, index) => terms[at + 1 + index] === id)) (found ??= []).push(term)
      }
    }
    return found ?? none
  }
  const wordsOf = (text: string) => {
    const words: SeenWord[] = []
    eachWord(text, (raw) => {
      const word = look(raw)
      english += word.leansEnglish
      words.push(word)
    })
    return words
  }
  const allTermsOf = (text: string) => {
    const terms: number[] = []
    eachWord(text, (raw) => {
      const word = look(raw)
      english += word.leansEnglish
      for (const term of word.terms) terms.push(term)
    })
    return terms
  }
  const byKind = new Map<string, readonly number[]>()
  const termsOfKind = (text: string) => {
    let found = byKind.get(text)
    if (!found) {
      const terms = allTermsOf(text)
      if (terms.length > 1 && terms.length <= maxPhraseWords) addPhrase(terms.map((term) => roots[term]!).join(' '))
      found = [...new Set([...terms, ...phrasesIn(terms)])]
      byKind.set(text, found)
    }
    return found
  }
  const termsOf = (text: string) => {
    let found = byText.get(text)
    if (!found) {
      const terms = allTermsOf(text)
      found = [...new Set([...terms, ...phrasesIn(terms)])]
      if (byText.size < maxCachedTexts) byText.set(text, found)
    }
    return found
  }
  return {
    roots,
    seen: () => byRaw.values(),
    wordsOf,
    allTermsOf,
    termsOf,
    termsOfKind,
    isEnglish: () => english > 0,
    phrasesIn,
    unrelatedIn: (terms) => terms.flatMap((term) => unrelated.get(term) ?? none),
  }
}

const isMeaningful = (word: string) =>
  word !== '' && word !== '.' && !stopWords.has(word) && !sizeWords.has(word) && !colorWords.has(word)
