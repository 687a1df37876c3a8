import type { AttributeSetting } from '#domain/browse/catalog/attribute-settings.ts'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'

/** One product as the index reads it from the database; amounts in minor units, times in milliseconds. */
export type ProductRow = {
  sku: string
  slug: string
  name: string
  brandId: number
  supplierId: number
  gender: ProductGender
  color: string
  colorFamily: string
  description: string
  price: number
  specialPrice: number | null
  specialFrom: number | null
  specialTo: number | null
  isEco: boolean
  isBoost: boolean
  isGiftCard: boolean
  popularity: number
  createdAt: number
  /** `[size, filter key or null, stock]` in the order of the sizes. */
  simples: readonly (readonly [size: string, key: string | null, stock: number])[]
  categoryIds: readonly number[]
  attributes: readonly (readonly [key: string, value: string])[]
  images: readonly string[]
  /** What somebody wrote of the first, or nothing, and the point that every crop keeps (domain/browse/catalog/packed-focus.ts). */
  imageAlt: string
  imageFocus: number
  /** How many reviews are shown, and ten times their mean stars. */
  reviews: number
  tenths: number
}

type BrandRow = { id: number; slug: string; name: string }
type SupplierRow = { id: number; name: string; freeShipping: boolean; fast: boolean }
export type CategoryRow = {
  id: number
  parentId: number | null
  path: string
  name: string
  level: number
  position: number
}

/** What the products refer to. */
export type Frame = {
  brands: readonly BrandRow[]
  suppliers: readonly SupplierRow[]
  categories: readonly CategoryRow[]
  freeShippingThreshold: number
  /** All of the store's, in its order. */
  attributes: readonly AttributeSetting[]
}

/** What may change without a rebuild: prices, stock and ratings. */
export type Change = Pick<
  ProductRow,
  'sku' | 'price' | 'specialPrice' | 'specialFrom' | 'specialTo' | 'simples' | 'reviews' | 'tenths'
> & {
  active: boolean
}
