import { colorNames } from './color-words.ts'
import { genderWords } from './gender-words.ts'
import { phraseKey } from '../phrase-roots.ts'
import { genderTwin } from '../spelling/root-of.ts'
import { foldWord } from '../spelling/fold-word.ts'
import type { KnownSizes } from './spell-out-sizes.ts'

/** `without` is what a product must not have, `order` the sort. */
export type FilterKey =
  | ('brand' | 'color_family' | 'color' | 'gender' | 'size')
  | ('price' | 'special_price' | 'without' | 'order')
export type FilterValue = { key: FilterKey; value: string; label: string }
/** Words of a search that were taken as a filter. */
export type UnderstoodWords = FilterValue & { words: string }

type Option = { value: string; label: string }
export type VocabularyLists = {
  brands: readonly Option[]
  colorFamilies: readonly Option[]
  colors: readonly Option[]
  genders: readonly Option[]
  sizes: readonly Option[]
  foreignSizes?: KnownSizes['foreignSizes']
}

/** What words of a search can mean as filters. Built once per index. */
export type Vocabulary = {
  phrases: ReadonlyMap<string, FilterValue>
  sizes: ReadonlyMap<string, FilterValue>
  /** The longest phrase, in words. */
  longest: number
  /** Single words and their display form, for spell correction. */
  words: ReadonlyMap<string, string>
  knownSizes: KnownSizes
}

const sizeKey = (size: string): string => foldWord(size.trim().replace(',', '.'))

function twinOfLetters(key: string): string | null {
  const [, xs, count] = /^(?:(x{2,5})|([2-5])x)l$/.exec(key) ?? []
  if (xs) return `${xs.length}xl`
  return count ? `${'x'.repeat(Number(count))}l` : null
}

export function buildVocabulary(lists: VocabularyLists): Vocabulary {
  const phrases = new Map<string, FilterValue>()
  const words = new Map<string, string>()
  const add = (phrase: string, found: FilterValue | undefined, bends = false) => {
    const key = phraseKey(phrase)
    const twin = bends && found ? genderTwin(key) : null
    for (const form of twin ? [key, twin] : [key]) {
      // The first entry wins: families before single colours, colours before brands of the same name.
      if (!found || form === '' || phrases.has(form)) continue
      phrases.set(form, found)
      if (!form.includes(' ')) words.set(form, form === key ? phrase.toLowerCase() : form)
    }
  }
  const optionsOf = (key: FilterKey, options: readonly Option[]) => options.map((option) => ({ key, ...option }))

  const genders = optionsOf('gender', lists.genders)
  for (const found of genders) {
    add(found.label, found)
    for (const word of genderWords[found.value] ?? []) add(word, found)
  }
  const dyes = [...optionsOf('color_family', lists.colorFamilies), ...optionsOf('color', lists.colors)]
  for (const found of dyes) add(found.label, found, true)
  const byLabel = new Map(dyes.toReversed().map((found) => [phraseKey(found.label), found]))
  for (const [name, labels] of Object.entries(colorNames)) {
    const label = labels.find((candidate) => byLabel.has(phraseKey(candidate)))
    if (label) add(name, byLabel.get(phraseKey(label)), true)
  }
  for (const found of optionsOf('brand', lists.brands)) add(found.label, found)

  const sizes = new Map(optionsOf('size', lists.sizes).map((found) => [sizeKey(found.label), found]))
  // XXL and 2XL are the same size.
  for (const [key, found] of sizes) {
    const other = twinOfLetters(key)
    if (other && !sizes.has(other)) sizes.set(other, found)
  }
  let longest = 1
  for (const key of phrases.keys()) longest = Math.max(longest, key.split(' ').length)
  const knownSizes: KnownSizes = { has: (size) => sizes.has(sizeKey(size)) }
  if (lists.foreignSizes) knownSizes.foreignSizes = lists.foreignSizes
  return { phrases, sizes, longest, words, knownSizes }
}

/** For a catalogue without filters. */
export const noVocabulary: Vocabulary = {
  phrases: new Map(),
  sizes: new Map(),
  longest: 1,
  words: new Map(),
  knownSizes: { has: () => false },
}
