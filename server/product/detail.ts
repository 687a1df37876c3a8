import { and, eq, sql } from 'drizzle-orm'
import type { Handle } from '#db/open.ts'
import { brand, product, supplier } from '#db/schema/catalog.ts'
import { seoSettings } from '#db/schema/content.ts'
import { country } from '#db/schema/store.ts'
import type { Filed } from '#domain/product/categories.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import { kindOfProduct, tableOfProduct } from '#server/sizes/table-of-product.ts'
import { siblingLimit, productColumns } from './product-facts.ts'

type Simple = { sku: string; size: string; stock: number }
type Attribute = { key: string; value: string }
type Sibling = { sku: string; slug: string; color: string; image: string | null; available: boolean }

/** One row of a list inside a row: an empty list rather than nothing. */
const list = <T>(rows: ReturnType<typeof sql>) => sql<T[]>`coalesce((select json_agg(r) from (${rows}) r), '[]')`

/** Everything a product's page shows, in one statement: a page of a shop is read more often than anything else. */
export function productDetail(db: Handle) {
  const statement = db
    .select({
      ...productColumns,
      description: product.description,
      isGiftCard: product.isGiftCard,
      exchangeable: product.exchangeable,
      brandSlug: brand.slug,
      images: sql<string[]>`array(select url from product_image i where i.sku = ${product.sku} order by i.position)`,
      filed: list<Filed>(sql`select c.id, c.parent_id as "parentId", c.name, c.path, c.level
        from product_category f join category c on c.id = f.category_id
        where f.sku = ${product.sku} order by f.position, c.level, c.id`),
      simples: list<Simple>(sql`select s.sku_simple as sku, s.size, s.stock from simple s
        where s.sku = ${product.sku} order by s.position, s.sku_simple`),
      attributes: list<Attribute>(sql`select a.key, a.value from product_attribute a
        where a.sku = ${product.sku} order by a.key, a.value`),
      related: sql<string[]>`array(select l.related_sku from product_related l join product o on o.sku = l.related_sku
        where l.sku = ${product.sku} and o.active order by l.position, o.sku limit 12)`,
      siblings: list<Sibling>(sql`select o.sku, o.slug, o.color,
          (select i.url from product_image i where i.sku = o.sku order by i.position limit 1) as image,
          exists (select from simple s where s.sku = o.sku and s.stock > 0) as available
        from product o
        where o.country = ${product.country} and o.brand_id = ${product.brandId} and o.name = ${product.name}
          and o.active and o.sku <> ${product.sku}
        order by o.sku limit ${siblingLimit}`),
      sizeKind: kindOfProduct,
      sizeChart: tableOfProduct,
      seo: {
        pageTitle: seoSettings.pageTitle,
        description: seoSettings.description,
        canonical: seoSettings.canonical,
      },
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(supplier, eq(supplier.id, product.supplierId))
    .innerJoin(country, eq(country.code, product.country))
    .leftJoin(
      seoSettings,
      and(eq(seoSettings.country, product.country), sql`${seoSettings.path} = '/' || ${product.slug} || '.html'`),
    )
    .where(
      and(
        eq(product.country, sql.placeholder('store')),
        eq(product.slug, sql.placeholder('slug')),
        eq(product.active, true),
      ),
    )
    .prepare('product_detail')

  return {
    async bySlug(store: OpenCountry, slug: string, now: Date) {
      const [row] = await statement.execute({ store, slug, now })
      return row
    },
  }
}

export type ProductRow = NonNullable<Awaited<ReturnType<ReturnType<typeof productDetail>['bySlug']>>>
