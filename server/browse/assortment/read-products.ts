import { and, asc, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { brand, category, product, productAttribute, productCategory, productImage } from '#db/schema/catalog.ts'
import { sizeTable } from '#db/schema/sizes.ts'
import { simple } from '#db/schema/stock.ts'
import type { BulkProduct } from '#domain/browse/assortment/bulk-act.ts'
import type { ProductPicture } from '#domain/browse/product/product-picture.ts'
import type { WholeProduct } from '#domain/browse/assortment/product-change.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

const changeable = {
  sku: product.sku,
  version: product.version,
  name: product.name,
  color: product.color,
  price: product.price,
  specialPrice: product.specialPrice,
  specialFrom: product.specialFrom,
  specialTo: product.specialTo,
  isShown: product.active,
  isGiftCard: product.isGiftCard,
  categories: sql<number[]>`array(select ${productCategory.categoryId} from ${productCategory}
    where ${productCategory.country} = ${product.country} and ${productCategory.sku} = ${product.sku}
    order by ${productCategory.position}, ${productCategory.categoryId})`,
  stock: sql<Record<string, number>>`coalesce((select json_object_agg(${simple.skuSimple}, ${simple.stock})
    from ${simple} where ${simple.country} = ${product.country} and ${simple.sku} = ${product.sku}), '{}')`,
  pictures: sql<number>`(select count(*)::integer from ${productImage}
    where ${productImage.country} = ${product.country} and ${productImage.sku} = ${product.sku})`,
  picturesWithoutText: sql<number>`(select count(*)::integer from ${productImage}
    where ${productImage.country} = ${product.country} and ${productImage.sku} = ${product.sku} and ${productImage.alt} = '')`,
}

const isoOf = (moment: Date | null) => moment && moment.toISOString()

const withMoments = <R extends { specialFrom: Date | null; specialTo: Date | null }>(row: R) => ({
  ...row,
  specialFrom: isoOf(row.specialFrom),
  specialTo: isoOf(row.specialTo),
})

export type NamedProduct = BulkProduct & { version: number; name: string; color: string }
type Some = { country: OpenCountry; skus: readonly string[] }

/** Products as acts on many see them, in the order of their skus. */
export async function readProducts(db: Handle, { country, skus }: Some): Promise<NamedProduct[]> {
  const rows = await db
    .select(changeable)
    .from(product)
    // With a join the columns inside the subselects say of which table they are.
    .innerJoin(brand, eq(brand.id, product.brandId))
    .where(and(eq(product.country, country), sql`${product.sku} = any(${sql.param([...skus])}::text[])`))
    .orderBy(asc(product.sku))
  return rows.map(withMoments)
}

/** Locks products against other changes until the end of the transaction, in the order of their skus. */
export async function lockProducts(tx: Handle, { country, skus }: Some): Promise<void> {
  await tx.execute(sql`select from ${product} where ${product.country} = ${country}
    and ${product.sku} = any(${sql.param([...skus])}::text[]) order by ${product.sku} for no key update`)
}

/** The same for their sizes, where their stock is to change. */
export async function lockSizes(tx: Handle, { country, skus }: Some): Promise<void> {
  await tx.execute(sql`select from ${simple} where ${simple.country} = ${country}
    and ${simple.sku} = any(${sql.param([...skus])}::text[]) order by ${simple.skuSimple} for no key update`)
}

export type StoredProduct = WholeProduct &
  NamedProduct & { slug: string; brand: string; createdAt: Date; priceSince: Date; sizes: StoredSize[] }
type StoredSize = { skuSimple: string; size: string; stock: number }

/** Everything of one product that the staff see. */
export async function readProduct(
  db: Handle,
  { country, sku }: { country: OpenCountry; sku: string },
): Promise<StoredProduct | undefined> {
  const [row] = await db
    .select({
      ...changeable,
      slug: product.slug,
      description: product.description,
      brandId: product.brandId,
      brand: brand.name,
      sizeTableId: product.sizeTableId,
      gender: product.gender,
      colorFamily: product.colorFamily,
      createdAt: product.createdAt,
      priceSince: product.priceSince,
      images: sql<
        ProductPicture[]
      >`coalesce((select json_agg(json_build_object('url', ${productImage.url}, 'alt', ${productImage.alt},
          'focus', case when ${productImage.focusX} is not null then json_build_array(${productImage.focusX}, ${productImage.focusY}) end)
          order by ${productImage.position})
        from ${productImage} where ${productImage.country} = ${product.country} and ${productImage.sku} = ${product.sku}), '[]')`,
      attributes: sql<
        { key: string; value: string }[]
      >`coalesce((select json_agg(json_build_object('key', ${productAttribute.key},
          'value', ${productAttribute.value}) order by ${productAttribute.key}, ${productAttribute.value})
        from ${productAttribute} where ${productAttribute.country} = ${product.country} and ${productAttribute.sku} = ${product.sku}), '[]')`,
      sizes: sql<
        StoredSize[]
      >`coalesce((select json_agg(json_build_object('skuSimple', ${simple.skuSimple}, 'size', ${simple.size},
          'stock', ${simple.stock}) order by ${simple.position}, ${simple.skuSimple})
        from ${simple} where ${simple.country} = ${product.country} and ${simple.sku} = ${product.sku}), '[]')`,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .where(and(eq(product.country, country), eq(product.sku, sku)))
  return row && withMoments(row)
}

/** What products of a store can refer to. */
export async function readKnown(db: Handle, country: OpenCountry) {
  const idsOf = async (table: typeof category | typeof brand | typeof sizeTable) => {
    const rows = await db.select({ id: table.id }).from(table).where(eq(table.country, country))
    return new Set(rows.map(({ id }) => id))
  }
  return { categories: await idsOf(category), brands: await idsOf(brand), sizeTables: await idsOf(sizeTable) }
}

/** The products that some sizes are of. */
export async function skusOfSizes(db: Handle, country: OpenCountry, sizes: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ sku: simple.sku })
    .from(simple)
    .where(and(eq(simple.country, country), sql`${simple.skuSimple} = any(${sql.param([...sizes])}::text[])`))
    .groupBy(simple.sku)
  return rows.map(({ sku }) => sku)
}
