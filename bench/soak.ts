// Mixed load for a while: pages, searches and whole orders; memory and handles before, during and after.
// node bench/soak.ts [minutes] [orders]
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { buyOnce, judgeOrders, onDatabase, restock, uncountedUses } from '#tests/guest-shoppers.ts'
import { launch, makeHome } from '#tests/launch-shop.ts'

const minutes = Number(process.argv[2] ?? 10)
const orders = Number(process.argv[3] ?? 200 * minutes)
const visitors = 8
const shoppers = 4

const home = makeHome()
const shop = launch({ DATA_HOME: home, RATE_LIMIT_PER_MINUTE: '100000000', SANDBOX_PAYMENTS: 'true' })
const url = await shop.opened
const { pid } = shop.process

type Sample = { megabytes: number; handles: number; connections: number }

async function sample(): Promise<Sample> {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  const [row] = await onDatabase<{ n: string }>(
    home,
    `select count(*) as n from pg_stat_activity where datname = current_database()`,
  )
  return {
    megabytes: Math.round(Number(kilobytes) / 1024),
    handles: readdirSync(`/proc/${pid}/fd`).length,
    connections: Number(row!.n),
  }
}

const map = await (await fetch(`${url}/sitemap-1.xml?country=ar`)).text()
const addresses = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<?]*)[^<]*<\/loc>/g)].map(([, path]) => path!)
const paths =
  addresses.length > 0 ? addresses.slice(0, 300) : ['/', '/zapatillas-mujer/', '/zapatilla-brisa-zm0001.html']

const end = Date.now() + minutes * 60_000
let pages = 0
let failures = 0
async function visit(seed: number): Promise<void> {
  for (let n = seed; Date.now() < end; n += 7) {
    const path = n % 5 === 0 ? `/catalog/?q=zapatilla+${n % 40}` : paths[n % paths.length]!
    const reply = await fetch(url + path).catch(() => undefined)
    await reply?.arrayBuffer()
    pages += 1
    if (!reply || reply.status >= 500) failures += 1
    await wait(20)
  }
}

const acknowledged: string[] = []
const everyMs = (minutes * 60_000 * shoppers) / orders
async function shopFor(who: number): Promise<void> {
  const began = Date.now()
  for (let n = 0; Date.now() < end; n += 1) {
    const order = await buyOnce(url, `soak${who}`, n)
    if (order) acknowledged.push(order)
    else failures += 1
    await wait(Math.max(0, began + (n + 1) * everyMs - Date.now()))
  }
}

const usedBefore = await uncountedUses(home)
await restock(home)
for (const path of paths.slice(0, 20)) await (await fetch(url + path)).arrayBuffer()
await wait(5000)
const before = await sample()
const during: Sample[] = []
const working = Promise.all([
  ...Array.from({ length: visitors }, (_, at) => visit(at * 37)),
  ...Array.from({ length: shoppers }, (_, at) => shopFor(at)),
])
for (; Date.now() < end; await wait(5000)) {
  during.push(await sample())
  await restock(home)
}
await working
await wait(20_000)
const after = await sample()
const { halfDone, lost } = await judgeOrders(home, acknowledged, usedBefore)

const show = ({ megabytes, handles, connections }: Sample) =>
  `${megabytes} MB, ${handles} handles, ${connections} database connections`
const peak = (of: keyof Sample) => Math.max(...during.map((one) => one[of]))
const most = { megabytes: peak('megabytes'), handles: peak('handles'), connections: peak('connections') }
console.log(
  `${minutes} minutes: ${pages} pages, ${acknowledged.length} orders (asked for: ${orders}), ${failures} failures`,
)
console.log(`before ${show(before)} · at most ${show(most)} · after ${show(after)}`)
console.log(`${lost.length} acknowledged orders lost, ${halfDone.length} half done`)
shop.process.kill('SIGTERM')
await shop.ended
rmSync(home, { recursive: true, force: true })
// Sockets of clients and database connections end with the load.
const isLeaking = after.handles > before.handles + 20 || after.megabytes > most.megabytes
if (lost.length + halfDone.length + failures > 0 || isLeaking) process.exit(1)
