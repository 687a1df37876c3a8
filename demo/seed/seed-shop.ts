import { and, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { openDatabase } from '#db/connection/open.ts'
import { writePlaces } from '#db/places/write-places.ts'
import { product } from '#db/schema/catalog.ts'
import { customer } from '#db/schema/customers.ts'
import { audit } from '#db/schema/technical.ts'
import { seedAssortment } from '../catalogue/assortment/seed-assortment.ts'
import { refreshHomePictures } from '../content/home-pictures.ts'
import { seedDemo, type DemoResult } from './seed-demo.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'

/** Generated products per store of the default shop, in addition to the demo's named ones. */
const defaultAssortment: Readonly<Record<OpenCountry, number>> = { ar: 1200, cl: 600, co: 600 }

/** The generator's seed: the same shop on every machine. */
export const assortmentSeed = 1

const action = 'seed-shop'
const actor = 'seed'

export type SeedProgress = { what: 'demo' | OpenCountry; done: number; total: number }
type Options = {
  now: Date
  onProgress?: (progress: SeedProgress) => void
  /** Generated products per store, if different from the default. */
  assortment?: Partial<Record<OpenCountry, number>>
}

export type SeededShop = { demo: DemoResult; products: Record<OpenCountry, number> }

/** Whether there are no products and no customers, or only those of an interrupted seed that can be resumed. */
export async function isEmptyShop(db: Handle): Promise<boolean> {
  const seen = await db.select({ subject: audit.subject }).from(audit).where(eq(audit.action, action))
  const has = (subject: string) => seen.some((row) => row.subject === subject)
  if (has('begun')) return !has('finished')
  const [products, customers] = [await db.select().from(product).limit(1), await db.select().from(customer).limit(1)]
  return products.length === 0 && customers.length === 0
}

/**
 * Writes the default shop into a migrated database: places, the demo by name, and an assortment per store. Every step
 * skips what is already done, so an interrupted seed is finished by running it again; concurrent runs wait for each
 * other.
 */
export async function seedShop(url: string, { now, onProgress, assortment = {} }: Options): Promise<SeededShop> {
  const { db, close } = openDatabase(url, { connections: 2 })
  try {
    await recordStep(db, 'begun', now)
    onProgress?.({ what: 'demo', done: 0, total: 1 })
    const demo = await inTransaction(db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop: seed the demo'))`)
      await writePlaces(tx)
      return seedDemo(tx, { now })
    })
    onProgress?.({ what: 'demo', done: 1, total: 1 })
    const products = { ar: 0, cl: 0, co: 0 }
    for (const country of openCountries) {
      const count = assortment[country] ?? defaultAssortment[country]
      onProgress?.({ what: country, done: 0, total: count })
      products[country] = await seedAssortment(url, {
        country,
        count,
        now,
        seed: assortmentSeed,
        onProgress: (done, total) => onProgress?.({ what: country, done, total }),
      })
      onProgress?.({ what: country, done: count, total: count })
    }
    await refreshHomePictures(db)
    await recordStep(db, 'finished', now)
    return { demo, products }
  } finally {
    await close()
  }
}

async function recordStep(db: Handle, subject: 'begun' | 'finished', now: Date): Promise<void> {
  const existing = await db
    .select()
    .from(audit)
    .where(and(eq(audit.action, action), eq(audit.subject, subject)))
  if (existing.length === 0) await db.insert(audit).values({ actor, action, subject, at: now })
}
