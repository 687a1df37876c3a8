import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { SizeFilterKey, SizeTableKind } from '#domain/browse/catalog/sizes.ts'

/** What a row of our own format says of a product that a Merchant feed does not; absent means: leave it as it is. */
export type OwnDetails = {
  slug: string
  isEco: boolean
  isBoost: boolean
  isGiftCard: boolean
  exchangeable: boolean
  popularity: number
  sizeTable: string | null
  createdAt: string
  active: boolean
}

/** Where a product is filed: names from the top of the tree down, or paths in their order. */
export type Filing = { names: readonly string[] } | { paths: readonly string[] }

export type ProductData = {
  sku: string
  name: string
  brand: string
  /** Null: the shop's own. */
  seller: string | null
  gender: ProductGender
  color: string
  colorFamily: string
  description: string
  price: number
  specialPrice: number | null
  specialFrom: string | null
  specialTo: string | null
  images: readonly string[]
  filing: Filing
  /** Null: leave them as they are. */
  attributes: readonly (readonly [key: string, value: string])[] | null
  own: OwnDetails | null
}

export type SizeData = {
  skuSimple: string
  sku: string
  size: string
  sizeFilterKey: SizeFilterKey | null
  /** Null: after the sizes that are there. */
  position: number | null
  /** Null: so many as there are, or the usual number where there were none. */
  stock: number | null
  /** What the feed calls it, where that is not its sku; null: it says nothing new of it. */
  sourceId: string | null
}

export type TaxonomyRecord =
  | { type: 'category'; path: string; name: string; parent: string | null; position: number }
  | { type: 'brand'; slug: string; name: string; logo: string | null; position: number }
  | { type: 'seller'; name: string; freeShipping: boolean; ships: readonly string[] }
  | {
      type: 'size_table'
      name: string
      kind: SizeTableKind
      gender: ProductGender
      columns: readonly string[]
      rows: readonly (readonly string[])[]
    }

/** What one row of a feed says: a taxonomy record, a product, a size, or a product with one of its sizes. */
export type FeedRecord = { taxonomy?: TaxonomyRecord; product?: ProductData; size?: SizeData }

/** Collects what is wrong with a row, so that all of it is told at once. */
export class RowFaults extends Error {
  readonly reasons: readonly string[]

  constructor(reasons: readonly string[]) {
    super(reasons.join('; '))
    this.name = 'RowFaults'
    this.reasons = reasons
  }
}
