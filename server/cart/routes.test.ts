import { expect, test } from 'vitest'
import { expectSums, openCarts } from './tests/carts.ts'

const shop = await openCarts()

test('API-30 API-31 API-32 API-33 CART-01 CART-02 CART-03 a guest’s cart from the first line to the last', async () => {
  const { cart, error, cookie } = await shop.set({ item: 'ZM0001-38', quantity: '2' })
  expect([error, cart.version, cookie]).toEqual([false, 1, cart.hash])
  expect(cart.hash).toMatch(/^[0-9a-f]{32}$/)
  expect(cart.items).toMatchObject([{ id: 'ZM0001-38', quantity: 2, size: '38', most: 10 }])
  expectSums(cart)
  const { cart: read } = await shop.read({ hash: cart.hash })
  expect(read).toEqual(cart)
  const { cart: more } = await shop.set({ item: 'RT0001-M', quantity: '1', hash: cart.hash })
  expect(more).toMatchObject({ hash: cart.hash, version: 2, items: [{ id: 'ZM0001-38' }, { id: 'RT0001-M' }] })
  expectSums(more)
  const { cart: less, message } = await shop.remove({ hash: cart.hash, item: 'ZM0001-38' })
  expect([less.items.map(({ id }) => id), message]).toEqual([['RT0001-M'], 'Producto removido del carrito.'])
  const { cart: none } = await shop.set({ item: 'RT0001-M', quantity: '0', hash: cart.hash })
  expect(none).toMatchObject({ items: [], total_value: 0, shippingAmountTotal: 0, version: 4 })
})

test('CPN-02 CPN-03 a coupon comes and goes', async () => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  const added = await shop.add(hash, ' bienvenida10 ')
  expect(added).toMatchObject({
    error: false,
    message: 'Cupón agregado.',
    cart: { coupon: { coupons: { BIENVENIDA10: { kind: 'percent' } } } },
  })
  expectSums(added.cart)
  expect(await shop.takeOff(hash, 'BIENVENIDA10')).toMatchObject({
    error: false,
    message: 'Cupón removido.',
    cart: { discount: 0 },
  })
  expect(await shop.takeOff(hash, 'BIENVENIDA10')).toMatchObject({
    error: true,
    code: 'coupon_not_removed',
    errors: { BIENVENIDA10: 'coupon.remove_failed' },
    cart: { hash },
  })
})

test('API-34 merging', async () => {
  const token = await shop.signIn('ana')
  const merged = await shop.merge({ token, hash: 'demo-guest', flag: '1' })
  expect(merged).toMatchObject({ error: false, cart: { hash: 'demo-ana' } })
  expect(merged.cart.items.map(({ id, quantity }) => `${id} ${quantity}`)).toEqual(['ZM0001-37 2', 'RT0001-M 1'])
  expect(merged.cart.unavailable.map(({ id }) => id)).toEqual(['ZM0004-38'])
  expect(await shop.read({ hash: 'demo-guest' })).toMatchObject({ error: true, message: 'Cart not found' })
  expect(await shop.merge({ token, hash: 'demo-guest', flag: '1' })).toMatchObject({
    error: false,
    cart: { hash: 'demo-ana', version: merged.cart.version },
  })
})

test('demo-bought demo-gone', async () => {
  const r = await shop.read({ hash: 'demo-bought' })
  expect(r).toMatchObject({ error: true, code: 'cart_outdated', cart: { items: [] } })
  expect(r.cookie).toBe(r.cart.hash)
  expect(await shop.read({ hash: 'demo-gone' })).toMatchObject({ error: true, code: 'cart_not_found' })
  expect((await shop.hash()).hash).toMatch(/^[0-9a-f]{32}$/)
})
