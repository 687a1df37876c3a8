import { expect, test } from 'vitest'
import type { DeskProduct, GridProduct } from '#contract/desk/products.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import { catalogueChecks, gridSorts } from '#domain/browse/assortment/grid-filter.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openDemoShop()
await restoreBeforeEach(shop.pool)
const now = () => shop.clock.now
let people = 0
const person = (role: Role = 'catalogue', stores: OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: `tienda${(people += 1)}@tienda.example`, roles: [role], stores }, now)
const rows = async (query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows
const acts = async () =>
  (await rows(sql`select 1 from audit where action like 'product-%' or action = 'set-stock'`)).length
type List = { products: GridProduct[]; next: string | null; total: number | null }
type One = { product: DeskProduct; errors?: Record<string, string>; data?: Record<string, unknown> }
const at = '/desk/api/products/ar/ZM0001'

test('OP-078 the grid shows a store’s products page by page in every order, each once', async () => {
  const ana = await person('reader')
  const [{ count }] = (await rows(sql`select count(*)::integer as count from product where country = 'cl'`)) as [
    { count: number },
  ]
  for (const sort of gridSorts) {
    const skus: string[] = []
    let page = await ana.get<List>(`/desk/api/products?country=cl&sort=${sort}`)
    expect(page.total).toBe(count)
    for (;;) {
      skus.push(...page.products.map(({ sku }) => sku))
      if (page.next === null) break
      page = await ana.get<List>(`/desk/api/products?country=cl&sort=${sort}&after=${page.next}`)
    }
    expect(new Set(skus).size, sort).toBe(count)
    expect(skus, sort).toHaveLength(count)
  }
})

test.each([
  ['text=zm0001', sql`sku like 'ZM0001%'`],
  ['text=ZM0001-38', sql`sku = 'ZM0001'`],
  ['text=relampago', sql`name ilike '%relámpago%'`],
  ['shown=hidden', sql`not active`],
  [
    'special=now',
    sql`special_price is not null and special_from <= ${now().toISOString()} and special_to > ${now().toISOString()}`,
  ],
  ['special=over', sql`special_to <= ${now().toISOString()}`],
  ['special=none', sql`special_price is null`],
  ['stock=none', sql`not exists (select from simple s where s.country = p.country and s.sku = p.sku and stock > 0)`],
  [
    'stock=gaps',
    sql`exists (select from simple s where s.country = p.country and s.sku = p.sku and stock > 0)
    and exists (select from simple s where s.country = p.country and s.sku = p.sku and stock = 0)`,
  ],
])('OP-078 the grid filtered by %s', async (query, condition) => {
  const ana = await person()
  const expected = await rows(sql`select sku from product p where country = 'ar' and (${condition}) order by sku`)
  const { products, total } = await ana.get<List>(`/desk/api/products?country=ar&sort=sku&${query}`)
  expect(total).toBe(expected.length)
  expect(products.map(({ sku }) => sku)).toEqual(expected.slice(0, 60).map(({ sku }) => sku))
})

test('OP-078 a category shows what is filed below it too, and each check finds what was put wrong', async () => {
  const ana = await person()
  const [top] = await rows(sql`select id from category where country = 'ar' and level = 1 order by id limit 1`)
  expect((await ana.get<List>(`/desk/api/products?country=ar&category=${Number(top!.id)}`)).total).toBeGreaterThan(5)
  const checks = async () =>
    (await ana.get<{ checks: { check: string; count: number }[] }>('/desk/api/product-checks?country=ar')).checks
  const before = new Map((await checks()).map(({ check, count }) => [check, count]))
  await shop.pool.query(`delete from product_image where country = 'ar' and sku = 'ZM0001'`)
  await shop.pool.query(`update product_image set alt = '' where country = 'ar' and sku = 'ZM0002'`)
  await shop.pool.query(`delete from product_category where country = 'ar' and sku = 'ZM0001'`)
  await shop.pool.query(`update product set price = price * 40 where country = 'ar' and sku = 'ZM0002'`)
  await shop.pool.query(`update product p set name = o.name, brand_id = o.brand_id, gender = o.gender, color = o.color
    from product o where o.country = 'ar' and o.sku = 'ZM0003' and p.country = 'ar' and p.sku = 'ZM0004'`)
  await shop.pool.query(
    `update product set special_price = 1, special_from = null, special_to = '2026-01-01' where country = 'ar' and sku = 'ZM0005'`,
  )
  await shop.pool.query(`update product set size_table_id = null where country = 'ar'`)
  await shop.pool.query(`delete from size_table where country = 'ar'`)
  for (const { check, count } of await checks()) expect(count, check).toBeGreaterThan(before.get(check)!)
  for (const check of catalogueChecks)
    expect(
      (await ana.get<List>(`/desk/api/products?country=ar&check=${check}`)).products.length,
      check,
    ).toBeGreaterThan(0)
})

test('OP-078 R12 a price changed in place is one act with what was before; the second of two hears by whom', async () => {
  const [ana, bruno] = [await person(), await person()]
  const { product } = await ana.get<One>(at)
  const before = await acts()
  const change = { version: product.version, reason: 'Lista de diciembre', change: { price: product.price + 5000 } }
  const headers = { 'idempotency-key': 'precio-de-diciembre' }
  const changed = await ana.post<One>(at, change, { headers })
  expect(changed.product).toMatchObject({ price: product.price + 5000, version: product.version + 1 })
  expect((await ana.post<One>(at, change, { headers })).product.version).toBe(product.version + 1)
  expect(await acts()).toBe(before + 1)
  expect(changed.product.acts[0]).toMatchObject({
    action: 'product-change',
    reason: 'Lista de diciembre',
    before: { price: product.price },
    after: { price: product.price + 5000 },
  })
  expect(changed.product.prices[0]).toMatchObject({ price: product.price })
  const late = await bruno.post<One>(at, { version: product.version, change: { name: 'Otra' } })
  expect(late).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
    data: { last: { by: changed.product.acts[0]!.actor } },
  })
  expect(await acts()).toBe(before + 1)
})

