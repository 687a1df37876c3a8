// Measures the catalogue under load, against a route that does nothing. node bench/catalogue.ts [products in the store]
import { fork } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildIndex } from '#server/browse/catalog/live/build-index-in-worker.ts'
import { fire, type FireResult } from './catalogue/fire.ts'
import { distinctBodies, queryMaker, zipf, type Body } from './catalogue/queries.ts'
import { openStockedDatabase } from './catalogue/stocked-database.ts'
import { printFigure } from './figure.ts'

const count = Number(process.argv[2] ?? 100_000)
const catalogue = await openStockedDatabase(count)
const { rows, frame } = await catalogue.sample(Math.max(1, Math.floor(count / 20_000)))
const make = queryMaker(rows, frame)

const server = fork(path.join(import.meta.dirname, 'catalogue', 'shop-server.ts'), [catalogue.url])
const nextMessage = <T>() => new Promise<T>((resolve) => server.once('message', (message) => resolve(message as T)))
const { shop, bare } = await nextMessage<{ shop: string; bare: string }>()

const request = async (body: string) =>
  (
    await fetch(`${shop}/bff/catalog/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-store': 'vereda-ar' },
      body,
    })
  ).text()

const formatResult = ({ rate, p50, p99 }: FireResult) => `${rate.toFixed(0)}/s, p50 ${p50} ms, p99 ${p99} ms`
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

async function compare(
  name: string,
  kind: (seed: number) => Body,
  targets: { zipf: number; each: number },
): Promise<void> {
  const many = distinctBodies(kind, 90_000)
  const answers = await Promise.all(many.slice(0, 200).map(request))
  const typical = answers.toSorted((a, b) => a.length - b.length)[100]!
  server.send(typical)
  await nextMessage()
  const popular = zipf(many.slice(0, 2000), 60_000)
  const ratios = { zipf: [] as number[], each: [] as number[] }
  let unused = many.slice(2000)
  await fire(`${shop}/bff/catalog/search`, popular, { seconds: 2 })
  await fire(bare, ['{}'], { seconds: 2 })
  for (let round = 0; round < 3; round++) {
    const still = await fire(bare, popular)
    const often = await fire(`${shop}/bff/catalog/search`, popular)
    const share = Math.floor(unused.length / (3 - round))
    const never = await fire(`${shop}/bff/catalog/search`, unused.slice(0, share))
    unused = unused.slice(share)
    if (still.failures + often.failures + never.failures > 0) throw new Error('Some requests failed.')
    ratios.zipf.push(often.rate / still.rate)
    ratios.each.push(never.rate / still.rate)
    console.log(
      `${name} (${(typical.length / 1024).toFixed(1)} KB): same bytes ${formatResult(still)} · Zipf ${formatResult(often)} · all different ${formatResult(never)}`,
    )
  }
  const [often, never] = [median(ratios.zipf), median(ratios.each)]
  console.log(
    `${name}: ${often.toFixed(2)} of the bare route by Zipf (asked for: ${targets.zipf}), ${never.toFixed(2)} all different (asked for: ${targets.each})`,
  )
  printFigure(`${name} by Zipf, of a bare route`, often, 'higher')
  printFigure(`${name}, all different, of a bare route`, never, 'higher')
}

await compare('category with three filters', make.faceted, { zipf: 0.5, each: 0.1 })
await compare('search', make.search, { zipf: 0.3, each: 0.08 })

const began = performance.now()
const { cpuMs } = await buildIndex({ url: catalogue.url, country: 'ar', now: Date.now() })
console.log(
  `full build of ${count}: ${(cpuMs / 1000).toFixed(1)} s of worker time (asked for: under 5), ${((performance.now() - began) / 1000).toFixed(1)} s by the clock`,
)
const visitors = fire(`${shop}/bff/catalog/search`, distinctBodies(make.faceted, 20_000), {
  perSecond: 400,
  seconds: 12,
})
await wait(2000)
await catalogue.client.query('update product set popularity = popularity + 1 where sku = $1', [rows[0]!.sku])
const during = await visitors
console.log(`while a new index is built, 400 different pages a second: p99 ${during.p99} ms (asked for: under 50)`)

const sold = rows.find(({ simples }) => simples.some(([, key, stock]) => key !== null && stock > 0))!
const [size, key] = sold.simples.find(([, of, stock]) => of !== null && stock > 0)!
const page = JSON.stringify({
  path: frame.categories.find(({ id }) => id === sold.categoryIds.at(-1))!.path,
  filters: [{ name: key, values: [size] }],
})
const totalOf = async () => (JSON.parse(await request(page)) as { total: number }).total
const before = await totalOf()
const delays: number[] = []
for (let turn = 0; turn < 10; turn++) {
  const isSold = turn % 2 === 0
  await catalogue.client.query('update simple set stock = $1 where sku = $2 and size = $3', [
    isSold ? 0 : 5,
    sold.sku,
    size,
  ])
  const start = performance.now()
  while ((await totalOf()) !== (isSold ? before - 1 : before)) await wait(2)
  delays.push(performance.now() - start)
}
console.log(
  `a sold size leaves the results ${median(delays).toFixed(0)} ms after the commit, at worst ${Math.max(...delays).toFixed(0)} ms (asked for: under 1000)`,
)

server.kill()
await catalogue.close()
