import { globSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { importFeed } from '#server/operations/feeds/import-feed.ts'
import { exportFeed } from '#server/operations/feeds/export-feed.ts'
import { scratchFolder } from '#server/operations/feeds/tests/catalogue.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { openShop } from '#tests/shop.ts'
import { fetchPhotos } from './fetch-photos.ts'
import { photoAddress } from './photo-address.ts'
import { diskPhotoStore } from '#server/platform/pictures/photo-store.ts'
import { photoServices } from './services.ts'
import { openPhotoHost } from './tests/photo-host.ts'

const now = new Date('2026-11-15T15:00:00Z')
const shop = await openShop({ now: () => now })
await restoreBeforeEach(shop.pool)
const host = await openPhotoHost()
const files = scratchFolder()
// A feed names https; the retailer's server in these tests uses plain HTTP on this machine.
const services = photoServices({ FEED_SOURCES_INSIDE: false }, shop.photos, undefined, host.options)
const overHttp = { ...services, download: (source: string) => services.download(source.replace('https:', 'http:')) }
afterAll(async () => {
  await services.close()
  host.close()
})

const https = (name: string) => `${host.origin.replace('http:', 'https:')}/${name}`
const pathOf = (name: string) => photoAddress(https(name))!.path

function feed(...photos: string[]): string {
  const header = 'id,item_group_id,title,price,size,gender,image_link,additional_image_link\n'
  const rows = photos.map((name, at) => `F${at}-38,F${at},Bota ${at},1000.00 ARS,38,female,${https(name)},\n`)
  return files.write('feed.csv', header + rows.join(''))
}
const take = (...photos: string[]) => importFeed(shop.url, { file: feed(...photos), country: 'ar', now })
const imagesOf = async () =>
  (await shop.pool.query<{ url: string }>('select url from product_image order by sku, position')).rows.map(
    ({ url }) => url,
  )

test('an import names what is to be fetched once, and no product has an address elsewhere', async () => {
  expect(await take('good.jpg', 'good.jpg', 'called-text.txt')).toMatchObject({ photosToFetch: 2 })
  expect(await imagesOf()).toEqual([pathOf('good.jpg'), pathOf('good.jpg'), pathOf('called-text.txt')])
  expect(await take('good.jpg', 'good.jpg', 'called-text.txt')).toMatchObject({ photosToFetch: 0, productsChanged: 0 })
})

test('http in a feed means the same photograph as https', async () => {
  expect(photoAddress('http://a.example/b.jpg')).toEqual(photoAddress('https://a.example/b.jpg'))
  expect(photoAddress('/img/p/ZM0001-1.jpg')).toBeUndefined()
})

test('until it is fetched a photo is a placeholder that must not be cached; then it is served in all widths', async () => {
  await take('good.jpg?first')
  const address = `${pathOf('good.jpg?first')}?width=96`
  const before = await shop.app.inject({ url: address, headers: { accept: 'image/avif' } })
  expect([before.statusCode, before.headers['content-type'], before.headers['cache-control']]).toEqual([
    200,
    'image/svg+xml',
    'no-store',
  ])
  expect(await fetchPhotos(shop.db, overHttp, now)).toEqual({ fetched: 1, failed: 0 })
  for (const [accept, format] of [
    ['image/avif', 'heif'],
    ['image/webp', 'webp'],
    ['*/*', 'jpeg'],
  ] as const) {
    const reply = await shop.app.inject({ url: address, headers: { accept } })
    const made = await sharp(reply.rawPayload).metadata()
    // 400 × 200 with the camera on its side: upright it is twice as high as it is wide.
    expect([reply.statusCode, made.format, made.width, made.height]).toEqual([200, format, 96, 192])
    expect(reply.headers['cache-control']).toContain('immutable')
  }
  const wide = await shop.app.inject({ url: `${pathOf('good.jpg?first')}?width=1500`, headers: { accept: '*/*' } })
  expect((await sharp(wide.rawPayload).metadata()).width).toBe(200)
})

test('S25 a stored photo is re-encoded: upright, without EXIF, without GPS data', async () => {
  await take('called-text.txt')
  await fetchPhotos(shop.db, overHttp, now)
  const kept = await shop.photos.get(photoAddress(https('called-text.txt'))!.key)
  const { exif, orientation, width, height, format } = await sharp(kept).metadata()
  expect({ exif, orientation, width, height, format }).toEqual({
    exif: undefined,
    orientation: undefined,
    width: 200,
    height: 400,
    format: 'webp',
  })
})

test('an unknown photograph is not found', async () => {
  expect((await shop.app.inject(`/img/f/${'0'.repeat(32)}.jpg?width=96`)).statusCode).toBe(404)
})

test('S24 S25 a broken or hostile photo fails with its reason and is retried later, and the others are fetched', async () => {
  await take('200-megapixels.png', 'half.jpg', 'script.svg', 'to-network', 'bomb.jpg', 'good.jpg?v=2', 'hops/1')
  const result = await fetchPhotos(shop.db, overHttp, now)
  expect(result).toEqual({ fetched: 2, failed: 5 })
  const { rows } = await shop.pool.query<{ source: string; error: string }>(
    'select source, error from photo where error is not null order by source',
  )
  const reasonOf = (name: string) => rows.find(({ source }) => source === https(name))?.error
  expect(reasonOf('200-megapixels.png')).toMatch(/too many pixels/)
  expect(reasonOf('half.jpg')).toMatch(/premature|truncated|broken/i)
  expect(reasonOf('script.svg')).toMatch(/not a JPEG/)
  expect(reasonOf('to-network')).toMatch(/10\.0\.0\.1/)
  expect(reasonOf('bomb.jpg')).toMatch(/encoding gzip/)
  expect(await fetchPhotos(shop.db, overHttp, now)).toEqual({ fetched: 0, failed: 0 })
  const later = new Date(now.getTime() + 3 * 60_000)
  expect(await fetchPhotos(shop.db, overHttp, later)).toEqual({ fetched: 0, failed: 5 })
})

test('a photograph that fails every time is given up; the operator sees why and has it tried again', async () => {
  await take('missing.jpg', 'good.jpg')
  const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60_000)
  for (let day = 0; day < 12; day += 2) await fetchPhotos(shop.db, overHttp, days(day))
  const shell = operatorOn(shop.url)
  expect((await shell('photos')).output).toContain('1 photographs have come, 1 are waiting, 0 were given up.')
  await fetchPhotos(shop.db, overHttp, days(20))
  const { output } = await shell('photos')
  expect(output).toContain('1 photographs have come, 0 are waiting, 1 were given up.')
  expect(output).toContain(`${https('missing.jpg')}: answered 404 (7 attempts, given up)`)
  expect((await shell('photos --retry')).output).toContain('1 photographs will be tried again.')
  expect(await fetchPhotos(shop.db, overHttp, days(20))).toEqual({ fetched: 0, failed: 1 })
})

