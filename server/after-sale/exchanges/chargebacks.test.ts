import { expect, test } from 'vitest'
import type { ExchangeOrder } from '#contract/after-sale/exchange-start.ts'
import { sql } from '#db/connection/drizzle.ts'
import { codeOf } from '#server/ledger/gift-cards/gift-cards.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { approveExchange } from './approve-exchange.ts'
import { finishExchange } from './finish-exchange.ts'
import { receiveExchange } from './receive-exchange.ts'
import { openReturns } from './tests/returns.ts'

const shop = await openReturns()
await restoreBeforeEach(shop.pool)
const shirt = 'RT0001-M'
const acting = { actor: 'test', now: shop.clock.now }

/** The bank takes the money of an order back, after its delivery. */
const takeBack = (orderNr: string) =>
  shop.db.execute(sql`update payment set status = 'refunded' where order_nr = ${orderNr} and provider is not null`)

async function delivered(lines: [string, number][] = [[shirt, 1]]) {
  await shop.setStock(shirt, 10)
  const beto = await shop.customerOf('beto')
  const orderNr = await shop.buy(beto, { lines })
  await shop.deliver(orderNr)
  return { beto, orderNr }
}

test('R17 S29 an order whose payment the bank took back cannot be returned, and says why', async () => {
  const { beto, orderNr } = await delivered()
  const obstacle = async () => {
    const { orders } = (await shop.call('/api/exchange/orders', { token: beto.token })) as unknown as {
      orders: ExchangeOrder[]
    }
    return orders.find(({ order_nr: nr }) => nr === orderNr)!.obstacle
  }
  expect(await obstacle()).toBe(null)
  await takeBack(orderNr)
  expect(await obstacle()).toBe('payment_taken_back')
  for (const way of ['refund', 'credit_wallet', 'credit_coupon'] as const) {
    expect(await shop.requestReturn(beto, orderNr, [shirt, 1], way)).toMatchObject({
      error: true,
      code: 'exchange_not_available',
      errors: { order_nr: expect.stringContaining('El banco') },
    })
  }
})

test('R17 S29 a return under way is neither approved nor paid once the bank took the payment back, and the operator sees it', async () => {
  const { beto, orderNr } = await delivered()
  const { batchnumber } = await shop.requestReturn(beto, orderNr, [shirt, 1], 'credit_wallet')
  await receiveExchange(shop.db, { batchnumber }, acting)
  expect((await shop.report('report-chargebacks')).failures).toEqual([])
  await takeBack(orderNr)
  await expect(finishExchange(shop.db, { batchnumber }, acting)).rejects.toThrow(/bank took back/)
  expect(await shop.walletOf(beto)).toEqual({ free: 0, bound: [] })
  expect(await shop.one(sql`select status from exchange_request where batchnumber = ${batchnumber}`)).toBe('received')
  await shop.db.execute(sql`update exchange_request set status = 'requested' where batchnumber = ${batchnumber}`)
  await expect(approveExchange(shop.db, { batchnumber }, acting)).rejects.toThrow(/bank took back/)
  expect((await shop.report('report-chargebacks')).failures).toEqual([
    {
      subject: `order ${orderNr}`,
      reason: `the bank took its payment back, exchange ${batchnumber} is requested`,
    },
  ])
})

test('R17 a return that the shop refunded to a bank is no reason to refuse the rest of the order', async () => {
  const { beto, orderNr } = await delivered([[shirt, 2]])
  await shop.sendBack(beto, orderNr, [shirt, 1], 'refund')
  await shop.sendBack(beto, orderNr, [shirt, 1], 'refund')
  expect(await shop.statusOf(orderNr)).toBe('returned')
  expect((await shop.report('report-chargebacks')).failures).toEqual([])
})

test('R17 the gift card of an order whose payment the bank took back is not redeemed', async () => {
  const { beto, orderNr } = await delivered([
    [shirt, 1],
    ['GC0001-U', 1],
  ])
  const id = (await shop.one(sql`select id from gift_card where order_nr = ${orderNr}`)) as number
  await takeBack(orderNr)
  const code = await codeOf(shop.db, id)
  const redeem = () => shop.call('/api/wallet/redeemgiftcard', { token: beto.token, code })
  expect(await redeem()).toMatchObject({ error: true, code: 'gift_card_unknown' })
  expect(await shop.walletOf(beto)).toEqual({ free: 0, bound: [] })
})
