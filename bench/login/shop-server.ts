// The demo shop's API with the delays of its event loop: each message is answered with those since the previous
// message.
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { countMigrations } from '#db/migrate.ts'
import { openDatabase } from '#db/connection/open.ts'
import { readEnv } from '#server/platform/env.ts'
import { diskPhotoStore } from '#server/platform/pictures/photo-store.ts'
import { buildShop } from '#server/shop.ts'
import { sealer } from '#tests/bank-data-key.ts'

/**
 * In milliseconds: the event loop delay by the clock, which includes other programs on the machine, and the longest CPU
 * time of the thread between two turns, which is the shop's own.
 */
export type LoopGaps = { max: number; p99: number; worked: number }

const url = process.argv[2]!
const { db, pool } = openDatabase(url)
const folder = mkdtempSync(path.join(os.tmpdir(), 'vereda-bench-shop-'))
const shop = await buildShop({
  env: readEnv({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000000',
    // Each person of the bench has their own address.
    TRUST_PROXY: '127.0.0.1',
  }),
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

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
let worked = 0
const threadMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
let last = threadMs()
setInterval(() => {
  const now = threadMs()
  worked = Math.max(worked, now - last)
  last = now
}, 1)

process.on('message', () => {
  const gaps: LoopGaps = { max: delay.max / 1e6, p99: delay.percentile(99) / 1e6, worked }
  delay.reset()
  worked = 0
  process.send!(gaps)
})
process.send!({ shop: shop.app.listeningOrigin })
process.on('SIGTERM', () => process.exit(0))
