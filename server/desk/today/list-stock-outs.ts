import type { StockOut } from '#contract/desk/today.ts'
import { and, eq, gte, lt, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product } from '#db/schema/catalog.ts'
import { simple, stockMovement } from '#db/schema/stock.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { dayIn, instantIn } from '#domain/platform/dates.ts'

const maxShown = 500

/** Sizes of which something left today and nothing is left, the latest first; each store by its own day. */
export async function listStockOuts(db: Handle, stores: readonly OpenCountry[], now: Date): Promise<StockOut[]> {
  if (stores.length === 0) return []
  const leftToday = stores.map((country) => {
    const { timeZone } = countryProfiles[country]
    const from = instantIn(timeZone, dayIn(timeZone, now))
    return and(eq(stockMovement.country, country), gte(stockMovement.createdAt, from))
  })
  const at = sql<string>`max(${stockMovement.createdAt})`
  const rows = await db
    .select({
      country: simple.country,
      skuSimple: simple.skuSimple,
      name: product.name,
      color: product.color,
      size: simple.size,
      at,
    })
    .from(stockMovement)
    .innerJoin(simple, and(eq(simple.country, stockMovement.country), eq(simple.skuSimple, stockMovement.skuSimple)))
    .innerJoin(product, and(eq(product.country, simple.country), eq(product.sku, simple.sku)))
    .where(and(or(...leftToday), lt(stockMovement.delta, 0), eq(simple.stock, 0)))
    .groupBy(simple.country, simple.skuSimple, product.country, product.sku)
    .orderBy(sql`${at} desc`, simple.skuSimple)
    .limit(maxShown)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
