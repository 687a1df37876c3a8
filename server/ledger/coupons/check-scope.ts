import { and, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { brand, category, product } from '#db/schema/catalog.ts'
import { simple } from '#db/schema/stock.ts'
import type { CouponScope } from '#domain/buy/cart/coupon-rule.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/** Refuses a scope with a category, brand or product that the store does not have: it would never apply. */
export async function checkScope(db: Handle, country: OpenCountry, scope: CouponScope): Promise<void> {
  const { categories = [], brands = [], skus = [] } = scope
  const missing: string[] = []
  const note = (what: string, wanted: readonly string[], known: readonly string[]) => {
    for (const one of wanted) if (!known.includes(one)) missing.push(`${what} ${one}`)
  }
  if (categories.length > 0) {
    const isIt = and(eq(category.country, country), inArray(category.path, categories))
    const rows = await db.select({ path: category.path }).from(category).where(isIt)
    note(
      'category',
      categories,
      rows.map(({ path }) => path),
    )
  }
  if (brands.length > 0) {
    const isIt = and(eq(brand.country, country), inArray(brand.slug, brands))
    const rows = await db.select({ slug: brand.slug }).from(brand).where(isIt)
    note(
      'brand',
      brands,
      rows.map(({ slug }) => slug),
    )
  }
  if (skus.length > 0) {
    const products = await db
      .select({ sku: product.sku })
      .from(product)
      .where(and(eq(product.country, country), inArray(product.sku, skus)))
    const sizes = await db
      .select({ sku: simple.skuSimple })
      .from(simple)
      .where(and(eq(simple.country, country), inArray(simple.skuSimple, skus)))
    note(
      'product',
      skus,
      [...products, ...sizes].map(({ sku }) => sku),
    )
  }
  if (missing.length > 0) throw new OperatorRefusal(`The store ${country} has no ${missing.join(', no ')}.`)
}
