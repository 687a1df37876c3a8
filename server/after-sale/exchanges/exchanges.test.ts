import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ExchangeOptions, ExchangeOrder, ExchangeSize } from '#contract/after-sale/exchange-start.ts'
import type { Exchange, ExchangePayload, ExchangePlan } from '#contract/after-sale/exchanges.ts'
import { sql } from '#db/connection/drizzle.ts'
import { demoPassword } from '#demo/people/password.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)
const operator = operatorOn(shop.url, { now: shop.clock.now })

type Reply = {
  status: number
  error: boolean
  code?: string
  message: string
  errors?: Record<string, string>
  orders: ExchangeOrder[]
  sizes: ExchangeSize[]
  plan: ExchangePlan
  batchnumber: string
  exchange: Exchange
  exchanges: Exchange[]
  hasMore: boolean
  statusNotifier: { status: string; done: boolean }[]
} & ExchangeOptions

const call = (path: string, fields: Record<string, string>, visit?: { country?: 'ar' | 'cl' | 'co'; key?: string }) =>
  shop.call(`/api/exchange/${path}`, fields, visit) as unknown as Promise<Reply>

/** Ana's first address, in CABA. */
const addressOf = async (token: string, country?: 'cl') =>
  (await call('options', { token }, country ? { country } : {})).addresses[0]!.id_customer_address

const item = {
  sku: 'ZM0001-38',
  quantity: 1,
  reason: 'too_small',
  details: 'Me aprieta.',
  way: 'exchange',
  replacement: 'ZM0001-39',
}
async function payloadFor(token: string, changed: Partial<ExchangePayload> = {}): Promise<string> {
  const id = await addressOf(token)
  return JSON.stringify({
    order_nr: 'R101',
    items: [item],
    method: 'home_pickup',
    id_pickup_address: id,
    id_shipping_address: id,
    ...changed,
  })
}
/** A plausible account that belongs to no one. */
const account = {
  owner: 'Ana Paredes',
  owner_document: '28456123',
  cbu: '0110040200001234567891',
  cuit_cuil: '27284561231',
  account_type: 'savings',
  owner_email: 'ana@example.com',
}
const value = { ...item, replacement: '', reason: 'not_liked' }
const create = async (token: string, changed?: Partial<ExchangePayload>, key?: string) =>
  call('create', { token, payload: await payloadFor(token, changed) }, key ? { key } : {})
const one = async (token: string, batchnumber: string) => (await call('finish', { token, batchnumber })).exchange

test('EXC-01 U73 Ana’s orders: what can be returned until when, and why others cannot', async () => {
  const token = await shop.signIn('ana')
  const { orders, message } = await call('orders', { token })
  expect(message).toBe('')
  const obstacles = Object.fromEntries(orders.map(({ order_nr: nr, obstacle }) => [nr, obstacle]))
  expect(obstacles).toMatchObject({
    R101: null,
    R102: null,
    R103: null,
    R104: 'window_over',
    R105: 'not_delivered',
    R108: 'undone',
    R111: 'in_process',
  })
  const { until, lines } = orders.find(({ order_nr: nr }) => nr === 'R101')!
  expect(until).toBe('2026-12-10')
  expect(lines.map(({ sku, quantity, left }) => [sku, quantity, left])).toEqual([
    ['ZM0001-38', 2, 2],
    ['RT0001-M', 1, 1],
  ])
})

test('EXC-16 nothing to process is said in words', async () => {
  const { message, orders } = await call('orders', { token: await shop.signIn('fer') })
  expect(message).toBe('No hay pedidos para gestionar.')
  expect(orders.every(({ obstacle }) => obstacle === 'window_over')).toBe(true)
})

