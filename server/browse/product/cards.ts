import type { ProductCardData } from '#contract/browse/product-card.ts'
import { and, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { alias } from '#db/connection/pg-core.ts'
import { brand, category, product, productCategory, productImage, supplier } from '#db/schema/catalog.ts'
import { productRating } from '#db/schema/reviews.ts'
import { simple } from '#db/schema/stock.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { hexOfColour } from '#domain/browse/catalog/palette.ts'
import { toUnits } from '#domain/platform/money.ts'
import { productPath } from '#domain/browse/product/address.ts'
import { instalmentOf, type OffersInstalments } from '#domain/browse/product/instalments.ts'
import { pricesFrom } from '#domain/browse/product/siblings.ts'
import { lowStockShown } from '#domain/browse/product/stock-shown.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { atNow, isSameModel, productColumns, productFacts, siblingLimit } from './product-facts.ts'

type CardPicture = { alt: string | null; focusX: number | null; focusY: number | null }
type Sibling = { sku: string; slug: string; color: string; price: number }

const image = alias(productImage, 'image')
const filed = alias(productCategory, 'filed')
const other = alias(product, 'other')
const skus = sql.placeholder('skus')

const cardPicture = ({ alt, focusX, focusY }: CardPicture): Pick<ProductCardData, 'imageAlt' | 'imageFocus'> => ({
  ...(alt && { imageAlt: alt }),
  ...(focusX !== null && focusY !== null && { imageFocus: [focusX, focusY] }),
})

export function productCards(db: Handle, offersInstalments: OffersInstalments) {
  const statement = db
    .select({
      ...productColumns,
      hasInstalments: countryTable.addiActive,
      reviews: productRating.reviews,
      tenths: productRating.tenths,
      stock: sql<number>`(select coalesce(sum(${simple.stock}), 0)::int from ${simple}
        where ${simple.country} = ${product.country} and ${simple.sku} = ${product.sku})`,
      images: sql<
        string[]
      >`array(select ${image.url} from ${productImage} ${image} where ${image.country} = ${product.country} and ${image.sku} = ${product.sku} order by ${image.position} limit 2)`,
      imageDetails: sql<CardPicture | null>`(select json_build_object('alt', ${image.alt}, 'focusX', ${image.focusX}, 'focusY', ${image.focusY})
        from ${productImage} ${image} where ${image.country} = ${product.country} and ${image.sku} = ${product.sku} order by ${image.position} limit 1)`,
      categories: sql<string>`coalesce((select string_agg(replace(${category.name}, '|', '/'), '|' order by ${filed.position})
        from ${productCategory} ${filed} join ${category} on ${category.id} = ${filed.categoryId}
        where ${filed.country} = ${product.country} and ${filed.sku} = ${product.sku}), '')`,
      siblings: sql<Sibling[]>`coalesce((select json_agg(o) from (
        select ${other.sku}, ${other.slug}, ${other.color},
          price_in_force(${other.price}, ${other.specialPrice}, ${other.specialFrom}, ${other.specialTo}, ${atNow}) as price
        from ${product} ${other}
        where ${isSameModel(other, product)} and ${other.active} and ${other.sku} <> ${product.sku}
          and exists (select from ${simple} where ${simple.country} = ${other.country} and ${simple.sku} = ${other.sku}
            and ${simple.stock} > 0)
        order by ${other.sku} limit ${siblingLimit}) o), '[]')`,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(supplier, eq(supplier.id, product.supplierId))
    .innerJoin(countryTable, eq(countryTable.code, product.country))
    .leftJoin(productRating, and(eq(productRating.country, product.country), eq(productRating.sku, product.sku)))
    .where(
      and(
        eq(product.country, sql.placeholder('country')),
        sql`${product.sku} = any(${skus})`,
        eq(product.active, true),
        sql`exists (select from ${simple} where ${simple.country} = ${product.country} and ${simple.sku} = ${product.sku}
          and ${simple.stock} > 0)`,
      ),
    )
    .prepare('product_cards')

  return {
    /**
     * Cards of the products that can be bought now, in the requested order; unknown, sold-out or other countries' skus
     * are left out.
     */
    async of(country: OpenCountry, requestedSkus: readonly string[], now: Date): Promise<ProductCardData[]> {
      if (requestedSkus.length === 0) return []
      const rows = await statement.execute({ country, skus: [...requestedSkus], now })
      const byId = new Map(rows.map((row) => [row.sku, row]))
      return requestedSkus.flatMap((sku) => {
        const row = byId.get(sku)
        if (!row) return []
        const facts = productFacts(row, country)
        const inForce = facts.numericDiscountPrice ?? facts.numericOriginalPrice
        const prices = row.siblings.map(({ price }) => price)
        const from = pricesFrom(row.priceInForce, prices)
        return {
          ...facts,
          ...(row.hasInstalments &&
            offersInstalments(country) && { instalment: instalmentOf(inForce, countryProfiles[country]) }),
          url: productPath(row.slug),
          productImage: row.images[0] ?? null,
          secondImage: row.images[1] ?? null,
          ...(row.imageDetails && cardPicture(row.imageDetails)),
          categories: row.categories,
          available: row.stock > 0,
          lowStock: lowStockShown(row.stock),
          ...(row.reviews && row.tenths && { rating: { stars: row.tenths / 10, count: row.reviews } }),
          ...(from !== undefined && { pricesFrom: toUnits(from, countryProfiles[country]) }),
          siblings: row.siblings.map(({ sku: id, slug, color }) => {
            return { id, url: productPath(slug), color, hex: hexOfColour(color) }
          }),
        }
      })
    },
  }
}
