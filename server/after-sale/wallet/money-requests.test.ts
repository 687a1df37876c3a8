import { beforeEach, expect, test } from 'vitest'
import type { Credit } from '#contract/after-sale/credits.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openCustomers, type Reply } from '#server/customers/account/tests/customers.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openCustomers()
beforeEach(() => {
  shop.clock.now = noon
})
const one = async (query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows[0]

const account = {
  owner: 'Ana Paredes',
  owner_document: '28456123',
  cbu: '2850590940090418135201',
  cuit_cuil: '27284561231',
  account_type: 'checking',
  owner_email: 'ana@example.com',
}

async function open(name: string, country: OpenCountry = 'ar') {
  const browser = shop.browser({ country })
  const { token } = (await browser.login(name)).customer!
  const call = <T = Reply>(path: string, payload: unknown, headers = {}) =>
    browser.call<T>(
      'POST',
      path,
      { token, payload: typeof payload === 'string' ? payload : JSON.stringify(payload) },
      headers,
    )
  return {
    token,
    browser,
    processCredit: (payload: unknown, headers = {}) =>
      call<Reply & { credit: Credit }>('/api/order/processcredit', payload, headers),
    withdraw: (payload: object | string, headers = {}) =>
      call<Reply & { movement_id: number }>('/api/wallet/returnrequest', payload, headers),
    bankData: () =>
      browser.call<{ remembered: Record<string, string> | null; banks: string[] }>('POST', '/api/customer/bankdata', {
        token,
      }),
  }
}

const creditOf = async (code: string) =>
  (await one(sql`select id_sales_rule::int as id from sales_rule where code = ${code}`))!.id as number
const walletOf = async (name: string) =>
  (await one(sql`select wallet_id::int as id, balance::int from wallet join customer using (id_customer)
    where email = ${`${name}@example.com`}`)) as { id: number; balance: number }

test('API-50 OP-083 S42 a credit paid out to a bank: in process, sealed, stored masked, confirmed by mail', async () => {
  const ana = await open('ana')
  const id = await creditOf('CRED-ANA-2')
  const reply = await ana.processCredit(
    { id_sales_rule: id, method: 'bank', bank_data: account },
    { 'idempotency-key': 'credit-bank-1' },
  )
  expect(reply).toMatchObject({ error: false, credit: { status: 'in_process', is_usable: false } })
  expect(reply.credit.steps.map(({ status }) => status)).toEqual([
    'available',
    'partly_used',
    'in_process',
    'exchanged',
  ])
  // Only what is left of it.
  expect(await one(sql`select amount::int, way, status from credit_request where id_sales_rule = ${id}`)).toEqual({
    amount: 500_000,
    way: 'bank',
    status: 'requested',
  })
  expect((await ana.bankData()).remembered).toEqual({
    owner: 'Ana Paredes',
    account_type: 'Cuenta corriente',
    bank: null,
    last4: '5201',
  })
  const [mail] = await shop.mails('money-requested')
  expect(mail).toMatchObject({ recipient: 'ana@example.com', data: { last4: '5201', amount: '$\u00a05.000' } })
  const kept = await one(sql`select (select string_agg(i::text, '') from idempotency i) ||
    (select string_agg(r::text, '') from credit_request r) || (select string_agg(c::text, '') from customer_bank_data c) as text`)
  expect(kept!.text).not.toMatch(/2850590940090418135201|27284561231|28456123/)
  expect((await ana.processCredit({ id_sales_rule: id, method: 'bank', bank_data: 'remembered' })).code).toBe(
    'money_requested',
  )
})

test('API-50 a credit into the wallet is money there at once, and can be withdrawn', async () => {
  const ana = await open('ana')
  const before = await walletOf('ana')
  const id = await creditOf('CRED-ANA-1')
  expect(await ana.processCredit({ id_sales_rule: id, method: 'wallet' })).toMatchObject({
    error: false,
    credit: { status: 'exchanged', available_amount: 0 },
  })
  expect((await walletOf('ana')).balance - before.balance).toBe(1_200_000)
  expect((await ana.processCredit({ id_sales_rule: id, method: 'wallet' })).code).toBe('credit_not_usable')
})

test('OP-083 INV-15 twenty concurrent requests for one credit: one is created', async () => {
  const ana = await open('ana')
  const id = await creditOf('CRED-ANA-1')
  const ask = (_: unknown, at: number) =>
    ana.processCredit({ id_sales_rule: id, method: at % 2 ? 'bank' : 'wallet', bank_data: 'remembered' })
  const replies = await Promise.all(Array.from({ length: 20 }, ask))
  expect(replies.filter(({ error }) => !error)).toHaveLength(1)
  const refused = new Set(replies.filter(({ error }) => error).map(({ code }) => code))
  expect([...refused].every((code) => code === 'money_requested' || code === 'credit_not_usable')).toBe(true)
  expect((await one(sql`select count(*)::int as n from credit_request where id_sales_rule = ${id}`))!.n).toBe(1)
})

test('CRED-03 INV-15 INV-24 a credit that cannot be paid out says why', async () => {
  const ana = await open('ana')
  const ask = async (code: string, more = {}) =>
    (await ana.processCredit({ id_sales_rule: await creditOf(code), method: 'wallet', ...more })).code
  expect(await ask('CRED-ANA-3')).toBe('credit_not_for_money')
  expect(await ask('CRED-ANA-5')).toBe('credit_not_usable')
  expect(await ask('CRED-ANA-6')).toBe('money_requested')
  expect(await ask('CRED-DORA-1')).toBe('credit_not_found')
  const bad = await ana.processCredit({
    id_sales_rule: await creditOf('CRED-ANA-1'),
    method: 'bank',
    bank_data: { ...account, cbu: '1' },
  })
  expect(bad).toMatchObject({ code: 'bank_data_errors', errors: { cbu: expect.stringContaining('22') } })
  expect(await ana.processCredit('nada')).toMatchObject({ status: 400, code: 'invalid_input' })
  expect(await ana.processCredit({ id_sales_rule: 1, method: 'oro' })).toMatchObject({
    status: 400,
    code: 'invalid_input',
  })
})

test('S28 money to a bank needs a fresh sign-in', async () => {
  const ana = await open('ana')
  shop.clock.now = new Date(noon.getTime() + 11 * 60_000)
  const { id } = await walletOf('ana')
  const input = { wallet_id: id, amount: 1000, bank_data: 'remembered', accepts_terms: true }
  expect((await ana.withdraw(input)).code).toBe('password_needed')
  expect((await ana.processCredit({ id_sales_rule: 1, method: 'bank', bank_data: account })).code).toBe(
    'password_needed',
  )
})

test('API-56 INV-12 INV-14 OP-083 a withdrawal leaves the wallet at once; limits and terms are reported', async () => {
  const ana = await open('ana')
  const { id, balance } = await walletOf('ana')
  const input = { wallet_id: id, amount: 16_000, bank_data: 'remembered', accepts_terms: true }
  const refusal = async (change: object) => (await ana.withdraw({ ...input, ...change })).errors
  expect(await refusal({ amount: 16_001 })).toEqual({ amount: 'Se pueden retirar hasta $\u00a016.000.' })
  expect(await refusal({ amount: 999 })).toEqual({ amount: 'El mínimo para retirar es $\u00a01.000.' })
  expect(await refusal({ amount: -5 })).toEqual({ amount: 'Falta el importe.' })
  expect(await refusal({ accepts_terms: false })).toEqual({ terms: 'Falta aceptar las condiciones.' })
  expect((await ana.withdraw({ ...input, wallet_id: id + 1 })).code).toBe('wallet_not_found')

  const key = { 'idempotency-key': 'withdraw-once' }
  await shop.db.execute(sql`insert into staff_contact (role, email) values ('owner', 'duena@example.com')`)
  const [first, again] = [await ana.withdraw(input, key), await ana.withdraw(input, key)]
  expect(first.error).toBe(false)
  expect(again.movement_id).toBe(first.movement_id)
  expect(await shop.mails('staff-notice')).toEqual([
    expect.objectContaining({
      recipient: 'duena@example.com',
      data: expect.objectContaining({ event: 'withdrawal.requested', amount: '$\u00a016.000' }),
    }),
  ])
  expect((await walletOf('ana')).balance).toBe(balance - 1_600_000)
  expect((await ana.withdraw({ ...input, amount: 1000 })).code).toBe('money_requested')
})

test('OP-083 twenty withdrawals at once: one', async () => {
  const ana = await open('ana')
  const { id } = await walletOf('ana')
  const input = { wallet_id: id, amount: 1000, bank_data: account, accepts_terms: true }
  const replies = await Promise.all(Array.from({ length: 20 }, () => ana.withdraw(input)))
  expect(replies.filter(({ error }) => !error)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'money_requested')).toHaveLength(19)
})

test.each([
  ['cl', 'gabi', { last4: '5678', bank: 'Banco del Puerto', account_type: 'Cuenta RUT' }],
  ['co', 'hernan', { last4: '9123', bank: 'Banco Frailejón', account_type: 'Cuenta de ahorros' }],
] as const)(
  'ACC-21 OP-091 in %s the account of the last time is masked, and banks are offered',
  async (country, name, shown) => {
    const { remembered, banks } = await (await open(name, country)).bankData()
    expect(remembered).toMatchObject(shown)
    const offered = await one(sql`select count(*)::int as count from bank where country = ${country} and enabled`)
    expect(banks).toHaveLength(offered!.count as number)
    expect(banks.length).toBeGreaterThan(5)
  },
)