test('EXC-02 EXC-03 EXC-15 OP-089 the lists of the form, and who fetches where', async () => {
  const options = await call('options', { token: await shop.signIn('ana') })
  expect(options.changeReasons[0]).toEqual({ code: 'too_small', label: 'Me quedó chico' })
  expect(options.refundMethods.map(({ code }) => code)).toEqual(['refund', 'credit_coupon', 'credit_wallet'])
  expect(options.replacementMethods).toHaveLength(1)
  expect(options.accountTypes.length).toBeGreaterThan(1)
  expect(options.pickup_slots).toEqual(['8-17'])
  expect(options.addresses[0]).toMatchObject({
    collector: 'own_fleet',
    return_by_own_fleet: true,
    return_by_carrier: false,
  })
  expect(options.dropoff_until).toBe('2026-11-25')
})

test('EXC-08 EXC-16 other sizes with live stock; none, and not for exchange, in words', async () => {
  const token = await shop.signIn('ana')
  const sizes = await call('sizes', { token, sku: 'ZM0001-38' })
  expect(sizes.sizes.some(({ sku }) => sku === 'ZM0001-38')).toBe(false)
  expect(sizes.sizes.find(({ sku }) => sku === 'ZM0001-39')).toEqual({ sku: 'ZM0001-39', size: '39', available: true })
  expect(await call('sizes', { token, sku: 'RT0003-U' })).toMatchObject({
    code: 'exchange_no_sizes',
    message: 'No hay talles disponibles para el cambio.',
  })
  expect((await call('sizes', { token, sku: 'RN0001-M' })).message).toBe('El producto no está disponible para cambio.')
})

test('EXC-02 EXC-17 branches by postcode and by city; none is said in words', async () => {
  const offices = async (query: Record<string, string>, country: 'ar' | 'cl' = 'ar') =>
    (await shop.get('/api/branchoffices/', { country, query })).json()
  expect((await offices({ postcode: 'C1047AAZ' })).offices.map(({ name }: { name: string }) => name)[0]).toBe(
    'Vereda Microcentro',
  )
  expect(await offices({ postcode: '9410' })).toMatchObject({
    message: 'El código postal no tiene una sucursal cercana.',
  })
  expect((await offices({}, 'cl')).offices.map(({ name }: { name: string }) => name)).not.toContain('Vereda Valparaíso')
})

test('EXC-01 EXC-08 INV-20 an exchange: reviewed, sent once however often, the other size reserved, mailed, followed', async () => {
  const token = await shop.signIn('ana')
  const stock = await shop.stockOf('ZM0001-39')
  const { plan } = await call('review', { token, payload: await payloadFor(token) })
  expect(plan).toMatchObject({
    items: [{ name: 'Zapatilla Brisa', replacement_size: '39', reason: 'Me quedó chico' }],
    gives: { bank: 0, wallet: 0, credit: 0 },
    collector: 'own_fleet',
    pickup_slot: '8-17',
  })
  expect(await shop.stockOf('ZM0001-39')).toBe(stock)
  await shop.db.execute(sql`insert into staff_contact (role, email) values ('owner', 'duena@example.com')`)
  const sent = await Promise.all([1, 2, 3].map(() => create(token, {}, 'one-exchange-key')))
  expect(new Set(sent.map(({ batchnumber }) => batchnumber)).size).toBe(1)
  const { batchnumber } = sent[0]!
  expect(await shop.stockOf('ZM0001-39')).toBe(stock - 1)
  expect(await shop.mails('exchange-approved')).toMatchObject([{ recipient: 'ana@example.com', data: { batchnumber } }])
  expect(await one(token, batchnumber)).toMatchObject({ status: 'approved', label: 'Aprobada', can_cancel: true })
  const list = await call('finished', { token })
  expect([list.exchanges.length, list.hasMore, list.exchanges[0]!.batchnumber]).toEqual([4, true, batchnumber])

  // The staff hears of the request once, and then of the replacement that is to be sent.
  const notices = async () => (await shop.mails('staff-notice')).map(({ data }) => [data.event, data.ref])
  expect(await notices()).toEqual([['return.requested', batchnumber]])
  await operator(`receive-exchange ${batchnumber}`)
  await operator(`finish-exchange ${batchnumber}`)
  const done = await one(token, batchnumber)
  expect(await notices()).toEqual([
    ['return.requested', batchnumber],
    ['order.paid', expect.stringMatching(/^R/)],
  ])
  expect(done).toMatchObject({ status: 'finished', can_cancel: false, results: [{ way: 'exchange' }] })
  expect(done.steps.map(({ status }) => status)).toEqual(['requested', 'approved', 'received', 'finished'])
  for (const step of ['exchange-received', 'exchange-finished']) expect(await shop.mails(step)).toHaveLength(1)
  expect((await shop.mails('exchange-finished'))[0]!.data.outcome).toMatchObject({
    replacements: [{ name: 'Zapatilla Brisa', size: '39', quantity: 1 }],
    newOrder: done.results[0]!.ref,
  })
  expect((await call('cancel', { token, batchnumber })).message).toBe('La solicitud ya no se puede cancelar.')
  await shop.expectReconciled()
})

