import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { acting, now, openDemoShop } from '#server/ledger/tests/demo-shop.ts'
import { rejectWithdrawal } from './withdrawals.ts'

const shop = await openDemoShop()
const { db, operator, one, rows } = shop
const balance = async () =>
  (await one(sql`select balance::int from wallet join customer using (id_customer) where email = 'ana@example.com'`))!
    .balance as number

/** Ana requests 1000: an `Egreso` movement at once, as the shop books it. */
async function askForMoney(): Promise<number> {
  const { wallet_id: id } = (await one(sql`select wallet_id from wallet join customer using (id_customer)
    where email = 'ana@example.com'`))!
  await db.execute(sql`update wallet set balance = balance - 1000 where wallet_id = ${id}`)
  const made = await one(sql`with booked as (
      insert into wallet_movement (wallet_id, type, amount, description, created_at)
      values (${id}, 'Egreso', -1000, 'Retiro', ${now.toISOString()}) returning id)
    insert into wallet_return_request (wallet_id, amount, bank_data, status, movement_id, created_at)
    select ${id}, 1000, '{}', 'requested', id, ${now.toISOString()} from booked returning id`)
  return made!.id as number
}

test('a paid withdrawal books nothing more', async () => {
  const id = await askForMoney()
  const before = await balance()
  expect((await operator(`pay-withdrawal ${id}`)).output).toBe(`Withdrawal ${id}: paid.`)
  expect(await balance()).toBe(before)
  await expect(operator(`reject-withdrawal ${id}`)).rejects.toThrow(/"paid" already/)
  await shop.expectBooked()
})

test('INV-12: a rejected withdrawal is refunded as an Ingreso of the same amount, once', async () => {
  const id = await askForMoney()
  const before = await balance()
  const both = await Promise.allSettled([1, 2].map(() => rejectWithdrawal(db, { id, reason: 'CBU' }, acting)))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await balance()).toBe(before + 1000)
  expect(
    await rows(sql`select type, amount::int, description from wallet_movement where ref_type = 'withdrawal'`),
  ).toEqual([{ type: 'Ingreso', amount: 1000, description: 'Retiro rechazado: CBU' }])
  await shop.expectBooked()
})

test.each([
  ['pay-withdrawal 1', /"paid" already/],
  ['pay-withdrawal 9999', /no withdrawal 9999/],
  ['pay withdrawal ana', /ID must be a whole number/],
  ['reject-withdrawal', /ID is missing/],
])('%s is refused, and nothing changes', async (line, sentence) => {
  const before = await shop.picture()
  await expect(operator(line)).rejects.toThrow(sentence)
  expect(await shop.picture()).toEqual(before)
})
