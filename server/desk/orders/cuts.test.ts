import { expect, test } from 'vitest'
import type { CutRefund } from '#contract/desk/order-cuts.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { eq, sql } from '#db/connection/drizzle.ts'
import { salesOrder } from '#db/schema/orders.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import { openCheckouts, type Answer } from '#server/buy/checkout/tests/checkouts.ts'
import { returnable } from '#server/after-sale/exchanges/facts.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { readSales } from '#server/ledger/sales/read-sales.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)
let people = 0
const signedIn = (...roles: Role[]) =>
  signedInStaff(shop, { email: `parte${(people += 1)}@tienda.example`, roles }, () => shop.clock.now)
type Desk = Awaited<ReturnType<typeof signedIn>>
type One = { order: DeskOrder }
const tee = 'RT0001-M'
const shoe = 'ZM0001-37'

/** An order of two tees and a pair of shoes that a card has paid. */
async function paidOrder(): Promise<Answer> {
  const placed = await shop.placeAsGuest(await shop.cartWith([tee, 2], [shoe, 1]))
  await shop.pay(placed.next.url!, 'approve')
  await shop.call('/api/checkout/result', { order_nr: placed.order_nr, order_key: placed.order_key })
  expect(await shop.statusOf(placed.order_nr)).toBe('paid')
  return placed
}
const pathOf = ({ order_nr: nr }: Answer, act = '') => `/desk/api/orders/${nr}${act}`
const shownTo = async ({ get }: Desk, placed: Answer) => (await get<One>(pathOf(placed))).order
const rowOf = (order: DeskOrder, sku: string) => order.items.find(({ skuSimple }) => skuSimple === sku)!
const countActs = () => shop.one(sql`select count(*)::int from audit`)
const ofGuest = ({ order_nr: nr, order_key: key }: Answer) =>
  shop.call('/api/checkout/result', { order_nr: nr, order_key: key })

test('OP-078 R1 a part is cancelled once: stock, money and words, and the rest is sent', async () => {
  const placed = await paidOrder()
  const desk = await signedIn('care')
  const stock = await shop.stockOf(tee)
  const order = await shownTo(desk, placed)
  const items = [{ id: rowOf(order, tee).id, quantity: 1 }]
  expect(rowOf(order, tee)).toMatchObject({ cancelled: 0, cuttable: 2 })
  const { given } = await desk.post<{ given: CutRefund }>(pathOf(placed, '/cut/preview'), { items })
  expect(given).toEqual({ units: 1, amount: 1_899_000, money: 1_899_000, wallet: 0, credit: 0 })
  const before = await countActs()
  const body = { items, reason: 'Sin stock en depósito', version: order.version }
  const sent = { headers: { 'idempotency-key': 'parte-uno-1' } }
  for (const _twice of [1, 2]) {
    const { order: cut } = await desk.post<One>(pathOf(placed, '/cut'), body, sent)
    expect(cut).toMatchObject({ status: 'paid', sums: { cut: given.amount }, version: order.version + 1 })
    expect(rowOf(cut, tee)).toMatchObject({ quantity: 2, cancelled: 1, cuttable: 1 })
    expect(cut.payments.at(-1)).toMatchObject({ isPartBack: true, status: 'refund_pending', amount: given.money })
  }
  expect(await countActs()).toBe(Number(before) + 1)
  expect(await shop.stockOf(tee)).toBe(stock + 1)
  await shop.expectReconciled()
  const { order: seen } = await ofGuest(placed)
  expect(seen).toMatchObject({ status: 'paid', cut: { amount: 18_990, items: [{ sku: tee, quantity: 1 }] } })
  expect(seen.steps.find(({ status }: { status: string }) => status === 'part_cancelled')!.note).toMatch(
    /1 × .+ \(M\)\. Te devolvemos \$\s18\.990\./,
  )
  expect(await shop.mails('order-part-cancelled')).toMatchObject([
    { data: { money: expect.stringMatching('18.990'), wallet: null, credit: null } },
  ])
  expect(await shop.job('refund-payments')).toBe(1)
  expect(await shop.job('refund-payments')).toBe(0)
  expect((await shownTo(desk, placed)).payments.map(({ status }) => status)).toEqual(['approved', 'refunded'])
  expect(await shop.one(sql`select sum(value::int)::int from sandbox_payment, jsonb_each_text(refunds)`)).toBe(
    1_899_000,
  )
  // A person who looked at it before decides on what is there no longer.
  expect(await desk.post(pathOf(placed, '/cut'), { ...body, reason: 'Otra vez' })).toMatchObject({
    code: 'changed_meanwhile',
  })
})