test('EXC-05 OP-087 INV-20 cancelled: the size is in stock again, once, and the line can be requested again', async () => {
  const token = await shop.signIn('ana')
  const stock = await shop.stockOf('ZM0001-39')
  const { batchnumber } = await create(token)
  const answers = await Promise.all([1, 2, 3, 4].map(() => call('cancel', { token, batchnumber })))
  for (const answer of answers) expect(answer).toMatchObject({ error: false, message: 'Solicitud cancelada.' })
  expect(await shop.stockOf('ZM0001-39')).toBe(stock)
  expect(await shop.mails('exchange-annulled')).toHaveLength(1)
  expect(await one(token, batchnumber)).toMatchObject({ status: 'annulled', can_cancel: false })
  expect((await create(token)).error).toBe(false)
  await shop.expectReconciled()
})

test('INV-20 ten exchanges at once for the last unit: one reservation, nine ‘no sizes available’', async () => {
  const ana = await shop.one(sql`select id_customer from customer where email = 'ana@example.com' and country = 'ar'`)
  for (let at = 0; at < 10; at++) {
    await shop.db
      .execute(sql`insert into sales_order select (jsonb_populate_record(o, jsonb_build_object('order_nr', 'X' || ${at}::int,
      'secondary_nr', 'x' || ${at}::int, 'cart_hash', 'x' || ${at}::int))).* from sales_order o where order_nr = 'R101'`)
    await shop.db
      .execute(sql`insert into order_item (order_nr, country, sku_simple, name, brand_name, supplier_name, color, size, quantity,
      unit_price, paid_price, categories, is_gift_card, exchangeable) select 'X' || ${at}::int, country, sku_simple, name, brand_name, supplier_name,
      color, size, 1, unit_price, paid_price, categories, is_gift_card, exchangeable from order_item where order_nr = 'R101' limit 1`)
  }
  expect(ana).toBeDefined()
  await shop.setStock('ZM0001-39', 1)
  const token = await shop.signIn('ana')
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => create(token, { order_nr: `X${at}` })))
  expect(answers.filter(({ error }) => !error)).toHaveLength(1)
  const refused = answers.filter(({ error }) => error)
  expect(refused).toHaveLength(9)
  for (const { message } of refused) expect(message).toBe('No hay talles disponibles para el cambio.')
  expect(await shop.stockOf('ZM0001-39')).toBe(0)
  await shop.expectReconciled()
})

test('INV-19 two requests at once never claim more than was bought', async () => {
  const token = await shop.signIn('ana')
  const two = { items: [{ ...value, way: 'credit_wallet', quantity: 2 }] }
  const answers = await Promise.all([1, 2, 3].map(() => create(token, two)))
  expect(answers.filter(({ error }) => !error)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'exchange_outdated' || code === 'exchange_not_available')).toHaveLength(
    2,
  )
})

