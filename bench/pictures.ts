// Measures the cost of a picture: cold in CPU, warm against a static file of the same size. node bench/pictures.ts
import { fork } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openCluster } from '#db/embedded/cluster.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { openDatabase } from '#db/connection/open.ts'
import { seedDemo } from '#demo/seed/seed-demo.ts'
import { formats } from '#server/platform/pictures/format.ts'
import { diskPhotoStore } from '#server/platform/pictures/photo-store.ts'
import { readPictureSource } from '#server/platform/pictures/picture-source.ts'
import { render } from '#server/platform/pictures/render.ts'
import { rateOf } from './load.ts'

const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-bench-'))
chmodSync(home, 0o711)
const cluster = await openCluster({ home, isDurable: false })
await migrateDatabase(cluster.url)
const { db, pool, close } = openDatabase(cluster.url)
await seedDemo(db, { now: new Date() })

const { rows } = await pool.query<{ sku: string }>("select sku from product where country = 'ar' order by sku")
const photos = diskPhotoStore(path.join(home, 'photos'))
const cpu = () => process.cpuUsage().user + process.cpuUsage().system
for (const format of formats) {
  const costs: number[] = []
  for (const [index, { sku }] of rows.entries()) {
    const view = ((index % 3) + 1) as 1 | 2 | 3
    const before = cpu()
    await render(
      await readPictureSource({ db, hasDrawings: true, photos }, { kind: 'product', sku, view }),
      360,
      format,
    )
    costs.push((cpu() - before) / 1000)
  }
  costs.sort((a, b) => a - b)
  const at = (share: number) => costs[Math.floor(costs.length * share)]!.toFixed(1)
  console.log(
    `cold at 360 px, ${format}: median ${at(0.5)} ms of CPU, p95 ${at(0.95)} ms, dearest ${costs.at(-1)!.toFixed(1)} ms (${costs.length} products)`,
  )
}

const picture = '/img/p/ZM0001-1.jpg?width=360'
const server = fork(path.join(import.meta.dirname, 'pictures-server.ts'), [cluster.url, home, picture])
const origin = await new Promise<string>((resolve) => server.once('message', (url) => resolve(url as string)))
const headers = { accept: 'image/webp' }
const ratios: number[] = []
await rateOf(origin + picture, { headers, seconds: 1 })
await rateOf(`${origin}/files/same.webp`, { headers, seconds: 1 })
for (let round = 0; round < 5; round += 1) {
  const file = await rateOf(`${origin}/files/same.webp`, { headers, seconds: 2 })
  const warm = await rateOf(origin + picture, { headers, seconds: 2 })
  ratios.push(warm / file)
  console.log(`warm ${warm.toFixed(0)}/s, static file ${file.toFixed(0)}/s, ratio ${(warm / file).toFixed(2)}`)
}
ratios.sort((a, b) => a - b)
console.log(`warm against static, median of ${ratios.length}: ${ratios[2]!.toFixed(2)} (asked for: 0.60)`)

server.kill()
await close()
await cluster.stop()
rmSync(home, { recursive: true, force: true })
