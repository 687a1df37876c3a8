// Measures how the engine scales with the catalogue. node bench/growth.ts [sizes…]
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { queryEngine } from '#server/browse/catalog/query-engine.ts'
import { buildIndex } from '#server/browse/catalog/live/build-index-in-worker.ts'
import { inSharedMemory } from '#server/browse/catalog/engine/build/shared-memory.ts'
import { readPageFrame } from '#server/browse/catalog/page/page-frame.ts'
import { queryOfRequest } from '#server/browse/catalog/catalog-query.ts'
import { distinctBodies, queryMaker } from './catalogue/queries.ts'
import { openStockedDatabase } from './catalogue/stocked-database.ts'

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000, 1_000_000]
const means: { faceted: number; search: number }[] = []

for (const count of sizes) {
  const catalogue = await openStockedDatabase(count)
  const { rows, frame } = await catalogue.sample(Math.max(1, Math.floor(count / 10_000)))
  const make = queryMaker(rows, frame)
  global.gc?.()
  const heapBefore = process.memoryUsage()
  const { index, cpuMs } = await buildIndex({ url: catalogue.url, country: 'ar', now: Date.now() })
  const answers = queryEngine(index, await readPageFrame(catalogue.client, 'ar'), countryProfiles.ar)
  await catalogue.close()

  const time = (kind: 'faceted' | 'search') => {
    const queries = distinctBodies(make[kind], 3000).map((body) => queryOfRequest(JSON.parse(body)))
    const run = (some: typeof queries) => {
      const costs: number[] = []
      for (const question of some) {
        const start = performance.now()
        answers.run(question, answers.find(question.path)!, new Date()).json('bff')
        costs.push(performance.now() - start)
      }
      return costs.sort((a, b) => a - b)
    }
    run(queries.slice(0, 500))
    const costs = run(queries.slice(500))
    const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length
    const p99 = costs[Math.floor(costs.length * 0.99)]!
    console.log(
      `${count} products, ${kind}: mean ${mean.toFixed(3)} ms, p99 ${p99.toFixed(2)} ms, worst ${costs.at(-1)!.toFixed(1)} ms`,
    )
    return mean
  }
  means.push({ faceted: time('faceted'), search: time('search') })
  global.gc?.()
  const moved = new Map<ArrayBufferLike, SharedArrayBuffer>()
  inSharedMemory(index, moved)
  const columns = [...moved.values()].reduce((sum, { byteLength }) => sum + byteLength, 0)
  const heap = process.memoryUsage()
  const grown = heap.heapUsed + heap.arrayBuffers - heapBefore.heapUsed - heapBefore.arrayBuffers
  console.log(
    `${count} products: ${(columns / count).toFixed(0)} bytes each in columns, ${(grown / count).toFixed(0)} with everything around them (asked for: 1200 at a million); built in ${(cpuMs / 1000).toFixed(1)} s of worker time`,
  )
}
for (const kind of ['faceted', 'search'] as const) {
  const steps = means
    .slice(1)
    .map((mean, at) => `${sizes[at]} → ${sizes[at + 1]}: ${(mean[kind] / means[at]![kind]).toFixed(1)}×`)
  console.log(`growth, ${kind}: ${steps.join(', ')} (asked for: at most 6×)`)
}