test('INV-05 INV-02 a part and then all of it: what goes back is what was paid, once, also in the books', async () => {
  const placed = await paidOrder()
  const desk = await signedIn('orders')
  const soldBefore = (
    await readSales(shop.db, { from: '2026-01-01', to: '2126-01-01', countries: ['ar'], method: 'card_test' })
  ).reduce((sum, row) => sum + row.refunds, 0)
  const stock = { tee: await shop.stockOf(tee), shoe: await shop.stockOf(shoe) }
  const order = await shownTo(desk, placed)
  const items = [{ id: rowOf(order, tee).id, quantity: 1 }]
  await desk.post(pathOf(placed, '/cut'), { items, reason: 'Sin stock', version: order.version })
  expect(await shop.job('refund-payments')).toBe(1)
  const { version } = await shownTo(desk, placed)
  const { order: cancelled } = await desk.post<One>(pathOf(placed, '/cancel'), { reason: 'Pide cancelar', version })
  expect(cancelled.status).toBe('cancelled')
  expect(await shop.job('refund-payments')).toBe(1)
  expect([await shop.stockOf(tee), await shop.stockOf(shoe)]).toEqual([stock.tee + 2, stock.shoe + 1])
  await shop.expectReconciled()
  // A trigger dates refunds by the clock of the database, which is not the test's.
  const ever = { from: '2026-01-01', to: '2126-01-01', countries: ['ar'], method: 'card_test' } as const
  const sold = await readSales(shop.db, ever)
  const refunds = sold.reduce((sum, row) => sum + row.refunds, 0) - soldBefore
  expect(refunds).toBe(order.sums.total)
})

test('OP-003 INV-14 what the wallet had paid of it goes back to the wallet, the rest through the provider', async () => {
  const token = await shop.signIn('ana')
  await shop.remove({ item: 'ZM0004-38', token })
  await shop.set({ token, item: shoe, quantity: '3' })
  const placed = await shop.placeAs(token, { wallet: '1' })
  await shop.pay(placed.next.url!, 'approve')
  await shop.call('/api/customer/order', { token, order_nr: placed.order_nr })
  await shop.job('check-payments')
  const balance = sql`select balance::int from wallet join customer using (id_customer) where email = 'ana@example.com'`
  const before = Number(await shop.one(balance))
  const desk = await signedIn('orders')
  const order = await shownTo(desk, placed)
  const items = [{ id: rowOf(order, shoe).id, quantity: 1 }]
  const { given } = await desk.post<{ given: CutRefund }>(pathOf(placed, '/cut/preview'), { items })
  expect(given.wallet).toBeGreaterThan(0)
  expect(given.money + given.wallet + given.credit).toBe(given.amount)
  await desk.post(pathOf(placed, '/cut'), { items, reason: 'Sin stock', version: order.version })
  expect(Number(await shop.one(balance))).toBe(before + given.wallet)
  const { version } = await shownTo(desk, placed)
  await desk.post(pathOf(placed, '/cancel'), { reason: 'Pide cancelar', version })
  expect(Number(await shop.one(balance))).toBe(before + order.sums.walletUsed)
  await shop.expectReconciled()
})

