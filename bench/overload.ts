// Floods from single addresses, overload from many, and their effect on a normal visitor. Needs a build. node
// bench/overload.ts
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { launch, makeHome } from '#tests/launch-shop.ts'
import type { Load, LoadResult } from './overload/load.ts'

const seconds = Number(process.argv[2] ?? 30)
const home = makeHome()
const shop = launch({ DATA_HOME: home, SEED_DEMO: 'true', TRUST_PROXY: '127.0.0.1,::1', METRICS_TOKEN: 'bench' })
const origin = await shop.opened
let seeds = 0

async function load(what: Omit<Load, 'origin' | 'seed'>): Promise<LoadResult> {
  const child = fork(path.join(import.meta.dirname, 'overload', 'load.ts'))
  child.send({ origin, seed: ++seeds, ...what } satisfies Load)
  return (await once(child, 'message'))[0] as LoadResult
}

/** A few visitors who view pages and change their carts. */
async function visit(forSeconds: number) {
  const [pages, cart] = await Promise.all([
    load({ kind: 'cached pages', perSecond: 10, seconds: forSeconds, address: '192.0.2.1' }),
    load({ kind: 'cart', perSecond: 10, seconds: forSeconds, address: '192.0.2.2' }),
  ])
  return { pages, cart }
}

const formatTimes = ({ answered: { count, p50, p99, worst } }: LoadResult) =>
  `${count} · p50 ${p50} · p99 ${p99} · worst ${worst} ms`
function printVisits(title: string, { pages, cart }: Awaited<ReturnType<typeof visit>>): void {
  console.log(
    `${title}: pages ${formatTimes(pages)}, shed ${pages.shed.count} · cart ${formatTimes(cart)}, shed ${cart.shed.count}`,
  )
}
const formatFlood = ({ statuses, shed }: LoadResult) =>
  `${JSON.stringify(statuses)}, shed p50 ${shed.p50} p99 ${shed.p99} worst ${shed.worst} ms`

async function memory() {
  const text = await (await fetch(`${origin}/metrics`, { headers: { authorization: 'Bearer bench' } })).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)![1]) / 2 ** 20
  return {
    rss: figure('shop_process_resident_memory_bytes'),
    heap: figure('shop_nodejs_heap_size_used_bytes'),
  }
}

await visit(3)
printVisits('alone', await visit(5))

const visiting = visit(15)
const flood = (kind: Load['kind'], address: string) => load({ kind, perSecond: 100, seconds: 15, address })
const [pageFlood, pictureFlood, searchFlood] = await Promise.all([
  flood('pages', '198.51.100.1'),
  flood('pictures', '198.51.100.2'),
  flood('searches', '198.51.100.3'),
])
printVisits('three addresses flood (asked for: p99 pages < 500, cart < 300)', await visiting)
console.log(
  `  pages ${formatFlood(pageFlood)}\n  pictures ${formatFlood(pictureFlood)}\n  searches ${formatFlood(searchFlood)}`,
)

await wait(3000)
const trial = await load({ kind: 'pages', perSecond: 'answers', seconds: 5, address: 'many' })
const capacity = Math.round(trial.answered.count / 5)
console.log(`capacity: ${capacity} uncached pages a second`)
await wait(3000)

const during = visit(seconds)
const overload = await load({ kind: 'pages', perSecond: capacity * 3, seconds, address: 'many' })
printVisits(`overload, 3 × capacity for ${seconds} s`, await during)
console.log(
  `  ${overload.answered.count} answered, p99 ${overload.answered.p99} ms · ${formatFlood(overload)} (asked for: shed p99 < 200)`,
)
const again = performance.now()
for (let isNormal = false; !isNormal;) {
  const { pages, cart } = await visit(1)
  isNormal = pages.answered.p99 < 500 && cart.answered.p99 < 300 && pages.shed.count + cart.shed.count === 0
}
console.log(`normal again after ${((performance.now() - again) / 1000).toFixed(1)} s (asked for: 10)`)

await wait(5000)
const before = await memory()
await load({ kind: 'cached pages', perSecond: 1000, seconds: 20, address: 'many' })
await wait(5000)
const after = await memory()
const growth = (of: 'rss' | 'heap') =>
  `${before[of].toFixed(0)} → ${after[of].toFixed(0)} MB (${((after[of] / before[of] - 1) * 100).toFixed(0)} %)`
console.log(`20,000 addresses: resident ${growth('rss')} · heap ${growth('heap')} (asked for: within 20 %)`)

shop.process.kill('SIGTERM')
await shop.ended
rmSync(home, { recursive: true, force: true })
