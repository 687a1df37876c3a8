import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DeskProduct } from '#contract/desk/products.ts'
import { deleteUnusedPhotos } from '#server/operations/photos/delete-unused-photos.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openDemoShop()
await restoreBeforeEach(shop.pool)
const now = shop.clock.now
let people = 0
const person = () =>
  signedInStaff(
    shop,
    { email: `fotos${(people += 1)}@tienda.example`, roles: ['catalogue'], stores: ['ar'] },
    () => shop.clock.now,
  )

type One = { product: DeskProduct; errors?: Record<string, string>; status: number }
type Uploaded = { address: string; message?: string; status: number }
const at = '/desk/api/products/ar/ZM0001'

const photo = (width: number, height: number, red: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 20 } } })
    .jpeg()
    .toBuffer()
const upload = async (ana: Awaited<ReturnType<typeof person>>, bytes: Buffer, to = at) =>
  ana.post<Uploaded>(`${to}/pictures`, { picture: bytes.toString('base64') })
const fetched = (address: string) => shop.app.inject({ url: `${address}?width=96`, headers: { accept: 'image/webp' } })

test('OP-078 a picture is uploaded, described, ordered and given its point; shoppers get all of it', async () => {
  const ana = await person()
  const { product } = await ana.get<One>(at)
  const { address } = await upload(ana, await photo(600, 800, 200))
  expect((await fetched(address)).headers['content-type']).toBe('image/webp')
  const add = { url: address, alt: 'La suela, de cerca', focus: [20, 70] }
  const [first, ...rest] = product.images
  const change = { images: [add, { ...first!, alt: 'De costado' }, ...rest] }
  const { product: after } = await ana.post<One>(at, { version: product.version, change })
  expect(after.images.slice(0, 2)).toEqual([add, { ...first!, alt: 'De costado' }])
  expect(after.acts.map(({ action }) => action)).toEqual(['product-change', 'product-picture'])
  const { rows } = await shop.pool.query(
    `select alt, focus_x, focus_y from product_image where country = 'ar' and sku = 'ZM0001' order by position limit 3`,
  )
  expect(rows).toEqual([
    { alt: 'La suela, de cerca', focus_x: 20, focus_y: 70 },
    { alt: 'De costado', focus_x: null, focus_y: null },
    { alt: null, focus_x: null, focus_y: null },
  ])
})

test('OP-078 what is no picture, too small, too large or cut off is refused with its reason, and nothing is kept', async () => {
  const ana = await person()
  const refused = async (bytes: Buffer) => {
    const { status, message } = await upload(ana, bytes)
    expect(status).toBe(409)
    return message
  }
  const count = async () => Number((await shop.pool.query('select count(*) from photo')).rows[0].count)
  const before = await count()
  expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatch(/JPEG, PNG, WebP o AVIF/)
  expect(await refused(await photo(399, 800, 1))).toBe(
    'El lado más corto tiene que medir al menos 400 píxeles: se vería borrosa.',
  )
  expect(await refused(await photo(8000, 7000, 1))).toBe('Tiene más de 50 megapíxeles.')
  expect(await refused((await photo(900, 900, 3)).subarray(0, 900))).toMatch(/que se pueda leer/)
  expect(await count()).toBe(before)
  expect(await ana.post(`${at}/pictures`, { picture: 'no es base64' })).toMatchObject({ status: 422 })
  expect((await upload(ana, await photo(500, 500, 9), '/desk/api/products/cl/ZM0001')).status).toBe(404)
  expect((await upload(ana, await photo(500, 500, 9), '/desk/api/products/ar/NADA')).status).toBe(404)
})

test('OP-078 a product is not shown with a picture that nobody described, and the check of the catalogue names one that is', async () => {
  const ana = await person()
  const { product } = await ana.get<One>(at)
  const { address } = await upload(ana, await photo(500, 700, 77))
  const images = [...product.images, { url: address, alt: '', focus: null }]
  const shown = await ana.post<One>(at, { version: product.version, change: { images } })
  expect(shown).toMatchObject({
    status: 422,
    errors: { images: 'Para mostrarlo, cada foto que se subió acá necesita su texto alternativo.' },
  })
  const hidden = await ana.post<One>(at, { version: product.version, change: { images, isShown: false } })
  expect(hidden.product.isShown).toBe(false)
  const show = { version: hidden.product.version, change: { isShown: true } }
  expect(await ana.post<One>(at, show)).toMatchObject({
    status: 422,
    errors: { isShown: expect.stringContaining('texto') },
  })
  const bulk = { country: 'ar', skus: ['ZM0001'], act: { kind: 'show', isShown: true } }
  expect(await ana.post('/desk/api/product-bulks/preview', bulk)).toMatchObject({
    refused: [{ why: 'no_picture_text', count: 1 }],
  })
  await shop.pool.query(`update product set active = true where country = 'ar' and sku = 'ZM0001'`)
  expect(await ana.get('/desk/api/products?country=ar&check=no_picture_text')).toMatchObject({
    products: [{ sku: 'ZM0001' }],
  })
})

test('OP-078 two who change the pictures of a product: the second hears of it and nothing is overwritten', async () => {
  const [ana, beto] = [await person(), await person()]
  const { product } = await ana.get<One>(at)
  const { images, version } = product
  await ana.post<One>(at, { version, change: { images: images.toReversed() } })
  const late = await beto.post<One>(at, { version, change: { images: images.slice(1) } })
  expect(late).toMatchObject({ status: 409, data: { last: { action: 'product-change' } } })
  expect((await ana.get<One>(at)).product.images).toEqual(images.toReversed())
})

test('OP-078 a replaced picture answers for 30 days and leads to its successor after; one that nobody saved is deleted', async () => {
  const ana = await person()
  const { product } = await ana.get<One>(at)
  const [old, next, never] = [
    await upload(ana, await photo(500, 600, 11)),
    await upload(ana, await photo(500, 600, 22)),
    await upload(ana, await photo(500, 600, 33)),
  ]
  const own = (url: string, more = {}) => ({ url, alt: 'De frente', focus: null, ...more })
  const first = await ana.post<One>(at, {
    version: product.version,
    change: { images: [own(old.address), ...product.images] },
  })
  const { version } = first.product
  await ana.post<One>(at, {
    version,
    change: { images: [own(next.address, { replaces: old.address }), ...product.images] },
  })
  const run = (days: number) =>
    deleteUnusedPhotos.run(
      shop.db,
      { actor: 'job', now: new Date(now.getTime() + days * 24 * 60 * 60 * 1000) },
      { photos: { store: shop.photos } },
    )
  await run(0)
  await run(29)
  for (const { address } of [old, next, never]) expect((await fetched(address)).statusCode).toBe(200)
  await run(31)
  const keyOf = (address: string) => address.slice('/img/f/'.length, -'.jpg'.length)
  expect(await shop.photos.has(keyOf(old.address))).toBe(false)
  expect(await shop.photos.has(keyOf(never.address))).toBe(false)
  expect(await shop.photos.has(keyOf(next.address))).toBe(true)
  const gone = await shop.app.inject({ url: `${old.address}?width=240`, headers: { accept: 'image/webp' } })
  expect([gone.statusCode, gone.headers.location]).toEqual([302, `${next.address}?width=240`])
  expect((await shop.app.inject({ url: `${never.address}?width=240` })).statusCode).toBe(404)
})
