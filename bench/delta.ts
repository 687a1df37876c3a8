// Measures how fast prices and stock change by the feed's ids: 20,000 rows on a store of 5,000 products, with durable
// writes.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { connect } from '#db/connection/connect.ts'
import { openCluster } from '#db/embedded/cluster.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { seedAssortment } from '#demo/catalogue/assortment/seed-assortment.ts'
import { importDelta } from '#server/operations/feeds/import-delta.ts'

const rowCount = Number(process.argv[2] ?? 20_000)
const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-bench-'))
chmodSync(home, 0o711)
const cluster = await openCluster({ home, isDurable: true })
try {
  await migrateDatabase(cluster.url)
  await seedAssortment(cluster.url, { country: 'ar', count: Math.ceil(rowCount / 3), now: new Date(), seed: 1 })
  const client = await connect({ url: cluster.url, name: 'bench' })
  const { rows: sizes } = await client.query<{ sku: string }>(
    `select sku_simple as sku from simple order by md5(sku_simple) limit ${rowCount}`,
  )
  await client.end()
  const file = path.join(home, 'delta.csv')
  const take = async (what: string, columns: string, cells: (at: number) => string) => {
    const rows = sizes.map(({ sku }, at) => `${sku},${cells(at)}\n`)
    writeFileSync(file, `id,${columns}\n${rows.join('')}`)
    const began = performance.now()
    const result = await importDelta(cluster.url, { file, country: 'ar', now: new Date() })
    const seconds = (performance.now() - began) / 1000
    const { productsChanged, sizesChanged, bad } = result
    process.stdout.write(
      `${what}: ${sizes.length} rows in ${seconds.toFixed(2)} s, ${Math.round(sizes.length / seconds)} a second ` +
        `(${productsChanged} products and ${sizesChanged} sizes changed, ${bad} bad)\n`,
    )
  }
  const price = (at: number) => `${9000 + (parseInt(sizes[at]!.sku.slice(3, 9), 10) % 1000)}.00 ARS,`
  await take('prices and stock', 'price,sale_price,quantity', (at) => `${price(at)},${(at % 40) + 100}`)
  await take('the same again', 'price,sale_price,quantity', (at) => `${price(at)},${(at % 40) + 100}`)
  await take('stock alone', 'quantity', (at) => String((at % 40) + 200))
} finally {
  await cluster.stop()
  rmSync(home, { recursive: true, force: true })
}
