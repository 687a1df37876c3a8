import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { openCheckouts, type Answer } from '#server/buy/checkout/tests/checkouts.ts'
import { advanceOrder } from '#server/ledger/orders/advance-order.ts'
import { readSecret } from '#server/platform/secrets/secrets.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { signatureOf } from './sandbox/gateway.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)

const sku = 'RT0001-M'
const noon = new Date('2026-11-15T15:00:00Z')
/** What happens `minutes` after the order; the clock is put back afterwards. */
async function after<T>(minutes: number, act: () => Promise<T>): Promise<T> {
  shop.clock.now = new Date(noon.getTime() + minutes * 60_000)
  try {
    return await act()
  } finally {
    shop.clock.now = noon
  }
}

const order = async (more: Record<string, string> = {}): Promise<Answer> => {
  const placed = await shop.placeAsGuest(await shop.cartWith([sku, 1]), more)
  expect(placed.error).toBe(false)
  return placed
}
const byKey = ({ order_nr, order_key }: Answer) => ({ order_nr, order_key })
const result = (placed: Answer) => shop.call('/api/checkout/result', byKey(placed))
const pay = (placed: Answer, payment?: string, key?: string) =>
  shop.call('/api/checkout/pay', { ...byKey(placed), ...(payment && { payment }) }, key ? { key } : {})
const refused = async (more?: Record<string, string>) => {
  const placed = await order(more)
  await shop.pay(placed.next.url!, 'reject')
  return placed
}
const payments = ({ order_nr: nr }: Answer) =>
  shop.rows<{ method: string; status: string; ref: string; until: string }>(
    sql`select method, status, provider_ref as ref, expires_at as until from payment where order_nr = ${nr} order by id`,
  )
const statuses = async (placed: Answer) => (await payments(placed)).map(({ status }) => status)

/** The gateway reports what it has of a payment. */
async function tell(ref: string) {
  const body = JSON.stringify({ payment: ref })
  const signature = signatureOf(await readSecret(shop.db, 'sandbox webhook'), body, shop.clock.now)
  return shop.app.inject({
    method: 'POST',
    url: '/api/payments/webhook/sandbox?store=vereda-ar',
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    payload: body,
  })
}
const approve = (ref: string) => shop.db.execute(sql`update sandbox_payment set status = 'approved' where id = ${ref}`)

