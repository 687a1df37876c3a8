import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { now, openDemoShop } from '#server/ledger/tests/demo-shop.ts'
import { readOwed, readSales } from './read-sales.ts'

const { db, rows, one, operator } = await openDemoShop()
const ever = { from: '2020-01-01', to: '2030-01-01' }
const sumOf = async (country: 'ar' | 'cl' | 'co') => {
  const sales = await readSales(db, { ...ever, countries: [country] })
  return {
    in: sales.reduce((sum, { takings }) => sum + takings, 0),
    back: sales.reduce((sum, { refunds }) => sum + refunds, 0),
  }
}

test('takings less refunds are the money that stayed: the payments that are approved, less what returns gave back', async () => {
  for (const country of ['ar', 'cl', 'co'] as const) {
    const { in: takings, back } = await sumOf(country)
    const stored = await one(sql`select
        coalesce(sum(amount) filter (where p.status = 'approved'), 0)::float8
          + coalesce(sum(amount) filter (where p.status = 'refund_pending'), 0)::float8
          - coalesce(sum(amount) filter (where p.status = 'refunded' and provider_ref like 'return %'), 0)::float8 as stays
      from payment p join sales_order o using (order_nr) where o.country = ${country}`)
    expect(takings - back).toBe(stored!.stays)
    expect(takings).toBeGreaterThan(0)
  }
})

test('a payment counts on the store’s day on which its order was paid, by its method; a wallet is one of its own', async () => {
  const paidAt = sql`(select at from status_event where subject = 'order' and subject_id = 'R104' and status = 'paid')`
  const day = (await one(sql`select (${paidAt} at time zone 'America/Argentina/Buenos_Aires')::date::text as day`))!
    .day as string
  const sales = await readSales(db, { countries: ['ar'], from: day, to: day })
  const payments = await rows(sql`select method, amount::float8 from payment where order_nr = 'R104' order by method`)
  expect(payments.map(({ method }) => method)).toContain('wallet')
  expect(
    sales
      .map(({ method, takings }) => ({ method, amount: takings }))
      .toSorted((a, b) => (a.method < b.method ? -1 : 1)),
  ).toEqual(payments)
  expect(await readSales(db, { countries: ['ar'], from: day, to: day, method: 'wallet' })).toMatchObject([
    { orders: 1, method: 'wallet' },
  ])
  expect(await readSales(db, { countries: ['cl'], from: day, to: day, method: 'wallet' })).toEqual([])
})

test('a cancelled order stays in the takings of its day and goes back on the day of its refund', async () => {
  const before = await sumOf('ar')
  await operator('advance-order R107')
  const paid = await sumOf('ar')
  const total = (await one(sql`select total::float8 from sales_order where order_nr = 'R107'`))!.total as number
  expect([paid.in - before.in, paid.back - before.back]).toEqual([total, 0])
  await operator('advance-order R107 --to cancelled')
  const due = async () => (await readOwed(db, now)).find(({ country }) => country === 'ar')!.refundsDue
  const method = (await one(sql`select status from payment where order_nr = 'R107'`))!.status
  expect(method).toBe('refund_pending')
  expect([(await sumOf('ar')).back - before.back, await due()]).toEqual([0, total])
  await db.execute(sql`update payment set status = 'refunded' where order_nr = 'R107'`)
  const after = await sumOf('ar')
  expect([after.in - before.in, after.back - before.back, await due()]).toEqual([total, total, 0])
  const today = (await one(sql`select (now() at time zone 'America/Argentina/Buenos_Aires')::date::text as day`))!
    .day as string
  expect(await readSales(db, { countries: ['ar'], from: today, to: today })).toEqual([
    expect.objectContaining({ takings: 0, refunds: total }),
  ])
})

test('what the shop owes is what the books say', async () => {
  const owed = await readOwed(db, now)
  expect(owed.map(({ country }) => country)).toEqual(['ar', 'cl', 'co'])
  for (const { country, wallets, giftCards, openReturns, withdrawals } of owed) {
    expect(
      await one(sql`select coalesce(sum(balance), 0)::float8 as n from wallet join customer using (id_customer)
      where country = ${country}`),
    ).toEqual({ n: wallets })
    expect(
      await one(sql`select coalesce(sum(amount), 0)::float8 as n from gift_card where country = ${country}
      and redeemed_at is null and voided_at is null`),
    ).toEqual({ n: giftCards })
    expect(
      await one(sql`select coalesce(sum(i.amount + i.shipping_amount), 0)::float8 as n from exchange_item i
      join exchange_request r using (batchnumber) where r.country = ${country} and way <> 'exchange'
        and status not in ('finished', 'rejected', 'annulled')`),
    ).toEqual({ n: openReturns })
    expect(
      await one(sql`select coalesce(sum(r.amount), 0)::float8 as n from wallet_return_request r
      join wallet using (wallet_id) join customer using (id_customer) where r.status = 'requested' and country = ${country}`),
    ).toEqual({ n: withdrawals })
  }
  expect(owed.some(({ openReturns }) => openReturns > 0)).toBe(true)
})

test('the terminal says it in the money of each store', async () => {
  const { output } = await operator('sales --from 2020-01-01')
  expect(output).toMatch(/^\d{4}-\d\d-\d\d {2}(ar|cl|co) {2}\w+ {2}\d+ orders {2}in \$.* (ARS|CLP|COP) {2}back \$/m)
  expect(output).toMatch(/cl: in \$[\d.]+ CLP/)
  await expect(operator('sales --from 2026-12-01 --to 2026-11-01')).rejects.toThrow('is after')
})