test('OP-078 a feed that changes a price is counted and remembered too', async () => {
  const ana = await person()
  const { product } = await ana.get<One>(at)
  await shop.pool.query(`begin; set local session_replication_role = replica;
    update product set price = price + 100 where country = 'ar' and sku = 'ZM0001'; commit`)
  const after = (await ana.get<One>(at)).product
  expect(after).toMatchObject({ version: product.version + 1, prices: [{ price: product.price }] })
})

test('OP-078 everything of a product can be changed, and what cannot be is said beside its field', async () => {
  const ana = await person()
  const { product } = await ana.get<One>(at)
  const other = (await rows(sql`select id from category where country = 'ar' order by id desc limit 1`))[0]!
    .id as number
  const foreign = (await rows(sql`select id from category where country = 'cl' limit 1`))[0]!.id
  const change = {
    name: 'Zapatilla Ñandú',
    description: 'Otra.',
    specialPrice: 1000,
    specialFrom: '2026-12-01T00:00:00-03:00',
    specialTo: null,
    categories: [other],
    attributes: [{ key: 'fit', value: 'Suelto' }],
    images: product.images.toReversed(),
  }
  const changed = await ana.post<One>(at, { version: product.version, change })
  expect(changed.product).toMatchObject({ ...change, specialFrom: '2026-12-01T03:00:00.000Z' })
  const refused = async (wrong: object) => {
    const answer = await ana.post<One>(at, { version: changed.product.version, change: wrong })
    expect(answer.status).toBe(422)
    return answer.errors
  }
  expect(await refused({ specialPrice: product.price })).toEqual({
    specialPrice: 'El precio especial tiene que ser menor que el precio.',
  })
  expect(await refused({ categories: [foreign] })).toHaveProperty('categories')
  expect(await refused({ attributes: [{ key: 'nada', value: 'x' }] })).toHaveProperty('attributes')
  expect(await refused({ images: [{ url: '/img/otra.jpg', alt: null, focus: null }] })).toHaveProperty('images')
  expect(await refused({ price: 0 })).toHaveProperty(['change.price'])
  expect(await refused({ price: 12.5 })).toHaveProperty(['change.price'])
  expect(await refused({ specialTo: 'mañana' })).toHaveProperty(['change.specialTo'])
  await refused({ name: 'x\0' })
})

test('INV-02 the stock of a size is booked, if it is still what was seen', async () => {
  const ana = await person()
  const { product } = await ana.get<One>(at)
  const { skuSimple, stock } = product.sizes[0]!
  const set = (seen: number, units: number) => ana.post<One>(`${at}/stock`, { skuSimple, seen, stock: units })
  const changed = await set(stock, stock + 7)
  expect(changed.product.sizes[0]).toMatchObject({ stock: stock + 7 })
  expect(changed.product.acts[0]).toMatchObject({ action: 'set-stock', after: { stock: stock + 7 } })
  expect(await set(stock, 1)).toMatchObject({ status: 409, data: { stock: stock + 7 } })
  expect(await rows(sql`select * from stock_reconciliation`)).toEqual([])
})

test('OP-078 a product is made by copying, not shown before it has a picture, and its sku only once', async () => {
  const ana = await person()
  const { product } = await ana.get<One>(at)
  const { brandId, categories, gender, description, attributes } = product
  const made = { country: 'ar', name: 'Copia de prueba', brandId, gender, categories, description, price: 100_000 }
  const form = {
    ...made,
    sku: 'nuevo01',
    color: 'Rojo',
    colorFamily: 'Rojo',
    sizes: ['38', '38.5', 'Único'],
    sizeFilterKey: 'shoe_size',
    copyOf: 'ZM0001',
  }
  const { product: copy } = await ana.post<One>('/desk/api/products', form)
  expect(copy).toMatchObject({ sku: 'NUEVO01', isShown: false, attributes, slug: 'copia-de-prueba-nuevo01' })
  expect(copy.sizes.map(({ skuSimple, stock }) => [skuSimple, stock])).toEqual([
    ['NUEVO01-38', 0],
    ['NUEVO01-38H', 0],
    ['NUEVO01-UNICO', 0],
  ])
  expect(copy.acts).toMatchObject([{ action: 'product-create' }])
  expect(await ana.post<One>('/desk/api/products', form)).toMatchObject({
    status: 422,
    errors: { sku: 'Ya hay un producto con ese SKU.' },
  })
  const show = { version: copy.version, change: { isShown: true } }
  expect(await ana.post<One>('/desk/api/products/ar/NUEVO01', show)).toMatchObject({
    status: 422,
    errors: { isShown: 'Para publicarlo le falta una foto.' },
  })
})

test('S13 OP-078 products of a store that is not theirs are not there', async () => {
  const ana = await person('catalogue', ['cl'])
  expect(await ana.get('/desk/api/products?country=ar')).toMatchObject({ status: 404 })
  expect(await ana.get('/desk/api/product-lists?country=ar')).toMatchObject({ status: 404 })
  expect(await ana.get('/desk/api/product-checks?country=ar')).toMatchObject({ status: 404 })
  expect(await ana.get(at)).toMatchObject({ status: 404 })
  expect(await ana.post(at, { version: 1, change: { price: 1 } })).toMatchObject({ status: 404 })
  expect(await ana.post(`${at}/stock`, { skuSimple: 'ZM0001-38', seen: 1, stock: 2 })).toMatchObject({ status: 404 })
})
