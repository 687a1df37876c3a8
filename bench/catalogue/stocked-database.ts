import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openCluster } from '#db/embedded/cluster.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { seedAssortment } from '#demo/catalogue/assortment/seed-assortment.ts'
import { readFrame, readProducts } from '#server/browse/catalog/engine/build/read-rows.ts'
import type { ProductRow } from '#server/browse/catalog/engine/build/rows.ts'

/** A separate database with `count` products in ar. */
export async function openStockedDatabase(count: number) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-bench-'))
  chmodSync(home, 0o711)
  const cluster = await openCluster({ home, isDurable: false })
  await migrateDatabase(cluster.url)
  await seedAssortment(cluster.url, { country: 'ar', count, now: new Date(), seed: 1 })
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  await client.query('vacuum analyze')
  return {
    url: cluster.url,
    client,
    /** Every n-th product, as the source of queries. */
    async sample(every: number): Promise<{ rows: ProductRow[]; frame: Awaited<ReturnType<typeof readFrame>> }> {
      const rows: ProductRow[] = []
      let met = 0
      await readProducts(client, 'ar', (row) => {
        if (met++ % every === 0) rows.push(row)
      })
      return { rows, frame: await readFrame(client, 'ar') }
    },
    async close(): Promise<void> {
      await client.end()
      await cluster.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
