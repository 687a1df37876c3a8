import { sealBankData } from '#db/bank-data/seal-rows.ts'
import { sealer } from '#tests/bank-data-key.ts'
import { demoDatabase } from '#tests/database.ts'
import { noon } from '#tests/demo-moment.ts'
import { openShop } from '#tests/shop.ts'

export { noon }

/** The whole shop with the demo data and a clock that the test sets. */
export async function openDemoShop(env: NodeJS.ProcessEnv = {}) {
  const clock = { now: noon }
  const shop = await openShop({ now: () => clock.now, env, database: await demoDatabase() })
  await sealBankData(shop.db, sealer)
  return Object.assign(shop, { clock })
}

/** How many statements reach the database while `work` runs. */
export async function countStatements(shop: Awaited<ReturnType<typeof openDemoShop>>, work: () => Promise<unknown>) {
  const { pool } = shop
  const query = pool.query
  let count = 0
  pool.query = function counted(this: unknown, ...args: unknown[]) {
    // The listener reads its changes every second.
    if (!JSON.stringify(args[0]).includes('catalog_change')) count++
    return Reflect.apply(query, pool, args)
  } as typeof pool.query
  try {
    await work()
  } finally {
    pool.query = query
  }
  return count
}
