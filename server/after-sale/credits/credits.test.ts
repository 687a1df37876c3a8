import { beforeEach, expect, test } from 'vitest'
import type { Credit, OwnCoupon } from '#contract/after-sale/credits.ts'
import { sql } from '#db/connection/drizzle.ts'
import { openCustomers } from '#server/customers/account/tests/customers.ts'
import { moveCredit } from '#server/ledger/credits/credit-status.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openCustomers()
beforeEach(() => {
  shop.clock.now = noon
})

async function open(name: string, country: 'ar' | 'cl' = 'ar') {
  const browser = shop.browser({ country })
  const { token } = (await browser.login(name)).customer!
  type Reply = {
    status: number
    error: boolean
    code?: string
    credits: Credit[]
    coupons: OwnCoupon[]
    hasMore: boolean
  }
  return (fields: Record<string, string> = {}) =>
    browser.call<Reply>('POST', '/api/customer/credit', { token, ...fields })
}

const idOf = async (code: string) =>
  String((await shop.db.execute(sql`select id_sales_rule as id from sales_rule where code = ${code}`)).rows[0]!.id)

test('API-49 CRED-01 CRED-04 INV-29 Ana’s credits are listed in pages of four, latest first, none twice', async () => {
  const read = await open('ana')
  const pages = [await read(), await read({ offset: '4' }), await read({ offset: '8' })]
  expect(pages.map(({ credits, hasMore }) => [credits.length, hasMore])).toEqual([
    [4, true],
    [2, false],
    [0, false],
  ])
  expect(pages.flatMap(({ credits }) => credits.map(({ code }) => code))).toEqual(
    [1, 3, 6, 4, 2, 5].map((nr) => `CRED-ANA-${nr}`),
  )
})

test('CRED-04 OP-082 four credits are a full page: the next is empty and ends the list', async () => {
  const read = await open('dora')
  const [first, second] = [await read(), await read({ offset: '4' })]
  expect([first.credits.length, first.hasMore, second.credits.length, second.hasMore]).toEqual([4, true, 0, false])
})

test('CRED-02 CRED-03 a credit has its amounts, dates, method, status and whether it can be exchanged for money', async () => {
  const read = await open('ana')
  const one = async (nr: number) => (await read({ id_sales_rule: await idOf(`CRED-ANA-${nr}`) })).credits[0]!
  expect(await one(2)).toMatchObject({
    original_amount: 8000,
    used_amount: 3000,
    available_amount: 5000,
    method: 'compensacion',
    label: 'Usado en parte',
    exchangeable_for_money: true,
    is_usable: true,
    created_at: '2026-09-16T15:00:00.000Z',
    expires_at: '2027-03-15T15:00:00.000Z',
  })
  expect(await one(3)).toMatchObject({ method: 'promocion', exchangeable_for_money: false, is_usable: true })
  expect(await one(4)).toMatchObject({ label: 'Usado', available_amount: 0, is_usable: false })
  expect((await one(6)).steps.map(({ status, done }) => `${status} ${done}`)).toEqual([
    'available true',
    'in_process true',
    'exchanged false',
  ])
})

test('INV-15 a credit expires at its date, before the nightly job; afterwards its expiry is recorded once', async () => {
  shop.clock.now = new Date(noon.getTime() + 24 * 60 * 60 * 1000)
  const read = await open('ana')
  const id = await idOf('CRED-ANA-3')
  const statuses = async () => {
    const { label, is_usable: isUsable, steps } = (await read({ id_sales_rule: id })).credits[0]!
    return { label, isUsable, steps: steps.map(({ status }) => status) }
  }
  const over = { label: 'Vencido', isUsable: false, steps: ['available', 'expired'] }
  expect(await statuses()).toEqual(over)
  await moveCredit(shop.db, Number(id), 'expired', shop.clock.now)
  expect(await statuses()).toEqual(over)
})

test('a credit names the orders that were paid with it', async () => {
  const { credits } = await (await open('ana'))({ id_sales_rule: await idOf('CRED-ANA-2') })
  expect(credits[0]!.uses).toEqual([{ order_nr: 'R105', amount: 3000 }])
})

test('INV-24 credits of other customers or countries and unknown credits are not found', async () => {
  const id = await idOf('CRED-ANA-1')
  for (const read of [await open('beto'), await open('gabi', 'cl')]) {
    expect(await read({ id_sales_rule: id })).toMatchObject({ status: 200, error: true, code: 'credit_not_found' })
  }
  expect((await (await open('beto'))()).credits).toEqual([])
  expect((await (await open('gabi', 'cl'))()).credits).toMatchObject([{ code: 'CRED-GABI-1', original_amount: 33_990 }])
})

test.each([{ limit: '0' }, { limit: '51' }, { offset: '-1' }, { id_sales_rule: 'x' }, { id_sales_rule: '9999999999' }])(
  '%j is no question about credits',
  async (fields) => expect((await (await open('ana'))(fields as Record<string, string>)).status).toBe(400),
)

test('CRED-02 EXC-09 personal coupons that can be used now come with the first page, and no one else’s', async () => {
  const ofAna = sql`(select id_customer from customer where email = 'ana@example.com' and country = 'ar')`
  await shop.db
    .execute(sql`insert into sales_rule (country, code, kind, amount, starts_at, ends_at, max_uses, used_count, id_customer)
    values ('ar', 'ENVIO-ANA', 'free_shipping', 0, '2026-01-01', '2027-01-01', 1, 0, ${ofAna}),
      ('ar', 'GESTO-ANA', 'fixed', 250000, '2026-01-01', '2026-12-01', 1, 0, ${ofAna}),
      ('ar', 'ENVIO-USED', 'free_shipping', 0, '2026-01-01', '2027-01-01', 1, 1, ${ofAna}),
      ('ar', 'ENVIO-OVER', 'free_shipping', 0, '2026-01-01', '2026-02-01', 1, 0, ${ofAna})`)
  const codesIn = ({ coupons }: { coupons: { code: string }[] }) => coupons.map(({ code }) => code)
  const read = await open('ana')
  const first = await read()
  expect(codesIn(first)).toEqual(['GESTO-ANA', 'ENVIO-ANA'])
  expect(first.coupons[0]).toMatchObject({ kind: 'fixed', amount: 2500, min_subtotal: null })
  expect(codesIn(await read({ offset: '4' }))).toEqual([])
  expect(codesIn(await (await open('beto'))())).toEqual([])
})
