import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { eq, sql } from '#db/connection/drizzle.ts'
import { catalogueOf } from '../tests/catalogue.ts'
import { runJobs } from '#server/jobs.ts'
import { unsentMail } from '#server/platform/mail/tests/unsent-mail.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { noPhotos } from '#server/operations/photos/tests/no-photos.ts'
import { freshDatabase } from '#tests/database.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { feedSource } from '#db/schema/feeds.ts'
import { fetchSource, sourceServices } from './fetch-source.ts'

const now = new Date('2026-11-15T15:35:00Z')
const { db, pool, url } = await freshDatabase()
await restoreBeforeEach(pool)
const inside = { FEED_SOURCES_INSIDE: 'true' }

const header = 'id,title,price,quantity\n'
const goods = (...rows: string[]) => header + rows.map((row) => `${row}\n`).join('')
const [first, second, third] = ['A1,Una,10 ARS,1', 'A2,Dos,20 ARS,2', 'A3,Tres,30 ARS,3'] as const

/** A retailer's server: what it serves, and the requests it got. */
const served = { body: '', etag: '"1"' as string | undefined, status: 200, isCut: false }
const asked: http.IncomingHttpHeaders[] = []
const paths: string[] = []
const server = http.createServer((request, response) => {
  asked.push(request.headers)
  paths.push(request.url!)
  if (served.etag !== undefined && request.headers['if-none-match'] === served.etag) {
    response.writeHead(304).end()
    return
  }
  const length = Buffer.byteLength(served.body)
  response.writeHead(served.status, { 'content-length': length, ...(served.etag && { etag: served.etag }) })
  if (served.isCut) response.write(served.body.slice(0, length / 2), () => response.destroy())
  else response.end(served.body)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.csv`

let version = 0
const serve = (body: string, more: Partial<typeof served> = {}) =>
  Object.assign(served, { body, etag: `"${++version}"`, status: 200, isCut: false }, more)
beforeEach(() => {
  asked.length = 0
  serve(goods(first, second, third))
})

const operator = operatorOn(url, { now })
const shop = (line: string) => operator(line, inside)
const names = async () =>
  (await catalogueOf(db, 'ar')).products.filter(({ active }) => active).map(({ name }) => name as string)
const job = async () => {
  const env = { FEED_SOURCES_INSIDE: true }
  const services = { mail: unsentMail(), photos: noPhotos(), gatewaysOn: () => ({}), sources: sourceServices(env, url) }
  const [report] = await runJobs(db, { actor: 'test', now }, services, 'fetch-feeds')
  return report!
}

test('a source may be a spreadsheet or the export of a platform', async () => {
  serve('Nombre;Precio;Talle;Stock\nUna;$ 1.000;38;1\nUna;$ 1.000;39;agotado\nDos;gratis;;1\n')
  await shop(`feed-source set ${address} --country ar --replace`)
  expect(await job()).toMatchObject({ done: 1, failures: [] })
  expect(await names()).toEqual(['Una'])
  expect((await shop('feed-source list')).output).toMatch(/3 rows, 1 left out, .*\n {2}line 4 \(Dos\): Precio "gratis"/)
})

test('a source keeps the mapping by which its table is read', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vereda-mapping-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'mapping.json')
  writeFileSync(file, '{"columns": {"Lista 2": "price", "Precio": null}}')
  serve('Nombre;Precio;Lista 2;Talle\nUna;1;$ 1.990;38\n')
  await shop(`feed-source set ${address} --country ar --mapping ${file}`)
  expect(await job()).toMatchObject({ done: 1, failures: [] })
  const price = await db.execute(sql`select price from product where name = 'Una' and active`)
  expect(price.rows).toEqual([{ price: 199_000 }])
  await expect(shop(`feed-source set ${address} --country ar --mapping ${folder}/none.json`)).rejects.toThrow(
    /mapping .* cannot be read/,
  )
})

test('a source is set, fetched by the hour’s job, and imported only when it has changed', async () => {
  expect((await shop('feed-source list')).output).toContain('No feed is fetched')
  expect((await shop(`feed-source set ${address} --country ar`)).output).toContain('is fetched every hour (update)')
  expect((await shop('feed-source list')).output).toBe(`ar ${address} (update): not fetched yet`)
  expect(await job()).toMatchObject({ done: 1, failures: [] })
  expect(await names()).toEqual(['Una', 'Dos', 'Tres'])
  expect((await shop('feed-source list')).output).toBe(
    `ar ${address} (update): imported 2026-11-15 15:35 UTC; imported 2026-11-15 15:35 UTC: 3 rows, 0 left out, 6 products and sizes changed`,
  )
  // Sold since: an unchanged feed is not imported, and stock is not reset.
  await db.execute(sql`update simple set stock = 0 where sku = 'A1'`)
  await db.execute(sql`insert into stock_movement (country, sku_simple, delta, reason, created_at)
    values ('ar', 'A1-U', -1, 'order', now())`)
  expect(await job()).toMatchObject({ done: 0, failures: [] })
  expect(asked.at(-1)).toMatchObject({ 'if-none-match': served.etag })
  expect((await shop('feed-source list')).output).toContain('unchanged')
  // Without validators of its server it is recognised by its bytes.
  serve(served.body, { etag: undefined })
  expect(await job()).toMatchObject({ done: 0, failures: [] })
  expect((await shop('feed-source fetch --force')).output).toContain('imported')
  serve(goods(first, second, third, 'A4,Cuatro,40 ARS,4', 'A5,Cinco,0 ARS,4'))
  expect(await job()).toMatchObject({ done: 1, failures: [] })
  expect(await names()).toEqual(['Una', 'Dos', 'Tres', 'Cuatro'])
  expect((await shop('feed-source list')).output).toMatch(/5 rows, 1 left out, .*\n {2}line 6 \(A5\): price "0 ARS"/)
  expect((await shop(`feed-source remove ${address}`)).output).toContain('not fetched any more')
  expect(await job()).toMatchObject({ done: 0, failures: [] })
})

test.each([
  ['half of it', { isCut: true }, /broke off|aborted/],
  ['an error page', { body: '<html><body>Bad Gateway</body></html>' }, /has no rows/],
  ['a fault of the server', { status: 500 }, /answered 500/],
  ['a file that breaks off', { body: `${goods(second)}A9,"Nueve,1 ARS,1\n` }, /breaks off at line 3/],
  ['nothing', { body: '' }, /is empty/],
  ['rows in another currency', { body: goods('A1,Una,10 CLP,1') }, /None of the 1 rows/],
  ['less than half of the store', { body: goods(first) }, /2 of the 3 products of the store off sale, more than half/],
] as [string, Partial<typeof served>, RegExp][])('%s changes nothing and is reported', async (_, broken, reason) => {
  await shop(`feed-source set ${address} --country ar --replace`)
  await job()
  const before = await catalogueOf(db, 'ar')
  serve(goods(first, second, third, 'A4,Cuatro,40 ARS,4'), broken)
  const { failures, done } = await job()
  expect([done, failures]).toEqual([0, [{ subject: `ar ${address}`, reason: expect.stringMatching(reason) }]])
  expect(await catalogueOf(db, 'ar')).toEqual(before)
  expect((await shop('feed-source list')).output).toMatch(/failed 2026-11-15 15:35 UTC; imported .*\n {2}/)
  // Complete again, it is imported again.
  serve(goods(first, third))
  expect(await job()).toMatchObject({ done: 1, failures: [] })
  expect(await names()).toEqual(['Una', 'Tres'])
})

