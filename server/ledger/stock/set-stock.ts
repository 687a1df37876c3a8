import { and, asc, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { simple } from '#db/schema/stock.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { bookStock } from './book-stock.ts'

/** Sets the stock: the difference is booked as an adjustment instead of overwriting the sum (INV-02). */
export async function setStock(
  db: Handle,
  { skuSimple, stock, country }: { skuSimple: string; stock: number; country?: OpenCountry | undefined },
  acting: Acting,
): Promise<{ before: number; after: number }> {
  if (!Number.isInteger(stock) || stock < 0) throw new OperatorRefusal(`Stock is a whole number from 0, not ${stock}.`)
  return inTransaction(db, async (tx) => {
    const isNamed = and(
      inArray(simple.country, country ? [country] : [...openCountries]),
      eq(simple.skuSimple, skuSimple),
    )
    const rows = await tx.select().from(simple).where(isNamed).orderBy(asc(simple.country)).for('update')
    const [found] = rows
    if (!found) {
      const where = country ? ` in the store ${country}` : ''
      throw new OperatorRefusal(`There is no size "${skuSimple}"${where}; a size is called like ZM0001-38.`)
    }
    if (rows.length > 1) {
      const countries = rows.map((row) => row.country).join(', ')
      throw new OperatorRefusal(`Several stores have the size ${skuSimple} (${countries}): say which with --country.`)
    }
    const delta = stock - found.stock
    if (delta !== 0) {
      await bookStock(tx, found.country, [{ skuSimple, delta }], {
        reason: 'adjust',
        ref: acting.actor,
        now: acting.now,
      })
    }
    await writeAudit(tx, acting, 'set-stock', `${found.country} ${skuSimple}: ${found.stock} to ${stock}`, {
      country: found.country,
      before: { stock: found.stock },
      after: { stock },
    })
    return { before: found.stock, after: stock }
  })
}
