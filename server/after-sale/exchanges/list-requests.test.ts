import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { openDemoShop } from '#server/ledger/tests/demo-shop.ts'
import { listExchanges } from './list-exchanges.ts'

const { db, rows, operator } = await openDemoShop()
type Listed = {
  returns: { batchnumber: string; email: string }[]
  withdrawals: { id: number; email: string }[]
  next: unknown
}
const asJson = async (line: string) => JSON.parse((await operator(`${line} --json`)).output) as Listed
const numbers = async (line: string) => (await asJson(line)).returns.map(({ batchnumber }) => batchnumber)
const naive = async (condition: ReturnType<typeof sql>) =>
  (
    await rows(
      sql`select batchnumber from exchange_request r where ${condition} order by created_at desc, batchnumber desc`,
    )
  ).map(({ batchnumber }) => batchnumber)

test.each([
  ['returns list', sql`true`],
  ['returns list --country cl', sql`country = 'cl'`],
  ['returns list --status requested,approved', sql`status in ('requested', 'approved')`],
  [
    'returns list --way refund',
    sql`exists (select from exchange_item i where i.batchnumber = r.batchnumber and way = 'refund')`,
  ],
  ['returns list --order r101', sql`order_nr = 'R101'`],
])('%s: the latest first, masked', async (line, condition) => {
  expect(await numbers(line)).toEqual(await naive(condition))
  for (const { email } of (await asJson(line)).returns) expect(email).toMatch(/^.…@/)
})

test('returns come page by page, and each has what was paid for it', async () => {
  const all = await listExchanges(db, {}, { limit: 1000 })
  expect(all.returns.length).toBeGreaterThan(3)
  const first = await listExchanges(db, {}, { limit: 2 })
  const second = await listExchanges(db, {}, { limit: 1000, after: first.next! })
  expect([...first.returns, ...second.returns]).toEqual(all.returns)
  const sums = await rows(
    sql`select batchnumber, sum(amount + shipping_amount)::int as amount from exchange_item group by 1`,
  )
  for (const { batchnumber, amount } of all.returns)
    expect(amount).toBe(sums.find((row) => row.batchnumber === batchnumber)!.amount)
})

test('withdrawals and credits asked for as money are listed by the number that pays them', async () => {
  const ids = async (line: string) => (await asJson(line)).withdrawals.map(({ id }) => id)
  const stored = async (table: string, status: string) =>
    (await rows(sql`select id from ${sql.raw(table)} where status = ${status} order by id desc`)).map(({ id }) => id)
  await db.execute(
    sql`update wallet_return_request set status = 'requested' where id = (select min(id) from wallet_return_request)`,
  )
  const open = await stored('wallet_return_request', 'requested')
  expect(open.length).toBeGreaterThan(0)
  expect(await ids('withdrawals list --status requested')).toEqual(open)
  expect(await ids('withdrawals list --kind credit --status requested')).toEqual(
    await stored('credit_request', 'requested'),
  )
  expect((await operator(`pay-withdrawal ${String(open[0])}`)).output).toContain('paid')
  expect(await ids('withdrawals list --status requested')).toEqual(open.slice(1))
})

test('revoked purchases are listed with the order they are about', async () => {
  await db.execute(sql`insert into regret_request (code, country, typed_order, email, reason, order_nr, created_at) values
    ('A1', 'ar', 'R101', 'ana@example.com', '', 'R101', '2026-11-15T10:00Z'),
    ('A2', 'ar', 'otra', 'x@example.com', '', null, '2026-11-15T11:00Z')`)
  const { output } = await operator('revocations list')
  expect(output.split('\n')).toEqual([
    expect.stringMatching(/^A2 .*"otra", no order of theirs {2}x…@example.com$/),
    expect.stringMatching(/^A1 .*R101 \(delivered\) {2}a…@example.com$/),
  ])
  expect((await operator('revocations list --country ar --after A2')).output).toMatch(/^A1 /)
  expect((await operator('revocations list --country cl')).output).toBe('Nothing was revoked.')
})

test.each([
  ['returns list --status lost', /--status must be one of/],
  ['returns list --after C9', /There is no exchange "C9"/],
  ['withdrawals list --kind bank', /--kind must be one of withdrawal, credit/],
  ['withdrawals list --after x', /--after must be a whole number/],
  ['revocations list --after A9', /There is no revocation "A9"/],
])('%s is refused in a sentence', async (line, sentence) => {
  await expect(operator(line)).rejects.toThrow(sentence)
})
