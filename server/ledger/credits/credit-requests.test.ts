import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { acting, openDemoShop } from '#server/ledger/tests/demo-shop.ts'
import { payCredit } from './credit-requests.ts'

const creditSix = sql`select status, used_amount::int as used from credit join sales_rule using (id_sales_rule)
  where code = 'CRED-ANA-6'`

test('a refused request gives the credit back its former status; a second decision is refused', async () => {
  const shop = await openDemoShop()
  await shop.operator('reject-credit 1')
  expect(await shop.one(creditSix)).toEqual({ status: 'available', used: 0 })
  await expect(shop.operator('pay-credit 1')).rejects.toThrow(/"rejected" already/)
})

test('INV-15: a paid request leaves nothing of the credit, and is paid once', async () => {
  const shop = await openDemoShop()
  const both = await Promise.allSettled([1, 2].map(() => payCredit(shop.db, { id: 1 }, acting)))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await shop.one(creditSix)).toEqual({ status: 'exchanged', used: 600_000 })
})

test('INV-15: a request about a credit that is not for money is never paid', async () => {
  const shop = await openDemoShop()
  await shop.db.execute(sql`update credit set exchangeable_for_money = false`)
  await expect(shop.operator('pay-credit 1')).rejects.toThrow(/not for money/)
  expect(await shop.one(creditSix)).toEqual({ status: 'in_process', used: 0 })
})

test('INV-12: to the wallet: an Ingreso of the same amount', async () => {
  const shop = await openDemoShop()
  await shop.db.execute(sql`update credit_request set way = 'wallet'`)
  await shop.operator('pay-credit 1')
  expect(await shop.one(sql`select type, amount::int from wallet_movement where ref_type = 'credit'`)).toEqual({
    type: 'Ingreso',
    amount: 600_000,
  })
  await shop.expectBooked()
  await expect(shop.operator('pay-credit 77')).rejects.toThrow(/no request 77/)
})
