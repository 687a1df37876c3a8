import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { findUnreadableBankData, sealBankData } from '#db/bank-data/seal-rows.ts'
import { createSealer } from '#db/bank-data/sealer.ts'
import { sql } from '#db/connection/drizzle.ts'
import { openCheckouts, type Answer } from '#server/buy/checkout/tests/checkouts.ts'
import { openMercadoPagoDouble } from '#server/buy/payments/tests/mercadopago-double.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { sealer } from '#tests/bank-data-key.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const centro = await openMercadoPagoDouble()
const shop = await openCheckouts({ MERCADOPAGO_URL: centro.env.MERCADOPAGO_URL })
await restoreBeforeEach(shop.pool)
await shop.catalog.catchUp()
const folder = await mkdtemp(path.join(os.tmpdir(), 'accounts-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  centro.reset()
  await shop.storeTerms.reload()
})
const operator = operatorOn(shop.url, { from: folder })
const token = centro.env.MERCADOPAGO_ACCESS_TOKEN
const secret = centro.env.MERCADOPAGO_WEBHOOK_SECRET

async function command(line: string) {
  const result = await operator(line)
  await shop.catalog.catchUp()
  return result
}
async function addAccount(name: string, credentials: object = { accessToken: token, webhookSecret: secret }) {
  await writeFile(path.join(folder, `${name}.json`), JSON.stringify(credentials))
  return command(`provider-account set ar mercadopago ${name} --file ${name}.json`)
}
const order = async (): Promise<Answer> =>
  shop.placeAsGuest(await shop.cartWith(['RT0001-M', 1]), { payment: 'mercadopago' })
const accountOf = async ({ order_nr: nr }: Answer) =>
  shop.one(sql`select name from payment join payment_account on payment_account.id = account_id where order_nr = ${nr}`)
const preferenceOf = ({ next }: Answer) => centro.preferences.get(new URL(next.url!).searchParams.get('pref_id')!)!

async function tell(placed: Answer, message: ReturnType<typeof centro.message>, account?: number) {
  const query = { store: 'vereda-ar', ...message.query, ...(account && { account: String(account) }) }
  const headers = { 'content-type': 'application/json', ...message.headers }
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/payments/webhook/mercadopago',
    query,
    headers,
    payload: '{}',
  })
  return [reply.statusCode, reply.json().received ?? reply.json().code, await shop.statusOf(placed.order_nr)]
}
const idOf = async (name: string) =>
  Number(await shop.one(sql`select id from payment_account where country = 'ar' and name = ${name}`))

test('a store takes payments with the account in force; what was begun stays with its own, webhook and refund too', async () => {
  const offered = async () => {
    const { checkout } = await shop.look({ hash: await shop.cartWith(['RT0001-M', 1]) })
    return checkout!.payments.map(({ code }) => code)
  }
  expect(await offered()).not.toContain('mercadopago')
  await addAccount('centro')
  // The sandbox sells for nothing: never beside real money.
  expect(await offered()).toEqual(['mercadopago'])
  expect((await operator('payment list ar')).output).toMatch(/mercadopago +offered/)
  const first = await order()
  expect(await accountOf(first)).toBe('centro')
  // Another account, which the double does not know: nothing of the first order is asked with it.
  await addAccount('norte', { accessToken: 'TEST-another-token', webhookSecret: 'another-secret' })
  expect((await command('provider-account use ar mercadopago norte')).output).toContain('norte, in force')
  const second = await order()
  expect([await accountOf(second), second.next.kind]).toEqual(['norte', 'retry'])

  const id = centro.attempt(first.next.url!, 'approved')
  const [ofCentro, ofNorte] = [await idOf('centro'), await idOf('norte')]
  expect(await tell(first, centro.message(id), ofNorte)).toEqual([401, 'signature_refused', 'payment_pending'])
  expect(await tell(first, centro.message(id))).toEqual([200, false, 'payment_pending'])
  expect(await tell(first, centro.message(id), 999)).toEqual([404, 'not_found', 'payment_pending'])
  expect(await tell(first, centro.message(id), ofCentro)).toEqual([200, true, 'paid'])
  await operator(`advance-order ${first.order_nr} --to cancelled`)
  await shop.job('refund-payments')
  expect(await shop.one(sql`select status from payment where order_nr = ${first.order_nr}`)).toBe('refunded')
  await expect(operator('provider-account remove ar mercadopago centro')).rejects.toThrow(
    /1 payments were begun with "centro": it stays/,
  )
  await command('provider-account use ar mercadopago none')
  expect(await offered()).not.toContain('mercadopago')
})

