// Pages behind a cache while stock changes: how many it answers, and how old a price may be. Needs the programs of
// scripts/cluster. node bench/cdn.ts
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { watchPrices } from '#tests/freshness.ts'
import { openProductionCluster } from '../scripts/cluster/open-cluster.ts'
import { pagesOf, visitWhileSelling } from './pages/selling-shop.ts'

const seconds = 8
const promisedMs = 2500

const cluster = await openProductionCluster({
  env: { SEED_DEMO: 'true', SANDBOX_PAYMENTS: 'true', RATE_LIMIT_PER_MINUTE: '100000000', PICTURES_AHEAD: 'off' },
})

function counted(): { hits: number; all: number } {
  const text = execFileSync('varnishstat', ['-1', '-j', '-n', path.join(cluster.folder, 'varnish')], {
    encoding: 'utf8',
  })
  const { counters } = JSON.parse(text) as { counters: Record<string, { value: number }> }
  const value = (name: string) => counters[`MAIN.${name}`]!.value
  return { hits: value('cache_hit'), all: value('cache_hit') + value('cache_miss') + value('cache_hitmiss') }
}

try {
  const paths = await pagesOf(cluster.url)
  const visit = { paths, spread: 'by popularity', seconds } as const
  for (const origin of [cluster.url, cluster.cachedUrl])
    await visitWhileSelling(cluster.databaseUrl, { ...visit, origin }, 0)
  for (const perSecond of [0, 5, 20]) {
    const bare = await visitWhileSelling(cluster.databaseUrl, { ...visit, origin: cluster.url }, perSecond)
    const before = counted()
    const cached = await visitWhileSelling(cluster.databaseUrl, { ...visit, origin: cluster.cachedUrl }, perSecond)
    const after = counted()
    const share = (100 * (after.hits - before.hits)) / (after.all - before.all)
    console.log(
      `${cached.changes.toFixed(0)} changes a second: ${cached.rate.toFixed(0)} pages a second, p99 ${cached.p99} ms, ${share.toFixed(1)} % by the cache; ` +
        `without it ${bare.rate.toFixed(0)} a second, p99 ${bare.p99} ms; ${cached.failures + bare.failures} failed`,
    )
  }
  const urls = [cluster.cachedUrl]
  const seen = await watchPrices({ databaseUrl: cluster.databaseUrl, urls, seconds: 20, perSecond: 5, readers: 4 })
  console.log(
    `${seen.prices} prices behind the cache during ${seen.changes} changes: the oldest ended ${Math.round(seen.oldestMs)} ms before (promised: ${promisedMs}), ${seen.impossible} were never set; the slowest answer ${Math.round(seen.slowestMs)} ms`,
  )
  if (seen.impossible > 0 || seen.oldestMs > promisedMs + seen.slowestMs) process.exitCode = 1
} catch (error) {
  console.error(`${(error as Error).message}\nLogs: ${cluster.folder}`)
  process.exitCode = 1
} finally {
  await cluster.close({ isKept: process.exitCode === 1 })
}
process.exit()