test('a catalogue that is meant to shrink can be forced; a source can also deliver price and stock changes', async () => {
  await shop(`feed-source set ${address} --country ar --replace`)
  await job()
  serve(goods(first))
  expect((await shop('feed-source fetch --country ar')).code).toBe(1)
  expect((await shop('feed-source fetch --country ar --force')).code).toBe(0)
  expect(await names()).toEqual(['Una'])
  await shop(`feed-source set ${address} --country ar --delta`)
  serve('id,price,quantity\nA1,15 ARS,7\n')
  expect(await job()).toMatchObject({ done: 1, failures: [] })
  const { products, sizes } = await catalogueOf(db, 'ar')
  expect([products[0]!.price, sizes[0]!.stock]).toEqual([1500, 7])
})

test.each([
  ['feed-source', /ACTION is missing/],
  ['feed-source paint', /one of set, list, remove, fetch/],
  ['feed-source set --country ar', /URL must begin with https/],
  ['feed-source set http://a.example/f.csv --country ar', /FEED_SOURCES_INSIDE=true/],
  ['feed-source set https://u:p@a.example/f.csv --country ar', /password/],
  ['feed-source set https://a.example/f.csv', /--country is missing/],
  ['feed-source set https://a.example/f.csv --country ar --replace --delta', /choose one/],
  ['feed-source remove', /Say which/],
  ['feed-source fetch https://a.example/f.csv', /There is no source/],
  ['feed-source set https://a.example/f.csv more --country ar', /one word too many/],
])('%s is refused in a sentence', async (line, sentence) => {
  await expect(operator(line)).rejects.toThrow(sentence)
})

