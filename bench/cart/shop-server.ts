// The shop's API over a database, and beside it the cheapest change on the same pool: one UPDATE by primary key.
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { countMigrations } from '#db/migrate.ts'
import { openDatabase } from '#db/connection/open.ts'
import { readEnv } from '#server/platform/env.ts'
import { diskPhotoStore } from '#server/platform/pictures/photo-store.ts'
import { buildShop } from '#server/shop.ts'
import { sealer } from '#tests/bank-data-key.ts'

type Order = { hashes: string[]; seconds: number; callers: number }

const url = process.argv[2]!
const { db, pool } = openDatabase(url)
const folder = mkdtempSync(path.join(os.tmpdir(), 'vereda-bench-shop-'))
const shop = await buildShop({
  env: readEnv({ NODE_ENV: 'production', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000000' }),
  db,
  pool,
  databaseUrl: url,
  migrations: countMigrations(),
  picturesFolder: path.join(folder, 'pictures'),
  sealer,
  photos: diskPhotoStore(path.join(folder, 'photos')),
})
await shop.app.listen({ port: 0, host: '127.0.0.1' })

const text = 'update cart set version = version + 1 where hash = $1'
const update = (hash: string) => pool.query({ name: 'bench_update', text, values: [hash] })

const bare = fastify()
bare.post<{ Body: { hash: string } }>('/', async ({ body }) => {
  await update(body.hash)
  return { error: false }
})
await bare.listen({ port: 0, host: '127.0.0.1' })

/** In-process, without HTTP, with as many concurrent calls as there are callers. */
async function rateFromInside({ hashes, seconds, callers }: Order): Promise<number> {
  const until = performance.now() + seconds * 1000
  let done = 0
  const call = async (_: unknown, first: number) => {
    for (let at = first; performance.now() < until; at += callers) {
      await update(hashes[at % hashes.length]!)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  return done / seconds
}

process.on('message', (order: Order) => {
  void rateFromInside(order).then((rate) => process.send!(rate))
})
process.send!({ shop: shop.app.listeningOrigin, bare: bare.listeningOrigin })
process.on('SIGTERM', () => process.exit(0))
