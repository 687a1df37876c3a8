import { expect, test } from 'vitest'
import { messageIn } from '#contract/platform/messages.ts'
import { openDatabase } from '#db/connection/open.ts'
import { sql } from '#db/connection/drizzle.ts'
import { freshDatabase } from '#tests/database.ts'
import { openShop } from '#tests/shop.ts'
import { storageHealth } from './storage-health.ts'

const fill = sql`create function disk_is_full() returns trigger language plpgsql as
  $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger disk_is_full before insert on newsletter_key for each statement execute function disk_is_full()`

test('R31 a full disk: a write answers 503 in words with a time to come back, and the shop is not ready', async () => {
  const shop = await openShop()
  expect((await shop.app.inject('/ready')).statusCode).toBe(200)
  await shop.db.execute(fill)
  const reply = await shop.form('/api/newsletter/sign', { email: 'ana@example.com' })
  expect([reply.statusCode, reply.json(), reply.headers['retry-after']]).toEqual([
    503,
    { error: true, code: 'unavailable', message: messageIn('ar', 'unavailable') },
    '2',
  ])
  expect((await shop.app.inject('/ready')).statusCode).toBe(503)
  // Reading goes on.
  expect((await shop.get('/api/config/ar')).statusCode).toBe(200)
})

test('a shop is ready again only when a trial write succeeds', async () => {
  const { url, db } = await freshDatabase()
  const name = new URL(url).pathname.slice(1)
  await db.execute(sql.raw(`alter database ${name} set default_transaction_read_only = on`))
  const readOnly = openDatabase(url)
  let now = 0
  const storage = storageHealth(readOnly.db, () => now)
  expect(await storage.isWritable()).toBe(true)
  storage.report(new Error('a fault of ours'))
  expect(await storage.isWritable()).toBe(true)
  const refused = await readOnly.db.execute(sql`delete from newsletter_key`).catch((error: unknown) => error)
  storage.report(refused)
  for (now of [1000, 11_000, 22_000]) expect(await storage.isWritable()).toBe(false)
  await readOnly.close()

  await db.execute(sql.raw(`alter database ${name} reset default_transaction_read_only`))
  const writable = openDatabase(url)
  now = 0
  const again = storageHealth(writable.db, () => now)
  again.report(refused)
  expect(await again.isWritable()).toBe(false)
  now = 10_000
  expect(await again.isWritable()).toBe(true)
  await writable.close()
})

test('the room on the disk is a figure for the operator before it is used up', async () => {
  const { app } = await openShop()
  expect((await app.inject('/metrics')).body).toMatch(/shop_disk_free_bytes [1-9]\d{5,}/)
})
