import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { seedDemo } from '#demo/seed/seed-demo.ts'
import { openShop } from '#tests/shop.ts'

const shop = await openShop()
await seedDemo(shop.db, { now: new Date('2026-11-15T12:00:00Z') })
const ask = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers })

test.each([
  ['image/avif,image/webp,*/*', 'heif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'jpeg'],
])('PDP-13 with Accept %s a picture is sent as %s, portrait 3:4, at the requested width', async (accept, format) => {
  const reply = await ask('/img/p/ZM0001-1.jpg?width=360', { accept })
  expect(reply.statusCode).toBe(200)
  const { format: made, width, height } = await sharp(reply.rawPayload).metadata()
  expect({ made, width, height }).toEqual({ made: format, width: 360, height: 480 })
  expect(reply.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept' })
})

test('every address of the demo shop is a picture: products, banners, logos', async () => {
  const { rows } = await shop.pool.query<{ url: string }>(
    `select url from (select distinct on (left(sku, 2)) url from product_image where url like '%.jpg') p
     union select distinct image_url from banner union (select logo_url from brand limit 2)`,
  )
  for (const { url } of rows) expect((await ask(`${url}?width=96`)).statusCode, url).toBe(200)
  expect(rows.length).toBeGreaterThan(20)
})

test('S24 a width outside the list is refused and leaves nothing on the disk', async () => {
  const before = readdirSync(shop.picturesFolder).length
  for (const width of ['361', '0', '-1', '1e3', '99999', 'abc', '', '360&width=1']) {
    expect((await ask(`/img/p/ZM0001-1.jpg?width=${width}`)).statusCode, width).toBe(400)
  }
  expect(readdirSync(shop.picturesFolder)).toHaveLength(before)
})

test.each([
  '/img/p/NOHAY-1.jpg',
  '/img/p/ZM0001-9.jpg',
  '/img/p/ZM0001-1.png',
  '/img/../package.json',
  '/img/p/..%2f..%2fpackage.json',
  '/img/%2e%2e/server/env.ts',
  '/img/b/mujer-gigante.jpg',
  '/img/l/no-hay-marca.jpg',
  '/img/http://169.254.169.254/x.jpg',
])('S24 %s is not a picture of ours', async (url) => {
  expect((await ask(url)).statusCode).toBe(404)
})

test('an unchanged picture is not sent again', async () => {
  const { headers } = await ask('/img/p/ZM0002-1.jpg?width=96')
  const again = await ask('/img/p/ZM0002-1.jpg?width=96', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('a hundred visitors of a new picture cost one drawing', async () => {
  const before = readdirSync(shop.picturesFolder).length
  const replies = await Promise.all(Array.from({ length: 100 }, () => ask('/img/p/ZM0003-1.jpg?width=160')))
  expect(new Set(replies.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  expect(readdirSync(shop.picturesFolder)).toHaveLength(before + 1)
})
