import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { openDemoShop } from '#server/ledger/tests/demo-shop.ts'

const { rows, operator, db, one } = await openDemoShop()
const find = async (text: string, ...more: string[]) => {
  const { output } = await operator(['customer', 'find', text, '--reason', 'Llama', '--json', ...more])
  return (JSON.parse(output) as { customers: { email: string; name: string; document: string; orders: number }[] })
    .customers
}
const traces = () => rows(sql`select action, subject, reason from audit order by id`)

test('a customer is found by e-mail, document, order or number, masked, and every look is recorded with its reason', async () => {
  const id = (await one(sql`select id_customer as id from customer where email = 'ana@example.com'`))!.id as number
  const masked = [expect.objectContaining({ email: 'a…@example.com', name: 'A. P.', document: '…123' })]
  for (const text of ['ANA@example.com', '28.456.123', 'R101', `#${id}`]) expect(await find(text)).toEqual(masked)
  expect(await traces()).toEqual(
    ['A…@example.com', '…123', '…', `#${id}`].map((sought) => ({
      action: 'find-customer',
      subject: `${sought}: #${id}`,
      reason: 'Llama',
    })),
  )
})

test('what is revealed is recorded as such; nothing is shown without a reason', async () => {
  expect(await find('ana@example.com', '--reveal')).toMatchObject([
    { email: 'ana@example.com', name: 'Ana Paredes', document: '28456123' },
  ])
  expect((await traces()).map(({ action }) => action)).toEqual(['reveal-customer'])
  await expect(operator('customer find ana@example.com')).rejects.toThrow('for a reason')
  await expect(operator(['customer', 'find', 'ana@example.com', '--reason', ' '])).rejects.toThrow('for a reason')
  expect(await traces()).toHaveLength(1)
})

test('nobody is found by part of an e-mail, in another store, or after closing the account', async () => {
  expect(await find('example.com')).toEqual([])
  expect(await find('%@%')).toEqual([])
  expect(await find('ana@example.com', '--country', 'co')).toEqual([])
  await expect(find('a@')).rejects.toThrow('too short')
  await db.execute(sql`update customer set closed_at = now() where email = 'ana@example.com'`)
  expect(await find('ana@example.com')).toEqual([])
})