test('R11 refused, then paid with another card: one order, two payments, stock taken once, one mail of each kind', async () => {
  const stock = await shop.stockOf(sku)
  const placed = await refused()
  const { next } = await pay(placed)
  expect(next).toEqual({ kind: 'redirect', url: expect.stringMatching(/^\/sandbox\/pay\//) })
  expect(next.url).not.toBe(placed.next.url)
  expect(await result(placed)).toMatchObject({ outcome: 'unpaid' })
  await shop.pay(next.url!, 'approve')
  expect(await result(placed)).toMatchObject({ outcome: 'approved', order: { to_pay: null, can_pay: false } })
  expect(await statuses(placed)).toEqual(['rejected', 'approved'])
  expect(await shop.stockOf(sku)).toBe(stock - 1)
  expect(await shop.mails('payment-refused')).toHaveLength(1)
  expect(await shop.mails('order-paid')).toMatchObject([{ data: { arrival: expect.stringMatching(/^Llega entre/) } }])
  expect(await shop.mails('order-cancelled')).toEqual([])
  await shop.expectReconciled()
})

test('five refused cards: the order waits, the end stays where it was, one mail', async () => {
  const placed = await refused()
  for (const minutes of [5, 10, 20, 50]) {
    const { next } = await after(minutes, () => pay(placed))
    await after(minutes, () => shop.pay(next.url!, 'reject'))
  }
  expect(await result(placed)).toMatchObject({
    outcome: 'rejected',
    order: { to_pay: { reserved_until: '2026-11-15T16:00:00.000Z' } },
  })
  expect(await statuses(placed)).toEqual(Array.from({ length: 5 }, () => 'rejected'))
  expect(await shop.mails('payment-refused')).toHaveLength(1)
})

test('R11 refused, then by cash: a code by mail, the time of a code from placing, paid at the counter', async () => {
  const placed = await refused()
  const { next } = await after(30, () => pay(placed, 'cash_voucher'))
  expect(next).toEqual({ kind: 'voucher', url: null })
  const { outcome, order: shown } = await result(placed)
  expect(outcome).toBe('voucher')
  expect(shown.to_pay).toMatchObject({ situation: 'voucher', reserved_until: '2026-11-17T15:00:00.000Z' })
  const voucher = shown.payments.find((one) => one.voucher)!.voucher!
  expect(await shop.mails('payment-code')).toMatchObject([
    { data: { code: voucher.code, until: 'el martes 17 de noviembre a las 12:00' } },
  ])
  await after(25 * 60, async () => {
    expect(await shop.job('cancel-unpaid-orders')).toBe(0)
    await shop.app.inject({
      method: 'POST',
      url: '/sandbox/counter',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ code: voucher.code }).toString(),
    })
  })
  expect(await shop.statusOf(placed.order_nr)).toBe('paid')
  // Sunday to Monday: the promise begins a delivery day later than it did when the order was placed.
  const { delivery_from: from, delivery_to: to } = (await result(placed)).order
  const [promised] = await shop.rows(
    sql`select delivery_from::text as from, delivery_to::text as to from sales_order where order_nr = ${placed.order_nr}`,
  )
  expect(from! > String(promised!.from) && to! > String(promised!.to)).toBe(true)
})

test('a code, then a card: the goods wait as long as the code was promised, and the code is offered no more', async () => {
  const placed = await order({ payment: 'cash_voucher' })
  const { next } = await after(5, () => pay(placed, 'card_test'))
  expect(next.kind).toBe('redirect')
  const { order: shown } = await result(placed)
  expect(shown.to_pay).toMatchObject({ situation: 'unpaid', reserved_until: '2026-11-17T15:00:00.000Z' })
  expect(shown.payments.filter(({ voucher }) => voucher)).toEqual([])
  await shop.pay(next.url!, 'approve')
  expect(await statuses(placed)).toEqual(['rejected', 'approved'])
})

test('OP-046 a double tap is one attempt; the next tap of a shopper who left leads to the same page', async () => {
  const placed = await refused()
  const [first, second] = await Promise.all([
    pay(placed, 'card_test', 'double-tap'),
    pay(placed, 'card_test', 'double-tap'),
  ])
  expect(first.next).toEqual(second.next)
  expect((await pay(placed)).next).toEqual(first.next)
  expect(await payments(placed)).toHaveLength(2)
  expect(await pay(placed, 'cash_voucher', 'double-tap')).toMatchObject({ status: 409, code: 'idempotency_conflict' })
})

test('two tabs that pay in two ways at once: two attempts, and each leads somewhere', async () => {
  const placed = await refused()
  const both = await Promise.all([pay(placed, 'card_test'), pay(placed, 'cash_voucher')])
  for (const { error } of both) expect(error).toBe(false)
  expect(await payments(placed)).toHaveLength(3)
})

test('R12 two approvals of one order, heard of at once: one pays it, the other goes back by itself', async () => {
  for (let round = 0; round < 8; round++) {
    const placed = await order({ email: `two${round}@example.com` })
    const { next } = await pay(placed, 'cash_voucher')
    expect(next.kind).toBe('voucher')
    const refs = (await payments(placed)).map(({ ref }) => ref)
    for (const ref of refs) await approve(ref)
    await Promise.all([...refs.map(tell), ...refs.map(tell), result(placed)])
    expect(await shop.statusOf(placed.order_nr)).toBe('paid')
    expect((await statuses(placed)).toSorted()).toEqual(['approved', 'refund_pending'])
  }
  expect(await shop.job('refund-payments')).toBe(8)
  expect((await shop.report('reconcile')).failures).toEqual([])
  await shop.expectReconciled()
})

test('R11 a late approval of the old attempt after the new one paid goes back; the order stays paid', async () => {
  const placed = await order()
  const [old] = await payments(placed)
  await after(10, () => pay(placed, 'cash_voucher'))
  const [, voucher] = await payments(placed)
  await approve(voucher!.ref)
  await tell(voucher!.ref)
  expect(await statuses(placed)).toEqual(['rejected', 'approved'])
  await approve(old!.ref)
  // Nobody reports it: the job asks.
  expect(await after(10, () => shop.job('check-payments'))).toBe(1)
  expect(await statuses(placed)).toEqual(['refund_pending', 'approved'])
  expect(await shop.job('refund-payments')).toBe(1)
  expect(await statuses(placed)).toEqual(['refunded', 'approved'])
  expect(await shop.statusOf(placed.order_nr)).toBe('paid')
  expect(await shop.mails('order-paid')).toHaveLength(1)
  expect((await shop.report('reconcile')).failures).toEqual([])
})

test('R11 the page of the first tab is paid while the second chose cash: the order is paid, the code is void', async () => {
  const placed = await order()
  await pay(placed, 'cash_voucher')
  await shop.pay(placed.next.url!, 'approve')
  expect(await result(placed)).toMatchObject({ outcome: 'approved' })
  expect(await statuses(placed)).toEqual(['approved', 'rejected'])
  const { order: shown } = await result(placed)
  expect(shown.payments.every(({ voucher }) => voucher === null)).toBe(true)
})

test('R25 an approval after the reservation ended and the stock went back is refunded, of whatever attempt', async () => {
  const stock = await shop.stockOf(sku)
  const placed = await refused()
  await pay(placed)
  expect(await after(60, () => shop.job('cancel-unpaid-orders'))).toBe(1)
  expect(await shop.stockOf(sku)).toBe(stock)
  const [, second] = await payments(placed)
  await approve(second!.ref)
  await tell(second!.ref)
  expect(await statuses(placed)).toEqual(['rejected', 'refund_pending'])
  expect(await shop.statusOf(placed.order_nr)).toBe('cancelled')
  expect(await shop.stockOf(sku)).toBe(stock)
  expect(await shop.mails('order-cancelled')).toMatchObject([{ data: { isUnpaid: true, isRefunded: false } }])
  await shop.expectReconciled()
})

test('the last minute: another attempt has what is left, and after the end none is begun', async () => {
  const placed = await refused()
  expect((await after(59, () => pay(placed))).next.kind).toBe('redirect')
  expect((await payments(placed)).at(-1)!.until).toContain('16:00:00')
  for (const payment of [undefined, 'cash_voucher']) {
    expect(await after(60, () => pay(placed, payment))).toMatchObject({
      error: true,
      code: 'reservation_over',
      order: { can_pay: false, to_pay: { situation: 'expired' } },
    })
  }
  expect(await payments(placed)).toHaveLength(2)
})

test('a cancelled order is refused with what it is; a way that is not offered is refused', async () => {
  const placed = await refused()
  expect(await pay(placed, 'webpay')).toMatchObject({ error: true, code: 'payment_unavailable' })
  await shop.call('/api/order/cancel', byKey(placed))
  expect(await pay(placed)).toMatchObject({
    error: true,
    code: 'order_not_payable',
    order: { status: 'cancelled', to_pay: null },
  })
})

test('INV-24 without its key nobody pays an order again, and a customer pays only their own', async () => {
  const placed = await refused()
  for (const fields of [{}, { order_key: 'x' }, { token: await shop.signIn('ana') }]) {
    const reply = await shop.call('/api/checkout/pay', { order_nr: placed.order_nr, ...fields })
    expect(reply).toMatchObject({ error: true, code: 'order_not_found' })
  }
  expect(await payments(placed)).toHaveLength(1)
})

test('R11 paid and not reported: asking to pay again finds the money, and nobody pays twice', async () => {
  const placed = await order()
  await shop.pay(placed.next.url!, 'silent')
  expect(await pay(placed, 'cash_voucher')).toMatchObject({
    error: true,
    code: 'order_paid',
    order: { status: 'paid' },
  })
  expect(await statuses(placed)).toEqual(['approved'])
})

test('in process keeps the goods; refused later, the shopper may still pay in what was promised', async () => {
  const placed = await order()
  await shop.pay(placed.next.url!, 'pending')
  expect(await result(placed)).toMatchObject({ outcome: 'pending', order: { to_pay: { situation: 'in_process' } } })
  const [first] = await payments(placed)
  await shop.db.execute(
    sql`update sandbox_payment set status = 'rejected', is_in_process = false where id = ${first!.ref}`,
  )
  await after(20 * 60, async () => {
    await tell(first!.ref)
    expect(await shop.job('cancel-unpaid-orders')).toBe(0)
    expect(await result(placed)).toMatchObject({ outcome: 'rejected', order: { can_pay: true } })
    const { next } = await pay(placed)
    await shop.pay(next.url!, 'approve')
  })
  expect(await shop.statusOf(placed.order_nr)).toBe('paid')
})

test('R17 wallet money stays as it was placed through all attempts, and comes back once when none is paid', async () => {
  const token = await shop.signIn('ana')
  await shop.remove({ item: 'ZM0004-38', token })
  const balance = sql`select balance::int from wallet join customer using (id_customer) where email = 'ana@example.com'`
  const before = await shop.one(balance)
  const placed = await shop.placeAs(token, { wallet: '1' })
  await shop.pay(placed.next.url!, 'reject')
  const again = await shop.call('/api/checkout/pay', { token, order_nr: placed.order_nr })
  expect(await shop.one(balance)).toBe(0)
  const total = await shop.one(sql`select total::int from sales_order where order_nr = ${placed.order_nr}`)
  const sums = await shop.rows(
    sql`select amount::int from payment where order_nr = ${placed.order_nr} and provider is not null`,
  )
  expect(sums).toEqual([{ amount: total }, { amount: total }])
  await shop.pay(again.next.url!, 'reject')
  expect(await after(60, () => shop.job('cancel-unpaid-orders'))).toBe(1)
  expect(await shop.one(balance)).toBe(before)
  expect(await shop.mails('order-cancelled')).toMatchObject([{ data: { isUnpaid: true, usedWallet: true } }])
  await shop.expectReconciled()
})

test('a script that asks for attempts without end is stopped', async () => {
  const placed = await refused()
  const ways = ['card_test', 'cash_voucher'] as const
  for (let at = 0; at < 12; at++) expect(await pay(placed, ways[at % 2])).toMatchObject({ error: false })
  expect((await pay(placed, 'card_test')).status).toBe(429)
  // What was begun can still be paid.
  expect((await pay(placed)).next.kind).toBe('voucher')
})

test('INV-17 an operator who has seen the money: the order is paid though every attempt failed, and the books agree', async () => {
  const placed = await refused()
  await advanceOrder(shop.db, { orderNr: placed.order_nr }, { actor: 'test', now: shop.clock.now })
  expect(await statuses(placed)).toEqual(['rejected', 'approved'])
  expect((await shop.report('reconcile')).failures).toEqual([])
})
