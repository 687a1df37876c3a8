import { once } from 'node:events'
import net from 'node:net'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { messageIn } from '#contract/platform/messages.ts'
import { isDatabaseUnavailable } from '#db/connection/unavailable.ts'
import { openDatabase } from '#db/connection/open.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { openCatalog } from '#server/browse/catalog/catalog.ts'
import { seedShop } from '#demo/seed/seed-shop.ts'
import { freshDatabase } from './database.ts'
import { openShop } from './shop.ts'

/** A proxy to a database that can be cut, silenced and restored. */
async function breakableConnection(url: string) {
  const target = new URL(url)
  const sockets = new Set<net.Socket>()
  let isSilent = false
  const proxy = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one
        .on('error', () => {})
        .once('close', () => {
          sockets.delete(one)
          other.destroy()
        })
        // A stopped server or a broken network: packets are lost, and no connection ends.
        .on('data', (bytes) => isSilent || other.write(bytes))
    }
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const { port } = proxy.address() as net.AddressInfo
  const through = new URL(url)
  through.port = String(port)
  return {
    url: through.href,
    async cut() {
      if (!proxy.listening) return
      proxy.close()
      for (const socket of sockets) socket.destroy()
      await once(proxy, 'close')
    },
    silence() {
      isSilent = true
    },
    async restore() {
      isSilent = false
      if (!proxy.listening) await once(proxy.listen(port, '127.0.0.1'), 'listening')
    },
  }
}

const direct = await freshDatabase()
await seedShop(direct.url, { now: new Date(), assortment: { ar: 20, cl: 0, co: 0 } })
const line = await breakableConnection(direct.url)
const { db, pool, isAway, close } = openDatabase(line.url)
const shop = await openShop({ database: { db, pool, url: line.url } })
await shop.catalog.warm()
afterAll(async () => {
  await shop.app.close()
  await close()
  await line.cut()
})

beforeEach(async () => {
  await line.restore()
  await vi.waitFor(async () => expect((await shop.app.inject('/ready')).statusCode).toBe(200))
})

const unavailable = { error: true, code: 'unavailable', message: messageIn('ar', 'unavailable') }
const sku = 'ZM0001-37'
const setQuantity = (hash: string, quantity: number, key: string) =>
  shop.form('/api/cart/', { hash, item: sku, quantity: `${quantity}` }, { headers: { 'idempotency-key': key } })

test('R31 without the database a call answers 503 in words, with a time to come back, and does not wait', async () => {
  await line.cut()
  const took: number[] = []
  for (let n = 0; n < 20; n++) {
    const began = performance.now()
    for (const reply of [
      await shop.get('/api/cart/'),
      await shop.form('/api/newsletter/sign', { email: 'ana@example.com' }),
      await shop.app.inject('/ready'),
    ]) {
      expect([reply.statusCode, reply.json(), reply.headers['retry-after']]).toEqual([503, unavailable, '2'])
    }
    took.push(performance.now() - began)
  }
  // A busy machine slows some of them, a call that waits for a connection slows all.
  expect(took.toSorted((a, b) => a - b)[10]).toBeLessThan(1000)
  expect(isAway()).toBe(true)
  expect((await shop.app.inject('/health')).statusCode).toBe(200)
})

