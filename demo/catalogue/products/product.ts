import type { AttributeKey } from '#domain/browse/catalog/attributes.ts'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { SizeFilterKey, SizeTableKind } from '#domain/browse/catalog/sizes.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Colour } from '#domain/browse/catalog/palette.ts'
import type { Parts } from '../assortment/kinds/kind-card.ts'
import type { Pattern } from '../assortment/specification.ts'

/** One text for all stores, or one each for Argentina, Chile and Colombia. */
export type Words = string | readonly [ar: string, cl: string, co: string]

const column = { ar: 0, cl: 1, co: 2 } as const
export const wordOf = (words: Words, country: OpenCountry): string =>
  typeof words === 'string' ? words : words[column[country]]

/** A product with a role in the demo. Omitted fields have ordinary values. */
export type NamedProduct = {
  role: string
  name: Words
  category: string
  brand: string
  gender: ProductGender
  colour: Colour
  description: Words
  /** Pesos; the other stores' prices are derived from it. */
  price: number
  /** Sizes and their quantities. */
  stock: Readonly<Record<string, number>>
  sizes?: { filter: SizeFilterKey; table?: SizeTableKind }
  supplier?: string
  percentOff?: number
  /** The special price ended yesterday. */
  isOfferOver?: boolean
  attributes?: Partial<Record<AttributeKey, string>>
  isEco?: boolean
  isBoost?: boolean
  isGiftCard?: boolean
  isFinal?: boolean
  isInactive?: boolean
  /** How many pictures; `bare` is one whose address lacks its extension. */
  pictures?: 0 | 1 | 2 | 3 | 4 | 'bare'
  /** How it is built, as its description states: the picture shows the same. */
  drawn?: { silhouette?: string; parts: Parts; cloth?: string; pattern?: Pattern }
  popularity?: number
  ageInDays?: number
}

export const shoeSizes = { filter: 'shoe_size', table: 'calzado' } as const
export const topSizes = { filter: 'app_topsize', table: 'superior' } as const
export const bottomSizes = { filter: 'appbottom_size', table: 'inferior' } as const
