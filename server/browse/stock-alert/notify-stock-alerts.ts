import { and, asc, eq, gt, inArray, isNull, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { brand, product } from '#db/schema/catalog.ts'
import { stockAlert } from '#db/schema/stock-alerts.ts'
import { simple } from '#db/schema/stock.ts'
import { productPath } from '#domain/browse/product/address.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { readOpenStores } from '#server/platform/brand/stored.ts'
import { runEach, everyFiveMinutes, type Job } from '#server/platform/jobs/job.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'

/** Alerts of the given stores whose size is back in stock, with the data of the mail. */
const readDue = (db: Handle, stores: OpenCountry[]) =>
  db
    .select({
      skuSimple: stockAlert.skuSimple,
      email: stockAlert.email,
      country: stockAlert.country,
      productName: product.name,
      brand: brand.name,
      slug: product.slug,
      // The size is left out for a product with a single size.
      size: sql<string>`case when (select count(*) from simple other where other.country = ${simple.country}
        and other.sku = ${simple.sku}) > 1 then ${simple.size} else '' end`,
      picture: sql<string | null>`(select url from product_image where product_image.country = ${simple.country}
        and product_image.sku = ${simple.sku} and url like '/img/%' order by position limit 1)`,
    })
    .from(stockAlert)
    .innerJoin(simple, and(eq(simple.country, stockAlert.country), eq(simple.skuSimple, stockAlert.skuSimple)))
    .innerJoin(product, and(eq(product.country, simple.country), eq(product.sku, simple.sku)))
    .innerJoin(brand, eq(brand.id, product.brandId))
    .where(
      and(
        isNull(stockAlert.toldAt),
        gt(simple.stock, 0),
        eq(product.active, true),
        inArray(stockAlert.country, stores),
      ),
    )
    .orderBy(asc(stockAlert.askedAt), asc(stockAlert.skuSimple), asc(stockAlert.email))

/** One mail per alert: marking it as sent and writing the mail happen in one transaction. */
export const notifyStockAlerts: Job = {
  name: 'tell-stock-alerts',
  summary: 'write to everyone who waits for a size that is back in stock, once',
  schedule: everyFiveMinutes,
  async run(db, { now }) {
    return runEach(
      db,
      await readDue(db, await readOpenStores(db)),
      ({ skuSimple }) => skuSimple,
      async (tx, { skuSimple, email, country, slug, ...words }) => {
        const isThisAlert = and(
          eq(stockAlert.country, country),
          eq(stockAlert.skuSimple, skuSimple),
          eq(stockAlert.email, email),
          isNull(stockAlert.toldAt),
        )
        const marked = await tx.update(stockAlert).set({ toldAt: now }).where(isThisAlert).returning()
        if (marked.length === 0) return false
        const data = { ...words, path: productPath(slug) }
        await enqueueMail(tx, { template: 'stock-back', to: email, country, data, now })
        return true
      },
    )
  },
}
