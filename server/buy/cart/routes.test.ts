import { afterEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { expectSums, openCarts } from './tests/carts.ts'

const shop = await openCarts()
const later = (ms: number) => (shop.clock.now = new Date(noon.getTime() + ms))
const hour = 60 * 60 * 1000
const day = 24 * hour
const setStock = (sku: string, stock: number) =>
  shop.db.execute(sql`update simple set stock = ${stock} where sku_simple = ${sku}`)
const rowOf = async (hash: string) => (await shop.db.execute(sql`select * from cart where hash = ${hash}`)).rows[0]
afterEach(() => {
  shop.clock.now = noon
})

test('API-29 API-31 API-32 API-33 CART-01…04 CART-10 OP-058 a guest’s cart from the first line to the last', async () => {
  const { cart, error, message, errors, cookie } = await shop.set({ item: 'ZM0001-38', quantity: '2' })
  expect([error, message, errors, cart.version, cookie]).toEqual([false, '', {}, 1, cart.hash])
  expect(cart.hash).toMatch(/^[0-9a-f]{32}$/)
  expect(cart.items).toEqual([
    {
      id: 'ZM0001-38',
      name: 'Zapatilla Brisa',
      brand_name: expect.any(String),
      supplier: { name: expect.any(String) },
      price: expect.any(Number),
      special_price: expect.any(Number),
      paid_price: 2 * cart.items[0]!.special_price!,
      color: expect.any(String),
      size: '38',
      quantity: 2,
      categories: expect.stringContaining('|'),
      freeshipping: false,
      url: expect.stringMatching(/^\/[a-z0-9-]+\.html$/),
      image: expect.any(String),
      most: 10,
      is_gift_card: false,
      is_membership: false,
    },
  ])
  expectSums(cart)
  expect((await shop.read({ hash: cart.hash })).cart).toEqual(cart)
  const { cart: more } = await shop.set({ item: 'rt0001-m', quantity: '1', hash: cart.hash })
  expect(more).toMatchObject({ hash: cart.hash, version: 2, items: [{ id: 'ZM0001-38' }, { id: 'RT0001-M' }] })
  expectSums(more)
  const { cart: less, message: removed } = await shop.remove({ hash: cart.hash, item: 'ZM0001-38' })
  expect([less.items.map(({ id }) => id), removed]).toEqual([['RT0001-M'], 'Producto removido del carrito.'])
  const { cart: none } = await shop.set({ item: 'RT0001-M', quantity: '0', hash: cart.hash })
  expect(none).toMatchObject({ items: [], total_value: 0, shippingAmountTotal: 0, version: 4 })
})

test('OP-045 a quantity is set, not added: again changes nothing, another one replaces it', async () => {
  const hash = await shop.cartWith(['ZM0001-38', 1], ['RT0001-M', 1])
  const twice = [
    await shop.set({ item: 'ZM0001-38', quantity: '3', hash }),
    await shop.set({ item: 'ZM0001-38', quantity: '3', hash }),
  ]
  expect(twice[0]!.cart).toEqual(twice[1]!.cart)
  expect(twice[0]!.cart).toMatchObject({ version: 2, items: [{ quantity: 3 }, { quantity: 1 }] })
  expectSums(twice[0]!.cart)
  const gone = await shop.remove({ hash, item: 'ZM0003-38' })
  expect([gone.error, gone.cart.version]).toEqual([false, 2])
})

test('CART-21 INV-31 standard shipping is free from the threshold on, and the cart says how far that is', async () => {
  const { cart } = await shop.set({ item: 'MD0001-U', quantity: '1' })
  expect(cart).toMatchObject({
    sub_total_value: 1999,
    shippingAmountTotal: 5990,
    free_shipping_missing: 78_001,
    total_value: 7989,
  })
  const { cart: dear } = await shop.set({ item: 'LJ0001-M', quantity: '1', hash: cart.hash })
  expect(dear).toMatchObject({ shippingAmountTotal: 0, free_shipping_missing: null })
  const { cart: sent } = await shop.set({ item: 'ZH0001-41', quantity: '1' })
  expect(sent).toMatchObject({ shippingAmountTotal: 0, items: [{ freeshipping: true }] })
})

test.each([
  ['-1', 400],
  ['0.5', 400],
  ['1e9', 400],
  ['1000000000', 400],
  ['2abc', 400],
  ['', 400],
  ['NaN', 400],
  [' 1', 400],
  ['11', 200],
  ['99', 200],
])('R22 a quantity of %j is refused in words and changes nothing', async (quantity, status) => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  const refused = await shop.set({ item: 'RT0001-M', quantity, hash })
  expect([refused.status, refused.error, refused.message]).toEqual([status, true, expect.stringMatching(/\w+ /)])
  expect((await shop.read({ hash })).cart).toMatchObject({ version: 1, items: [{ quantity: 1 }] })
})

