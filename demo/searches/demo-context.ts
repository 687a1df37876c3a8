import { foreignSizes } from '#domain/browse/sizes/foreign-sizes.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { buildVocabulary } from '#domain/browse/search/vocabulary/vocabulary.ts'
import type { SearchContext } from '#server/browse/catalog/text/types.ts'
import type { DemoDocument } from './demo-documents.ts'

const genderLabels: Readonly<Record<string, string>> = {
  mujer: 'Mujer',
  hombre: 'Hombre',
  ninos: 'Niños',
  unisex: 'Unisex',
}

/** What the catalogue engine passes to a search: filter values and their products. */
export function demoContext(documents: readonly DemoDocument[], country: OpenCountry): SearchContext {
  const sets = new Map<string, Uint32Array>()
  const values = new Map<string, Set<string>>()
  const add = (key: string, value: string, doc: number) => {
    const bits = sets.get(`${key} ${value}`) ?? new Uint32Array((documents.length + 31) >>> 5)
    bits[doc >>> 5]! |= 1 << (doc & 31)
    sets.set(`${key} ${value}`, bits)
    values.set(key, (values.get(key) ?? new Set()).add(value))
  }
  for (const [doc, { brand, color, colorFamily, gender, sizes, isReduced }] of documents.entries()) {
    if (isReduced) add('special_price', '1', doc)
    add('brand', brand, doc)
    add('color', color, doc)
    add('color_family', colorFamily, doc)
    add('gender', gender, doc)
    for (const size of sizes) add('size', size, doc)
  }
  const options = (key: string) => [...(values.get(key) ?? [])].map((value) => ({ value, label: value }))
  const vocabulary = buildVocabulary({
    brands: options('brand'),
    colorFamilies: options('color_family'),
    colors: options('color'),
    genders: options('gender').map(({ value }) => ({ value, label: genderLabels[value] ?? value })),
    sizes: options('size'),
    foreignSizes: foreignSizes(country),
  })
  const prices = Float64Array.from(documents, ({ price }) => price)
  const pricedWithin = (value: string) => {
    const [from, upTo] = value.split('-').map(Number)
    const bits = new Uint32Array((prices.length + 31) >>> 5)
    for (let doc = 0; doc < prices.length; doc++) {
      if (prices[doc]! >= from! && (!upTo || prices[doc]! <= upTo)) bits[doc >>> 5]! |= 1 << (doc & 31)
    }
    return bits
  }
  return {
    vocabulary,
    docsOf: (key, value) => (key === 'price' ? pricedWithin(value) : (sets.get(`${key} ${value}`) ?? null)),
    priceOf: (doc) => prices[doc]!,
  }
}
