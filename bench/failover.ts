// Loses parts of a production cluster under load, and compares what was acknowledged to shoppers with what is stored. Needs the
// programs of scripts/cluster. node bench/failover.ts [kills] [partitions] [switchovers]
import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { PostgresMember } from '../scripts/cluster/patroni.ts'
import { openProductionCluster } from '../scripts/cluster/open-cluster.ts'
import { until, type Part } from '../scripts/cluster/run.ts'
import { openLedger } from './failover/ledger.ts'

const [kills = 10, partitions = 5, switchovers = 5] = process.argv.slice(2).map(Number)
const pages = ['/', '/zapatillas-mujer/', '/mujer/', '/brands', '/zapatilla-brisa-zm0001.html']

const cluster = await openProductionCluster({
  env: { SEED_DEMO: 'true', SANDBOX_PAYMENTS: 'true', RATE_LIMIT_PER_MINUTE: '100000000', PICTURES_AHEAD: 'off' },
})

/** Everything that a process started, itself included. */
function familyOf(root: number): number[] {
  const parents = readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return []
    try {
      const parent = /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${entry}/stat`, 'utf8'))?.[1]
      return [{ pid: Number(entry), parent: Number(parent) }]
    } catch {
      return []
    }
  })
  const family = [root]
  for (const member of family) family.push(...parents.flatMap(({ pid, parent }) => (parent === member ? [pid] : [])))
  return family
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It ended meanwhile.
    }
  }
}

/** Until there is a primary, a synchronous copy and a third server, none of them behind. */
const whole = () =>
  until(
    async () => {
      const members = await cluster.members()
      const roles = members.map(({ role }) => role)
      const isRunning =
        members.length === 3 && members.every(({ state }) => state === 'running' || state === 'streaming')
      return isRunning && roles.includes('leader') && roles.includes('sync_standby')
    },
    'A whole cluster',
    180_000,
  ).catch(async (error: Error) => {
    throw new Error(`${error.message} ${JSON.stringify(await cluster.members())}`)
  })

async function onPrimary<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: cluster.databaseUrl, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

/** Milliseconds until the lists of all nodes show a price that is written now. */
let price = 51_000_00
async function indexesEqualMs(): Promise<number> {
  price += 100_00
  const skuOf = 'ZM0001'
  await onPrimary(`update product set price = $1, special_price = null where sku = $2 and country = 'ar'`, [
    price,
    skuOf,
  ])
  const began = performance.now()
  await Promise.all(
    cluster.nodes.map(({ part, url }) =>
      until(
        async () => {
          const response = await fetch(`${url}/bff/catalog/search`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-store': 'vereda-ar' },
            body: JSON.stringify({
              path: '/catalog/',
              q: 'zapatilla brisa',
              filters: [],
              pageInfo: { page: 1, itemsPerPage: 20 },
            }),
          })
          return (await response.text()).includes(`"numericOriginalPrice":${price / 100}`)
        },
        `The price at ${part.name}`,
        60_000,
      ),
    ),
  )
  return Math.round(performance.now() - began)
}

const ledger = openLedger(cluster.url)
const findings: { event: string; writesMs: number; indexMs: number; pageMs: number }[] = []

async function observe(event: string, lose: () => Promise<() => Promise<void>>): Promise<void> {
  await whole()
  await wait(500 + Math.random() * 500)
  ledger.begin()
  const mend = await lose()
  await ledger.writeIsDone()
  const indexMs = await indexesEqualMs()
  await mend()
  await whole()
  const writesMs = await ledger.slowestWriteMs()
  const pageMs = ledger.slowestPageMs()
  findings.push({ event, writesMs, indexMs, pageMs })
  console.log(
    `${event}: the longest write ${writesMs} ms, the slowest page ${pageMs} ms, indexes of all nodes equal ${indexMs} ms after a change`,
  )
}

const nothing = async () => {}
const restarting = (part: Part, isServing: () => Promise<unknown>) => async () => {
  part.signal('SIGKILL')
  await wait(2000)
  await part.restart()
  await isServing()
  return nothing
}
const primary = async (): Promise<PostgresMember> => {
  const found = await cluster.primary()
  if (!found) throw new Error('There is no primary.')
  return found
}

try {
  for (const { url } of cluster.nodes) for (const page of pages) await fetch(url + page)
  await onPrimary(`update simple set stock = 100000 where sku_simple in ('ZM0001-37', 'RT0001-M')`)
  await onPrimary(`insert into stock_movement (country, sku_simple, delta, reason, created_at)
    select s.country, s.sku_simple, s.stock - coalesce((select sum(delta) from stock_movement m where m.country = s.country and m.sku_simple = s.sku_simple), 0), 'adjust', now()
    from simple s where s.sku_simple in ('ZM0001-37', 'RT0001-M')`)
  const shopping = ledger.start(pages)
  await until(async () => ledger.acknowledged.orders.size > 5, 'The first orders')

  for (let n = 1; n <= kills; n++) {
    await observe(`primary killed ${n}`, async () => {
      process.kill((await primary()).pid(), 'SIGKILL')
      return nothing
    })
  }
  for (let n = 1; n <= partitions; n++) {
    await observe(`primary frozen ${n}`, async () => {
      const { patroni, pid } = await primary()
      const family = [...new Set([...familyOf(patroni.pid), ...familyOf(pid())])]
      signalAll(family, 'SIGSTOP')
      return async () => signalAll(family, 'SIGCONT')
    })
  }
  for (let n = 1; n <= switchovers; n++) {
    await observe(`switched over ${n}`, async () => {
      const leader = await primary()
      const response = await fetch(`http://127.0.0.1:${leader.api}/switchover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ leader: leader.name }),
      })
      if (!response.ok) throw new Error(`switchover: ${response.status} ${await response.text()}`)
      return nothing
    })
  }
  for (const { part, url } of cluster.nodes) {
    // Its catalogue is in its memory again.
    await observe(
      `${part.name} killed`,
      restarting(part, () => fetch(`${url}/zapatillas-mujer/`)),
    )
  }
  await observe('pooler killed', restarting(cluster.pgbouncer, nothing))
  const leaders = await Promise.all(
    cluster.etcd.map(async (member) => ((await member.isLeader()) ? member : undefined)),
  )
  await observe("etcd's leader killed", restarting(leaders.find((member) => member)!.part, nothing))
  await whole()

  ledger.stop()
  await shopping
  const lost: string[] = []
  const orders = await onPrimary<{ order_nr: string; guest_email: string }>(
    `select order_nr, guest_email from sales_order where guest_email like '%@example.com'`,
  )
  const stored = new Map(orders.map(({ order_nr, guest_email }) => [order_nr, guest_email]))
  for (const [nr, email] of ledger.acknowledged.orders) if (stored.get(nr) !== email) lost.push(`order ${nr}`)
  const doubled = orders.length - new Set(orders.map(({ guest_email }) => guest_email)).size
  const carts = await onPrimary<{ hash: string; version: number; quantity: number }>(
    'select hash, version, quantity from cart join cart_item on cart_hash = hash where hash = any($1)',
    [[...ledger.acknowledged.carts.keys()]],
  )
  for (const [hash, { version, quantity }] of ledger.acknowledged.carts) {
    const row = carts.find((cart) => cart.hash === hash)
    if (row?.version !== version || row.quantity !== quantity)
      lost.push(`cart ${hash}: ${JSON.stringify(row)} instead of ${version}`)
  }
  const payments = await onPrimary<{ n: number }>(
    `select count(*)::int as n from sales_order o where guest_email like '%@example.com'
      and (select count(*) from payment p where p.order_nr = o.order_nr and p.amount = o.total) <> 1`,
  )
  const unbooked = await onPrimary<{ n: number }>('select count(*)::int as n from stock_reconciliation')

  const worst = (start: string, key: 'writesMs' | 'pageMs') =>
    Math.max(0, ...findings.filter(({ event }) => event.startsWith(start)).map((finding) => finding[key]))
  const { counts, acknowledged, faults } = ledger
  console.log(`
the longest write, at worst: primary killed ${worst('primary killed', 'writesMs')} ms (asked for: 20000), frozen ${worst('primary frozen', 'writesMs')} ms, switched over ${worst('switched', 'writesMs')} ms (asked for: 3000)
indexes of all nodes equal, at worst: ${Math.max(...findings.map(({ indexMs }) => indexMs))} ms (asked for: 5000)
pages: ${counts.pages}, ${counts.pagesFailed} failed, slowest ${worst('', 'pageMs')} ms
writes: ${counts.writes} acknowledged, refused ${counts.refusedInWords} times in words and ${counts.refusedWithout} times without
orders: ${acknowledged.orders.size} acknowledged, ${orders.length} stored, ${doubled} doubled, ${payments[0]!.n} with another payment; ${unbooked[0]!.n} sizes whose stock does not add up
lost: ${lost.length}${lost.map((each) => `\n  ${each}`).join('')}
faults: ${faults.length}${faults
    .slice(0, 10)
    .map((each) => `\n  ${each}`)
    .join('')}`)
  const isWrong = lost.length + doubled + payments[0]!.n + unbooked[0]!.n + faults.length > 0
  process.exitCode = isWrong ? 1 : 0
} catch (error) {
  console.error(`${(error as Error).message}\nLogs: ${cluster.folder}`)
  process.exitCode = 1
} finally {
  // The logs of a run that failed are kept.
  await cluster.close({ isKept: process.exitCode === 1 })
}
process.exit()
