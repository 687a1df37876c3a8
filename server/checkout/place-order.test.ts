import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { restoreBeforeEach } from '#tests/restore.ts'
import { guest, openCheckouts } from './tests/checkouts.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)

test('OP-003 a guest places an order: copies, stock, payment, step, mail and the end of the cart', async () => {
  const before = await shop.stockOf('RT0001-M')
  const hash = await shop.cartWith(['RT0001-M', 2])
  const placed = await shop.placeAsGuest(hash)
  expect(placed).toMatchObject({ status: 200, error: false, next: { kind: 'redirect' } })
  expect(placed.order_nr).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(await shop.stockOf('RT0001-M')).toBe(before - 2)
  const { order } = await shop.call('/api/order/detail', { order_nr: placed.order_nr, order_key: placed.order_key })
  expect(order).toMatchObject({
    status: 'payment_pending',
    email: guest.email,
    document: 'DNI 30111222',
    items: [{ sku: 'RT0001-M', quantity: 2 }],
    shipping_address: { first_name: 'Inés', city: 'Rosario', region: 'Santa Fe', postcode: '2000' },
    payments: [{ method: 'card_test', status: 'pending', amount: order.total }],
    can_pay: true,
    can_cancel: true,
  })
  expect(order.total).toBe(order.sub_total - order.discount + order.shipping)
  expect(await shop.mails('order-placed')).toMatchObject([{ recipient: guest.email }])
  expect((await shop.read({ hash })).code).toBe('cart_outdated')
  await shop.expectReconciled()
})
