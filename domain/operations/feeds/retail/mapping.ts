import type { ProductGender } from '#domain/browse/catalog/genders.ts'

/** What a column of a retailer's own table may hold. */
export const retailFields = [
  'id',
  'group',
  'name',
  'brand',
  'price',
  'sale_price',
  'compare_price',
  'size',
  'color',
  'stock',
  'availability',
  'published',
  'category',
  'subcategory',
  'tags',
  'gender',
  'age',
  'description',
  'attribute',
  'weight',
  'images',
] as const
export type RetailField = (typeof retailFields)[number]

export const retailFormats = ['shopify', 'tiendanube', 'woocommerce', 'sheet'] as const
export type RetailFormat = (typeof retailFormats)[number]

/** Corrections of an operator: how a table is read where its header or its words do not say it. */
export type FeedMapping = {
  format?: RetailFormat | undefined
  /** What separates cents in its prices. */
  decimals?: '.' | ',' | undefined
  byColor?: boolean | undefined
  /** What each column holds, by its header; null: it is not read. */
  columns?: Readonly<Record<string, RetailField | null>> | undefined
  /** What words of the table mean. */
  values?:
    | {
        size?: Readonly<Record<string, string>> | undefined
        color?: Readonly<Record<string, string>> | undefined
        category?: Readonly<Record<string, string>> | undefined
        gender?: Readonly<Record<string, ProductGender>> | undefined
        availability?: Readonly<Record<string, 'in_stock' | 'out_of_stock'>> | undefined
      }
    | undefined
}