test.each([
  ['unknown', 'NADA01-38', 'unknown'],
  ['of another store', 'ZM0001CL-38', 'unknown'],
  ['withdrawn', 'XX0001-38', 'unknown'],
  ['a size it does not come in', 'ZM0001-99', 'unknown'],
  ['sold out', 'ZM0004-38', 'out_of_stock'],
])('R22 INV-32 a sku that is %s is refused with the whole cart', async (_, item, reason) => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  expect(await shop.set({ item, quantity: '1', hash })).toMatchObject({
    status: 200,
    error: true,
    code: 'cart_line_refused',
    errors: { [item]: reason },
    cart: { hash, version: 1, items: [{ id: 'RT0001-M' }] },
  })
})

test('INV-08 more than there is of a size is refused, the last one is sold', async () => {
  expect(await shop.set({ item: 'ZM0002-37', quantity: '2' })).toMatchObject({
    error: true,
    errors: { 'ZM0002-37': 'quantity_reduced' },
    cart: { hash: '' },
  })
  expect((await shop.set({ item: 'ZM0002-37', quantity: '1' })).cart.items).toMatchObject([{ quantity: 1, most: 1 }])
})

test.each([
  ['not JSON', '{'],
  ['no list', '{"item":"RT0001-M","quantity":1}'],
  ['empty', '[]'],
  ['null', 'null'],
  ['a list of lists', '[["RT0001-M",1]]'],
  ['half a unit', '[{"item":"RT0001-M","quantity":0.5}]'],
  ['less than nothing', '[{"item":"RT0001-M","quantity":-1}]'],
  ['a heap', '[{"item":"RT0001-M","quantity":1e9}]'],
  ['a text that is no number', '[{"item":"RT0001-M","quantity":"2abc"}]'],
  ['a list as quantity', '[{"item":"RT0001-M","quantity":[1]}]'],
  ['no sku', '[{"item":"\' or 1=1","quantity":1}]'],
])('R22 an items list that is %s is a wrong call', async (_, items) => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  expect(await shop.set({ items, hash })).toMatchObject({
    status: 400,
    error: true,
    code: 'invalid_input',
    errors: { items: expect.any(String) },
  })
  expect((await shop.read({ hash })).cart.version).toBe(1)
})

test.each([
  [{}],
  [{ item: 'RT0001-M' }],
  [{ quantity: '1' }],
  [{ item: 'RT0001-M', quantity: '1', items: '[]' }],
  [{ item: ['RT0001-M'] as never, quantity: '1', hash: 'a b' }],
])('a call that says %j is wrong', async (fields) => {
  expect(await shop.set(fields)).toMatchObject({ status: 400, error: true, code: 'invalid_input' })
})

test('R22 fields sent twice, arrays and objects are wrong calls, never faults', async () => {
  for (const payload of [
    'item=RT0001-M&item=ZM0001-38&quantity=1',
    'item[]=RT0001-M&quantity=1',
    'item=RT0001-M&quantity=1&quantity=2',
    'hash=%00&item=RT0001-M&quantity=1',
    '__proto__[x]=1&item=RT0001-M&quantity=1e0',
  ]) {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/cart/?api_version=3',
      headers: { 'x-store': 'vereda-ar', 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
    expect([payload, reply.statusCode]).toEqual([payload, 400])
  }
})

test('R22 a list of 101 sizes is refused with the cart, one of 5,000 before it is read', async () => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ item: `A${at}-1`, quantity: 1 }))
  expect(await shop.setAll(lines(101), { hash })).toMatchObject({
    status: 200,
    code: 'cart_full',
    message: 'El carrito no admite más productos.',
    cart: { hash, version: 1 },
  })
  const heap = await shop.setAll(lines(5000), { hash })
  expect([heap.status, heap.error, heap.message]).toEqual([413, true, 'Los datos enviados no son válidos.'])
})

