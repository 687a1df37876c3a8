import { afterEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { skuOf } from '#demo/catalogue/sku.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { renderMail, type TemplateName } from '#server/platform/mail/templates/all-templates.ts'
import { demoSender } from '#tests/demo-settings.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)
await shop.catalog.catchUp()
const operator = operatorOn(shop.url)
afterEach(() => {
  shop.clock.now = noon
})

const account = ['--holder', 'Calandria SRL', '--tax-id', '30-71111111-1', '--bank', 'Banco Nación']
const cbu = '0170099220000067797370'

async function command(...words: string[]) {
  const result = await operator(words)
  await shop.catalog.catchUp()
  return result
}
const openAccount = () => command('payment', 'account', 'ar', ...account, '--number', cbu)

/** A guest's order that waits for a transfer. */
async function orderByTransfer() {
  await openAccount()
  const hash = await shop.cartWith(['ZM0001-37', 1])
  const placed = await shop.placeAsGuest(hash, { payment: 'bank_transfer' })
  expect(placed).toMatchObject({ error: false, next: { kind: 'voucher', url: null } })
  return { nr: placed.order_nr, key: placed.order_key }
}
type Placed = Awaited<ReturnType<typeof orderByTransfer>>
const read = async ({ nr, key }: Placed) =>
  (await shop.call('/api/order/detail', { order_nr: nr, order_key: key })).order

async function mailText(template: TemplateName): Promise<string> {
  const [mail] = await shop.mails(template)
  const sender = { ...demoSender, terms: shop.storeTerms, linkTo: (_: string, to: string) => `https://x.example${to}` }
  return renderMail(template, mail!.data, 'ar', sender).text.replaceAll('\u00a0', ' ')
}
const audited = async (action: string) =>
  (await shop.rows<{ subject: string }>(sql`select subject from audit where action = ${action} order by id`)).map(
    ({ subject }) => subject,
  )

test('a transfer is offered once the store has an account, and no more when it is taken away', async () => {
  // The database was restored, this node's memory of it was not: only a change makes it read again.
  await openAccount()
  await command('payment', 'account', 'ar', '--none')
  const hash = await shop.cartWith(['ZM0001-37', 1])
  const offered = async () => (await shop.look({ hash })).checkout!.payments.map(({ code }) => code)
  expect(await offered()).not.toContain('bank_transfer')
  await openAccount()
  expect(await offered()).toContain('bank_transfer')
  await command('payment', 'off', 'ar', 'bank_transfer')
  expect(await offered()).not.toContain('bank_transfer')
  await command('payment', 'on', 'ar', 'bank_transfer')
  await command('payment', 'account', 'ar', '--none')
  expect(await offered()).not.toContain('bank_transfer')
})

test('R25 the order waits, shows the account with its number as reference, and mails both', async () => {
  const placed = await orderByTransfer()
  const order = await read(placed)
  expect(order).toMatchObject({
    status: 'payment_pending',
    can_pay: true,
    to_pay: { situation: 'transfer', method: 'bank_transfer', amount: order.total },
  })
  expect(order.to_pay!.transfer).toEqual([
    { name: 'Titular', value: 'Calandria SRL' },
    { name: 'CUIT', value: '30-71111111-1' },
    { name: 'Banco', value: 'Banco Nación' },
    { name: 'CBU o CVU', value: cbu },
    { name: 'Referencia', value: placed.nr },
  ])
  const text = await mailText('order-placed')
  expect(text).toContain(`CBU o CVU: ${cbu}`)
  expect(text).toContain(`Referencia: ${placed.nr}`)
  expect(text).toMatch(/Transferí \$ [\d.,]+ a esta cuenta/)
})

test('the operator confirms the whole sum: the order is paid as with any payment, once', async () => {
  const placed = await orderByTransfer()
  const { total } = await read(placed)
  const confirm = (amount: number) =>
    operator(['payment', 'confirm', placed.nr, '--amount', String(amount), '--reason', 'Extracto, línea 14'])
  await expect(confirm(total - 1)).rejects.toThrow(/costs .* and .* is another sum/)
  expect(await shop.statusOf(placed.nr)).toBe('payment_pending')
  await confirm(total)
  expect(await read(placed)).toMatchObject({
    status: 'paid',
    to_pay: null,
    payments: [{ method: 'bank_transfer', label: 'Transferencia bancaria', status: 'approved', amount: total }],
  })
  expect(await shop.mails('order-paid')).toHaveLength(1)
  await expect(confirm(total)).rejects.toThrow(/is paid: its transfer is confirmed already/)
  expect(await audited('payment-confirm')).toEqual([`${placed.nr}: ${total}`])
  await shop.expectReconciled()
  // The shop's books and what can be asked about a transfer agree.
  shop.clock.now = new Date(noon.getTime() + 2 * 60 * 60 * 1000)
  expect((await shop.report('reconcile')).failures).toEqual([])
})

test('R25 it expires like an unpaid order, and what arrives afterwards is not taken for it', async () => {
  const before = await shop.stockOf('ZM0001-37')
  const placed = await orderByTransfer()
  const { total } = await read(placed)
  shop.clock.now = new Date(noon.getTime() + 47 * 60 * 60 * 1000)
  await shop.job('cancel-unpaid-orders')
  expect(await shop.statusOf(placed.nr)).toBe('payment_pending')
  shop.clock.now = new Date(noon.getTime() + 48 * 60 * 60 * 1000)
  await shop.job('cancel-unpaid-orders')
  expect(await shop.statusOf(placed.nr)).toBe('cancelled')
  expect(await shop.stockOf('ZM0001-37')).toBe(before)
  await expect(operator(`payment confirm ${placed.nr} --amount ${total} --reason tarde`)).rejects.toThrow(
    /is cancelled: send the money back by the bank/,
  )
})

test('chosen after a card, the account is mailed; a cancelled order that was paid waits for its refund', async () => {
  await openAccount()
  const hash = await shop.cartWith(['ZM0001-37', 1])
  const first = await shop.placeAsGuest(hash)
  const reference = { order_nr: first.order_nr, order_key: first.order_key }
  expect(await shop.call('/api/checkout/pay', { ...reference, payment: 'bank_transfer' })).toMatchObject({
    error: false,
    next: { kind: 'voucher' },
  })
  expect(await mailText('payment-transfer')).toContain(`CBU o CVU: ${cbu}`)
  const placed = { nr: first.order_nr, key: first.order_key }
  const { total } = await read(placed)
  await operator(`payment confirm ${placed.nr} --amount ${total} --reason extracto`)
  await operator(`advance-order ${placed.nr} --to cancelled`)
  const state = () =>
    shop.one(sql`select status from payment where order_nr = ${placed.nr} and method = 'bank_transfer'`)
  expect(await state()).toBe('refund_pending')
  // No one but a person can send it back.
  await shop.job('refund-payments')
  expect(await state()).toBe('refund_pending')
  await operator(['payment', 'refunded', placed.nr, '--reason', 'Transferencia 8841'])
  expect(await state()).toBe('refunded')
})

test.each([
  ['payment confirm R101 --amount 1 --reason x', /is not paid by bank transfer/],
  ['payment confirm NADA1234 --amount 1 --reason x', 'There is no order "NADA1234".'],
  ['payment confirm R101 --amount 1', '--reason is missing'],
  ['payment confirm R101 --reason x', '--amount must be what arrived'],
  ['payment account ar --holder X', '--tax-id is missing; --bank is missing; --number is missing.'],
  ['payment off ar cheque', 'METHOD is one of'],
])('%s is refused in a sentence', async (line, sentence) => {
  await expect(operator(line)).rejects.toThrow(sentence)
})

test('a store without a way to pay says so: at /ready, on the command line, and its checkout offers none', async () => {
  for (const method of ['card_test', 'cash_voucher']) await command('payment', 'off', 'cl', method)
  expect((await shop.app.inject('/ready')).json()).toEqual({ status: 'ready', problems: ['No way to pay in cl.'] })
  expect((await operator('payment list cl')).output).toContain('cl  NO WAY TO PAY')
  const items = [{ item: `${skuOf('cl', 'ZM0001')}-37`, quantity: 1 }]
  const { hash } = (await shop.setAll(items, {}, { country: 'cl' })).cart
  expect((await shop.look({ hash }, { country: 'cl' })).checkout).toMatchObject({ payments: [], needs_payment: true })
  for (const method of ['card_test', 'cash_voucher']) await command('payment', 'on', 'cl', method)
  expect((await shop.app.inject('/ready')).json()).toEqual({ status: 'ready' })
})

test('an order says the tax rate it was placed with, whatever it is later', async () => {
  const placed = await orderByTransfer()
  await command('terms', 'set', 'ar', 'tax_percent=10')
  expect((await read(placed)).tax_percent).toBe(21)
})
