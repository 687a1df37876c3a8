import sharp from 'sharp'
import { expect, test } from 'vitest'
import { eq } from '#db/connection/drizzle.ts'
import { review, reviewPhoto } from '#db/schema/reviews.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { noPhotos } from '#server/operations/photos/tests/no-photos.ts'
import { blackPng, sidewaysJpeg } from '#server/operations/photos/tests/photo-host.ts'
import { noon, openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { readSecret } from '#server/platform/secrets/secrets.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { deleteReviewPhotos } from './delete-photos.ts'
import { reviewPhotoName } from '#server/platform/pictures/photo-store.ts'
import { settleMatters } from '#server/customers/data-rights/tests/settle-matters.ts'
import { approveReview, rejectReview } from './moderate.ts'
import { sealedPhotoPath } from './photo-access.ts'
import { reviewKeyOf } from './review-key.ts'

const shop = await openDemoShop()
const secret = await readSecret(shop.db, 'review link')
await restoreBeforeEach(shop.pool)
const acting = { actor: 'test', now: noon }
const jpeg = await sidewaysJpeg()

type ReviewForm = { photos?: (Buffer | string)[]; fields?: Record<string, string>; headers?: Record<string, string> }
const rightKey = reviewKeyOf('R101', secret)
const linkWith = (key: string) => `/api/review?api_version=3&order_nr=R101&key=${key}`
/** As a browser sends the form. */
async function write({ photos = [], fields: { key = rightKey, ...fields } = {}, headers = {} }: ReviewForm) {
  const form = new FormData()
  const typed = { sku: 'ZM0001', stars: '5' }
  for (const [name, value] of Object.entries({ ...typed, ...fields })) form.append(name, value)
  for (const [at, photo] of photos.entries()) form.append('photos', new File([photo as BlobPart], `foto-${at}.jpg`))
  const encoded = new Response(form)
  const reply = await shop.app.inject({
    method: 'POST',
    url: linkWith(key),
    headers: { 'x-store': 'vereda-ar', 'content-type': encoded.headers.get('content-type')!, ...headers },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return reply.json()
}
const kept = async () => (await shop.db.select().from(reviewPhoto).orderBy(reviewPhoto.position)).map(({ key }) => key)
const pending = async () => (await shop.db.select().from(review).where(eq(review.status, 'pending')))[0]!
const approve = async () => approveReview(shop.db, (await pending()).id, acting)
const address = (key: string) => `/img/r/${key}.jpg?width=96`
const ask = (url: string, headers = {}) => shop.app.inject({ url, headers })
const statusOf = async (url: string) => (await ask(url)).statusCode
const shown = async (): Promise<string[]> => (await shop.get('/api/reviews/ZM0001')).json().reviews[0].photos
const deleteLoose = async () => {
  const later = new Date(noon.getTime() + 2 * 60 * 60_000)
  const photos = { ...noPhotos(), store: shop.photos }
  return (await deleteReviewPhotos.run(shop.db, { actor: 'test', now: later }, { photos })).done
}

test('S25 three photos are re-encoded upright without GPS data, wait with their review, and are shown with it', async () => {
  const png = await sharp({ create: { width: 2400, height: 3000, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const webp = await sharp(png).resize(40).webp().toBuffer()
  expect(await write({ photos: [jpeg, png, webp] })).toMatchObject({ error: false })
  const keys = await kept()
  const made = await Promise.all(keys.map(async (key) => sharp(await shop.photos.get(reviewPhotoName(key))).metadata()))
  expect(made.map(({ width, height, format }) => [width, height, format])).toEqual([
    [200, 400, 'webp'],
    [1200, 1500, 'webp'],
    [40, 50, 'webp'],
  ])
  expect(made.map(({ exif, orientation }) => exif ?? orientation)).toEqual([undefined, undefined, undefined])

  const [first] = keys as [string]
  expect(await statusOf(address(first))).toBe(404)
  expect(await statusOf(`/img/f/${first}.jpg?width=96`)).toBe(404)
  expect(await statusOf(`/img/f/${reviewPhotoName(first)}.jpg?width=96`)).toBe(404)
  const sealed = sealedPhotoPath(first, secret)
  const seen = await ask(sealed)
  expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(await statusOf(sealedPhotoPath(keys[1]!, secret).replace(keys[1]!, first))).toBe(404)
  expect((await operatorOn(shop.url)('reviews')).output).toContain(`http://localhost:3000${sealed}`)

  await approve()
  expect(await shown()).toEqual(keys.map((key) => `/img/r/${key}.jpg`))
  const onPage = (await shop.get('/api/productdetail/zapatilla-brisa-zm0001')).json().data.reviews[0]
  expect(onPage.photos).toEqual(await shown())
  const open = await ask(address(first))
  expect([open.statusCode, open.headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
  expect(await statusOf(`/img/r/${'0'.repeat(32)}.jpg?width=96`)).toBe(404)
})

test.each([
  ['a fourth', [jpeg, jpeg, jpeg, jpeg], 'Elegí hasta 3 fotos.'],
  ['a text called .jpg', [jpeg, 'hola'], 'No pudimos leer la foto 2: elegí una JPEG, PNG o WebP.'],
  ['a drawing with a script', ['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], /leer la foto 1/],
  ['nine megabytes', [Buffer.concat([jpeg, Buffer.alloc(9 * 1024 * 1024)])], /La foto 1 pesa más de 8 MB/],
  ['200 megapixels in a small file', [blackPng(20_000, 10_000)], /leer la foto 1/],
  ['half a photograph', [jpeg.subarray(0, jpeg.length / 2)], /leer la foto 1/],
  ['a file without content', [''], /leer la foto 1/],
])('S23 S25 %s is refused with a message at its field, and nothing is stored', async (_what, photos, words) => {
  const output = expect.stringMatching(typeof words === 'string' ? `^${words}$` : words)
  expect(await write({ photos })).toMatchObject({ error: true, code: 'review_incomplete', errors: { photos: output } })
  expect(await kept()).toEqual([])
})

test('S20 S23 no file is read from a sender who did not buy, and an invalid form is refused', async () => {
  expect(await write({ photos: [jpeg], fields: { key: 'x' } })).toMatchObject({ code: 'review_not_possible' })
  expect(await write({ photos: [jpeg], fields: { stars: '9' } })).toMatchObject({
    errors: { stars: expect.any(String) },
  })
  expect(await write({ photos: [jpeg], fields: { text: 'a\0b' } })).toMatchObject({ code: 'invalid_input' })
  expect(await kept()).toEqual([])
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
    const headers = { 'x-store': 'vereda-ar', 'content-type': type }
    const reply = await shop.app.inject({ method: 'POST', url: linkWith(rightKey), headers, payload: 'nada' })
    expect(reply.statusCode).toBe(400)
  }
  const other = { 'x-store': 'vereda-ar', 'content-type': 'multipart/form-data; boundary=x' }
  const payload = Buffer.alloc(200_000)
  expect(
    (await shop.app.inject({ method: 'POST', url: '/api/customer/login', headers: other, payload })).statusCode,
  ).toBe(415)
})

test('OP-046 sent twice with one key it is one review with its photographs; another photograph is another call', async () => {
  const headers = { 'idempotency-key': 'photos-1' }
  const first = await write({ photos: [jpeg], headers })
  expect(await write({ photos: [jpeg], headers })).toEqual(first)
  const other = await sharp(jpeg).negate().jpeg().toBuffer()
  expect(await write({ photos: [other], headers })).toMatchObject({ code: 'idempotency_conflict' })
  const rows = await shop.db.select().from(reviewPhoto)
  expect(rows.filter(({ reviewId }) => reviewId !== null)).toHaveLength(1)
  expect(await deleteLoose()).toBe(2)
  expect(await kept()).toHaveLength(1)
})

test('an edited review keeps its photos, or has others, or none; removed files are deleted', async () => {
  await write({ photos: [jpeg, jpeg] })
  await approve()
  const before = await shown()
  await write({ fields: { text: 'Otra cosa.' } })
  expect(await statusOf(`${before[0]}?width=96`)).toBe(404)
  await approve()
  expect(await shown()).toEqual(before)
  await write({ photos: [jpeg] })
  await approve()
  const [now, ...more] = await shown()
  expect([before.includes(now!), more]).toEqual([false, []])
  expect(await deleteLoose()).toBe(2)
  await write({ fields: { remove_photos: 'yes' } })
  await approve()
  expect(await shown()).toEqual([])
  const [key] = await kept()
  expect(await deleteLoose()).toBe(1)
  expect(await shop.photos.has(reviewPhotoName(key!))).toBe(false)
  expect(await kept()).toEqual([])
})

test('a review that is rejected loses its photographs at once, whatever was seen of them before', async () => {
  await write({ photos: [jpeg] })
  const { id } = await pending()
  const [key] = (await kept()) as [string]
  await approve()
  const { etag } = (await ask(address(key))).headers
  await rejectReview(shop.db, id, 'Se ve a otra persona.', acting)
  expect(await statusOf(address(key))).toBe(404)
  expect((await ask(address(key), { 'if-none-match': etag })).statusCode).toBe(404)
  expect(await statusOf(sealedPhotoPath(key, secret))).toBe(404)
  expect(await deleteLoose()).toBe(1)
  expect(await shop.photos.has(reviewPhotoName(key))).toBe(false)
})

test('OP-088 photos are in a person’s data and are deleted with the account; the text stays', async () => {
  await write({ photos: [jpeg], fields: { text: 'Geniales.' } })
  await approve()
  const [key] = (await kept()) as [string]
  const { token } = (
    await shop.form('/api/customer/login', { username: 'ana@example.com', password: 'Demo123!' })
  ).json().customer
  const { sections } = (await shop.form('/api/customer/data', { token })).json()
  const own = sections.find(({ name }: { name: string }) => name === 'reviews').rows[0]
  expect(own.photos).toContain(sealedPhotoPath(key, secret))
  await settleMatters(shop.db, 'ana@example.com')
  expect((await shop.form('/api/customer/delete', { token, password: 'Demo123!' })).json().error).toBe(false)
  expect((await shop.get('/api/reviews/ZM0001')).json().reviews[0]).toMatchObject({ text: 'Geniales.', photos: [] })
  expect(await statusOf(address(key))).toBe(404)
  expect(await deleteLoose()).toBe(1)
})
