import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { openReturns } from './tests/returns.ts'

const shop = await openReturns()
// Nodes cache what a store allows, so it is set before the first cart.
await shop.db.execute(sql`update country set max_credit_coupons = 2`)
await restoreBeforeEach(shop.pool)
const soon = new Date('2026-12-01T03:00:00Z')
const later = new Date('2027-03-01T03:00:00Z')
const shirt = 'RT0001-M'
/** What the shirt costs, in minor units. */
const price = (await shop.one(sql`select price::int from product where sku = 'RT0001' and country = 'ar'`)) as number

/** Nothing but the shirts costs anything, so that amounts are easy to follow. */
async function someone() {
  await shop.db.execute(sql`update shipping_method set price = 0`)
  await shop.db.execute(sql`update country set standard_shipping = 0`)
  await shop.db.execute(sql`update product set special_price = null, special_from = null, special_to = null
    where sku = 'RT0001'`)
  await shop.setStock(shirt, 10)
  return shop.customerOf('beto')
}

test.each(['refund', 'credit_wallet', 'credit_coupon'] as const)(
  'INV-13 INV-14 S29 gift and promotional money that paid an order comes back bound, each part with its date, by %s',
  async (way) => {
    const beto = await someone()
    await shop.giveWallet(beto, 'Promoción', price / 2, soon)
    await shop.giveWallet(beto, 'Promoción', price / 2, later)
    await shop.giveWallet(beto, 'Gift Card', price / 2)
    await shop.giveWallet(beto, 'Ingreso', price / 2)
    const before = await shop.walletOf(beto)
    const orderNr = await shop.buy(beto, { lines: [[shirt, 2]], usesWallet: true })
    await shop.deliver(orderNr)
    await shop.sendBack(beto, orderNr, [shirt, 1], way)
    const half = await shop.walletOf(beto)
    expect(half.bound).toEqual([
      [price / 4, '2026-12-01'],
      [price / 4, '2027-03-01'],
      [price / 4, null],
    ])
    await shop.sendBack(beto, orderNr, [shirt, 1], way)
    const { free, bound } = await shop.walletOf(beto)
    expect(bound).toEqual(before.bound)
    const credits = await shop.creditsOf(beto)
    const freeAsCredit = credits.reduce((sum, [amount]) => sum + amount, 0)
    expect(free + freeAsCredit).toBe(before.free)
    expect(credits.every(([, isForMoney]) => isForMoney)).toBe(true)
    await shop.expectReconciled()
  },
)

test('INV-13 INV-14 a cancelled order gives every part of the wallet back with its own date', async () => {
  const beto = await someone()
  await shop.giveWallet(beto, 'Promoción', price / 2, soon)
  await shop.giveWallet(beto, 'Promoción', price / 4, later)
  await shop.giveWallet(beto, 'Ingreso', price)
  const before = await shop.walletOf(beto)
  const orderNr = await shop.buy(beto, { lines: [[shirt, 1]], usesWallet: true })
  const { error } = await shop.call('/api/order/cancel', { token: beto.token, order_nr: orderNr })
  expect(error).toBe(false)
  expect(await shop.walletOf(beto)).toEqual(before)
  await shop.expectReconciled()
})

test('INV-13 promotional money whose end passed before its goods came back is over', async () => {
  const beto = await someone()
  await shop.giveWallet(beto, 'Promoción', price, new Date(shop.clock.now.getTime() + 60_000))
  const orderNr = await shop.buy(beto, { lines: [[shirt, 1]], usesWallet: true })
  await shop.deliver(orderNr)
  const noon = shop.clock.now
  shop.clock.now = new Date(noon.getTime() + 120_000)
  await shop.sendBack(beto, orderNr, [shirt, 1], 'credit_wallet')
  const { wallet } = (await shop.call('/api/customer/wallet', { token: beto.token })) as unknown as {
    wallet: { spendable: number; withdrawable: number }
  }
  expect(wallet).toMatchObject({ spendable: 0, withdrawable: 0 })
  await shop.job('expire-wallet-money')
  expect(await shop.walletOf(beto)).toEqual({ free: 0, bound: [] })
  shop.clock.now = noon
})

test.each(['refund', 'credit_wallet', 'credit_coupon'] as const)(
  'INV-14 INV-15 a promotional credit comes back as one that is not for money and ends when it did, by %s',
  async (way) => {
    const beto = await someone()
    await shop.giveCredit(beto, { code: 'PROMO-B', amount: price / 2, isForMoney: false, until: soon })
    const orderNr = await shop.buy(beto, { lines: [[shirt, 1]], coupons: ['PROMO-B'] })
    await shop.deliver(orderNr)
    await shop.sendBack(beto, orderNr, [shirt, 1], way)
    const credits = await shop.creditsOf(beto)
    expect(credits.filter(([, isForMoney]) => !isForMoney)).toEqual([[price / 2, false, '2026-12-01']])
    const forMoney = credits.filter(([, isForMoney]) => isForMoney).reduce((sum, [amount]) => sum + amount, 0)
    expect(forMoney).toBe(way === 'credit_coupon' ? price / 2 : 0)
    expect((await shop.walletOf(beto)).free).toBe(way === 'credit_wallet' ? price / 2 : 0)
  },
)

test('INV-14 two credits of an order come back as two: the one for money and the one that is not', async () => {
  const beto = await someone()
  await shop.giveCredit(beto, { code: 'PROMO-B', amount: price / 4, isForMoney: false, until: soon })
  await shop.giveCredit(beto, { code: 'OWN-B', amount: price / 4, isForMoney: true, until: soon })
  const orderNr = await shop.buy(beto, { lines: [[shirt, 1]], coupons: ['PROMO-B', 'OWN-B'] })
  await shop.deliver(orderNr)
  await shop.sendBack(beto, orderNr, [shirt, 1], 'credit_wallet')
  const credits = await shop.creditsOf(beto)
  expect(credits.map(([amount, isForMoney]) => [amount, isForMoney])).toEqual([
    [price / 4, true],
    [price / 4, false],
  ])
})
