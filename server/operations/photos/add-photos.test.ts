import { mkdirSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { importFeed } from '#server/operations/feeds/import-feed.ts'
import { scratchFolder } from '#server/operations/feeds/tests/catalogue.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { openShop } from '#tests/shop.ts'
import { addPhotos } from './add-photos.ts'
import { addPictures } from './add-pictures.ts'
import { photoServices } from './services.ts'

const now = new Date('2026-11-15T15:00:00Z')
const shop = await openShop({ now: () => now })
await restoreBeforeEach(shop.pool)
const files = scratchFolder()
const services = photoServices({ FEED_SOURCES_INSIDE: true }, shop.photos)
afterAll(services.close)
const acting = { actor: 'test', now }

const picture = (green: number) =>
  sharp({ create: { width: 60, height: 75, channels: 3, background: { r: 10, g: green, b: 90 } } })
    .jpeg()
    .toBuffer()
const goods = 'id,item_group_id,title,price,size,gender\nCAL1-38,CAL1,Bota,1000.00 ARS,38,female\n'
const take = () => importFeed(shop.url, { file: files.write('feed.csv', goods), country: 'ar', now })
const images = async () =>
  (await shop.pool.query<{ url: string }>('select url from product_image order by sku, position')).rows.map(
    ({ url }) => url,
  )
async function folderWith(photos: Record<string, Buffer | string>): Promise<string> {
  const folder = path.join(path.dirname(files.write('here.txt', '')), `photos-${crypto.randomUUID()}`)
  mkdirSync(folder)
  for (const [name, bytes] of Object.entries(photos)) writeFileSync(path.join(folder, name), bytes)
  return folder
}
const add = (folder: string) => addPhotos(shop.db, { country: 'ar', folder }, services, acting)

test('PDP-04 a folder gives products their photographs in the order of their names; again it changes nothing', async () => {
  await take()
  const folder = await folderWith({ 'CAL1-2.jpg': await picture(200), 'cal1.jpg': await picture(20) })
  expect(await add(folder)).toEqual({ products: 1, photos: 2, others: [], ambiguous: [], refused: [] })
  const before = await images()
  expect(before).toHaveLength(2)
  for (const url of before) {
    const reply = await shop.app.inject({ url: `${url}?width=96`, headers: { accept: 'image/webp' } })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
  }
  await add(folder)
  expect(await images()).toEqual(before)
  // A feed without pictures takes none away.
  await take()
  expect(await images()).toEqual(before)
})

test('what somebody wrote of a picture stays with it when the folder is taken again in another order', async () => {
  await take()
  await add(await folderWith({ 'CAL1-1.jpg': await picture(20), 'CAL1-2.jpg': await picture(40) }))
  const [first] = await images()
  await shop.pool.query(`update product_image set alt = 'La caña' where url = $1`, [first])
  await add(await folderWith({ 'CAL1-1.jpg': await picture(40), 'CAL1-2.jpg': await picture(20) }))
  const { rows } = await shop.pool.query('select position, url from product_image where alt is not null')
  expect(rows).toEqual([{ position: 2, url: first }])
})

test('what is no picture, or of no product, is named; a product none of whose files can be read keeps its photographs', async () => {
  await take()
  await add(await folderWith({ 'CAL1.jpg': await picture(60) }))
  const before = await images()
  const folder = await folderWith({ 'CAL1.jpg': 'text', 'CAL9.jpg': await picture(120), 'notes.txt': '' })
  const reason = 'it is no JPEG, PNG, WebP or AVIF picture'
  expect(await add(folder)).toEqual({
    products: 0,
    photos: 0,
    others: ['CAL9.jpg'],
    ambiguous: [],
    refused: [{ file: 'CAL1.jpg', reason }],
  })
  expect(await images()).toEqual(before)
  await expect(add('/no/such/folder')).rejects.toThrow(/cannot be read/)
})

test('where it is allowed, photographs come from a system inside that speaks http only', async () => {
  const bytes = await picture(160)
  const server = http.createServer((_request, response) => response.end(bytes))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const source = `https://127.0.0.1:${(server.address() as AddressInfo).port}/a.jpg`
  expect(await services.download(source)).toEqual(bytes)
  const strict = photoServices({ FEED_SOURCES_INSIDE: false }, shop.photos)
  onTestFinished(strict.close)
  await expect(strict.download(source)).rejects.toThrow()
})

test('pictures for banners are stored once, and an operator reads their addresses; all or none', async () => {
  const folder = await folderWith({
    'verano.jpg': await picture(30),
    'botas.jpg': await picture(90),
    'nota.txt': 'text',
  })
  const at = (...names: string[]) => names.map((name) => path.join(folder, name))
  const addresses = await addPictures(shop.db, at('verano.jpg', 'botas.jpg', 'verano.jpg'), services, acting)
  expect(addresses).toEqual([addresses[0], addresses[1], addresses[0]])
  for (const url of addresses) expect((await shop.app.inject(`${url}?width=96`)).statusCode).toBe(200)
  const audited = async () => (await shop.pool.query(`select subject from audit where action = 'add-pictures'`)).rows
  expect(await audited()).toEqual([{ subject: `${addresses[0]}, ${addresses[1]}` }])
  await expect(addPictures(shop.db, at('botas.jpg', 'nota.txt'), services, acting)).rejects.toThrow(/it is no JPEG/)
  expect(await audited()).toHaveLength(1)
})