test('R31 a database that is silent: writes and orders answer 503 in words within seconds, and all is well when it speaks again', async () => {
  const hashes = await Promise.all(
    Array.from({ length: 40 }, async () => (await shop.form('/api/cart/gethash', {})).json<{ hash: string }>().hash),
  )
  line.silence()
  const took = await Promise.all(
    hashes.map(async (hash, at) => {
      const began = performance.now()
      const reply = await setQuantity(hash, 1, `silent-${at}`)
      expect([reply.statusCode, reply.json(), reply.headers['retry-after']]).toEqual([503, unavailable, '2'])
      return performance.now() - began
    }),
  )
  expect((await shop.bff('/bff/catalog/category', { path: '/zapatillas-mujer/' })).statusCode).toBe(200)
  expect((await shop.app.inject('/ready')).statusCode).toBe(503)
  // Asked for: 3 s. A busy machine takes longer; one that waits without end takes forever.
  expect(Math.max(...took)).toBeLessThan(8000)
  await line.restore()
  await vi.waitFor(async () => expect((await shop.app.inject('/ready')).statusCode).toBe(200))
  const replies = await Promise.all(hashes.map((hash, at) => setQuantity(hash, 1, `silent-${at}`)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(hashes.map(() => 200))
  await vi.waitFor(async () => {
    const { rows } = await direct.pool.query(`select pid from pg_stat_activity where datname = current_database()
      and state like 'idle in transaction%'`)
    expect(rows).toEqual([])
  })
})

test('a statement that is slow on a database that speaks is waited for', async () => {
  const { rows } = await pool.query<{ answer: number }>('select 42 as answer from pg_sleep(4)')
  expect(rows).toEqual([{ answer: 42 }])
})

test('R31 a call that is under way when the database goes answers 503', async () => {
  const admin = await direct.pool.connect()
  await admin.query('begin')
  await admin.query('lock table newsletter_key in access exclusive mode')
  const waiting = shop.form('/api/newsletter/sign', { email: 'ana@example.com' })
  await vi.waitFor(async () => {
    const { rowCount } = await direct.pool.query(`select from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`)
    expect(rowCount).toBe(1)
  })
  await line.cut()
  const reply = await waiting
  await admin.query('rollback')
  admin.release()
  expect([reply.statusCode, reply.json()]).toEqual([503, unavailable])
})

test('R31 a catalogue whose first reading fails is read by itself when the database is back', async () => {
  await line.cut()
  const log = vi.fn()
  const catalog = openCatalog({ pool, url: line.url, clock: () => new Date(), log })
  const warm = catalog.warm()
  await vi.waitFor(() => expect(log).toHaveBeenCalled())
  await line.restore()
  await warm
  expect(openCountries.every((country) => catalog.changesOf(country).count() > 0)).toBe(true)
  await catalog.close()
})

test('R31 lists, searches, suggestions and the store’s figures come from memory', async () => {
  expect((await shop.get('/api/config/ar')).statusCode).toBe(200)
  await line.cut()
  for (const path of ['/zapatillas-mujer/', '/mujer/']) {
    const reply = await shop.bff('/bff/catalog/category', { path })
    expect([reply.statusCode, reply.json().total > 0]).toEqual([200, true])
  }
  for (const q of ['botas', 'zapatillas negras', 'sandalias']) {
    expect((await shop.bff('/bff/catalog/search', { path: '/catalog/', q })).statusCode).toBe(200)
    expect((await shop.app.inject(`/api/search/?suggest=1&store=vereda-ar&q=${q}`)).statusCode).toBe(200)
  }
  expect((await shop.get('/api/config/ar')).statusCode).toBe(200)
})

test('R5 a write that was answered 503 and is sent again with its key happens once', async () => {
  const { hash } = (await shop.form('/api/cart/gethash', {})).json<{ hash: string }>()
  expect((await setQuantity(hash, 1, 'first-of-all')).statusCode).toBe(200)
  await line.cut()
  expect((await setQuantity(hash, 2, 'while-it-is-away')).statusCode).toBe(503)
  await line.restore()
  const again = await vi.waitFor(async () => {
    const reply = await setQuantity(hash, 2, 'while-it-is-away')
    expect(reply.statusCode).toBe(200)
    return reply.json<{ cart: { version: number; items: { quantity: number }[] } }>()
  })
  expect(again.cart.items.map(({ quantity }) => quantity)).toEqual([2])
  const replayed = await setQuantity(hash, 2, 'while-it-is-away')
  expect(replayed.json()).toEqual(again)
})

test('a statement that runs too long is cut, and the call may be made again', async () => {
  const limited = openDatabase(direct.url, { statementMs: 50, idleInTransactionMs: 50 })
  const cut = await limited.pool.query('select pg_sleep(5)').catch((error: unknown) => error)
  expect(isDatabaseUnavailable(cut)).toBe(true)
  const idle = await limited.pool.connect()
  await idle.query('begin')
  await new Promise((resolve) => idle.once('end', resolve))
  expect(isDatabaseUnavailable(await idle.query('select 1').catch((error: unknown) => error))).toBe(true)
  idle.release(true)
  await limited.close()
})
