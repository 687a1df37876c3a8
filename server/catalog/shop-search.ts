import { sizeFilterKeys } from '#domain/catalog/sizes.ts'
import { buildVocabulary } from '#domain/search/vocabulary.ts'
import type { Bits } from './engine/bits.ts'
import { groupOf, type Group } from './engine/groups.ts'
import type { IndexData } from './engine/index-data.ts'
import { optionBits } from './engine/option-bits.ts'
import { openTextIndex } from './text/open-index.ts'
import type { TextMatches } from './text/types.ts'

/** Search by words in one store: the text index, told what the store's brands, colours and sizes are. */
export function shopSearch(index: IndexData) {
  const { groupStart, value, label } = index.options
  const bitsOf = optionBits(index)
  const text = openTextIndex(index.text)

  const optionsOf = (key: Group) => {
    const group = groupOf.get(key)!
    const [start, end] = [groupStart[group]!, groupStart[group + 1]!]
    return Array.from({ length: end - start }, (_, at) => ({ value: value[start + at]!, label: label[start + at]! }))
  }
  const sizes = new Map(sizeFilterKeys.flatMap(optionsOf).map((option) => [option.value, option]))
  const vocabulary = buildVocabulary({
    brands: optionsOf('brand'),
    colorFamilies: optionsOf('color_family'),
    colors: optionsOf('color'),
    genders: optionsOf('gender'),
    sizes: [...sizes.values()],
  })

  const places = new Map<string, number[]>()
  const place = (key: string, option: string, at: number) =>
    places.set(`${key}\n${option}`, [...(places.get(`${key}\n${option}`) ?? []), at])
  for (const [key, group] of groupOf) {
    for (let at = groupStart[group]!; at < groupStart[group + 1]!; at++) {
      place(sizeFilterKeys.some((known) => known === key) ? 'size' : key, value[at]!, at)
    }
  }

  function docsOf(key: string, option: string): Bits | null {
    const found = places.get(`${key}\n${option}`)
    return found ? bitsOf(found) : null
  }

  return {
    match: (q: string): TextMatches => text.search(q, { vocabulary, docsOf }),
    complete: text.complete,
    correct: text.correct,
  }
}
