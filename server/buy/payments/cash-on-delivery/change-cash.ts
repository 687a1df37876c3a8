import { and, asc, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { cashOnDelivery } from '#db/schema/payment-methods.ts'
import { region } from '#db/schema/places.ts'
import { regionFrom } from '#domain/buy/shipping/shipping-terms.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

type CashChange = {
  country: OpenCountry
  /** A region by name or number; undefined: everywhere. */
  regionName: string | undefined
  /** Minor units. `none`: not there; `unsaid`: the row goes, and the rule of everywhere holds again. */
  max: number | 'none' | 'unsaid'
}

/** The rules of a store, that of everywhere first. */
export const readCash = (db: Handle, country: OpenCountry) =>
  db
    .select({ region: region.name, maxAmount: cashOnDelivery.maxAmount })
    .from(cashOnDelivery)
    .leftJoin(region, eq(region.id, cashOnDelivery.region))
    .where(eq(cashOnDelivery.country, country))
    .orderBy(sql`${cashOnDelivery.region} nulls first`)

async function regionOf(tx: Handle, country: OpenCountry, name: string) {
  const regions = await tx.select().from(region).where(eq(region.country, country)).orderBy(asc(region.id))
  const found = regionFrom(name.trim(), regions)
  if (found) return found
  const names = regions.map((one) => one.name).join(', ')
  throw new OperatorRefusal(`There is no region "${name}" in ${country}: one of ${names}.`)
}

/** Where cash is taken at the door, and up to what sum. Orders that were placed keep what was agreed. */
export async function changeCash(db: Handle, { country, regionName, max }: CashChange, acting: Acting) {
  await inTransaction(db, async (tx) => {
    const place = regionName === undefined ? null : await regionOf(tx, country, regionName)
    const id = place?.id ?? null
    const isIt = and(eq(cashOnDelivery.country, country), sql`${cashOnDelivery.region} is not distinct from ${id}::int`)
    const where = place?.name ?? 'everywhere'
    const gone = await tx.delete(cashOnDelivery).where(isIt).returning({ id: cashOnDelivery.id })
    if (max === 'unsaid') {
      if (gone.length === 0)
        throw new OperatorRefusal(`Nothing is said of ${where} in ${country}.`, 'Ya no había nada dicho.')
    } else {
      await tx.insert(cashOnDelivery).values({ country, region: id, maxAmount: max === 'none' ? null : max })
    }
    await writeAudit(tx, acting, 'payment-cash', `${country} ${where}: ${max}`, { country })
  })
}
