import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { SeedProgress } from '#demo/seed/seed-shop.ts'
import type { Env } from './platform/env.ts'
import { say } from './platform/process/console.ts'
import type { Database } from './platform/process/database.ts'
import { progressOn } from './platform/process/progress.ts'

// The demo is not part of the product: only this file and the picture renderer load it, and only where it is enabled.

const names = { demo: 'people, orders, coupons', ar: 'Argentina', cl: 'Chile', co: 'Colombia' } as const

/** An empty private database gets the demo; a retailer's own database only with SEED_DEMO=true. */
export async function seedEmptyShop(env: Env, db: Handle, { url, isPrivate }: Database): Promise<void> {
  const isEnabled = env.SEED_DEMO === 'true' || (env.SEED_DEMO === 'auto' && isPrivate)
  if (!isEnabled) return
  const { isEmptyShop, seedShop } = await import('#demo/seed/seed-shop.ts')
  if (!(await isEmptyShop(db))) return
  const start = performance.now()
  say('· Stocking the demo shop')
  const progress = progressOn(process.stdout)
  const onProgress = ({ what, done, total }: SeedProgress) => progress.show(names[what], done, total)
  await seedShop(url, { now: new Date(), onProgress })
  progress.end()
  say(`  stocked in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** How to sign in as the demo shopper, where there is one. */
export async function demoLoginOf(env: Env, db: Handle): Promise<string | undefined> {
  if (env.SEED_DEMO === 'false') return undefined
  const { demoLogin } = await import('#demo/people/login.ts')
  const { rows } = await db.execute(sql`select from customer where email = ${demoLogin.email}`)
  return rows.length > 0 ? `${demoLogin.email}, password ${demoLogin.password}` : undefined
}
