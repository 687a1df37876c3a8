import { and, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { alias } from '#db/connection/pg-core.ts'
import {
  attribute,
  brand,
  category,
  categoryTax,
  product,
  productAttribute,
  productCategory,
  productImage,
  supplier,
} from '#db/schema/catalog.ts'
import { seoSettings } from '#db/schema/content.ts'
import { productRelated } from '#db/schema/discovery.ts'
import { productPrice } from '#db/schema/product-changes.ts'
import { exchangeItem, exchangeRequest } from '#db/schema/exchange.ts'
import { membership } from '#db/schema/memberships.ts'
import { orderItem, salesOrder } from '#db/schema/orders.ts'
import { productRating, review, reviewPhoto } from '#db/schema/reviews.ts'
import { simple } from '#db/schema/stock.ts'
import { country as countryTable } from '#db/schema/store.ts'
import type { FitAnswers } from '#domain/after-sale/exchanges/fit-line.ts'
import type { ProductCategory } from '#domain/browse/product/categories.ts'
import type { Review } from '#contract/browse/review-shapes.ts'
import type { AttributeValue } from '#domain/browse/product/attribute-rows.ts'
import { reviewsOnProduct } from '#domain/browse/reviews/review-list.ts'
import type { TaxedCategory } from '#domain/platform/country/tax-rate.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { kindOfProduct, tableOfProduct } from '#server/browse/sizes/table-of-product.ts'
import { isSameModel, productColumns, siblingLimit } from './product-facts.ts'

type Simple = { sku: string; size: string; stock: number }
type ImageDetails = { alt: string | null; x: number | null; y: number | null }
type Sibling = { sku: string; slug: string; color: string; price: number; image: string | null; available: boolean }

/** What it cost, period by period; moments in milliseconds, null where an end is open. */
type PriceRow = {
  since: number
  until: number | null
  price: number
  specialPrice: number | null
  specialFrom: number | null
  specialTo: number | null
}

/** Of a price that changes every day these are months. */
const pricePeriods = sql.raw('200')

type MembershipRow = Pick<typeof membership.$inferSelect, 'months' | 'benefit'>

const image = alias(productImage, 'image')
const written = alias(productImage, 'written')
/** Another product next to the one that is read. */
const other = alias(product, 'other')

/** A list inside a row: an empty list rather than null. */
const list = <T>(rows: ReturnType<typeof sql>) => sql<T[]>`coalesce((select json_agg(r) from (${rows}) r), '[]')`

const epochMs = (moment: ReturnType<typeof sql>) => sql`(extract(epoch from ${moment}) * 1000)::double precision`

/** One answer per order line: a return reason counts before the fit of a review. */
const fitAnswer = sql`case when ${exchangeItem.reasonCode} in ('too_small', 'too_big') then ${exchangeItem.reasonCode}
  when ${review.fit} = 'small' then 'too_small' when ${review.fit} = 'large' then 'too_big'
  when ${exchangeItem.id} is null then 'kept' end`

/** Everything a product page shows, in one statement, because no page of the shop is read more often. */
export function productDetail(db: Handle) {
  const statement = db
    .select({
      ...productColumns,
      description: product.description,
      isGiftCard: product.isGiftCard,
      exchangeable: product.exchangeable,
      grams: sql<number>`grams_of_product(${product.country}, ${product.sku})`,
      membership: sql<MembershipRow | null>`(select json_build_object('months', ${membership.months}, 'benefit', ${membership.benefit})
        from ${membership} where ${membership.country} = ${product.country} and ${membership.sku} = ${product.sku}
        order by ${membership.id} limit 1)`,
      brandSlug: brand.slug,
      // Only where there is a discount to measure.
      prices: list<PriceRow>(sql`select ${epochMs(sql`since`)} as since, ${epochMs(sql`until`)} as until, price,
          special_price as "specialPrice", ${epochMs(sql`special_from`)} as "specialFrom",
          ${epochMs(sql`special_to`)} as "specialTo"
        from (select ${product.priceSince} as since, null as until, ${product.price} as price, ${product.specialPrice} as special_price,
            ${product.specialFrom} as special_from, ${product.specialTo} as special_to
          union all (select ${productPrice.since}, ${productPrice.until}, ${productPrice.price}, ${productPrice.specialPrice},
              ${productPrice.specialFrom}, ${productPrice.specialTo}
            from ${productPrice} where ${productPrice.country} = ${product.country} and ${productPrice.sku} = ${product.sku}
            order by ${productPrice.until} desc limit ${pricePeriods})) period
        where ${productColumns.priceInForce} < ${product.price}`),
      images: sql<string[]>`array(select ${image.url} from ${productImage} ${image}
        where ${image.country} = ${product.country} and ${image.sku} = ${product.sku} order by ${image.position})`,
      // Only where somebody wrote of them.
      imageDetails:
        list<ImageDetails>(sql`select nullif(${image.alt}, '') as alt, ${image.focusX} as x, ${image.focusY} as y
        from ${productImage} ${image} where ${image.country} = ${product.country} and ${image.sku} = ${product.sku}
          and exists (select from ${productImage} ${written} where ${written.country} = ${product.country}
            and ${written.sku} = ${product.sku} and (${written.alt} <> '' or ${written.focusX} is not null))
        order by ${image.position}`),
      filed:
        list<ProductCategory>(sql`select ${category.id}, ${category.parentId} as "parentId", ${category.name}, ${category.path},
          ${category.level}
        from ${productCategory} join ${category} on ${category.id} = ${productCategory.categoryId}
        where ${productCategory.country} = ${product.country} and ${productCategory.sku} = ${product.sku}
        order by ${productCategory.position}, ${category.level}, ${category.id}`),
      // The categories above it, where any of its store has a rate of its own.
      taxedCategories: list<TaxedCategory>(sql`with recursive trail as (
          select ${category.id}, ${category.parentId} from ${productCategory}
            join ${category} on ${category.id} = ${productCategory.categoryId}
            where ${productCategory.country} = ${product.country} and ${productCategory.sku} = ${product.sku}
              and exists (select from ${categoryTax} where ${categoryTax.country} = ${product.country})
          union
          select ${category.id}, ${category.parentId} from trail join ${category} on ${category.id} = trail.parent_id
        ) select trail.id, trail.parent_id as "parentId", ${categoryTax.percent} from trail
          left join ${categoryTax} on ${categoryTax.country} = ${product.country} and ${categoryTax.categoryId} = trail.id`),
      simples: list<Simple>(sql`select ${simple.skuSimple} as sku, ${simple.size}, ${simple.stock} from ${simple}
        where ${simple.country} = ${product.country} and ${simple.sku} = ${product.sku}
        order by ${simple.position}, ${simple.skuSimple}`),
      attributes: list<AttributeValue>(sql`select ${productAttribute.key}, ${productAttribute.value}, ${attribute.name},
          ${attribute.position} from ${productAttribute}
        left join ${attribute} on ${attribute.country} = ${productAttribute.country} and ${attribute.key} = ${productAttribute.key}
        where ${productAttribute.country} = ${product.country} and ${productAttribute.sku} = ${product.sku}
        order by ${productAttribute.key}, ${productAttribute.value}`),
      related: sql<string[]>`array(select ${productRelated.relatedSku} from ${productRelated}
        join ${product} ${other} on ${other.country} = ${productRelated.country} and ${other.sku} = ${productRelated.relatedSku}
        where ${productRelated.country} = ${product.country} and ${productRelated.sku} = ${product.sku} and ${other.active}
        order by ${productRelated.position}, ${other.sku} limit 12)`,
      siblings: list<Sibling>(sql`select ${other.sku}, ${other.slug}, ${other.color}, ${other.price},
          (select ${image.url} from ${productImage} ${image} where ${image.country} = ${other.country}
            and ${image.sku} = ${other.sku} order by ${image.position} limit 1) as image,
          exists (select from ${simple} where ${simple.country} = ${other.country} and ${simple.sku} = ${other.sku}
            and ${simple.stock} > 0) as available
        from ${product} ${other}
        where ${isSameModel(other, product)} and ${other.active} and ${other.sku} <> ${product.sku}
        order by ${other.sku} limit ${siblingLimit}`),
      sizeKind: kindOfProduct,
      sizeChart: tableOfProduct,
      fitAnswers: sql<FitAnswers>`(select json_build_object(
          'tooSmall', count(*) filter (where ${fitAnswer} = 'too_small'),
          'tooBig', count(*) filter (where ${fitAnswer} = 'too_big'),
          'kept', count(*) filter (where ${fitAnswer} = 'kept'))
        from ${orderItem} join ${salesOrder} on ${salesOrder.orderNr} = ${orderItem.orderNr}
        left join ${exchangeItem} on ${exchangeItem.orderItemId} = ${orderItem.id}
          and exists (select from ${exchangeRequest} where ${exchangeRequest.batchnumber} = ${exchangeItem.batchnumber}
            and ${exchangeRequest.status} in ('received', 'finished'))
        left join ${review} on ${review.orderItemId} = ${orderItem.id} and ${review.status} = 'approved'
        where ${orderItem.country} = ${product.country} and ${orderItem.skuSimple} in (select ${simple.skuSimple} from ${simple}
            where ${simple.country} = ${product.country} and ${simple.sku} = ${product.sku})
          and ${salesOrder.deliveredAt} is not null)`,
      rating: productRating,
      reviews: list<
        Omit<Review, 'date'> & { writtenAt: string }
      >(sql`select ${review.id}, ${review.stars}, ${review.fit}, ${review.height},
          ${review.size}, ${review.author}, ${review.text}, ${review.answer}, ${review.writtenAt} as "writtenAt",
          array(select ${reviewPhoto.key} from ${reviewPhoto} where ${reviewPhoto.reviewId} = ${review.id}
            order by ${reviewPhoto.position}) as photos from ${review}
        where ${review.country} = ${product.country} and ${review.sku} = ${product.sku} and ${review.status} = 'approved'
        order by ${review.writtenAt} desc, ${review.id} desc limit ${sql.raw(String(reviewsOnProduct))}`),
      seo: {
        pageTitle: seoSettings.pageTitle,
        description: seoSettings.description,
        canonical: seoSettings.canonical,
      },
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(supplier, eq(supplier.id, product.supplierId))
    .innerJoin(countryTable, eq(countryTable.code, product.country))
    .leftJoin(productRating, and(eq(productRating.country, product.country), eq(productRating.sku, product.sku)))
    .leftJoin(
      seoSettings,
      and(eq(seoSettings.country, product.country), sql`${seoSettings.path} = '/' || ${product.slug} || '.html'`),
    )
    .where(
      and(
        eq(product.country, sql.placeholder('country')),
        eq(product.slug, sql.placeholder('slug')),
        eq(product.active, true),
      ),
    )
    .prepare('product_detail')

  return {
    async bySlug(country: OpenCountry, slug: string, now: Date) {
      const [row] = await statement.execute({ country, slug, now })
      return row
    },
  }
}

export type ProductRow = NonNullable<Awaited<ReturnType<ReturnType<typeof productDetail>['bySlug']>>>
