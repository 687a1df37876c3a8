import { and, asc, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { brand, category, product, productCategory, productImage, supplier } from '#db/schema/catalog.ts'
import type { orderItem } from '#db/schema/orders.ts'
import { simple } from '#db/schema/stock.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { namedProducts } from '../catalogue/products/index.ts'
import { skuOf } from '../catalogue/sku.ts'

/** What an order line copies, and the price in force at a moment. */
type OrderLineSource = {
  copy: Pick<typeof orderItem.$inferInsert, 'country' | 'skuSimple' | 'size' | 'name' | 'brandName' | 'color'> &
    Pick<typeof orderItem.$inferInsert, 'supplierName' | 'imageUrl' | 'categories' | 'isGiftCard' | 'exchangeable'>
  priceAt: (moment: Date) => number
}

/** Finds a named product's size by its name in the story: `ZM0001-38`. */
export type OrderLines = (roleAndSize: string) => OrderLineSource

/** What an order copies from the catalogue, for every named product of a store. */
export async function readOrderLines(db: Handle, country: OpenCountry): Promise<OrderLines> {
  const named = namedProducts.map(({ role }) => skuOf(country, role))
  const rows = await db
    .select({ simple, product, brandName: brand.name, supplierName: supplier.name })
    .from(simple)
    .innerJoin(product, and(eq(product.country, simple.country), eq(product.sku, simple.sku)))
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(supplier, eq(supplier.id, product.supplierId))
    .where(and(eq(product.country, country), inArray(product.sku, named)))
  const filed = await db
    .select({ sku: productCategory.sku, name: category.name })
    .from(productCategory)
    .innerJoin(category, eq(category.id, productCategory.categoryId))
    .where(and(eq(productCategory.country, country), inArray(productCategory.sku, named)))
    .orderBy(asc(productCategory.position))
  const pictures = await db
    .select()
    .from(productImage)
    .where(and(eq(productImage.country, country), eq(productImage.position, 1), inArray(productImage.sku, named)))
  const categoriesOf = Map.groupBy(filed, ({ sku }) => sku)
  const pictureOf = new Map(pictures.map(({ sku, url }) => [sku, url]))

  const lineOf = new Map<string, OrderLineSource>()
  for (const { simple: size, product: sold, brandName, supplierName } of rows) {
    const copy = {
      country,
      skuSimple: size.skuSimple,
      size: size.size,
      name: sold.name,
      brandName,
      supplierName,
      color: sold.color,
      imageUrl: pictureOf.get(sold.sku) ?? null,
      categories: (categoriesOf.get(sold.sku) ?? []).map(({ name }) => name).join('|'),
      isGiftCard: sold.isGiftCard,
      exchangeable: sold.exchangeable,
    }
    const priceAt = (moment: Date) => {
      const { specialPrice, specialFrom, specialTo } = sold
      const isOnOffer = specialPrice !== null && moment >= specialFrom! && moment < specialTo!
      return isOnOffer ? specialPrice : sold.price
    }
    lineOf.set(size.skuSimple, { copy, priceAt })
  }
  return (roleAndSize) => {
    const found = lineOf.get(skuOf(country, roleAndSize))
    if (!found) throw new Error(`no ${roleAndSize} in ${country}`)
    return found
  }
}
