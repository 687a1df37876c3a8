import { AsyncLocalStorage } from 'node:async_hooks'
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

const counting = new AsyncLocalStorage<true>()

/** How many statements `work` sends to the database, and nothing else that the shop does meanwhile. */
export async function countStatements(shop: Awaited<ReturnType<typeof openDemoShop>>, work: () => Promise<unknown>) {
  const { pool } = shop
  const query = pool.query
  let count = 0
  pool.query = function counted(this: unknown, ...args: unknown[]) {
    if (counting.getStore()) count++
    return Reflect.apply(query, pool, args)
  } as typeof pool.query
  try {
    // An injected request begins when it is awaited.
    await counting.run(true, async () => void (await work()))
  } finally {
    pool.query = query
  }
  return count
}
