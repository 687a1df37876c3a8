import { sql } from '#db/connection/drizzle.ts'
import type { AnyPgColumn } from '#db/connection/pg-core.ts'
import { brand, product, supplier } from '#db/schema/catalog.ts'
import { country as countryTable } from '#db/schema/store.ts'
import type { ProductCardData } from '#contract/browse/product-card.ts'
import { priceShown } from '#domain/browse/product/price-shown.ts'
import { maxSiblings } from '#domain/browse/product/siblings.ts'
import { isShippedFree } from '#domain/buy/shipping/free-shipping.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** The time of a statement: offers begin and end by it. */
export const atNow = sql.placeholder('now')

type ModelColumns = Record<'country' | 'brandId' | 'name' | 'gender', AnyPgColumn>

/**
 * Whether two products are colours of one model (domain/browse/catalog/models.ts); the index on brand and name serves
 * it.
 */
export const isSameModel = (one: ModelColumns, other: ModelColumns) =>
  sql`${one.country} = ${other.country} and ${one.brandId} = ${other.brandId} and ${one.name} = ${other.name}
    and ${one.gender} = ${other.gender}`

/** How many siblings a statement reads. */
export const siblingLimit = sql.raw(String(maxSiblings))

/** Columns shared by cards and pages; statements that use them join brand, supplier and country. */
export const productColumns = {
  sku: product.sku,
  slug: product.slug,
  name: product.name,
  color: product.color,
  colorFamily: product.colorFamily,
  gender: product.gender,
  price: product.price,
  isEco: product.isEco,
  isBoost: product.isBoost,
  brand: brand.name,
  seller: supplier.name,
  sellerFreeShipping: supplier.freeShipping,
  freeFrom: countryTable.freeShippingThreshold,
  priceInForce: sql<number>`price_in_force(${product.price}, ${product.specialPrice}, ${product.specialFrom},
    ${product.specialTo}, ${atNow})`,
  shipsFast: sql<boolean>`exists (select from supplier_shipping s
    join shipping_method m on m.country = s.country and m.code = s.code and m.enabled
    where s.supplier_id = ${product.supplierId} and s.code = 'fast')`,
}

type ProductRow = Pick<
  typeof product.$inferSelect,
  'sku' | 'slug' | 'name' | 'color' | 'colorFamily' | 'gender' | 'price' | 'isEco' | 'isBoost'
> & {
  brand: string
  seller: string
  sellerFreeShipping: boolean
  freeFrom: number
  priceInForce: number
  shipsFast: boolean
}

/** The same facts under their wire names, amounts in currency units. */
export function productFacts(row: ProductRow, country: OpenCountry) {
  const terms = { freeFrom: row.freeFrom, sellerShipsFree: row.sellerFreeShipping }
  return {
    id: row.sku,
    productName: row.name,
    brand: row.brand,
    ...priceShown(row.price, row.priceInForce, countryProfiles[country]),
    color: row.color,
    colorFamily: row.colorFamily,
    gender: row.gender,
    seller: row.seller,
    sellerFreeShipping: row.sellerFreeShipping,
    freeShipping: isShippedFree(row.priceInForce, terms),
    fastShipping: row.shipsFast,
    isProductBoost: row.isBoost,
    isECOFriendly: row.isEco,
  } satisfies Partial<ProductCardData>
}