test('R22 a hundred lines fill a cart: one more is refused, and those that are there can still be changed', async () => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  await shop.db.execute(sql`insert into cart_item (cart_hash, country, sku_simple, quantity, added_at)
    select ${hash}, 'ar', sku_simple, 1, now() from simple join product using (country, sku)
    where country = 'ar' and active and stock > 1 and sku_simple not in ('RT0001-M', 'ZM0001-38') order by sku_simple limit 98`)
  expect(await shop.set({ item: 'ZM0001-38', quantity: '1', hash })).toMatchObject({
    error: false,
    cart: { version: 2 },
  })
  const { rows } = await shop.db.execute<{ sku: string }>(sql`select sku_simple as sku from simple
    join product using (country, sku) where country = 'ar' and active and stock > 1
    and sku_simple not in (select sku_simple from cart_item where cart_hash = ${hash}) limit 1`)
  expect(await shop.set({ item: rows[0]!.sku, quantity: '1', hash })).toMatchObject({ code: 'cart_full' })
  const { cart } = await shop.set({ item: 'RT0001-M', quantity: '2', hash })
  expect([cart.version, cart.items.length + cart.unavailable.length]).toEqual([3, 100])
})

test('INV-06 prices, discounts and totals that a client sends are not read', async () => {
  const { cart } = await shop.set({
    item: 'RT0001-M',
    quantity: '1',
    price: '1',
    special_price: '1',
    discount: '99',
    total_value: '0',
  })
  expect(cart.items[0]!.price).toBeGreaterThan(1000)
  expect(cart.discount).toBe(0)
  const items = [{ item: 'RT0001-M', quantity: 1, price: 1, paid_price: 0 }]
  expect((await shop.setAll(items)).cart.sub_total_value).toBe(cart.sub_total_value)
})

test('CART-07 OP-047 a list takes what can be had, in its order, and names the rest', async () => {
  const wanted = [
    { item: 'RT0001-M', quantity: 2 },
    { item: 'ZM0004-38', quantity: 1 },
    { item: 'ZM0003-38', quantity: '9' },
    { item: 'NADA01-1', quantity: 1 },
    { item: 'ZM0001-38', quantity: 1 },
  ]
  const errors = { 'ZM0004-38': 'out_of_stock', 'ZM0003-38': 'quantity_reduced', 'NADA01-1': 'unknown' }
  const rebuilt = await shop.setAll(wanted)
  expect(rebuilt).toMatchObject({ error: false, errors, cart: { errors, version: 1 } })
  expect(rebuilt.cart.items.map(({ id, quantity }) => `${id} ${quantity}`)).toEqual([
    'RT0001-M 2',
    'ZM0003-38 2',
    'ZM0001-38 1',
  ])
  expect((await shop.read({ hash: rebuilt.cart.hash })).cart.items).toEqual(rebuilt.cart.items)
})

test('R4 the same size named twice is wanted that often, and never more than there is', async () => {
  const twice = await shop.setAll([
    { item: 'ZM0003-38', quantity: 2 },
    { item: 'zm0003-38', quantity: 2 },
  ])
  expect(twice).toMatchObject({ errors: { 'ZM0003-38': 'quantity_reduced' }, cart: { items: [{ quantity: 2 }] } })
})

test('OP-051 CART-09 stock that falls cuts a line, then takes it out of the sums, and nothing is forgotten', async () => {
  const hash = await shop.cartWith(['ZM0010-37', 3], ['RT0001-M', 1])
  await setStock('ZM0010-37', 2)
  const cut = (await shop.read({ hash })).cart
  expect(cut).toMatchObject({
    version: 1,
    errors: { 'ZM0010-37': 'quantity_reduced' },
    items: [{ quantity: 2, most: 2 }, { quantity: 1 }],
  })
  expectSums(cut)
  await setStock('ZM0010-37', 0)
  const out = await shop.read({ hash })
  expect(out).toMatchObject({
    error: false,
    errors: { 'ZM0010-37': 'out_of_stock' },
    cart: { unavailable: [{ id: 'ZM0010-37', paid_price: 0, most: 0 }], items: [{ id: 'RT0001-M' }] },
  })
  expectSums(out.cart)
  await setStock('ZM0010-37', 9)
  expect((await shop.read({ hash })).cart).toMatchObject({ errors: {}, items: [{ quantity: 3 }, { quantity: 1 }] })
})

