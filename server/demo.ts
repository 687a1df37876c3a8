import type { Handle } from '#db/open.ts'
import { demoPassword } from '#db/seed/demo/password.ts'
import { say } from './console.ts'
import type { Database } from './database.ts'
import type { Env } from './env.ts'
import { isEmptyShop, seedShop, type SeedProgress } from './operator/seed-shop.ts'

const names = { demo: 'people, orders, coupons', ar: 'Argentina', cl: 'Chile', co: 'Colombia' } as const

/** Rewrites one line on a terminal; elsewhere it says each step once, as it begins. */
function showProgress({ what, done, total }: SeedProgress): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K  ${names[what]} ${done} of ${total}`)
  else if (done === 0) say(`  ${names[what]}`)
}

/** A shop that opens empty shows nothing: the private database gets the demo, a database of the retailer's only if told. */
export async function stockEmptyShop(env: Env, db: Handle, { url, isPrivate }: Database): Promise<void> {
  const isWanted = env.SEED_DEMO === 'true' || (env.SEED_DEMO === 'auto' && isPrivate)
  if (!isWanted || !(await isEmptyShop(db))) return
  const start = performance.now()
  say('· Stocking the demo shop')
  await seedShop(url, { now: new Date(), onProgress: showProgress })
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
  say(`  stocked in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

export const demoShopper = `ana@example.com, password ${demoPassword}`
