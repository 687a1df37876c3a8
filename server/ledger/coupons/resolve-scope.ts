import { and, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { brand, category } from '#db/schema/catalog.ts'
import type { CouponScope } from '#domain/buy/cart/coupon-rule.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { skusOfCodes } from '#server/ledger/stock/skus-of-codes.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/**
 * The scope with the skus of what the retailer's codes name. Refused with a category, brand or product that the store does not have: it
 * would never apply.
 */
export async function resolveScope(db: Handle, country: OpenCountry, scope: CouponScope): Promise<CouponScope> {
  const { categories = [], brands = [], skus = [] } = scope
  const missing: { en: string; es: string }[] = []
  const note = (en: string, es: string, wanted: readonly string[], known: readonly string[]) => {
    for (const one of wanted) if (!known.includes(one)) missing.push({ en: `${en} ${one}`, es: `${es} ${one}` })
  }
  if (categories.length > 0) {
    const isIt = and(eq(category.country, country), inArray(category.path, categories))
    const rows = await db.select({ path: category.path }).from(category).where(isIt)
    note(
      'category',
      'la categoría',
      categories,
      rows.map(({ path }) => path),
    )
  }
  if (brands.length > 0) {
    const isIt = and(eq(brand.country, country), inArray(brand.slug, brands))
    const rows = await db.select({ slug: brand.slug }).from(brand).where(isIt)
    note(
      'brand',
      'la marca',
      brands,
      rows.map(({ slug }) => slug),
    )
  }
  const named = await skusOfCodes(db, country, skus)
  note('product', 'el producto', skus, [...named.keys()])
  if (missing.length > 0)
    throw new OperatorRefusal(
      `The store ${country} has no ${missing.map(({ en }) => en).join(', no ')}.`,
      `La tienda no tiene: ${missing.map(({ es }) => es).join(', ')}.`,
    )
  return skus.length === 0 ? scope : { ...scope, skus: [...new Set(skus.flatMap((code) => named.get(code)!))] }
}
