import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DeskReturn } from '#contract/desk/returns.ts'
import { sql } from '#db/connection/drizzle.ts'
import { maxReturnPhotos } from '#domain/after-sale/exchanges/conditions.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deleteReturnPhotos } from '#server/after-sale/exchanges/return-photos.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { deskBrowser, signedInStaff } from '#server/desk/tests/desk.ts'
import { blackPng, sidewaysJpeg } from '#server/operations/photos/tests/photo-host.ts'
import { noPhotos } from '#server/operations/photos/tests/no-photos.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)
const now = () => shop.clock.now
let people = 0
const signedIn = (roles: readonly Role[], stores: readonly OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: `foto${(people += 1)}@tienda.example`, roles, stores }, now)
const countActs = async () => Number(await shop.one(sql`select count(*)::int from audit`))
type One = { return: DeskReturn }
const pathOf = (batchnumber: string, act = '') => `/desk/api/returns/${batchnumber}${act}`

/** The demo's first return that waits, with its goods on their way back. */
async function approved(desk: Awaited<ReturnType<typeof signedIn>>): Promise<DeskReturn> {
  const nr = String(
    await shop.one(sql`select batchnumber from exchange_request where status = 'requested' and country = 'ar'
      order by batchnumber limit 1`),
  )
  const body = { to: 'approved', seen: 'requested' }
  return (await desk.post<One>(pathOf(nr, '/decide'), body)).return
}

test('OP-078 what came back is noted item by item, and only what is sound goes back to stock', async () => {
  const desk = await signedIn(['care'])
  const { batchnumber, items } = await approved(desk)
  const stock = await Promise.all(items.map(({ skuSimple }) => shop.stockOf(skuSimple)))
  const receive = { to: 'received', seen: 'approved' }
  const foreign = [{ id: 999_999, condition: 'sound' }]
  expect(await desk.post(pathOf(batchnumber, '/decide'), { ...receive, conditions: foreign })).toMatchObject({
    status: 409,
  })
  const before = await countActs()
  const conditions = items.map(({ id }) => ({ id, condition: 'worn', note: 'Con olor a perfume' }))
  const answer = await desk.post<One>(pathOf(batchnumber, '/decide'), { ...receive, conditions })
  expect(answer.return.items).toMatchObject(
    items.map(() => ({ condition: 'worn', conditionNote: 'Con olor a perfume' })),
  )
  expect(await Promise.all(items.map(({ skuSimple }) => shop.stockOf(skuSimple)))).toEqual(stock)
  expect(await countActs()).toBe(before + 1)
})

test('S25 OP-078 photographs are decoded, made small and kept without where they were taken; nothing else is', async () => {
  const [desk, reader] = [await signedIn(['care']), await signedIn(['reader'])]
  const chilean = await signedIn(['care'], ['cl'])
  const { batchnumber } = await approved(desk)
  const path = pathOf(batchnumber, '/photos')
  const photo = (await sidewaysJpeg()).toString('base64')
  const before = await countActs()
  const sent = { headers: { 'idempotency-key': 'foto-uno-1' } }
  const { return: one } = await desk.post<One>(path, { photo }, sent)
  expect(one.photos).toHaveLength(1)
  expect(await countActs()).toBe(before + 1)
  const read = `${path}/${one.photos[0]!.key}`
  const { content } = await reader.get<{ content: string }>(read)
  const kept = await sharp(Buffer.from(content, 'base64')).metadata()
  expect([kept.format, kept.exif]).toEqual(['webp', undefined])
  expect(await chilean.get(read)).toMatchObject({ status: 404 })
  expect(await reader.post(path, { photo })).toMatchObject({ status: 403 })
  expect(await reader.get(`${path}/${'0'.repeat(32)}`)).toMatchObject({ status: 404 })
  const broken = Buffer.from(photo, 'base64').subarray(0, 200).toString('base64')
  for (const text of [Buffer.from('<svg onload="alert(1)">').toString('base64'), broken]) {
    expect(await desk.post(path, { photo: text })).toMatchObject({ message: expect.stringContaining('No es una foto') })
  }
  expect(await desk.post(path, { photo: '<script>' })).toMatchObject({ status: 422 })
  const png = blackPng(40, 40).toString('base64')
  for (let at = 1; at < maxReturnPhotos; at += 1)
    expect(await desk.post(path, { photo: png })).toMatchObject({ status: 200 })
  expect(await desk.post(path, { photo: png })).toMatchObject({ status: 409, message: 'Ya tiene 6 fotos.' })
  const services = { photos: { ...noPhotos(), store: shop.photos } }
  const run = (at: Date) => deleteReturnPhotos.run(shop.db, { actor: 'test', now: at }, services)
  expect((await run(shop.clock.now)).done).toBe(0)
  expect((await run(new Date(shop.clock.now.getTime() + 401 * 24 * 60 * 60 * 1000))).done).toBe(6)
  expect(await desk.get(read)).toMatchObject({ status: 404 })
})

test('S47 a large body is not read for a browser that nobody signed in with', async () => {
  const stranger = deskBrowser(shop, now)
  const photo = 'A'.repeat(2_000_000)
  expect(await stranger.post(pathOf('C1001', '/photos'), { photo })).toMatchObject({ status: 401, code: 'signed_out' })
})