test('R24 a price that changes is the price of the next answer, by the hour of its offer too', async () => {
  const hash = await shop.cartWith(['RT0001-L', 2])
  const before = (await shop.read({ hash })).cart
  await shop.db.execute(
    sql`update product set price = 1234567, special_price = 1000001, special_to = ${new Date(noon.getTime() + hour)} where sku = 'RT0001'`,
  )
  expect((await shop.read({ hash })).cart).toMatchObject({
    sub_total_value: 20_000.02,
    items: [{ price: 12_345.67, special_price: 10_000.01, paid_price: 20_000.02 }],
  })
  expect((await shop.set({ item: 'RT0001-L', quantity: '3', hash })).cart.sub_total_value).toBe(30_000.03)
  later(hour)
  expect((await shop.read({ hash })).cart).toMatchObject({ items: [{ price: 12_345.67, special_price: null }] })
  await shop.db.execute(
    sql`update product set price = ${before.items[0]!.price * 100}, special_price = null, special_to = null where sku = 'RT0001'`,
  )
})

test('a product withdrawn or renamed shows at once', async () => {
  const hash = await shop.cartWith(['ZM0011-37', 1])
  await shop.db.execute(sql`update product set name = 'Otra cosa' where sku = 'ZM0011'`)
  expect((await shop.read({ hash })).cart.items[0]!.name).toBe('Otra cosa')
  await shop.db.execute(sql`update product set active = false where sku = 'ZM0011'`)
  expect((await shop.read({ hash })).cart).toMatchObject({
    errors: { 'ZM0011-37': 'out_of_stock' },
    items: [],
    sub_total_value: 0,
    shippingAmountTotal: 0,
  })
})

test('CL and CO have no decimals, whatever a coupon takes off', async () => {
  for (const country of ['cl', 'co'] as const) {
    const sku = `RT0001${country.toUpperCase()}-M`
    const { cart } = await shop.set({ item: sku, quantity: '3' }, { country })
    const added = await shop.add(cart.hash, 'SOLOZAPAS', { country })
    expect(added.errors).toEqual({ SOLOZAPAS: 'coupon.not_in_benefit' })
    const { cart: cheaper } = await shop.add(cart.hash, 'TRES5', { country })
    expectSums(cheaper)
    expect([cheaper.discount, cheaper.total_value, cheaper.items[0]!.paid_price].every(Number.isInteger)).toBe(true)
    expect(await shop.read({ hash: cart.hash })).toMatchObject({ error: true, code: 'cart_not_found' })
  }
})

test('INV-07 OP-057 CART-22 a bought cart is out of date for every call, and a fresh one comes with that', async () => {
  const calls = [
    () => shop.read({ hash: 'demo-bought' }),
    () => shop.set({ hash: 'demo-bought', item: 'RT0001-M', quantity: '1' }),
    () => shop.remove({ hash: 'demo-bought', item: 'ZM0010-37' }),
    () => shop.add('demo-bought', 'BIENVENIDA10'),
    () => shop.takeOff('demo-bought', 'BIENVENIDA10'),
  ]
  for (const call of calls) {
    const reply = await call()
    expect(reply).toMatchObject({
      status: 200,
      error: true,
      code: 'cart_outdated',
      message: 'Tu carrito está desactualizado, el pedido ya no está disponible.',
      cart: { items: [], version: 1 },
    })
    expect(reply.cart.hash).toMatch(/^[0-9a-f]{32}$/)
    expect(reply.cookie).toBe(reply.cart.hash)
    expect((await shop.read({ hash: reply.cart.hash })).error).toBe(false)
  }
  const token = await shop.signIn('ana')
  expect((await shop.read({ hash: 'demo-bought', token })).cart.hash).toBe('demo-ana')
})

test('INV-07 a cookie that still names a bought cart is no cart, and no error', async () => {
  const headers = { cookie: 'cart_ar=demo-bought' }
  expect(await shop.read({}, { headers })).toMatchObject({ error: false, cart: { hash: '', items: [] } })
  const { cart, error } = await shop.set({ item: 'RT0001-M', quantity: '1' }, { headers })
  expect([error, cart.items.map(({ id }) => id)]).toEqual([false, ['RT0001-M']])
  expect(cart.hash).not.toBe('demo-bought')
})

