import { and, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product } from '#db/schema/catalog.ts'
import { simple } from '#db/schema/stock.ts'
import { stockAlert } from '#db/schema/stock-alerts.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

type StockAlertRow = { country: OpenCountry; skuSimple: string; email: string; askedAt: Date }

export const stockAlertRepository = (db: Handle) => ({
  /** The stock of a size that this country sells; undefined when it is not sold. */
  async stockOf(country: OpenCountry, skuSimple: string): Promise<number | undefined> {
    const [row] = await db
      .select({ stock: simple.stock })
      .from(simple)
      .innerJoin(product, and(eq(product.country, simple.country), eq(product.sku, simple.sku)))
      .where(and(eq(simple.country, country), eq(simple.skuSimple, skuSimple), eq(product.active, true)))
    return row?.stock
  },

  /** Stores an alert once; an address that was notified before and asks again is notified again. */
  async add(alert: StockAlertRow): Promise<void> {
    await db
      .insert(stockAlert)
      .values(alert)
      .onConflictDoUpdate({
        target: [stockAlert.country, stockAlert.skuSimple, stockAlert.email],
        set: { toldAt: sql`null`, askedAt: alert.askedAt },
        setWhere: sql`${stockAlert.toldAt} is not null`,
      })
  },
})
