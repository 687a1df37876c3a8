import { beforeEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openCheckouts()
beforeEach(() => {
  shop.clock.now = noon
})

const held = () =>
  shop.rows(sql`select status, to_char(starts_at, 'YYYY-MM-DD') as from, to_char(ends_at, 'YYYY-MM-DD') as until
    from customer_membership join customer using (id_customer) where email = 'beto@example.com' order by starts_at`)

async function buy(token: string, quantity: string) {
  await shop.set({ token, item: 'MB0001-U', quantity })
  const placed = await shop.placeAs(token)
  expect(placed.error).toBe(false)
  await shop.pay((placed.next as { url: string }).url, 'approve')
  return placed.order_nr
}

test('OP-085 a membership begins with its payment, ships free, is renewed from its end, and ends by job with a mail', async () => {
  const token = await shop.signIn('beto')
  const shipping = async () => {
    await shop.set({ token, item: 'RT0001-M', quantity: '1' })
    const { cart } = await shop.set({ token, item: 'RT0001-M', quantity: '2' })
    return [cart.shippingAmountTotal, (await shop.read({ token })).cart.shippingAmountTotal]
  }
  expect(await shipping()).toEqual([5990, 5990])
  await shop.remove({ token, item: 'RT0001-M' })
  await buy(token, '1')
  expect(await held()).toEqual([{ status: 'active', from: '2026-11-15', until: '2027-11-15' }])
  expect(await shipping()).toEqual([0, 0])
  const { checkout } = await shop.look({ token, shipping: 'standard' })
  expect(checkout!.totals.shipping).toBe(0)
  await shop.remove({ token, item: 'RT0001-M' })

  const renewal = await buy(token, '1')
  expect((await held())[1]).toEqual({ status: 'pending', from: '2027-11-15', until: '2028-11-15' })
  await shop.call('/api/order/cancel', { token, order_nr: renewal })
  expect((await held())[1]).toMatchObject({ status: 'cancelled' })

  shop.clock.now = new Date('2027-11-15T15:00:01Z')
  expect(await shop.job('end-memberships')).toBeGreaterThan(0)
  expect(await shop.job('end-memberships')).toBe(0)
  expect((await shop.mails('membership-ended')).map(({ recipient }) => recipient)).toContain('beto@example.com')
})

test('OP-085 a guest is asked for an account before buying a membership', async () => {
  const hash = await shop.cartWith(['MB0001-U', 1])
  expect(await shop.look({ hash })).toMatchObject({ status: 200, code: 'account_needed' })
})
