import { and, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product } from '#db/schema/catalog.ts'
import { simple } from '#db/schema/stock.ts'
import { stockAlert } from '#db/schema/stock-alerts.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

type Wish = { country: OpenCountry; skuSimple: string; email: string; askedAt: Date }

export const stockAlertRepository = (db: Handle) => ({
  /** How many are left of a size that this store sells; nothing when it does not sell it. */
  async stockOf(country: OpenCountry, skuSimple: string): Promise<number | undefined> {
    const [row] = await db
      .select({ stock: simple.stock })
      .from(simple)
      .innerJoin(product, and(eq(product.country, simple.country), eq(product.sku, simple.sku)))
      .where(and(eq(simple.country, country), eq(simple.skuSimple, skuSimple), eq(product.active, true)))
    return row?.stock
  },

  /** A wish is kept once; whoever was told already and asks again is told again. */
  async note(wish: Wish): Promise<void> {
    await db
      .insert(stockAlert)
      .values(wish)
      .onConflictDoUpdate({
        target: [stockAlert.country, stockAlert.skuSimple, stockAlert.email],
        set: { toldAt: sql`null`, askedAt: wish.askedAt },
        setWhere: sql`${stockAlert.toldAt} is not null`,
      })
  },
})
