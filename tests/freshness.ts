import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '#db/connection/connect.ts'

/** Every change sets a price that occurs once, so that a price on a page says which change it shows. */
const firstPrice = 2_000_000
const priceOnPage = /2\.\d{3}\.\d{3}(?!\d)|(?<![\d.])200\d{4}(?!\d)/g

type Change = { from: number; until: number }
export type Freshness = {
  changes: number
  answers: number
  prices: number
  /** How long after its end a price was still shown, at worst. */
  oldestMs: number
  /** The longest that any answer took: what a busy machine adds to every promise. */
  slowestMs: number
  /** Prices that were shown before they were set. */
  impossible: number
}

type Options = { databaseUrl: string; urls: readonly string[]; seconds: number; perSecond: number; readers: number }

/**
 * Changes prices of a few products at random while readers ask several nodes for pages, lists and products, and compares
 * every price they see with the times at which it was in force.
 */
export async function watchPrices({ databaseUrl, urls, seconds, perSecond, readers }: Options): Promise<Freshness> {
  const client = await connect({ url: databaseUrl, name: 'prices' })
  const { rows } = await client.query<{ sku: string; slug: string }>(
    `select sku, slug from product where country = 'ar' and sku between 'ZM0001' and 'ZM0008' order by sku`,
  )
  const changes: Change[] = []
  const latest = new Map<string, number>()
  const found: Freshness = { changes: 0, answers: 0, prices: 0, oldestMs: 0, slowestMs: 0, impossible: 0 }

  async function change(): Promise<void> {
    const { sku } = rows[Math.floor(Math.random() * rows.length)]!
    const number = changes.push({ from: performance.now(), until: Infinity }) - 1
    await client.query(`update product set price = $1, special_price = null where country = 'ar' and sku = $2`, [
      (firstPrice + number) * 100,
      sku,
    ])
    const former = latest.get(sku)
    if (former !== undefined) changes[former]!.until = performance.now()
    latest.set(sku, number)
  }

  const paths = [
    '/zapatillas-mujer/',
    '/zapatillas-mujer/?sort=price&dir=asc',
    ...rows.flatMap(({ slug }) => [`/${slug}.html`, `/api/productdetail/${slug}?store=vereda-ar`]),
  ]
  // The first answer of a node compiles what later ones use.
  for (const url of urls) for (const path of paths) await (await fetch(url + path)).arrayBuffer()
  const end = performance.now() + seconds * 1000

  async function read(): Promise<void> {
    while (performance.now() < end) {
      const url = urls[Math.floor(Math.random() * urls.length)]! + paths[Math.floor(Math.random() * paths.length)]!
      const began = performance.now()
      const reply = await fetch(url)
      const text = await reply.text()
      const ended = performance.now()
      if (reply.status !== 200) throw new Error(`${reply.status} ${url}`)
      found.answers += 1
      found.slowestMs = Math.max(found.slowestMs, ended - began)
      for (const [price] of text.matchAll(priceOnPage)) {
        found.prices += 1
        const shown = changes[Number(price.replaceAll('.', '')) - firstPrice]
        if (!shown || shown.from > ended) found.impossible += 1
        else found.oldestMs = Math.max(found.oldestMs, began - shown.until)
      }
    }
  }

  const reading = Array.from({ length: readers }, read)
  while (performance.now() < end) {
    const began = performance.now()
    await change()
    await wait(Math.max(0, 1000 / perSecond - (performance.now() - began)))
  }
  await Promise.all(reading)
  await client.end()
  return { ...found, changes: changes.length }
}
