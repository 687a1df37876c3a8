// The shop's API over a database, and beside it a bare transaction with as many statements as an order, on the same
// pool.
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import pg from 'pg'
import { countMigrations } from '#db/migrate.ts'
import { openDatabase } from '#db/connection/open.ts'
import { readEnv } from '#server/platform/env.ts'
import type { PaymentGateway } from '#server/buy/payments/port.ts'
import { diskPhotoStore } from '#server/platform/pictures/photo-store.ts'
import { buildShop } from '#server/shop.ts'
import { sealer } from '#tests/bank-data-key.ts'

const instantGateway: PaymentGateway = {
  start: async ({ reference }) => ({ providerRef: reference, payUrl: `/pay/${reference}` }),
  find: async () => undefined,
  refund: async () => false,
  refundPart: async () => ({ state: 'waiting' }),
  read: async () => undefined,
}

const url = process.argv[2]!
const { db, pool } = openDatabase(url)
const folder = mkdtempSync(path.join(os.tmpdir(), 'vereda-bench-shop-'))
const shop = await buildShop({
  env: readEnv({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000000',
    // Each shopper has its own address.
    TRUST_PROXY: '127.0.0.1',
  }),
  db,
  pool,
  databaseUrl: url,
  migrations: countMigrations(),
  picturesFolder: path.join(folder, 'pictures'),
  sealer,
  photos: diskPhotoStore(path.join(folder, 'photos')),
  // A payment provider is an external machine: its time is not measured.
  gatewaysOn: () => ({ sandbox: instantGateway }),
})
await shop.app.listen({ port: 0, host: '127.0.0.1' })

let sent = 0
const query = pg.Client.prototype.query
pg.Client.prototype.query = function counted(this: pg.Client, ...args: never[]) {
  sent += 1
  return Reflect.apply(query, this, args)
} as typeof query

const read = (hash: string) => ({
  name: 'bench_read',
  text: 'select version from cart where hash = $1',
  values: [hash],
})
const write = (hash: string) => ({
  name: 'bench_write',
  text: 'update cart set updated_at = now() where hash = $1',
  values: [hash],
})

/** Half of its statements read by primary key, half write by it: nothing to plan or decide. */
async function bareTransaction(hash: string, statements: number): Promise<void> {
  const client = await pool.connect()
  await client.query('begin')
  for (let at = 2; at < statements; at++) await client.query(at % 2 ? write(hash) : read(hash))
  await client.query('commit')
  client.release()
}

const bare = fastify()
bare.post<{ Body: { hash: string; statements: number } }>('/', async ({ body }) => {
  await bareTransaction(body.hash, body.statements)
  return { error: false }
})
await bare.listen({ port: 0, host: '127.0.0.1' })

/** Replies with the number of statements since the previous message. */
process.on('message', () => {
  process.send!(sent)
  sent = 0
})
process.send!({ shop: shop.app.listeningOrigin, bare: bare.listeningOrigin })
process.on('SIGTERM', () => process.exit(0))
