import { phraseKey } from '../phrase-roots.ts'
import { eachWord } from '../vocabulary/words.ts'

/**
 * Words that a retailer's shoppers use for something: a search with them is also read with what they mean. `instead`: it
 * is read that way only, whatever the dictionary of the shop says of the words.
 */
export type Synonym = { words: string; means: string; instead: boolean }

/** The synonyms of a store, by the first root of their words; those of more words first. */
export type SynonymBook = ReadonlyMap<string, readonly (Synonym & { roots: readonly string[] })[]>

/** Every further reading is one more search. */
export const maxReadings = 6
const none: readonly string[] = []

export function synonymBook(synonyms: readonly Synonym[]): SynonymBook {
  const book = new Map<string, (Synonym & { roots: readonly string[] })[]>()
  for (const synonym of synonyms) {
    const roots = phraseKey(synonym.words).split(' ').filter(Boolean)
    const [first] = roots
    if (first !== undefined) book.set(first, [...(book.get(first) ?? []), { ...synonym, roots }])
  }
  for (const found of book.values()) found.sort((one, other) => other.roots.length - one.roots.length)
  return book
}

type Word = { root: string; from: number; to: number }

/** The words of a text that say something, with their places. */
function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let end = 0
  eachWord(text, (raw) => {
    const from = text.indexOf(raw, end)
    end = from + raw.length
    const root = phraseKey(raw)
    if (root !== '') words.push({ root, from, to: end })
  })
  return words
}

export type Readings = {
  /** Whether the search as it was typed counts too. */
  asTyped: boolean
  others: readonly string[]
}

/**
 * How else a search is read. What a word means is not looked up again, so that two synonyms never lead in a circle. Of
 * two that begin at one word, the longer one counts.
 */
export function readAs(q: string, book: SynonymBook): Readings {
  if (book.size === 0) return { asTyped: true, others: none }
  const words = wordsOf(q)
  let asTyped = true
  let readings: { text: string; isOwn: boolean }[] = [{ text: '', isOwn: true }]
  let copied = 0
  for (let at = 0; at < words.length;) {
    const fits = (book.get(words[at]!.root) ?? []).filter(({ roots }) =>
      roots.every((root, index) => words[at + index]?.root === root),
    )
    const [longest] = fits
    if (!longest) {
      at += 1
      continue
    }
    const length = longest.roots.length
    const same = fits.filter(({ roots }) => roots.length === length)
    const [from, to] = [words[at]!.from, words[at + length - 1]!.to]
    const before = q.slice(copied, from)
    const isReplaced = same.some(({ instead }) => instead)
    if (isReplaced) asTyped = false
    readings = readings
      .flatMap(({ text, isOwn }) => [
        { text: text + before + q.slice(from, to), isOwn },
        ...same.map(({ means }) => ({ text: text + before + means, isOwn: false })),
      ])
      .filter((_, index) => !isReplaced || index % (same.length + 1) > 0)
      .slice(0, maxReadings + 1)
    copied = to
    at += length
  }
  const rest = q.slice(copied)
  const others = readings.filter(({ isOwn }) => !isOwn).map(({ text }) => text + rest)
  return others.length === 0 ? { asTyped: true, others: none } : { asTyped, others: others.slice(0, maxReadings) }
}
