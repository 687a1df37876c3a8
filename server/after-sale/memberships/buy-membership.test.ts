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

test('OP-085 S29 memberships that are paid at the same moment follow each other: no paid year is lost', async () => {
  const token = await shop.signIn('dora')
  const pages: string[] = []
  for (let order = 0; order < 4; order++) {
    await shop.set({ token, item: 'MB0001-U', quantity: '1' })
    pages.push(((await shop.placeAs(token)).next as { url: string }).url)
  }
  await Promise.all(pages.map((url) => shop.pay(url, 'approve')))
  const terms = await shop.rows<{ from: Date; until: Date }>(
    sql`select starts_at as from, ends_at as until from customer_membership join customer using (id_customer)
      where email = 'dora@example.com' and status in ('active', 'pending') and order_nr is not null order by starts_at`,
  )
  const years = terms.map(({ from, until }) => new Date(until).getUTCFullYear() - new Date(from).getUTCFullYear())
  expect(years).toEqual([1, 1, 1, 1])
  expect(terms.slice(1).map(({ from }) => from)).toEqual(terms.slice(0, -1).map(({ until }) => until))
})

test('OP-085 the database refuses a term that overlaps another of the same customer and membership', async () => {
  const overlapping = sql`insert into customer_membership (country, id_customer, membership_id, starts_at, ends_at, status)
    select country, id_customer, membership_id, ends_at - interval '1 day', ends_at + interval '1 year', 'pending'
    from customer_membership where status = 'active' limit 1`
  await expect(shop.db.execute(overlapping)).rejects.toMatchObject({
    cause: { constraint: 'customer_membership_no_overlap' },
  })
})