test('two nodes fetch each photograph once', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `good.jpg?n=${at}`)
  await take(...names)
  const sources: string[] = []
  const counted = {
    ...overHttp,
    store: diskPhotoStore(files.at('photos of two nodes')),
    prepare: async (photo: Buffer) => photo,
    download: async (source: string) => {
      sources.push(source)
      return host.photo
    },
  }
  const results = await Promise.all([fetchPhotos(shop.db, counted, now), fetchPhotos(shop.db, counted, now)])
  expect(results[0].fetched + results[1].fetched).toBe(12)
  expect(sources.toSorted()).toEqual(names.map(https).toSorted())
})

test('export gives back the retailer’s own address, so that another shop can import it', async () => {
  await take('good.jpg')
  for (const format of ['full', 'csv'] as const) {
    const file = files.at(`out-${format}.csv`)
    await exportFeed(shop.url, { file, country: 'ar', format, base: 'https://tienda.example' })
    expect(readFileSync(file, 'utf8')).toContain(https('good.jpg'))
  }
})

test('the operator reads at the import how many are to be fetched', async () => {
  const { output } = await operatorOn(shop.url)(['import', feed('good.jpg', 'half.jpg'), '--country', 'ar'])
  expect(output).toContain('2 photographs are to be fetched')
})

test('a photo that cannot be stored is a failure with the reason, not a crash', async () => {
  await take('good.jpg')
  const store = { ...shop.photos, has: async () => false, put: () => Promise.reject(new Error('no space')) }
  expect(await fetchPhotos(shop.db, { ...overHttp, store }, now)).toEqual({ fetched: 0, failed: 1 })
  expect((await operatorOn(shop.url)('photos')).output).toContain('no space')
})

test('the store on disk gives back what it was given, and nothing for the rest', async () => {
  const store = diskPhotoStore(files.at('photos'))
  const key = 'ab'.repeat(16)
  expect([await store.has(key), await store.get(key)]).toEqual([false, undefined])
  await store.put(key, Buffer.from('photo'))
  expect([await store.has(key), String(await store.get(key))]).toEqual([true, 'photo'])
})

test('the migration turns addresses elsewhere into photographs to be fetched', async () => {
  await take('good.jpg')
  await shop.pool.query('delete from photo')
  await shop.pool.query("update product_image set url = 'http://a.example/ñ.jpg'")
  const [file] = globSync('db/migrations/*_photos.sql')
  const [, byHand] = readFileSync(file!, 'utf8').split('-- By hand')
  await shop.pool.query(`-- By hand${byHand}`)
  const { key, source, path: ours } = photoAddress('http://a.example/ñ.jpg')!
  expect(await imagesOf()).toEqual([ours])
  expect((await shop.pool.query('select key, source, state from photo')).rows).toEqual([
    { key, source, state: 'waiting' },
  ])
})