test('S24 an address inside is refused by what is production’s setting', async () => {
  await operator('feed-source set https://127.0.0.1/feed.csv --country ar')
  const { code, output } = await operator('feed-source fetch')
  expect(code).toBe(1)
  expect(output).toContain('127.0.0.1 is not on the public internet')
  expect(asked).toEqual([])
})

test('R32 a feed that streams for ever is ended, leaves no file, and the other sources have their turn first the next time', async () => {
  const endless = http.createServer((_request, response) => {
    response.writeHead(200).write(header)
    const drop = setInterval(() => response.write('A9,Sin fin,10 ARS,1\n'), 20)
    response.once('close', () => clearInterval(drop))
  })
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    endless.closeAllConnections()
    endless.close()
  })
  const forEver = `http://127.0.0.1:${(endless.address() as AddressInfo).port}/a-first.csv`
  await shop(`feed-source set ${forEver} --country ar`)
  await shop(`feed-source set ${address} --country ar`)
  const { outside, ...rest } = sourceServices({ FEED_SOURCES_INSIDE: true }, url)
  const sources = { ...rest, outside: { ...outside, limits: { ms: 500 } } }
  const services = { mail: unsentMail(), photos: noPhotos(), gatewaysOn: () => ({}), sources }
  const [report] = await runJobs(db, { actor: 'test', now }, services, 'fetch-feeds')
  expect(report).toMatchObject({ done: 1, failures: [{ subject: `ar ${forEver}`, reason: 'no answer within 0.5 s' }] })
  expect(await names()).toEqual(['Una', 'Dos', 'Tres'])
  const left = readdirSync(os.tmpdir()).filter((name) => name.startsWith(`shop-work-${process.pid}-`))
  expect(left).toEqual([])
})

test('R32 the source that was asked longest ago is asked first: one that takes all the time does not starve the others', async () => {
  const asking = ['b', 'a', 'c'].map((name) => address.replace('feed.csv', `${name}.csv`))
  for (const one of asking) await shop(`feed-source set ${one} --country ar`)
  const checked = [2, 1, 3]
  for (const [at, one] of asking.entries()) {
    await db
      .update(feedSource)
      .set({ checkedAt: new Date(now.getTime() + checked[at]! * 1000) })
      .where(eq(feedSource.url, one))
  }
  await shop(`feed-source set ${address.replace('feed.csv', 'new.csv')} --country ar`)
  paths.length = 0
  await job()
  expect(paths).toEqual(['/new.csv', '/a.csv', '/b.csv', '/c.csv'])
})

test('R32 a large feed is read in a thread of its own: the shop’s thread has next to nothing to do with it', async () => {
  const rows = Array.from({ length: 8000 }, (_, at) => `B${at},Zapatilla número ${at},${10 + at} ARS,3`)
  serve(goods(...rows))
  await shop(`feed-source set ${address} --country ar`)
  const [here, everywhere] = [process.threadCpuUsage(), process.cpuUsage()]
  expect(await job()).toMatchObject({ done: 1, failures: [] })
  expect(process.threadCpuUsage(here).user).toBeLessThan(process.cpuUsage(everywhere).user / 4)
})

test.each([
  ['its size', { bytes: 1_000_000 }, 65_536, /larger than 1 MB/],
  ['its time', { ms: 700 }, 10, /no answer within 0.7 s/],
])('S23 a feed that never ends is given up by %s', async (_, limits, size, reason) => {
  let sent = 0
  const endless = http.createServer((_request, response) => {
    const more = () => {
      if (response.destroyed) return
      sent += size
      response.write('x'.repeat(size), () => setTimeout(more, 1))
    }
    response.writeHead(200)
    more()
  })
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
  const source = `http://127.0.0.1:${(endless.address() as AddressInfo).port}/feed.csv`
  await shop(`feed-source set ${source} --country ar`)
  const [row] = await db.select().from(feedSource)
  const { outside, ...services } = sourceServices({ FEED_SOURCES_INSIDE: true }, url)
  const fetched = await fetchSource(db, row!, { ...services, outside: { ...outside, limits } }, { now })
  expect(fetched).toMatchObject({ outcome: 'failed', note: expect.stringMatching(reason) })
  expect(sent).toBeLessThan(20_000_000)
  endless.closeAllConnections()
  endless.close()
})
