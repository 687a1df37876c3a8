import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import type { ExchangeOutcome } from '#server/platform/mail/templates/exchange-outcome.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { openReturns } from './tests/returns.ts'

const shop = await openReturns()
await restoreBeforeEach(shop.pool)
const shirt = 'RT0001-M'
const price = (await shop.one(sql`select price::int from product where sku = 'RT0001' and country = 'ar'`)) as number

const outcomeIn = async (template: string) =>
  ((await shop.mails(template)).at(-1) as unknown as { data: { outcome: ExchangeOutcome } }).data.outcome

/** What was booked for a request: transfers, movements of the wallet, credits since then. */
async function bookedFor(batchnumber: string, creditsBefore: number) {
  const amount = async (query: ReturnType<typeof sql>) => ((await shop.one(query)) ?? 0) as number
  return {
    bank: await amount(
      sql`select coalesce(sum(amount), 0)::int from payment where provider_ref = ${`return ${batchnumber}`}`,
    ),
    wallet: await amount(
      sql`select coalesce(sum(amount), 0)::int from wallet_movement where ref_type = 'exchange' and ref_id = ${batchnumber}`,
    ),
    credit: await amount(
      sql`select coalesce(sum(original_amount), 0)::int from credit where id_sales_rule > ${creditsBefore}`,
    ),
  }
}

test.each(['refund', 'credit_wallet', 'credit_coupon'] as const)(
  'EXC-09 INV-14 the mails of a return by %s name what is booked for it, to the last cent',
  async (way) => {
    await shop.db.execute(sql`update product set special_price = null, special_from = null, special_to = null
      where sku = 'RT0001'`)
    await shop.setStock(shirt, 10)
    const beto = await shop.customerOf('beto')
    await shop.giveWallet(beto, 'Ingreso', 1_000_01)
    await shop.giveWallet(beto, 'Promoción', 500_03, new Date('2026-12-01T03:00:00Z'))
    const orderNr = await shop.buy(beto, { lines: [[shirt, 2]], usesWallet: true })
    await shop.deliver(orderNr)
    const last = (await shop.one(sql`select coalesce(max(id_sales_rule), 0)::int from credit`)) as number
    const batchnumber = await shop.sendBack(beto, orderNr, [shirt, 1], way)
    const booked = await bookedFor(batchnumber, last)
    expect(booked.bank + booked.wallet + booked.credit).toBeGreaterThan(price / 2)
    for (const template of ['exchange-approved', 'exchange-received', 'exchange-finished']) {
      expect(await outcomeIn(template), template).toMatchObject({
        ...booked,
        ended: 0,
        last4: way === 'refund' ? '7891' : null,
        lines: [{ quantity: 1 }],
        replacements: [],
      })
    }
  },
)

test('EXC-09 INV-14 bound money whose end passed meanwhile is not among what was given back', async () => {
  await shop.setStock(shirt, 10)
  const beto = await shop.customerOf('beto')
  await shop.giveWallet(beto, 'Promoción', 500_00, new Date(shop.clock.now.getTime() + 60_000))
  const orderNr = await shop.buy(beto, { lines: [[shirt, 1]], usesWallet: true })
  await shop.deliver(orderNr)
  const { batchnumber } = await shop.requestReturn(beto, orderNr, [shirt, 1], 'refund')
  expect((await outcomeIn('exchange-approved')).ended).toBe(0)
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
  await shop.finish(batchnumber)
  const { wallet, ended } = await outcomeIn('exchange-finished')
  expect([wallet, ended > 0]).toEqual([0, true])
})
