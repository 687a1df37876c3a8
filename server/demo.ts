import type { DeskSession } from '#contract/desk/staff.ts'
import type { Sealer } from '#db/bank-data/sealer.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { staff } from '#db/schema/staff.ts'
import { acceptedSteps, stepAt } from '#domain/desk/staff/one-time-code.ts'
import { passwordHasher } from './customers/account/passwords.ts'
import { codeAt } from './desk/staff/authenticator.ts'
import { staffRepository } from './desk/staff/repository.ts'
import { secretRow } from './desk/staff/sign-in.ts'
import { isLocalTrial } from './platform/local-trial.ts'
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

/** The owner of a demo that has nobody at its desk yet. */
export async function addDemoOwner(env: Env, db: Handle, sealer: Sealer): Promise<void> {
  if (env.SEED_DEMO === 'false') return
  const { demoOwner } = await import('#demo/people/owner.ts')
  const { email, name, password, codeSecret } = demoOwner
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute(sql`select from ${staff} limit 1`)
    if (rows.length > 0) return
    const people = staffRepository(tx)
    const person = await people.add({ email, name, roles: ['owner'], createdAt: new Date() })
    // Another node was faster.
    if (!person) return
    await people.update(person.idStaff, {
      passwordHash: await passwordHasher().hash(password),
      codeSecret: sealer.sealText(secretRow(person.idStaff), codeSecret),
    })
  })
}

/** How to sign in to the desk of a demo on this machine, with the code that is right now; null everywhere else. */
export async function trialLoginOf(env: Env, db: Handle, now: Date): Promise<DeskSession['trial']> {
  if (env.SEED_DEMO === 'false' || !isLocalTrial(env)) return null
  const { demoOwner } = await import('#demo/people/owner.ts')
  const { email, password, codeSecret } = demoOwner
  const person = await staffRepository(db).byEmail(email)
  if (!person || person.disabledAt) return null
  const step = acceptedSteps(now, person.lastCodeStep)[0] ?? stepAt(now)
  return { email, password, code: codeAt(codeSecret, step) }
}
