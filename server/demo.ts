import { sql } from '#db/drizzle.ts'
import type { Handle } from '#db/open.ts'
import { demoPassword } from '#db/seed/demo/password.ts'
import { emailOf } from '#db/seed/demo/people.ts'
import { say } from './console.ts'
import type { Database } from './database.ts'
import type { Env } from './env.ts'
import { isEmptyShop, seedShop, type SeedProgress } from './operator/seed-shop.ts'
import { progressOn } from './progress.ts'

const names = { demo: 'people, orders, coupons', ar: 'Argentina', cl: 'Chile', co: 'Colombia' } as const

/** A shop that opens empty shows nothing: the private database gets the demo, a database of the retailer's only if told. */
export async function stockEmptyShop(env: Env, db: Handle, { url, isPrivate }: Database): Promise<void> {
  const isWanted = env.SEED_DEMO === 'true' || (env.SEED_DEMO === 'auto' && isPrivate)
  if (!isWanted || !(await isEmptyShop(db))) return
  const start = performance.now()
  say('· Stocking the demo shop')
  const progress = progressOn(process.stdout)
  const onProgress = ({ what, done, total }: SeedProgress) => progress.show(names[what], done, total)
  await seedShop(url, { now: new Date(), onProgress })
  progress.end()
  say(`  stocked in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

export const demoShopper = `${emailOf('ana')}, password ${demoPassword}`

/** A retailer's own database has none. */
export const hasDemoShopper = async (db: Handle): Promise<boolean> =>
  (await db.execute(sql`select from customer where email = ${emailOf('ana')}`)).rows.length > 0
