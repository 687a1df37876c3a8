import { beforeEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { guest, openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { renderMail, type TemplateName } from '#server/platform/mail/templates/all-templates.ts'
import { demoSender } from '#tests/demo-settings.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)
await shop.catalog.catchUp()
const operator = operatorOn(shop.url)
/** What a checkout knows of its store is a second old at most: no test goes back in time. */
const pass = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}
beforeEach(() => pass(2000))

const sku = 'ZM0001-37'
async function command(line: string) {
  const result = await operator(line)
  await shop.catalog.catchUp()
  pass(2000)
  return result
}
const inRosario = { region: guest.fk_customer_address_region, city: guest.fk_customer_address_city }

async function order(more: Record<string, string> = {}) {
  const placed = await shop.placeAsGuest(await shop.cartWith([sku, 1]), { payment: 'cash_on_delivery', ...more })
  expect(placed).toMatchObject({ error: false, next: { kind: 'done', url: null } })
  return { nr: placed.order_nr, key: placed.order_key }
}
type Placed = Awaited<ReturnType<typeof order>>
const read = async ({ nr, key }: Placed) =>
  (await shop.call('/api/order/detail', { order_nr: nr, order_key: key })).order
const result = ({ nr, key }: Placed) => shop.call('/api/checkout/result', { order_nr: nr, order_key: key })

async function mailText(template: TemplateName): Promise<string> {
  const [mail] = await shop.mails(template)
  const sender = { ...demoSender, terms: shop.storeTerms, linkTo: (_: string, to: string) => `https://x.example${to}` }
  return renderMail(template, mail!.data, 'ar', sender).text.replaceAll('\u00a0', ' ')
}
async function offer(fields: Record<string, string> = {}) {
  pass(2000)
  const hash = await shop.cartWith([sku, 1])
  const { checkout } = await shop.look({ hash, shipping: 'standard', ...inRosario, ...fields })
  return checkout!.payments.find(({ code }) => code === 'cash_on_delivery')
}
const steps = async ({ nr }: Placed) =>
  (
    await shop.rows<{ status: string }>(
      sql`select status from status_event where subject = 'order' and subject_id = ${nr} order by id`,
    )
  ).map(({ status }) => status)

test('the checkout offers it where the store takes it, and says beside it why an order cannot have it', async () => {
  await command('payment cash ar --max 1000000')
  await command('payment cash ar --remove')
  expect(await offer()).toBeUndefined()
  await command('payment cash ar --max 1000000')
  expect(await offer()).toMatchObject({ label: 'Efectivo al recibir', kind: 'delivery', refusal: null })
  await command('payment cash ar --max 1000')
  expect((await offer())!.refusal!.replaceAll('\u00a0', ' ')).toBe('Es para pedidos de hasta $ 1.000.')
  await operator(['payment', 'cash', 'ar', '--region', 'Santa Fe', '--none'])
  await shop.catalog.catchUp()
  expect((await offer())!.refusal).toBe('No está disponible en tu zona.')
  const { output } = await operator('payment cash ar --json')
  expect(JSON.parse(output)).toEqual({
    country: 'ar',
    rules: [
      { region: null, maxAmount: 100_000 },
      { region: 'Santa Fe', maxAmount: null },
    ],
  })
  const refused = await shop.placeAsGuest(await shop.cartWith([sku, 1]), { payment: 'cash_on_delivery' })
  expect(refused).toMatchObject({ error: true, code: 'payment_unavailable' })
  await command('payment off ar cash_on_delivery')
  expect(await offer()).toBeUndefined()
})

test('INV-17 the order is prepared without a payment, delivered with its cash, and only then paid', async () => {
  await command('payment cash ar --max 1000000')
  await operator('notify set orders deposito@calandria.example --country ar')
  const placed = await order()
  expect(await read(placed)).toMatchObject({ status: 'confirmed', to_pay: null, can_pay: false, can_cancel: true })
  const { total, to_collect: toCollect, delivery_from: from } = await read(placed)
  expect([toCollect, from]).toEqual([total, expect.any(String)])
  expect(await result(placed)).toMatchObject({ outcome: 'approved', can_register: true })
  const money = /\$ [\d.,]+/
  expect(await mailText('order-placed')).toMatch(
    /está confirmado y lo estamos preparando\. Pagás \$ [\d.,]+ en efectivo/,
  )
  expect(await mailText('order-placed')).not.toMatch(/Falta pagarlo|está pagado/)
  expect((await shop.mails('staff-notice')).map(({ data }) => data.event)).toEqual(['order.confirmed'])
  // Nothing of it is late, and nothing is asked of anybody.
  pass(72 * 60 * 60 * 1000)
  for (const job of ['cancel-unpaid-orders', 'check-payments']) await shop.job(job)
  expect(await shop.statusOf(placed.nr)).toBe('confirmed')

  await expect(operator(`payment confirm ${placed.nr} --amount ${total} --reason x`)).rejects.toThrow(
    /is confirmed: it is paid when it is delivered/,
  )
  await operator(`advance-order ${placed.nr}`)
  await operator(`advance-order ${placed.nr}`)
  expect(await mailText('order-shipped')).toMatch(/Pagás \$ [\d.,]+ en efectivo al recibirlo: tené el importe a mano/)
  expect((await shop.report('reconcile')).failures).toEqual([])
  await expect(operator(`advance-order ${placed.nr}`)).rejects.toThrow(/is paid at the door/)
  await expect(operator(`payment confirm ${placed.nr} --amount 1 --reason x`)).rejects.toThrow(/is another sum/)
  const { output } = await operator(`payment confirm ${placed.nr} --amount ${total} --reason rendición`)
  expect(output).toBe(`Order ${placed.nr} is delivered and paid.`)
  expect(await read(placed)).toMatchObject({
    status: 'delivered',
    to_collect: null,
    payments: [{ method: 'cash_on_delivery', status: 'approved', amount: total }],
  })
  expect(await steps(placed)).toEqual(['confirmed', 'preparing', 'shipped', 'paid', 'delivered'])
  expect(await mailText('order-delivered')).toMatch(money)
  await expect(operator(`payment confirm ${placed.nr} --amount ${total} --reason x`)).rejects.toThrow(
    /The cash of order .+ is approved/,
  )
  await shop.expectReconciled()
  expect((await shop.report('reconcile')).failures).toEqual([])
})

test('a parcel that nobody takes: its goods are for sale again, nothing was paid, and a mail says so', async () => {
  await command('payment cash ar --max 1000000')
  const before = await shop.stockOf(sku)
  const placed = await order()
  expect(await shop.stockOf(sku)).toBe(before - 1)
  await expect(operator(`parcel-refused ${placed.nr} --reason x`)).rejects.toThrow(/is confirmed: it is paid when/)
  await operator(`advance-order ${placed.nr}`)
  await operator(`advance-order ${placed.nr}`)
  await operator(['parcel-refused', placed.nr, '--reason', 'No atendió nadie'])
  expect(await read(placed)).toMatchObject({
    status: 'cancelled',
    to_collect: null,
    payments: [{ status: 'rejected' }],
  })
  expect(await shop.stockOf(sku)).toBe(before)
  const mail = await mailText('order-cancelled')
  expect(mail).toContain('El paquete volvió sin entregarse.')
  expect(mail).toContain('No te cobramos nada.')
  await shop.expectReconciled()
})

test('R17 its buyer cancels it before it leaves; an order that waits for its payment cannot be moved to the door', async () => {
  await command('payment cash ar --max 1000000')
  const before = await shop.stockOf(sku)
  const placed = await order()
  await shop.call('/api/order/cancel', { order_nr: placed.nr, order_key: placed.key }, { key: 'cancel-cash-1' })
  expect(await shop.statusOf(placed.nr)).toBe('cancelled')
  expect(await shop.stockOf(sku)).toBe(before)
  const card = await shop.placeAsGuest(await shop.cartWith([sku, 1]))
  const reference = { order_nr: card.order_nr, order_key: card.order_key }
  expect(await shop.call('/api/checkout/pay', { ...reference, payment: 'cash_on_delivery' })).toMatchObject({
    code: 'payment_unavailable',
  })
})

test('OAT-015 orders at the door withhold goods like unpaid ones: a guest has five at a time', async () => {
  await command('payment cash ar --max 1000000')
  for (let count = 0; count < 5; count++) await order()
  const sixth = await shop.placeAsGuest(await shop.cartWith([sku, 1]), { payment: 'cash_on_delivery' })
  expect(sixth).toMatchObject({ error: true, code: 'too_many_unpaid' })
})

test('S5 C3 an order at the door does not say whether its typed e-mail has an account', async () => {
  await command('payment cash ar --max 1000000')
  const of = async (email: string) => (await result(await order({ email }))) as unknown as { can_register: boolean }
  expect((await of('ana@example.com')).can_register).toBe((await of('nadie@example.com')).can_register)
})

test.each([
  ['payment cash ar --max 0', '--max must be more than nothing'],
  ['payment cash ar --max 10 --none', 'Only one of --max, --none and --remove'],
  ['payment cash ar --region Atlantis --max 10', 'There is no region "Atlantis" in ar'],
  ['payment cash ar --region Chubut --remove', 'Nothing is said of'],
  ['parcel-refused R101 --reason x', 'is not paid at the door'],
  ['parcel-refused NADA --reason x', 'There is no order "NADA".'],
  ['parcel-refused R101', '--reason is missing'],
])('%s is refused in a sentence', async (line, sentence) => {
  await expect(operator(line)).rejects.toThrow(sentence)
})