test('CART-07 an unknown hash is not found, by every call', async () => {
  const replies = [
    await shop.read({ hash: 'demo-gone' }),
    await shop.set({ hash: 'demo-gone', item: 'RT0001-M', quantity: '1' }),
    await shop.remove({ hash: 'demo-gone', item: 'RT0001-M' }),
    await shop.add('demo-gone', 'BIENVENIDA10'),
    await shop.takeOff('demo-gone', 'BIENVENIDA10'),
  ]
  for (const reply of replies)
    expect(reply).toMatchObject({ status: 200, error: true, code: 'cart_not_found', message: 'Cart not found' })
})

test('OP-049 a guest’s cart lives thirty days after it was last used, and looking is using', async () => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  const isNoted = async () => (await rowOf(hash))!.updated_at
  const first = await isNoted()
  later(hour)
  await shop.read({ hash })
  expect(await isNoted()).toEqual(first)
  later(29 * day)
  expect((await shop.read({ hash })).error).toBe(false)
  expect(await isNoted()).not.toEqual(first)
  later(29 * day + 30 * day - 1)
  expect((await shop.read({ hash })).error).toBe(false)
  later(29 * day + 60 * day + 2 * hour)
  expect(await shop.read({ hash })).toMatchObject({ code: 'cart_not_found' })
  expect(await shop.set({ hash, item: 'RT0001-M', quantity: '2' })).toMatchObject({ code: 'cart_not_found' })
})

test('C11 the browser keeps a copy no script can read, and finds its cart by it', async () => {
  const reply = await shop.form('/api/cart/', { item: 'RT0001-M', quantity: '1' })
  const [cookie] = reply.cookies
  expect(cookie).toMatchObject({ name: 'cart_ar', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 })
  expect(cookie).not.toHaveProperty('secure')
  const headers = { cookie: `cart_ar=${cookie!.value}` }
  expect((await shop.read({}, { headers })).cart).toMatchObject({ hash: cookie!.value, items: [{ id: 'RT0001-M' }] })
  expect((await shop.set({ item: 'RT0001-M', quantity: '2' }, { headers })).cart).toMatchObject({
    hash: cookie!.value,
    version: 2,
  })
  expect((await shop.hash({}, { headers })).hash).toBe(cookie!.value)
  expect((await shop.read({}, { headers: { cookie: `cart_cl=${cookie!.value}` } })).cart.hash).toBe('')
})