test('the address for webhooks names the account, and other credentials of an account hold at once', async () => {
  await addAccount('centro', { accessToken: 'TEST-wrong-token-1', webhookSecret: 'wrong-secret' })
  const failed = await order()
  expect(failed.next.kind).toBe('retry')
  await addAccount('centro')
  const placed = await order()
  expect(placed.next.kind).toBe('redirect')
  expect(preferenceOf(placed).external_reference).toEqual(expect.any(String))
  // Paid with the account of then, opened by what opens it now.
  const again = await shop.call('/api/checkout/pay', { order_nr: failed.order_nr, order_key: failed.order_key })
  expect(again.next.kind).toBe('redirect')
})

test('what opens an account is in no list, sealed in its own row, sealed again by a new key, and missed at start', async () => {
  const { output } = await addAccount('centro')
  expect(output).not.toContain(token)
  const { accounts } = JSON.parse((await operator('provider-account list ar --json')).output)
  expect(accounts).toEqual([
    {
      id: expect.any(Number),
      provider: 'mercadopago',
      name: 'centro',
      inForce: true,
      payments: 0,
      changedAt: expect.any(String),
    },
  ])
  const stored = () => shop.one(sql`select credentials::text from payment_account`)
  expect(await stored()).not.toContain(token)
  const subjects = await shop.rows(sql`select subject from audit where action = 'payment-account-set'`)
  expect(subjects).toEqual([{ subject: 'ar mercadopago centro' }])
  const other = createSealer([{ id: 'k9', key: Buffer.alloc(32, 9) }])
  expect(await findUnreadableBankData(shop.db, sealer)).toEqual([])
  expect(await findUnreadableBankData(shop.db, other)).toEqual(
    expect.arrayContaining([expect.stringMatching(/sealed with key/)]),
  )
  const before = await stored()
  await shop.db.execute(sql`update payment_account set credentials = credentials || '{"key": "gone"}'`)
  await expect(sealBankData(shop.db, sealer, { isEverything: true })).rejects.toThrow(/sealed with key "gone"/)
  expect(await stored()).not.toBe(before)
  expect((await command('provider-account remove ar mercadopago centro')).output).toContain('no accounts besides')
})

test.each([
  ['provider-account set ar mercadopago centro', '--file is missing'],
  ['provider-account set ar mercadopago centro --file nada.json', 'cannot be read'],
  ['provider-account set ar mercadopago Centro --file leer.json', 'NAME must be small letters'],
  ['provider-account set ar webpay centro --file leer.json', 'Webpay Plus is there in cl alone'],
  [
    'provider-account set ar mercadopago centro --file leer.json',
    '"accessToken" is missing; "webhookSecret" is missing',
  ],
  ['provider-account set ar stripe centro --file leer.json', 'PROVIDER must be one of mercadopago, webpay'],
  ['provider-account use ar mercadopago nada', 'There is no account "nada" of mercadopago in ar.'],
  ['provider-account remove ar mercadopago nada', 'There is no account "nada" of mercadopago in ar.'],
])('%s is refused in a sentence', async (line, sentence) => {
  await writeFile(path.join(folder, 'leer.json'), '{"clave": "x"}')
  await expect(operator(line)).rejects.toThrow(sentence)
})
