// The shop's API over a database, and beside it a bare Fastify server that returns given bytes, for comparison.
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
await shop.catalog.engineOf('ar')
await shop.app.listen({ port: 0, host: '127.0.0.1' })

let bytes = Buffer.alloc(0)
const bare = fastify()
bare.route({
  method: ['GET', 'POST'],
  url: '/',
  handler: (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes),
})
await bare.listen({ port: 0, host: '127.0.0.1' })
process.on('message', (text: string) => {
  bytes = Buffer.from(text)
  process.send!('ready')
})
process.send!({ shop: shop.app.listeningOrigin, bare: bare.listeningOrigin })
process.on('SIGTERM', () => process.exit(0))
