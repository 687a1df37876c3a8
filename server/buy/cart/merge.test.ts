import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { expectSums, openCarts } from './tests/carts.ts'

const shop = await openCarts()
const shown = ({ items }: { items: { id: string; quantity: number }[] }) =>
  items.map(({ id, quantity }) => `${id} ${quantity}`)

test('API-34 OP-048 R21 C11 ten merges at once join the guest’s lines once, and the guest’s hash is dead', async () => {
  const token = await shop.signIn('ana')
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => shop.merge({ token, hash: 'demo-guest', flag: '1' })),
  )
  for (const { error, cart, cookie } of replies) {
    expect([error, cart.hash, cookie]).toEqual([false, 'demo-ana', 'demo-ana'])
    expect(shown(cart)).toEqual(['ZM0001-37 2', 'RT0001-M 1'])
    expect(cart.unavailable.map(({ id }) => id)).toEqual(['ZM0004-38'])
    expectSums(cart)
  }
  expect(new Set(replies.map(({ cart }) => cart.version))).toEqual(new Set([4]))
  expect(await shop.read({ hash: 'demo-guest' })).toMatchObject({ error: true, message: 'Cart not found' })
})

test('OP-048 flag 0 keeps the customer’s cart alone; the guest’s ends all the same', async () => {
  const token = await shop.signIn('beto')
  await shop.set({ token, item: 'RT0001-M', quantity: '1' })
  const guest = await shop.cartWith(['ZM0001-38', 2])
  const { cart } = await shop.merge({ token, hash: guest, flag: '0' })
  expect(shown(cart)).toEqual(['RT0001-M 1'])
  expect((await shop.read({ hash: guest })).code).toBe('cart_not_found')
})

test('the guest’s cart of the browser’s own copy is merged when none is named; its coupons come along', async () => {
  const token = await shop.signIn('dora')
  const guest = await shop.cartWith(['RT0001-M', 2])
  await shop.add(guest, 'BIENVENIDA10')
  const headers = { cookie: `cart_ar=${guest}`, authorization: `Bearer ${token}` }
  const { cart, cookie } = await shop.merge({ token: '-', flag: '1' }, { headers })
  expect([shown(cart), Object.keys(cart.coupon.coupons), cookie === cart.hash, cart.hash === guest]).toEqual([
    ['RT0001-M 2'],
    ['BIENVENIDA10'],
    true,
    false,
  ])
  expectSums(cart)
})

test('INV-11 a guest’s coupon that the customer’s cart does not admit is dropped and named', async () => {
  const token = await shop.signIn('emilio')
  const own = (await shop.set({ token, item: 'RT0001-M', quantity: '1' })).cart.hash
  await shop.add(own, 'NOCOMBINA', { query: { token } })
  const guest = await shop.cartWith(['ZM0001-38', 1])
  await shop.add(guest, 'BIENVENIDA10')
  const merged = await shop.merge({ token, hash: guest, flag: '1' })
  expect(merged).toMatchObject({ error: false, errors: { BIENVENIDA10: 'coupon.not_combinable' } })
  expect(Object.keys(merged.cart.coupon.coupons)).toEqual(['NOCOMBINA'])
  expect((await shop.read({ token })).errors).toEqual({})
})

test('INV-24 nobody merges another customer’s cart, his own, or without a token', async () => {
  const token = await shop.signIn('carla')
  const mine = (await shop.set({ token, item: 'RT0001-M', quantity: '1' })).cart
  for (const hash of ['demo-ana', mine.hash, 'demo-gone', 'demo-bought', '']) {
    expect((await shop.merge({ token, hash, flag: '1' })).cart).toEqual(mine)
  }
  const { rows } = await shop.db.execute(sql`select count(*)::int as n from cart_item where cart_hash = 'demo-ana'`)
  expect(rows[0]!.n).toBeGreaterThan(1)
  const guest = await shop.cartWith(['RT0001-M', 1])
  expect(await shop.merge({ hash: guest, flag: '1' })).toMatchObject({ error: true, code: 'token_not_found' })
  expect((await shop.merge({ token, hash: guest, flag: '2' })).status).toBe(400)
  expect((await shop.read({ hash: guest })).error).toBe(false)
})

test('OP-048 the larger quantity wins, no more than there is', async () => {
  const token = await shop.signIn('fer')
  await shop.set({ token, item: 'ZM0003-38', quantity: '1' })
  const guest = await shop.cartWith(['ZM0003-38', 2], ['ZM0001-38', 4])
  await shop.db.execute(sql`update simple set stock = 3 where sku_simple = 'ZM0001-38'`)
  expect(shown((await shop.merge({ token, hash: guest, flag: '1' })).cart)).toEqual(['ZM0003-38 2', 'ZM0001-38 3'])
})
