import { beforeEach, expect, test } from 'vitest'
import type { Movement, readWallet } from '#contract/after-sale/wallet.ts'
import type { CallReply } from '#contract/platform/endpoint.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openCustomers } from '#server/customers/account/tests/customers.ts'
import { rejectWithdrawal } from '#server/ledger/wallet/withdrawals.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openCustomers()
beforeEach(() => {
  shop.clock.now = noon
})

type Wallet = CallReply<typeof readWallet>['wallet']
type Page = { status: number; error: boolean; code?: string; movements: Movement[]; hasMore: boolean }

async function open(name: string, country: OpenCountry = 'ar') {
  const browser = shop.browser({ country })
  const { token } = (await browser.login(name)).customer!
  return {
    wallet: async () => (await browser.call<{ wallet: Wallet }>('POST', '/api/customer/wallet', { token })).wallet,
    movements: (fields: Record<string, string> = {}) =>
      browser.call<Page>('POST', '/api/wallet/movements', { token, ...fields }),
  }
}

test.each([
  ['ar', 1000],
  ['cl', 1000],
  ['co', 10_000],
] as const)(
  'API-53 WAL-01 OP-084 in %s the wallet is on, pays out from %i and has its terms',
  async (country, least) => {
    const { config } = await shop.browser({ country }).call<{ config: unknown }>('POST', '/api/customer/configwallet')
    expect(config).toEqual({ enabled: true, min_withdrawal: least, terms_key: 'wallet-terms' })
  },
)

test('API-54 INV-14 Ana has 31 000, of which the gift card’s 15 000 cannot be withdrawn', async () => {
  expect(await (await open('ana')).wallet()).toMatchObject({
    wallet_id: expect.any(Number),
    balance: 31_000,
    spendable: 31_000,
    withdrawable: 16_000,
    expiring: null,
  })
})

test('INV-13 R18 Dora’s gift is shown with its date and cannot be spent from then on, before the nightly job', async () => {
  expect(await (await open('dora')).wallet()).toMatchObject({
    balance: 9500,
    spendable: 9500,
    withdrawable: 9000,
    expiring: { amount: 500, expires_at: '2026-12-09T15:00:00.000Z' },
  })
  shop.clock.now = new Date('2026-12-09T15:00:00Z')
  expect(await (await open('dora')).wallet()).toMatchObject({
    balance: 9500,
    spendable: 9000,
    withdrawable: 9000,
    expiring: null,
  })
})

test('WAL-01 a customer without money has an empty wallet, and reading it creates none', async () => {
  const beto = await open('beto')
  expect(await beto.wallet()).toEqual({ wallet_id: null, balance: 0, spendable: 0, withdrawable: 0, expiring: null })
  expect(await beto.movements()).toMatchObject({ movements: [], hasMore: false })
  const { rows } = await shop.db.execute(sql`select from wallet join customer using (id_customer)
    where email = 'beto@example.com'`)
  expect(rows).toEqual([])
})

test('API-55 WAL-02 WAL-03 INV-12 Ana’s movements are listed in pages of four with their sign and the running balance', async () => {
  const { wallet, movements } = await open('ana')
  const id = String((await wallet()).wallet_id)
  const pages = []
  for (const offset of ['0', '4', '8', '12']) pages.push(await movements({ wallet_id: id, offset }))
  expect(pages.map((page) => [page.movements.length, page.hasMore])).toEqual([
    [4, true],
    [4, true],
    [1, false],
    [0, false],
  ])
  expect(
    pages.flatMap((page) => page.movements.map(({ type, amount, balance }) => [type, amount, balance])).toReversed(),
  ).toEqual([
    ['Ingreso', 20_000, 20_000],
    ['Egreso', -12_000, 8000],
    ['Gift Card', 15_000, 23_000],
    ['Devolución', 8000, 31_000],
    ['Promoción', 5000, 36_000],
    ['Expirado', -5000, 31_000],
    ['Ingreso', 3000, 34_000],
    ['Egreso', -4000, 30_000],
    ['Ingreso', 1000, 31_000],
  ])
})

test('WAL-03 OP-082 four movements are a full page: the next is empty and ends the list', async () => {
  const { movements } = await open('dora')
  const [first, second] = [await movements(), await movements({ offset: '4' })]
  expect([first.movements.length, first.hasMore]).toEqual([4, true])
  expect([second.movements.length, second.hasMore]).toEqual([0, false])
})

test('a movement names what it belongs to: an order, a return, a withdrawal request', async () => {
  const { movements } = await open('ana')
  const all = (await movements({ limit: '50' })).movements
  const one = async (description: string) => {
    const { id } = all.find((each) => each.description === description)!
    const reply = await movements({ id: String(id), offset: '4' })
    expect(reply.hasMore).toBe(false)
    return reply.movements[0]!
  }
  expect(await one('Pago del pedido R104')).toMatchObject({
    balance: 8000,
    belongs_to: { type: 'order', id: 'R104' },
    withdrawal: null,
  })
  expect(await one('Devolución C1009')).toMatchObject({ belongs_to: { type: 'exchange', id: 'C1009' } })
  const withdrawal = await one('Retiro a tu cuenta bancaria')
  expect(withdrawal).toMatchObject({ belongs_to: null, withdrawal: { status: 'paid', movement_id: withdrawal.id } })
  expect(await one('Gift Card canjeada')).toMatchObject({ remaining: 15_000, expires_at: null })
  expect(await one('Saldo de regalo por tu cumpleaños')).toMatchObject({
    remaining: 0,
    expires_at: '2026-11-05T15:00:00.000Z',
  })
})

test('INV-12 a rejected withdrawal links the refunded movement to its request', async () => {
  const { rows } = await shop.db.execute<{ id: number; movement_id: number }>(
    sql`update wallet_return_request set status = 'requested' returning id, movement_id`,
  )
  const { id, movement_id: asked } = rows[0]!
  await rejectWithdrawal(shop.db, { id }, { now: noon, actor: 'test' })
  const { movements } = await (await open('ana')).movements({ limit: '1' })
  expect(movements).toMatchObject([
    { type: 'Ingreso', amount: 4000, balance: 35_000, withdrawal: { id, status: 'rejected', movement_id: asked } },
  ])
})

test('S12 INV-24 no answer about a wallet has anything of a bank account', async () => {
  const { wallet, movements } = await open('ana')
  const answers = JSON.stringify([await wallet(), await movements({ limit: '50' })])
  expect(answers).not.toMatch(/0110040200001234567891|27284561231|bank/)
})

test('INV-24 wallets and movements of other customers and unknown ones are not found', async () => {
  const ana = await open('ana')
  const own = String((await ana.wallet()).wallet_id)
  const movement = String((await ana.movements()).movements[0]!.id)
  for (const other of [await open('beto'), await open('dora'), await open('hernan', 'co')]) {
    expect(await other.movements({ wallet_id: own })).toMatchObject({ status: 200, code: 'wallet_not_found' })
    expect(await other.movements({ id: movement })).toMatchObject({ status: 200, code: 'movement_not_found' })
  }
})

test.each([{ limit: '0' }, { offset: 'x' }, { id: '-1' }, { wallet_id: '1.5' }] as Record<string, string>[])(
  '%j is no question about movements',
  async (fields) => expect((await (await open('ana')).movements(fields)).status).toBe(400),
)
