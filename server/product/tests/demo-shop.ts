import { writePlaces } from '#db/places/write-places.ts'
import { sealBankData } from '#db/bank-data/seal-rows.ts'
import { seedDemo } from '#db/seed/demo/index.ts'
import { sealer } from '#tests/bank-data-key.ts'
import { openShop } from '#tests/shop.ts'

/** A Sunday noon in Buenos Aires; the demo is dated around it. */
export const noon = new Date('2026-11-15T15:00:00Z')

/** The whole shop with the demo in it, its clock in the test's hands. */
export async function openDemoShop(env: NodeJS.ProcessEnv = {}) {
  const clock = { now: noon }
  const shop = await openShop({ now: () => clock.now, env })
  await writePlaces(shop.db)
  await seedDemo(shop.db, { now: noon })
  await sealBankData(shop.db, sealer)
  return Object.assign(shop, { clock })
}

/** How many statements reach the database while `work` runs. */
export async function countStatements(shop: Awaited<ReturnType<typeof openDemoShop>>, work: () => Promise<unknown>) {
  const { pool } = shop
  const query = pool.query
  let count = 0
  pool.query = function counted(this: unknown, ...given: unknown[]) {
    count++
    return Reflect.apply(query, pool, given)
  } as typeof pool.query
  try {
    await work()
  } finally {
    pool.query = query
  }
  return count
}
