import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { setItems } from './commands.ts'
import { cartService } from './service.ts'
import { expectSums, openCarts } from './tests/carts.ts'

const shop = await openCarts()
const times = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })
const { rows: sizes } = await shop.db.execute<{ sku: string }>(
  sql`select sku_simple as sku from simple join product using (country, sku) where country = 'ar' and active and stock >= 2 order by 1 limit 60`,
)
const count = async (table: string) =>
  (await shop.db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table}`))).rows[0]!.n

test('R5 R7 C8 twenty equal adds with one key open one cart and get one answer', async () => {
  const before = await count('cart')
  const replies = await times(20, () => shop.set({ item: 'RT0001-M', quantity: '2' }, keyed('add-00000001')))
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(replies[0]).toMatchObject({ error: false, cart: { version: 1, items: [{ quantity: 2 }] } })
  expect(await count('cart')).toBe(before + 1)
})

test('R5 twenty equal adds with one key to a cart that is there change it once', async () => {
  const hash = await shop.cartWith(['RT0001-M', 1], ['ZM0001-38', 1])
  for (const [item, key] of [
    ['RT0001-M', 'set-00000001'],
    ['ZM0003-38', 'set-00000002'],
  ] as const) {
    const { version } = (await shop.read({ hash })).cart
    const replies = await times(20, () => shop.set({ item, quantity: '2', hash }, keyed(key)))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(replies[0]!.cart.version).toBe(version + 1)
  }
})

test('OP-046 a repetition is replayed though the cart went on, refusals too', async () => {
  const hash = await shop.cartWith(['RT0001-M', 1], ['ZM0001-38', 1])
  const first = await shop.set({ item: 'RT0001-M', quantity: '2', hash }, keyed('rep-00000001'))
  const refused = await shop.set({ item: 'ZM0002-37', quantity: '2', hash }, keyed('rep-00000002'))
  const line = await shop.set({ item: 'ZM0012-37', quantity: '1', hash }, keyed('rep-00000004'))
  const coupon = await shop.add(hash, 'TRES5', keyed('rep-00000003'))
  await shop.set({ item: 'RT0001-M', quantity: '5', hash })
  await shop.remove({ item: 'ZM0012-37', hash })
  await shop.db.execute(sql`update simple set stock = 9 where sku_simple = 'ZM0002-37'`)
  expect(await shop.set({ item: 'RT0001-M', quantity: '2', hash }, keyed('rep-00000001'))).toEqual(first)
  expect(refused).toMatchObject({ error: true, errors: { 'ZM0002-37': 'quantity_reduced' }, cart: { hash } })
  expect(await shop.set({ item: 'ZM0002-37', quantity: '2', hash }, keyed('rep-00000002'))).toEqual(refused)
  expect(await shop.add(hash, 'TRES5', keyed('rep-00000003'))).toEqual(coupon)
  expect(line.cart.items.map(({ id }) => id)).toEqual(['RT0001-M', 'ZM0001-38', 'ZM0012-37'])
  expect(await shop.set({ item: 'ZM0012-37', quantity: '1', hash }, keyed('rep-00000004'))).toEqual(line)
  expect((await shop.read({ hash })).cart.items[0]!.quantity).toBe(5)
  shop.clock.now = new Date(noon.getTime() + 24 * 60 * 60 * 1000 + 1)
  expect(
    (await shop.set({ item: 'RT0001-M', quantity: '2', hash }, keyed('rep-00000001'))).cart.items[0]!.quantity,
  ).toBe(2)
  shop.clock.now = noon
})

test('R6 the same key with other data is a conflict; the same key of somebody else is another key', async () => {
  const [mine, theirs] = [await shop.cartWith(['RT0001-M', 1]), await shop.cartWith(['ZM0001-38', 1])]
  const [ana, beto] = [await shop.signIn('ana'), await shop.signIn('beto')]
  const key = keyed('mine-00000001')
  const first = await shop.set({ item: 'RT0001-M', quantity: '2', hash: mine }, key)
  expect(await shop.set({ item: 'RT0001-M', quantity: '3', hash: mine }, key)).toMatchObject({
    status: 409,
    code: 'idempotency_conflict',
  })
  expect((await shop.set({ item: 'RT0001-M', quantity: '2', hash: theirs }, key)).cart.hash).toBe(theirs)
  const hashes = [
    await shop.set({ item: 'RT0001-M', quantity: '2', token: ana }, key),
    await shop.set({ item: 'RT0001-M', quantity: '2', token: beto }, key),
  ]
  expect(new Set([first, ...hashes].map(({ cart }) => cart.hash)).size).toBe(3)
  const copied = (hash: string) => ({ headers: { 'idempotency-key': 'copy-00000001', cookie: `cart_ar=${hash}` } })
  for (const hash of [mine, theirs]) {
    expect((await shop.set({ item: 'RT0001-M', quantity: '1' }, copied(hash))).cart.hash).toBe(hash)
  }
  const visitor = (ip: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/cart/?api_version=3',
      remoteAddress: ip,
      headers: {
        'x-store': 'vereda-ar',
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': 'new-00000001',
      },
      payload: 'item=RT0001-M&quantity=1',
    })
  const [one, again, other] = [await visitor('10.0.0.1'), await visitor('10.0.0.1'), await visitor('10.0.0.2')]
  expect([
    again.body === one.body,
    other.json<typeof first>().cart.hash === one.json<typeof first>().cart.hash,
  ]).toEqual([true, false])
})

test('fifty different adds to one cart at once: every line, the right sums', async () => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  const wanted = sizes.slice(0, 50).filter(({ sku }) => sku !== 'RT0001-M')
  const replies = await times(wanted.length, (at) =>
    shop.set({ item: wanted[at]!.sku, quantity: '2', hash }, keyed(`fifty-${at}-0000`)),
  )
  expect(replies.filter(({ error }) => error)).toEqual([])
  const { cart } = await shop.read({ hash })
  expect(cart.items.map(({ id }) => id).toSorted()).toEqual(['RT0001-M', ...wanted.map(({ sku }) => sku)].toSorted())
  expect(cart.version).toBe(wanted.length + 1)
  // Each answer is a cart as it was: all versions, none twice.
  expect(new Set(replies.map((reply) => reply.cart.version)).size).toBe(wanted.length)
  for (const reply of replies) expectSums(reply.cart)
})

test('two nodes of the shop that know nothing of each other lose nothing', async () => {
  const hash = await shop.cartWith(['RT0001-M', 1], ['ZM0001-38', 1])
  const nodes = [cartService(shop.pool), cartService(shop.pool), cartService(shop.pool)]
  const visitor = {
    country: 'ar' as const,
    now: noon,
    idCustomer: null,
    hash,
    isFromCookie: false,
    cookieHash: null,
    fingerprint: undefined,
  }
  const wanted = sizes.slice(0, 30).filter(({ sku }) => !['RT0001-M', 'ZM0001-38'].includes(sku))
  await times(wanted.length, (at) =>
    nodes[at % 3]!.change(
      visitor,
      undefined,
      setItems({ items: [{ sku: wanted[at]!.sku, quantity: 1 }], isList: false }),
    ),
  )
  await times(12, (at) =>
    nodes[at % 3]!.change(
      visitor,
      undefined,
      setItems({ items: [{ sku: 'RT0001-M', quantity: 1 + (at % 4) }], isList: false }),
    ),
  )
  const { cart } = await shop.read({ hash })
  expect(cart.items).toHaveLength(wanted.length + 2)
  expectSums(cart)
})

test('coupons added at once are never more than the store allows', async () => {
  const hash = await shop.cartWith(['RT0001-M', 3])
  const codes = ['BIENVENIDA10', 'ENVIOGRATIS', 'TRES5', 'BANNER20']
  const replies = await times(codes.length, (at) => shop.add(hash, codes[at]!))
  expect(replies.filter(({ error }) => error).map(({ errors }) => Object.values(errors))).toEqual([
    ['coupon.max_quantity'],
    ['coupon.max_quantity'],
  ])
  expect(Object.keys((await shop.read({ hash })).cart.coupon.coupons)).toHaveLength(2)
})

test('INV-07 a customer who asks ten times at once has one open cart', async () => {
  const token = await shop.signIn('emilio')
  const hashes = await times(10, async (at) =>
    at % 2 ? (await shop.hash({ token })).hash : (await shop.set({ token, item: 'RT0001-M', quantity: '1' })).cart.hash,
  )
  expect(new Set(hashes).size).toBe(1)
  const { rows } = await shop.db.execute(
    sql`select count(*)::int as n from cart join customer using (id_customer) where email = 'emilio@example.com' and order_nr is null`,
  )
  expect(rows[0]!.n).toBe(1)
})

test('what a call costs: reading one statement, setting a quantity one, adding a line one, and one more for a customer', async () => {
  const { countStatements } = await import('#server/browse/product/tests/demo-shop.ts')
  const hash = await shop.cartWith(['RT0001-M', 1], ['ZM0001-38', 1])
  const costs = (work: () => Promise<unknown>) => countStatements(shop, work)
  expect(await costs(() => shop.read({ hash }))).toBe(1)
  expect(await costs(() => shop.set({ hash, item: 'RT0001-M', quantity: '3' }))).toBe(1)
  expect(await costs(() => shop.set({ hash, item: 'RT0001-M', quantity: '4' }, keyed('cost-00000001')))).toBe(1)
  // Plus one for the data of a product that is not in the cache.
  await shop.set({ hash, item: 'ZM0012-37', quantity: '1' })
  await shop.remove({ hash, item: 'ZM0012-37' })
  expect(await costs(() => shop.set({ hash, item: 'ZM0012-37', quantity: '1' }))).toBe(1)
  expect(await costs(() => shop.remove({ hash, item: 'ZM0012-37' }))).toBe(2)
  const token = await shop.signIn('ana')
  expect(await costs(() => shop.read({ hash, token }))).toBe(2)
  expect(await costs(() => shop.set({ hash, token, item: 'RT0001-M', quantity: '5' }))).toBe(2)
})
