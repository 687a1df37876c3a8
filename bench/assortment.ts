// Measures how fast products are written to PostgreSQL. node bench/assortment.ts [count]
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openCluster } from '#db/embedded/cluster.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { seedAssortment } from '#demo/catalogue/assortment/seed-assortment.ts'

const count = Number(process.argv[2] ?? 100_000)
const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-bench-'))
chmodSync(home, 0o711)
const cluster = await openCluster({ home, isDurable: false })
await migrateDatabase(cluster.url)
const start = performance.now()
const written = await seedAssortment(cluster.url, { country: 'ar', count, now: new Date(), seed: 1 })
const seconds = (performance.now() - start) / 1000
console.log(
  `${written} products with all their rows in ${seconds.toFixed(1)} s: ${(written / seconds).toFixed(0)}/s (asked for: 20000/s)`,
)
await cluster.stop()
rmSync(home, { recursive: true, force: true })
