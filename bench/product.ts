// Measures the product call against a bare route that sends the same bytes. node bench/product.ts [products in the store]
import { fork } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { zipf } from './catalogue/queries.ts'
import { openStockedDatabase } from './catalogue/stocked-database.ts'
import { printFigure } from './figure.ts'
import { processorTimeOf } from './processor-time.ts'

const count = Number(process.argv[2] ?? 20_000)
const connections = 32
/** Products that are visited again and again; all others once. */
const visited = 2000
const catalogue = await openStockedDatabase(count)
const { rows } = await catalogue.client.query<{ sku: string; slug: string }>(
  `select sku, slug from product where country = 'ar' and active order by popularity desc, sku`,
)
const calls = rows.map(({ slug }) => `/api/productdetail/${slug}`)

const server = fork(path.join(import.meta.dirname, 'catalogue', 'shop-server.ts'), [catalogue.url])
const nextMessage = <T>() => new Promise<T>((resolve) => server.once('message', (message) => resolve(message as T)))
const { shop, bare } = await nextMessage<{ shop: string; bare: string }>()

const ask = async (call: string) => (await fetch(shop + call, { headers: { 'x-store': 'vereda-ar' } })).text()
const answers = await Promise.all(calls.slice(0, 200).map(ask))
const typical = answers.toSorted((a, b) => a.length - b.length)[100]!
server.send(typical)
await nextMessage()

type Visit = {
  rate: number
  p99: number
  /** Of the process that answers, in microseconds for each call. */ cpu: number
}

/** Answers per second, and the processor time of an answer: the part that a busy machine does not change much. */
function visit(origin: string, paths: readonly string[], options: autocannon.Options | object = {}): Promise<Visit> {
  const before = processorTimeOf(server.pid!)
  let next = 0
  return new Promise((resolve, reject) => {
    autocannon(
      {
        url: origin,
        connections,
        duration: 6,
        headers: { 'x-store': 'vereda-ar' },
        ...options,
        setupClient: (client) => {
          const share = paths.filter((_, at) => at % connections === next)
          next += 1
          client.setRequests((share.length > 0 ? share : paths).map((path) => ({ method: 'GET', path })))
        },
      },
      (error, { requests, latency, non2xx, errors, timeouts }) => {
        if (error) return reject(error)
        if (non2xx + errors + timeouts > 0) return reject(new Error('Some requests failed.'))
        const cpu = ((processorTimeOf(server.pid!) - before) * 1000) / requests.total
        resolve({ rate: requests.average, p99: latency.p99, cpu })
      },
    )
  })
}

/** Sells a unit of a visited product, or stocks it up again, so many times a second. */
async function sellWhile<T>(perSecond: number, work: Promise<T>): Promise<T> {
  const selling = { isOver: false }
  const done = work.finally(() => (selling.isOver = true))
  const began = performance.now()
  for (let sold = 0; !selling.isOver; sold += 1) {
    await catalogue.client.query(
      `update simple set stock = case when stock > 0 then stock - 1 else 3 end where country = 'ar' and sku = $1`,
      [rows[(sold * 7) % visited]!.sku],
    )
    await wait(Math.max(0, began + (sold * 1000) / perSecond - performance.now()))
  }
  return done
}

const popular = zipf(calls.slice(0, visited), 60_000)
const once = calls.slice(visited)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
const format = ({ rate, p99, cpu }: Visit) => `${rate.toFixed(0)}/s, p99 ${p99} ms, ${cpu.toFixed(0)} µs`
const ratios = { known: [] as number[], selling: [] as number[], once: [] as number[] }
const cpu = { known: [] as number[], once: [] as number[] }

await visit(shop, popular, { duration: 3 })
await visit(bare, ['/'], { duration: 2 })
const rounds = 3
for (let round = 0; round < rounds; round++) {
  const still = await visit(bare, ['/'])
  const known = await visit(shop, popular)
  const selling = await sellWhile(20, visit(shop, popular))
  const share = Math.floor(once.length / rounds)
  const first = await visit(shop, once.slice(round * share, (round + 1) * share), { amount: share })
  ratios.known.push(known.rate / still.rate)
  ratios.selling.push(selling.rate / still.rate)
  ratios.once.push(first.rate / still.rate)
  cpu.known.push(still.cpu / known.cpu)
  cpu.once.push(still.cpu / first.cpu)
  console.log(
    `same bytes (${(typical.length / 1024).toFixed(1)} KB) ${format(still)} · product by Zipf ${format(known)} · with 20 stock changes a second ${format(selling)} · for the first time ${format(first)}`,
  )
}
console.log(
  `product call, of a bare route: ${median(ratios.known).toFixed(2)} (by processor time ${median(cpu.known).toFixed(2)}; asked for: 0.3), while products are sold ${median(ratios.selling).toFixed(2)}, for the first time ${median(ratios.once).toFixed(2)} (by processor time of node ${median(cpu.once).toFixed(2)})`,
)
printFigure('product call, of a bare route', median(ratios.known), 'higher')
printFigure('product call by processor time, of a bare route', median(cpu.known), 'higher')
printFigure('product call while products are sold, of a bare route', median(ratios.selling), 'higher')

server.kill()
await catalogue.close()
