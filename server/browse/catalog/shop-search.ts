import { sizeFilterKeys } from '#domain/browse/catalog/sizes.ts'
import { foreignSizes } from '#domain/browse/sizes/foreign-sizes.ts'
import { readAs } from '#domain/browse/search/rules/read-as.ts'
import type { SearchRulesSource } from '#domain/browse/search/rules/search-rules.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { buildVocabulary } from '#domain/browse/search/vocabulary/vocabulary.ts'
import { setBit, wordsFor, type Bits } from './engine/columns/bits.ts'
import { groupOf, switches, type Group } from './engine/groups.ts'
import type { IndexData } from './engine/columns/index-data.ts'
import { optionBits } from './engine/columns/option-bits.ts'
import { openTextIndex } from './text/index/open-index.ts'
import { joinMatches } from './text/join-matches.ts'
import type { TextMatches } from './text/types.ts'

/** Text search in one country: the text index with the country's brands, colours and sizes. */
export function shopSearch(index: IndexData, country: OpenCountry, minorUnits: number, rules: SearchRulesSource) {
  const { groupStart, value, label } = index.options
  const bitsOf = optionBits(index)
  const text = openTextIndex(index.text, { country })

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
    foreignSizes: foreignSizes(country),
  })

  const places = new Map<string, number[]>()
  const place = (key: string, option: string, at: number) =>
    places.set(`${key}\n${option}`, [...(places.get(`${key}\n${option}`) ?? []), at])
  for (const [key, group] of groupOf) {
    for (let at = groupStart[group]!; at < groupStart[group + 1]!; at++) {
      place(sizeFilterKeys.some((known) => known === key) ? 'size' : key, value[at]!, at)
    }
  }

  const reduced = index.switchDocs[switches.indexOf('special_price')]!

  /** `from-to` in whole units; the second may be missing. */
  function pricedWithin(range: string): Bits {
    const [from = 0, upTo = 0] = range.split('-').map((units) => Number(units) * minorUnits)
    const bits = new Uint32Array(wordsFor(index.count))
    for (let doc = 0; doc < index.count; doc++) {
      if (index.now[doc]! >= from && (upTo === 0 || index.now[doc]! <= upTo)) setBit(bits, doc)
    }
    return bits
  }

  function docsOf(key: string, option: string): Bits | null {
    if (key === 'price') return pricedWithin(option)
    if (key === 'special_price') return reduced
    const found = places.get(`${key}\n${option}`)
    return found ? bitsOf(found) : null
  }

  const context = {
    vocabulary,
    docsOf,
    priceOf: (doc: number) => index.now[doc]!,
    createdAt: (doc: number) => index.createdAt[doc]!,
  }
  /** With the synonyms of the retailer: each further reading is a search of its own, and their results are joined. */
  function match(q: string): TextMatches {
    const { asTyped, others } = readAs(q, rules.current().synonyms)
    if (others.length === 0) return text.search(q, context)
    return joinMatches(
      asTyped ? text.search(q, context) : null,
      others.map((other) => text.search(other, context)),
    )
  }

  return {
    match,
    explain: (q: string) => {
      const { asTyped, others } = readAs(q, rules.current().synonyms)
      const read = text.explain(asTyped ? q : others[0]!, context)
      return { ...read, matches: match(q), readAs: others }
    },
    suggest: (typed: string, limit: number) => text.suggest(typed, limit, context),
    correct: text.correct,
  }
}