test('OP-078 what cannot be cut is refused in a sentence, and nothing moves', async () => {
  const unpaid = await shop.placeAsGuest(await shop.cartWith([tee, 2]))
  const desk = await signedIn('orders')
  const seen = await shownTo(desk, unpaid)
  expect(seen.cutObstacle).toBe('unpaid')
  const items = [{ id: rowOf(seen, tee).id, quantity: 1 }]
  const finance = await signedIn('finance')
  const before = await countActs()
  const refused = await desk.post(pathOf(unpaid, '/cut'), { items, reason: 'x y z', version: seen.version })
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('Todavía no está pagado') })
  const placed = await paidOrder()
  const order = await shownTo(desk, placed)
  const all = order.items.map(({ id, quantity }) => ({ id, quantity }))
  for (const [wishes, sentence] of [
    [all, 'usá Cancelar pedido'],
    [items, 'No quedan tantas unidades'],
    [[{ id: rowOf(order, tee).id, quantity: 3 }], 'No quedan tantas unidades'],
  ] as const) {
    const body = { items: wishes, reason: 'Sin stock', version: order.version }
    expect(await desk.post(pathOf(placed, '/cut'), body)).toMatchObject({ message: expect.stringContaining(sentence) })
  }
  expect(await finance.post(pathOf(placed, '/cut'), {})).toMatchObject({ status: 403 })
  expect(await countActs()).toBe(before)
})

test('PAY-03 a refund that the provider refuses says why, is reported at night, and is asked for again', async () => {
  const placed = await paidOrder()
  const operator = operatorOn(shop.url, { now: shop.clock.now })
  const row = await shop.one(sql`select id from order_item where order_nr = ${placed.order_nr} and sku_simple = ${tee}`)
  await operator(['order', 'cut', placed.order_nr, `${String(row)}:1`, '--reason', 'Sin stock'])
  await shop.db.execute(sql`update sandbox_payment set amount = 1`)
  expect(await shop.job('refund-payments')).toBe(1)
  const desk = await signedIn('owner')
  const part = (await shownTo(desk, placed)).payments.at(-1)!
  expect(part).toMatchObject({ status: 'rejected', refusedBecause: expect.stringContaining('sandbox') })
  const { failures } = await shop.report('reconcile')
  expect(failures.map(({ reason }) => reason)).toContainEqual(
    expect.stringContaining('a part of it was not given back'),
  )
  await shop.db.execute(sql`update sandbox_payment set amount = 99999999`)
  const retried = await desk.post<One>(pathOf(placed, `/refunds/${part.id}/retry`), { reason: 'Ya hay saldo' })
  expect(retried.order.payments.at(-1)).toMatchObject({ status: 'refund_pending', refusedBecause: null })
  expect(await shop.job('refund-payments')).toBe(1)
  expect(await desk.post(pathOf(placed, `/refunds/${part.id}/retry`), { reason: 'Otra vez' })).toMatchObject({
    status: 409,
  })
})

test('EXC-05 a return of such an order knows what was cancelled: no more than the rest comes back', async () => {
  const token = await shop.signIn('ana')
  await shop.remove({ item: 'ZM0004-38', token })
  await shop.set({ token, item: shoe, quantity: '2' })
  const placed = await shop.placeAs(token)
  await shop.pay(placed.next.url!, 'approve')
  await shop.job('check-payments')
  const desk = await signedIn('orders')
  const order = await shownTo(desk, placed)
  const items = [{ id: rowOf(order, shoe).id, quantity: 1 }]
  await desk.post(pathOf(placed, '/cut'), { items, reason: 'Sin stock', version: order.version })
  const operator = operatorOn(shop.url, { now: shop.clock.now })
  for (const _step of ['preparing', 'shipped', 'delivered']) await operator(['advance-order', placed.order_nr])
  const [row] = await shop.db.select().from(salesOrder).where(eq(salesOrder.orderNr, placed.order_nr))
  const [returned] = await returnable(shop.db, [row!], shop.clock.now)
  expect(returned!.lines).toMatchObject([{ sku: shoe, quantity: 2, left: 1 }])
  expect(returned!.lines[0]!.rows[0]).toMatchObject({ claimed: 1, claimedAmount: order.items[0]!.paidPrice / 2 })
})
