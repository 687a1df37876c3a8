import { expect, test } from 'vitest'
import type { Reconciliation, ReconciliationRow } from '#contract/desk/reconcile.ts'
import { sql } from '#db/connection/drizzle.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)
let people = 0
const finance = (stores: readonly ('ar' | 'cl')[] | null = null) =>
  signedInStaff(
    shop,
    { email: `caja${(people += 1)}@tienda.example`, roles: ['finance'], stores },
    () => shop.clock.now,
  )
const path = '/desk/api/reconciliations'
type Read = { run: Reconciliation; rows: ReconciliationRow[] }

/** An order that was paid, as if Mercado Pago had the payment. */
async function paidAt(reference: string) {
  const placed = await shop.placeAsGuest(await shop.cartWith(['RT0001-M', 1]))
  await shop.pay(placed.next.url!, 'approve')
  await shop.call('/api/checkout/result', { order_nr: placed.order_nr, order_key: placed.order_key })
  await shop.rows(sql`update payment set provider = 'mercadopago', reference = ${reference}
    where order_nr = ${placed.order_nr} and provider is not null`)
  const amount = Number(await shop.one(sql`select amount::int from payment where reference = ${reference}`))
  return { nr: placed.order_nr, amount, units: (amount / 100).toFixed(2) }
}

const today = () => shop.clock.now.toISOString().slice(0, 10)
const body = (lines: readonly string[], more: object = {}) => ({
  country: 'ar',
  provider: 'mercadopago',
  firstDay: today(),
  lastDay: today(),
  fileName: 'liquidacion.csv',
  text: ['EXTERNAL_REFERENCE;TRANSACTION_TYPE;TRANSACTION_AMOUNT;FEE_AMOUNT', ...lines].join('\r\n'),
  ...more,
})

test('OP-078 a report is laid beside our payments: even, another sum, only with us, only with them; it is kept, with one row of audit', async () => {
  const [even, other, ours] = [await paidAt('ref-even'), await paidAt('ref-other'), await paidAt('ref-ours')]
  const desk = await finance()
  const acts = async () => Number(await shop.one(sql`select count(*)::int from audit`))
  const before = await acts()
  const sent = { headers: { 'idempotency-key': 'conciliar-1' } }
  const report = body([
    `ref-even;SETTLEMENT;${even.units};-100.00`,
    'ref-other;SETTLEMENT;1.00;0',
    'ref-nobody;SETTLEMENT;500.00;-5.50',
    ';WITHDRAWAL;-900.00;0',
  ])
  const { run } = await desk.post<{ run: Reconciliation }>(path, report, sent)
  const again = await desk.post<{ run: Reconciliation }>(path, report, sent)
  expect(again.run.id).toBe(run.id)
  expect(run).toMatchObject({ matched: 1, differing: 1, onlyThem: 1, skipped: 1, fees: 105_50 })
  expect(await acts()).toBe(before + 1)
  const { rows } = await desk.get<Read>(`${path}/${run.id}`)
  expect(rows[0]).toMatchObject({
    name: 'ref-nobody',
    state: 'only_them',
    orderNr: null,
    taken: { us: 0, them: 500_00 },
  })
  expect(rows[1]).toMatchObject({
    name: 'ref-other',
    state: 'sum_differs',
    orderNr: other.nr,
    taken: { us: other.amount, them: 100 },
  })
  expect(rows.slice(2).find(({ name }) => name === 'ref-ours')).toMatchObject({ state: 'only_us', orderNr: ours.nr })
  expect(rows.map(({ name }) => name)).not.toContain('ref-even')
  const one = await desk.get<Read>(`${path}/${run.id}?state=sum_differs`)
  expect(one.rows).toHaveLength(1)
  expect((await desk.get<{ runs: Reconciliation[] }>(path)).runs).toMatchObject([{ id: run.id, createdBy: 'Ana' }])
})

test('OP-078 a payment of another day is found when the report names it, and not missed when it does not', async () => {
  const { units } = await paidAt('ref-today')
  const desk = await finance()
  const past = { firstDay: '2026-01-01', lastDay: '2026-01-31' }
  const named = await desk.post<{ run: Reconciliation }>(path, body([`ref-today;SETTLEMENT;${units};0`], past))
  expect(named.run).toMatchObject({ matched: 1, onlyUs: 0, onlyThem: 0 })
  const silent = await desk.post<{ run: Reconciliation }>(path, body(['x;SETTLEMENT;1.00;0'], past))
  expect(silent.run).toMatchObject({ matched: 0, onlyUs: 0, onlyThem: 1 })
})

test('OP-078 a file that is no report says what it lacks, and nothing is kept', async () => {
  const desk = await finance()
  for (const [text, words] of [
    ['Nombre;Monto\r\nAna;1', /externalreference/],
    ['"abierto', /CSV|faltan/],
  ] as const) {
    const refused = await desk.post(path, body([], { text }))
    expect(refused).toMatchObject({ status: 409, code: 'not_possible' })
    expect(refused.message).toMatch(words)
  }
  expect(await desk.post(path, body([], { firstDay: '2026-01-01', lastDay: '2026-12-31' }))).toMatchObject({
    status: 422,
  })
  expect(await shop.rows(sql`select 1 from reconciliation`)).toEqual([])
})

test('S13 a run of another store is not there, and none is made for it', async () => {
  const all = await finance()
  const { run } = await all.post<{ run: Reconciliation }>(path, body(['x;SETTLEMENT;1.00;0']))
  const chile = await finance(['cl'])
  expect(await chile.get(`${path}/${run.id}`)).toMatchObject({ status: 404 })
  expect(await chile.post(path, body(['x;SETTLEMENT;1.00;0']))).toMatchObject({ status: 404 })
  expect((await chile.get<{ runs: Reconciliation[] }>(path)).runs).toEqual([])
})
