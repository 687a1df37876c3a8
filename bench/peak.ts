// How many visitors the shop takes, with one node, two, and a cache in front, and a flash sale in the middle. Needs the programs
// of scripts/cluster. node bench/peak.ts [seconds of a step] [shoppers of the sale]
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '#db/connection/connect.ts'
import { openProductionCluster } from '../scripts/cluster/open-cluster.ts'
import { pagesOf } from './pages/selling-shop.ts'
import { costOf, type Cost } from './peak/cost.ts'
import { holdFlashSale } from './peak/flash-sale.ts'
import { brokenGoal, openLoad, type Step } from './peak/open-load.ts'
import { reportPage, type Run } from './peak/report.ts'

const [seconds = 10, shoppers = 5000] = process.argv.slice(2).map(Number)
const units = 100
const places = 50
const saleSku = 'ZM0002-38'
const growth = 1.4
const bots = 0.2

const cluster = await openProductionCluster({
  env: { SEED_DEMO: 'true', SANDBOX_PAYMENTS: 'true', PICTURES_AHEAD: 'off', METRICS_TOKEN: 'peak' },
})
const database = await connect({ url: cluster.databaseUrl, name: 'peak' })

async function stockUp(sku: string, stock: number): Promise<void> {
  await database.query(
    `with set as (update simple set stock = $2 where country = 'ar' and sku_simple = $1 returning country, sku_simple)
     insert into stock_movement (country, sku_simple, delta, reason, created_at) select s.country, s.sku_simple,
       $2 - coalesce((select sum(delta) from stock_movement m where m.country = s.country and m.sku_simple = s.sku_simple), 0), 'adjust', now()
     from set s`,
    [sku, stock],
  )
}

/** The first pages most often. */
function popular(paths: readonly string[]): () => string {
  const sums: number[] = []
  for (let n = 1; n <= paths.length; n++) sums.push((sums.at(-1) ?? 0) + 1 / n)
  return () => {
    const target = Math.random() * sums.at(-1)!
    return paths[sums.findIndex((sum) => sum >= target)]!
  }
}

const shown = ({ perSecond, p99, outcomes, lateMs }: Step) =>
  `${perSecond.toFixed(0)} a second: page ${p99.page?.toFixed(0)} ms, search ${p99.search?.toFixed(0)}, cart ${p99.cart?.toFixed(0)}, order ${p99.order?.toFixed(0) ?? '–'}` +
  ` (p99); ${outcomes.order.done} orders; bots ${outcomes.bot.done} answered, ${outcomes.bot.throttled} throttled; generator at most ${lateMs.toFixed(0)} ms late`

const shownCost = ({ nodes, primary, copies, between }: Cost, acts: number) =>
  `processor for each act of a visitor: nodes ${(nodes / acts).toFixed(2)} ms, primary ${(primary / acts).toFixed(2)}, copies ${(copies / acts).toFixed(2)}, in between ${(between / acts).toFixed(2)}`

try {
  const pathOf = popular(await pagesOf(cluster.url))
  for (const sku of ['ZM0001-37', 'ZM0001-38', 'RT0001-M', 'RT0001-L']) await stockUp(sku, 1_000_000)
  const direct = cluster.nodes[0]!.url
  const setups = [
    { name: 'one node', origins: { pages: direct, calls: direct } },
    { name: 'two nodes', origins: { pages: cluster.url, calls: cluster.url } },
    { name: 'two nodes behind a cache', origins: { pages: cluster.cachedUrl, calls: cluster.url } },
  ]
  const runs: Run[] = []
  for (const { name, origins } of setups) {
    console.log(`▸ ${name}`)
    await openLoad({ origins, perSecond: 20, seconds: 5, bots: 0, pathOf })
    const steps: Step[] = []
    let broke: string | undefined
    for (let perSecond = 50; broke === undefined && perSecond < 5000; perSecond *= growth) {
      const { result: step, cost } = await costOf(cluster, () =>
        openLoad({ origins, perSecond, seconds, bots, pathOf }),
      )
      steps.push(step)
      broke = brokenGoal(step)
      console.log(
        `  ${shown(step)}${broke === undefined ? '' : ` → ${broke}`}; ${shownCost(cost, perSecond * seconds)}`,
      )
      await wait(1000)
    }
    runs.push({ name, steps, broke })
  }

  console.log(`▸ ${shoppers} shoppers for ${units} pairs, ${places} places in the checkout, browsing beside it`)
  await database.query(`update country set checkout_places = $1 where code = 'ar'`, [places])
  const last = runs.at(-1)!
  const perSecond = (last.steps.at(-2) ?? last.steps[0]!).perSecond / 4
  const { origins } = setups.at(-1)!
  await stockUp(saleSku, units)
  const [sale, beside] = await Promise.all([
    holdFlashSale({ origins, shoppers, sku: saleSku, withinMs: 1000 }),
    openLoad({ origins, perSecond, seconds: 30, bots, pathOf }),
  ])
  const { rows } = await database.query<{ stock: number; sold: number; overtakenMs: number | null }>(
    `select (select stock from simple where country = 'ar' and sku_simple = $1) as stock,
      (select coalesce(sum(quantity), 0)::int from order_item i join sales_order o using (order_nr) where i.sku_simple = $1
        and o.country = 'ar' and o.guest_email like 'sale%') as sold,
      (select max(extract(epoch from latest - arrived_at) * 1000)::int from (select arrived_at,
        max(arrived_at) over (order by entered_at rows between unbounded preceding and 1 preceding) as latest
        from checkout_visit where entered_at is not null) v) as "overtakenMs"`,
    [saleSku],
  )
  const { stock, sold, overtakenMs } = rows[0]!
  const sentences = [
    `${sold} pairs sold of ${units}, ${stock} left: ${sale.ordered} orders, ${sale.soldOut} found it sold out, ${sale.failed} failed, ${sale.retried} attempts repeated, in ${sale.seconds.toFixed(0)} s`,
    `the slowest order ${(sale.slowestOrderMs / 1000).toFixed(1)} s after its buyer came; overtaken by at most ${overtakenMs ?? 0} ms (asked for: 1000)`,
    `beside it: ${shown(beside)}`,
  ]
  for (const sentence of sentences) console.log(`  ${sentence}`)
  if (sold !== units || stock !== 0 || sale.failed > 0 || (overtakenMs ?? 0) > 1000) process.exitCode = 1
  const folder = path.resolve(import.meta.dirname, '../test-results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'peak.html'), reportPage(runs, { ...sale, sentences }))
  console.log('Report: test-results/peak.html')
} catch (error) {
  console.error(`${(error as Error).stack}\nLogs: ${cluster.folder}`)
  process.exitCode = 1
} finally {
  await database.end()
  await cluster.close({ isKept: process.exitCode === 1 })
}
process.exit()
