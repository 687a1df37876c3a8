import type { TextIndexData } from '../../text/types.ts'
import type { Bits } from './bits.ts'
import type { Frame } from '../build/rows.ts'
import type { StringColumn } from './strings.ts'

/** The options of all groups, group after group, each group in the order it is offered. */
export type OptionTable = {
  /** The key of each group, by its number (groups.ts). */
  groups: string[]
  /** Where each group begins, plus a final end. */
  groupStart: number[]
  value: string[]
  label: string[]
  /**
   * Which products have it: a bit each, or a list where few do. A product has a size while it is in stock, so the bits
   * of sizes change.
   */
  docs: Bits[]
  isList: boolean[]
}

/**
 * The sellable catalogue of one country, as columns. A product is identified by its index in them (its doc): the most
 * popular is 0, ties are ordered by sku. All threads of a process read the same columns (shared-memory.ts); the one that
 * follows the database changes prices and stock in them.
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
  imageAlt: StringColumn
  imageFocus: Uint16Array
  brand: Uint32Array
  supplier: Uint32Array
  /** The option ids of its gender and colour family. */
  gender: Uint32Array
  colorFamily: Uint32Array
  /** The index of its category chain in `categoryChains`. */
  categories: Uint32Array
  categoryChains: number[][]
  price: Int32Array
  /** The price in force. */
  now: Int32Array
  percentOff: Uint8Array
  /** Bits of `switches`. */
  marks: Uint8Array
  /** 1 boost, 2 gift card. */
  traits: Uint8Array
  createdAt: Float64Array
  popularity: Int32Array
  /** Ranks among all skus and all names; equal names share one. */
  skuRank: Uint32Array
  nameRank: Uint32Array
  /** The number of its model (domain/browse/catalog/models.ts), the model of the most popular product being 0. */
  model: Uint32Array
  modelCount: number
  /** All products, model after model, the more popular colour first: a product's place is its index here. */
  docsByModel: Uint32Array
  placeByModel: Uint32Array
  /** By place: the number of its model. By model: the place of its first colour, plus a final end. */
  modelOfPlace: Uint32Array
  modelStart: Uint32Array
  /** Units over all sizes, up to 65,535. */
  stock: Uint16Array
  /** How many reviews of it are shown, and ten times their mean stars. */
  reviews: Uint32Array
  tenths: Uint8Array
  /** By place: where each product's record (record.ts) begins, plus a final end. */
  recordStart: Uint32Array
  record: Uint16Array
  /** By model: where the options that all its colours share begin, plus a final end. */
  sharedStart: Uint32Array
  shared: Uint16Array
  /** By group and place: the product's option, for groups with at most one per product; see record.ts. */
  groupColumns: (Uint16Array | undefined)[]
  /** By size group and place: which sizes are in stock, a bit each. */
  sizeMasks: (Uint32Array | undefined)[]
  /** The options of its sizes in order, in stock or not; `noOption` for a size that no filter offers. */
  simpleStart: Uint32Array
  simpleOption: Uint16Array
  /** The quantity of each size that its product's page shows. */
  simpleShown: Uint16Array
  /** Whether it is in the shop at all. */
  live: Bits
  available: Bits
  /** One per switch. */
  switchDocs: Bits[]
  /** The special price (0 for none) and when it applies: from the first time, until before the second. */
  special: Int32Array
  specialFrom: Float64Array
  specialTo: Float64Array
  /** Docs ordered by sku. */
  docsBySku: Uint32Array
  text: TextIndexData
}

export const isBoost = 1
export const isGiftCard = 2