test('EXC-08 EXC-13 OP-092 a return to a bank: the account is requested, sealed, and paid what the line cost', async () => {
  const stale = await shop.signIn('ana')
  expect((await create(stale, { items: [{ ...value, way: 'refund' }], bank: account })).code).toBe('password_needed')
  const login = { username: 'ana@example.com', password: demoPassword }
  const { token } = ((await shop.call('/api/customer/login', login)) as unknown as { customer: { token: string } })
    .customer
  const refund = { items: [{ ...value, way: 'refund' }] }
  expect(await create(token, refund)).toMatchObject({
    message: 'Campos incompletos',
    errors: { bank: expect.any(String) },
  })
  expect((await create(token, { ...refund, bank: { owner: 'Ana', cbu: '12' } })).errors).toMatchObject({
    cbu: expect.any(String),
  })
  const { batchnumber, error } = await create(token, { ...refund, bank: account })
  expect(error).toBe(false)
  const stored = await shop.one(sql`select bank_data::text from exchange_request where batchnumber = ${batchnumber}`)
  expect(stored).not.toContain('Paredes')
  const { gives, items } = await one(token, batchnumber)
  expect(gives).toEqual({ bank: items[0]!.amount, wallet: 0, credit: 0 })
  await operator(`receive-exchange ${batchnumber}`)
  await operator(`finish-exchange ${batchnumber}`)
  const paid = await shop.one(sql`select amount::int from payment where provider_ref = ${`return ${batchnumber}`}`)
  expect(paid).toBe(Math.round(items[0]!.amount * 100))
})

test('wallet money is refunded to the wallet and credits as a credit: never more than was paid', async () => {
  const token = await shop.signIn('ana')
  // R105: paid with money and 3 000 of a credit.
  await shop.db.execute(
    sql`update sales_order set status = 'delivered', delivered_at = '2026-11-14T12:00:00Z' where order_nr = 'R105'`,
  )
  await shop.db.execute(sql`update sales_order set delivered_at = '2026-11-10T12:00:00Z' where order_nr = 'R104'`)
  await shop.db.execute(sql`delete from exchange_item where order_nr = 'R104'`)
  const all = async (nr: string) => {
    const { orders } = await call('orders', { token })
    const { lines } = orders.find(({ order_nr: of }) => of === nr)!
    return lines.map(({ sku, left }) => ({ ...value, sku, quantity: left, way: 'refund' }))
  }
  for (const [nr, tender] of [
    ['R104', 'wallet'],
    ['R105', 'credit'],
  ] as const) {
    const { plan } = await call('review', {
      token,
      payload: await payloadFor(token, { order_nr: nr, items: await all(nr) }),
    })
    const paid = (
      await shop.rows<{
        total: number
        wallet: number
        credit: number
      }>(sql`select total::int, wallet_used::int as wallet,
      coalesce((select sum(amount) from coupon_use where order_nr = ${nr}), 0)::int as credit from sales_order where order_nr = ${nr}`)
    )[0]!
    // Within the withdrawal period everything is refunded, including shipping.
    expect(plan.gives).toEqual({ bank: paid.total / 100, wallet: paid.wallet / 100, credit: paid.credit / 100 })
    expect(plan.gives[tender]).toBeGreaterThan(0)
  }
})

test.each<[string, string, (payload: ExchangePayload) => Partial<ExchangePayload>]>([
  ['EXC-10', 'Campos incompletos', () => ({ items: [{ ...item, reason: '' }] })],
  ['EXC-10', 'Campos incompletos', () => ({ items: [{ ...item, details: '  ' }] })],
  ['EXC-10', 'Campos incompletos', () => ({ items: [{ ...item, way: 'gift' }] })],
  ['EXC-10', 'Campos incompletos', () => ({ method: '' })],
  ['EXC-11', 'Campos incompletos', () => ({ items: [{ ...item, replacement: '' }] })],
  ['EXC-12', 'Los datos de envío están incompletos.', () => ({ id_shipping_address: null })],
  ['EXC-16', 'Los datos de envío están incompletos.', () => ({ method: 'branch_dropoff', id_branch: null })],
  ['INV-24', 'Los datos de envío están incompletos.', () => ({ id_pickup_address: 1_000_000 })],
  ['EXC-16', 'El producto no está disponible para cambio.', () => ({ order_nr: 'R104' })],
  ['INV-20', 'El producto no está disponible para cambio.', () => ({ items: [{ ...item, replacement: 'ZM0002-37' }] })],
  [
    'EXC-16',
    'El producto no está disponible para cambio.',
    () => ({ order_nr: 'R103', items: [{ ...value, sku: 'RN0001-M', way: 'credit_wallet' }] }),
  ],
  [
    'INV-19',
    'El pedido cambió mientras tanto. Revisá la solicitud y enviala de nuevo.',
    () => ({ items: [{ ...item, quantity: 3 }] }),
  ],
  ['INV-24', 'El pedido no existe.', () => ({ order_nr: 'R301' })],
])('%s ‘%s’', async (_, message, changed) => {
  const token = await shop.signIn('ana')
  const answer = await create(token, changed({} as ExchangePayload))
  expect(answer).toMatchObject({ status: 200, error: true, message })
})

