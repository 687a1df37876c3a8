import type { OrderedSize } from '#contract/desk/hand-orders.ts'
import { and, asc, eq, ilike, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product } from '#db/schema/catalog.ts'
import { simple } from '#db/schema/stock.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toUnits } from '#domain/platform/money.ts'

const maxShown = 60

/** Sizes that are on sale, of products whose name or code the text is part of. */
export async function findSizes(db: Handle, country: OpenCountry, text: string, now: Date): Promise<OrderedSize[]> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await db
    .select({
      sku: simple.skuSimple,
      size: simple.size,
      stock: simple.stock,
      name: product.name,
      color: product.color,
      price: sql<number>`price_in_force(${product.price}, ${product.specialPrice}, ${product.specialFrom}, ${product.specialTo}, ${now})`,
    })
    .from(product)
    .innerJoin(simple, and(eq(simple.country, product.country), eq(simple.sku, product.sku)))
    .where(
      and(
        eq(product.country, country),
        product.active,
        eq(product.isGiftCard, false),
        or(ilike(product.name, pattern), ilike(product.sku, pattern)),
      ),
    )
    .orderBy(asc(product.name), asc(product.sku), asc(simple.position))
    .limit(maxShown)
  return rows.map((row) => ({ ...row, price: toUnits(row.price, countryProfiles[country]) }))
}
