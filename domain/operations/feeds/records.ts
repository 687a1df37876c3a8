import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { SizeFilterKey, SizeTableKind } from '#domain/browse/catalog/sizes.ts'

/** Product fields of our own format that a Merchant feed lacks; absent means unchanged. */
type OwnDetails = {
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

/** The categories of a product: names from the top of the tree down, or paths in order. */
export type Filing = { names: readonly string[] } | { paths: readonly string[] }

export type AttributeCell = readonly [key: string, value: string, name?: string]

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
  /** With the name the feed has for an attribute of its own. Null: unchanged. */
  attributes: readonly AttributeCell[] | null
  /** Null: unchanged. */
  isShown: boolean | null
  own: OwnDetails | null
}

export type SizeData = {
  skuSimple: string
  sku: string
  size: string
  sizeFilterKey: SizeFilterKey | null
  /** Null: after the existing sizes. */
  position: number | null
  /** Null: unchanged, or the default number for a new size. */
  stock: number | null
  /** Null: unchanged. */
  grams: number | null
  /** The feed's own id, when it differs from the sku; null: unchanged. */
  sourceId: string | null
}

export type TaxonomyRecord =
  | { type: 'category'; path: string; name: string; parent: string | null; position: number }
  | { type: 'brand'; slug: string; name: string; logo: string | null; position: number }
  | { type: 'attribute'; key: string; name: string | null; isFilter: boolean; position: number | null }
  | { type: 'seller'; name: string; freeShipping: boolean; ships: readonly string[] }
  | {
      type: 'size_table'
      name: string
      kind: SizeTableKind
      gender: ProductGender
      columns: readonly string[]
      rows: readonly (readonly string[])[]
    }

/** The content of one feed row: a taxonomy record, a product, a size, or a product with one of its sizes. */
export type FeedRecord = { taxonomy?: TaxonomyRecord; product?: ProductData; size?: SizeData }

/** All faults of a row, so that they are reported together. */
export class RowFaults extends Error {
  readonly reasons: readonly string[]

  constructor(reasons: readonly string[]) {
    super(reasons.join('; '))
    this.name = 'RowFaults'
    this.reasons = reasons
  }
}