test.each([
  ['a link on another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['a link on a sibling of this site', { 'sec-fetch-site': 'same-site' }, false],
  ['a link in a mail', { 'sec-fetch-site': 'none' }, false],
  ['a link, in an older browser', {}, false],
  ['a link on another site, in an older browser', { referer: 'https://malo.example/localhost:80' }, false],
  ['a page of ours', { 'sec-fetch-site': 'same-origin' }, true],
  ['a page of ours, in an older browser', { referer: 'http://localhost:80/cart' }, true],
])(
  'S17 a cart that %s names becomes the visitor’s own: %o → %s',
  async (_, headers: Record<string, string>, isTheirs) => {
    const { hash } = (await shop.set({ item: 'RT0001-M', quantity: '1' })).cart
    const host = { host: 'localhost:80' }
    const firstVisit = await shop.read({ hash }, { headers: { ...host, ...headers } })
    expect([firstVisit.cart.hash, firstVisit.cookie]).toEqual([hash, isTheirs ? hash : undefined])
    const other = await shop.read({ hash }, { headers: { ...host, ...headers, cookie: 'cart_ar=of-their-own' } })
    expect(other.cookie).toBe(isTheirs ? hash : undefined)
    // Their own cart stays theirs, no matter who links to it.
    expect((await shop.read({ hash }, { headers: { ...host, ...headers, cookie: `cart_ar=${hash}` } })).cookie).toBe(
      hash,
    )
  },
)

test('a visitor without a cart sees an empty one, and nothing is written for that', async () => {
  const count = async () => (await shop.db.execute(sql`select count(*)::int as n from cart`)).rows[0]!.n
  const before = await count()
  for (const cookie of [undefined, 'cart_ar=demo-gone', 'cart_ar=demo-ana', 'cart_ar=%00%22']) {
    const reply = await shop.read({ token: '-' }, { headers: cookie ? { cookie } : {} })
    expect(reply).toMatchObject({ error: false, cart: { hash: '', version: 0, items: [], total_value: 0 } })
    if (cookie) expect(reply.cookie).toBe('')
  }
  expect((await shop.remove({ item: 'RT0001-M' })).error).toBe(false)
  expect((await shop.add('', 'BIENVENIDA10')).code).toBe('cart_not_found')
  expect(await count()).toBe(before)
})

test('API-30 gethash: a guest gets 128 random bits, a customer the one open cart', async () => {
  const [one, two] = [await shop.hash(), await shop.hash({ token: '-' })]
  expect([one.error, one.hash === two.hash]).toEqual([false, false])
  expect(one.hash).toMatch(/^[0-9a-f]{32}$/)
  expect((await shop.hash({ token: await shop.signIn('ana') })).hash).toBe('demo-ana')
})

test('OP-050 the fingerprint of the device is kept with the cart', async () => {
  const { cart } = await shop.set({ item: 'RT0001-M', quantity: '1', fingerprint: 'dev.1-a' })
  expect(await rowOf(cart.hash)).toMatchObject({ fingerprint: 'dev.1-a' })
  await shop.set({ item: 'RT0001-M', quantity: '2', hash: cart.hash, fingerprint: 'dev.2' })
  await shop.set({ item: 'RT0001-M', quantity: '3', hash: cart.hash })
  expect(await rowOf(cart.hash)).toMatchObject({ fingerprint: 'dev.2', version: 3 })
})

test('INV-24 INV-25 a customer’s cart opens with that customer’s token only', async () => {
  const [ana, beto] = [await shop.signIn('ana'), await shop.signIn('beto')]
  const bearer = { headers: { authorization: `Bearer ${ana}` } }
  for (const reply of [
    await shop.read({ token: ana }),
    await shop.read({ hash: 'demo-ana', token: '-' }, bearer),
    await shop.read({}, bearer),
  ]) {
    expect(reply).toMatchObject({ error: false, cart: { hash: 'demo-ana' } })
    // Seeded: one line whose stock has fallen to nothing.
    expect(reply.cart).toMatchObject({
      items: [{ id: 'ZM0001-37' }],
      unavailable: [{ id: 'ZM0004-38' }],
      errors: { 'ZM0004-38': 'out_of_stock' },
    })
  }
  for (const query of [{ hash: 'demo-ana' }, { hash: 'demo-ana', token: '-' }, { hash: 'demo-ana', token: beto }]) {
    expect(await shop.read(query)).toMatchObject({ error: true, code: 'cart_not_found' })
    expect(await shop.set({ ...query, item: 'ZM0001-37', quantity: '5' })).toMatchObject({
      error: true,
      code: 'cart_not_found',
    })
    expect(await shop.remove({ ...query, item: 'ZM0001-37' })).toMatchObject({ error: true, code: 'cart_not_found' })
  }
  expect((await shop.set({ hash: 'demo-ana', token: ana, item: 'ZM0001-37', quantity: '2' })).cart.items).toMatchObject(
    [{ quantity: 2 }],
  )
  await shop.set({ token: ana, item: 'ZM0001-37', quantity: '1' })
})

test('INV-25 API-29 a token that is revoked, expired, unknown or of another store is not found', async () => {
  const [revoked, expired, foreign] = [await shop.signIn('beto'), await shop.signIn('beto'), await shop.signIn('gabi')]
  await shop.db.execute(sql`update customer_session set revoked_at = now() where token_hash = ${digestOf(revoked)}`)
  await shop.db.execute(sql`update customer_session set expires_at = ${noon} where token_hash = ${digestOf(expired)}`)
  for (const token of [revoked, expired, foreign, 'nadie', 'x'.repeat(200)]) {
    const refused = { status: 200, error: true, code: 'token_not_found', message: 'Requested token not found.' }
    expect(await shop.read({ token })).toMatchObject(refused)
    expect(await shop.set({ token, hash: 'demo-guest', item: 'ZM0001-37', quantity: '3' })).toMatchObject(refused)
    expect(await shop.merge({ token, hash: 'demo-guest', flag: '1' })).toMatchObject(refused)
    expect(await shop.hash({ token })).toMatchObject({ error: true, message: 'Requested token not found.' })
    expect(await shop.read({}, { headers: { authorization: `Bearer ${token}` } })).toMatchObject(refused)
  }
  expect((await shop.read({ hash: 'demo-guest' })).cart.version).toBe(2)
})
