import type { TextIndexData } from '../../text/types.ts'
import type { Bits } from './bits.ts'
import type { Frame } from '../build/rows.ts'
import type { StringColumn } from './strings.ts'

/** The options of all groups, group after group, each group in the order in which it is offered. */
export type OptionTable = {
  /** Where each group begins; one more than there are groups. */
  groupStart: number[]
  value: string[]
  label: string[]
  /**
   * Which products have it: a bit each, or a list where few do. A size belongs to a product while it is in stock, so the
   * bits of sizes change.
   */
  docs: Bits[]
  isList: boolean[]
}

/**
 * The sellable catalogue of one store, as columns. A product is its place in them (its doc): the most popular is 0, equals
 * stand by sku. Everything here can be posted between threads without a copy.
 */
export type IndexData = {
  count: number
  frame: Frame
  options: OptionTable
  sku: StringColumn
  slug: StringColumn
  name: StringColumn
  color: StringColumn
  image: StringColumn
  secondImage: StringColumn
  brand: Uint32Array
  supplier: Uint32Array
  /** The place of its gender and colour family among the options. */
  gender: Uint32Array
  colorFamily: Uint32Array
  /** The place of its chain of categories in `categoryChains`. */
  categories: Uint32Array
  categoryChains: number[][]
  price: Int32Array
  /** Price in force. */
  now: Int32Array
  percentOff: Uint8Array
  /** Bits of `switches`. */
  marks: Uint8Array
  /** 1 boost, 2 gift card. */
  traits: Uint8Array
  createdAt: Float64Array
  popularity: Int32Array
  /** Places in the alphabet of skus and of names; equal names share one. */
  skuRank: Uint32Array
  nameRank: Uint32Array
  /** The number of its model (domain/browse/catalog/models.ts), the model of the most popular product being 0. */
  model: Uint32Array
  modelCount: number
  /** All products, model after model, the more popular colour first: a product's place is where it stands there. */
  docsByModel: Uint32Array
  placeByModel: Uint32Array
  /** By place: the number of its model. By model: the place of its first colour; one more than there are models. */
  modelOfPlace: Uint32Array
  modelStart: Uint32Array
  /** Units over all sizes, as far as 65,535. */
  stock: Uint16Array
  /** How many reviews are shown of it, and ten times the mean of their stars. */
  reviews: Uint32Array
  tenths: Uint8Array
  /** By place: where each product's record (record.ts) begins; one more than there are products. */
  recordStart: Uint32Array
  record: Uint16Array
  /** By model: where the options that all its colours have begin; one more than there are models. */
  sharedStart: Uint32Array
  shared: Uint16Array
  /** By group and place: the option a product has of it, where products have one at most; see record.ts. */
  groupColumns: (Uint16Array | undefined)[]
  /** By group of sizes and place: which of them are in stock, a bit each. */
  sizeMasks: (Uint32Array | undefined)[]
  /** The options of its sizes, in stock or not, in order; `noOption` for a size no filter offers. */
  simpleStart: Uint32Array
  simpleOption: Uint16Array
  /** In the shop at all. */
  live: Bits
  available: Bits
  /** One per switch. */
  switchDocs: Bits[]
  /** The special price, 0 for none, and when it is in force: from the first moment, until before the second. */
  special: Int32Array
  specialFrom: Float64Array
  specialTo: Float64Array
  /** Docs in the order of their skus. */
  docsBySku: Uint32Array
  text: TextIndexData
}

export const isBoost = 1
export const isGiftCard = 2
