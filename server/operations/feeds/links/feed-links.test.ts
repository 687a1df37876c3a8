import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { noon, openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { writeFeeds } from './write-feeds.ts'

const shop = await openDemoShop()

test('feeds for networks have addresses that the operator can list and no one else can guess', async () => {
  const { output } = await operatorOn(shop.url)('feeds')
  const paths = [...output.matchAll(/\/feeds\/\S+/g)].map(([path]) => path)
  expect(paths).toHaveLength(6)
  const [xml, csv] = await Promise.all(paths.slice(0, 2).map((url) => shop.app.inject(url)))
  expect([xml!.statusCode, xml!.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(xml!.body).toContain('<g:id>ZM0001-38</g:id>')
  expect(csv!.body.split('\n')[0]).toMatch(/^id,item_group_id,title/)
  expect(csv!.body).toContain('ZM0001-38')
  // Every node serves what the job wrote last, complete, compressed or not.
  const before = xml!.headers['last-modified']
  const run = (minutes: number) =>
    writeFeeds.run(
      shop.db,
      { actor: 'test', now: new Date(noon.getTime() + minutes * 60_000) },
      { feeds: { databaseUrl: shop.url, originOf: () => 'https://vereda.test' } },
    )
  expect((await run(1)).done).toBe(4)
  expect((await run(61)).done).toBe(6)
  expect((await run(62)).done).toBe(0)
  const compressed = await shop.app.inject({ url: paths[0]!, headers: { 'accept-encoding': 'gzip' } })
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip' })
  expect(compressed.headers['last-modified']).not.toBe(before)
  expect(gunzipSync(compressed.rawPayload).toString()).toContain('https://vereda.test/')
  const other = paths[0]!.replace(/\/feeds\/ar\/[^/]+/, '/feeds/ar/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')
  expect((await shop.app.inject(other)).statusCode).toBe(404)
  expect((await shop.app.inject(paths[0]!.replace('/ar/', '/cl/'))).statusCode).toBe(404)
  expect((await shop.app.inject('/feeds/xx/a/nada.txt')).statusCode).toBe(404)
})

test('R30 a shop that closes ends the writing of feeds at once: nothing is half written, and what was there stays', async () => {
  const closing = new AbortController()
  const reason = new Error('the shop is closing')
  const acting = { actor: 'test', now: new Date(noon.getTime() + 200 * 60_000) }
  const stored = async () =>
    (await shop.db.execute(sql`select country, file, written_at from feed_file order by 1, 2`)).rows
  const before = await stored()
  // It begins to close while the first file is being written.
  const originOf = () => {
    closing.abort(reason)
    return 'https://vereda.test'
  }
  const run = writeFeeds.run(shop.db, acting, { feeds: { databaseUrl: shop.url, originOf } }, closing.signal)
  await expect(run).rejects.toBe(reason)
  expect(await stored()).toEqual(before)
})