test('an invalid request is a wrong call, never a server error', async () => {
  const token = await shop.signIn('ana')
  for (const payload of [
    '',
    '{',
    '[]',
    '{"order_nr":"R101"}',
    '{"order_nr":"R101","items":[{"sku":"A","quantity":0}]}',
  ]) {
    expect((await call('create', { token, payload })).status).toBe(400)
  }
})

test('EXC-18 OP-089 a city without home pickup', async () => {
  const token = await shop.signIn('ana')
  await shop.db.execute(sql`update region set pickup_by = null where country = 'ar'`)
  expect((await create(token)).message).toBe('La ciudad no tiene opción de retiro.')
})

test('EXC-06 EXC-07 a branch drop-off has a last day and is annulled the night after it, in the country’s time zone', async () => {
  const token = await shop.signIn('ana')
  const stock = await shop.stockOf('ZM0001-39')
  const branch = await shop.one(sql`select id from branch_office where name = 'Vereda Palermo'`)
  const { batchnumber } = await create(token, { method: 'branch_dropoff', id_branch: branch as number })
  expect(await one(token, batchnumber)).toMatchObject({ max_date: '2026-11-25', branch: { name: 'Vereda Palermo' } })
  await shop.db.execute(sql`delete from exchange_item where batchnumber = 'C1003'`)
  await shop.db.execute(sql`delete from exchange_request where batchnumber = 'C1003'`)
  const before = shop.clock.now
  const statusAt = async (moment: string) => {
    shop.clock.now = new Date(moment)
    await shop.job('annul-late-dropoffs')
    return shop.one(sql`select status from exchange_request where batchnumber = ${batchnumber}`)
  }
  expect(await statusAt('2026-11-26T02:59:00Z')).toBe('approved')
  expect(await statusAt('2026-11-26T03:01:00Z')).toBe('annulled')
  shop.clock.now = before
  expect(await shop.stockOf('ZM0001-39')).toBe(stock)
  expect((await shop.mails('exchange-annulled')).map(({ data }) => data.batchnumber)).toContain(batchnumber)
})

test('API-52 OP-081 INV-24 the notifier of a request needs the hash of its order; other customers’ requests are not found', async () => {
  const token = await shop.signIn('ana')
  const nr = String(await shop.one(sql`select secondary_nr from sales_order where order_nr = 'R110'`))
  const md5 = (text: string) => createHash('md5').update(text).digest('hex')
  const reply = await call('statusnotifier', { token, batchnumber: 'C1002', hash: md5(nr) })
  expect(reply.statusNotifier.map(({ status, done }) => `${status} ${done}`)).toEqual([
    'requested true',
    'approved true',
    'received false',
    'finished false',
  ])
  expect((await call('statusnotifier', { token, batchnumber: 'C1002', hash: md5('x') })).code).toBe(
    'exchange_not_found',
  )
  for (const path of ['finish', 'cancel']) {
    expect((await call(path, { token, batchnumber: 'C1003' })).code).toBe('exchange_not_found')
  }
})
