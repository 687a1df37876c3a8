import type { AttributeKey } from '#domain/browse/catalog/attributes.ts'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { SizeFilterKey } from '#domain/browse/catalog/sizes.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { describe } from './describe.ts'
import type { GeneratedKind } from './kinds/cards.ts'
import { makeModel, type Model } from './model.ts'
import { palette } from '#domain/browse/catalog/palette.ts'
import { priceWithin, reducedPrice } from './price.ts'
import { sentencesOf, type SentenceKit } from './sentences.ts'
import { filterKeyOf, sizesOf } from './sizes.ts'
import { skuOf } from './sku.ts'
import { slugOf } from './slug.ts'
import { stockOf } from './stock.ts'

export type GeneratedProduct = {
  sku: string
  slug: string
  name: string
  kind: GeneratedKind
  brand: string
  supplier: string
  gender: ProductGender
  color: string
  colorFamily: string
  description: string
  /** Minor units. */
  price: number
  specialPrice: number | null
  specialFrom: Date | null
  specialTo: Date | null
  isEco: boolean
  isBoost: boolean
  exchangeable: boolean
  popularity: number
  createdAt: Date
  /** Key of the deepest category; the ones above it follow from the tree. */
  category: string
  attributes: readonly (readonly [AttributeKey, string])[]
  sizeFilterKey: SizeFilterKey | null
  sizes: readonly string[]
  /** Units of each size. */
  stock: readonly number[]
  /** How many pictures: views 1, 2, 3 and sometimes a detail. */
  views: number
}

export type AssortmentPlan = { country: OpenCountry; count: number; now: Date; seed: number }

const day = 24 * 60 * 60 * 1000
const boostShare = 0.04
const discountShare = 0.32

/**
 * The period of a special price: most are active, some end soon, a few are over or still to come, and some have no
 * dates.
 */
function specialDates(now: number, { random }: Model): [from: Date | null, to: Date | null] {
  const luck = random.next()
  if (luck < 0.2) return [null, null]
  if (luck < 0.27) return [new Date(now - random.whole(20, 60) * day), new Date(now - random.whole(1, 15) * day)]
  if (luck < 0.32) return [new Date(now + random.whole(2, 10) * day), new Date(now + random.whole(11, 40) * day)]
  return [new Date(now - random.whole(1, 20) * day), new Date(now + random.whole(1, 30) * day)]
}

function categoryOf({ slot, trend, isLongSleeved }: Model): string {
  if (slot.kind !== 'tshirt' || slot.gender !== 'mujer') return slot.category
  if (isLongSleeved) return 'mujer-tshirt-long'
  return trend === 'Liso' ? 'mujer-tshirt-short-basic' : 'mujer-tshirt-short-printed'
}

/** All colours of one model. */
function productsOf(model: Model, country: OpenCountry, now: number, kit: SentenceKit): GeneratedProduct[] {
  const { random, card, slot } = model
  const price = priceWithin(card.band, country, random)
  const isReduced = random.often(discountShare)
  const reduced = isReduced ? reducedPrice(price, country, random) : null
  const [specialFrom, specialTo] = reduced === null ? [null, null] : specialDates(now, model)
  const sizes = sizesOf(card.ladder, slot.gender, country)
  const description = describe(model, kit)
  // Cubed: a handful of favourites and a long tail.
  const popularity = Math.floor(random.next() ** 3 * 9000)
  // Whole minutes, so that a date reads the same everywhere; slightly denser towards today.
  const createdAt = Math.floor((now - random.next() ** 1.3 * 400 * day) / 60_000) * 60_000
  const category = categoryOf(model)
  return model.colours.map((colour, at) => {
    const { label, family } = palette[colour]
    const sku = skuOf(country, slot.kind, model.index + 1, at)
    return {
      sku,
      slug: slugOf(model.name, colour, sku),
      name: model.name,
      kind: slot.kind,
      brand: model.brand,
      supplier: model.supplier,
      gender: slot.gender,
      color: label,
      colorFamily: family,
      description,
      price,
      specialPrice: reduced,
      specialFrom,
      specialTo,
      isEco: model.isEco,
      isBoost: random.often(boostShare),
      exchangeable: card.exchangeable ?? true,
      popularity: Math.floor(popularity * (0.6 + random.next() * 0.4)),
      createdAt: new Date(Math.min(now, createdAt + at * 60_000)),
      category,
      attributes: model.attributes,
      sizeFilterKey: filterKeyOf[card.ladder],
      sizes,
      stock: stockOf(sizes.length, random),
      views: random.often(0.4) ? 4 : 3,
    }
  })
}

/**
 * The same plan gives the same products, to the last unit in stock; a larger count begins with the same ones. A
 * generator, so that a million of them are never in memory at once.
 */
export function* assortment({ country, count, now, seed }: AssortmentPlan): Generator<GeneratedProduct> {
  const kit = sentencesOf(country)
  for (let index = 0, left = count; left > 0; index++) {
    const colours = productsOf(makeModel(country, seed, index), country, now.getTime(), kit)
    yield* left < colours.length ? colours.slice(0, left) : colours
    left -= colours.length
  }
}
