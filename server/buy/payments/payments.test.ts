import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { openShop } from '#tests/shop.ts'
import { guest, openCheckouts, type Answer } from '#server/buy/checkout/tests/checkouts.ts'
import { readSecret } from '#server/platform/secrets/secrets.ts'
import { signatureOf } from './sandbox/gateway.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)

const sku = 'RT0001-M'
const order = async (more: Record<string, string> = {}): Promise<Answer> => {
  const placed = await shop.placeAsGuest(await shop.cartWith([sku, 1]), more)
  expect(placed.error).toBe(false)
  return placed
}
const result = (placed: Answer) =>
  shop.call('/api/checkout/result', { order_nr: placed.order_nr, order_key: placed.order_key })
const paymentOf = async ({ order_nr: orderNr }: Answer) =>
  (
    await shop.rows<{ status: string; ref: string; details: Record<string, number> }>(
      sql`select status, provider_ref as ref, details from payment where order_nr = ${orderNr}`,
    )
  )[0]!
const steps = async ({ order_nr: orderNr }: Answer) =>
  (
    await shop.rows<{ status: string }>(
      sql`select status from status_event where subject = 'order' and subject_id = ${orderNr} order by id`,
    )
  ).map(({ status }) => status)

/** A webhook as somebody sends it who knows, or does not know, the sandbox's secret. */
async function tell(ref: string, secret?: string, body = JSON.stringify({ payment: ref })) {
  const signature = signatureOf(secret ?? (await readSecret(shop.db, 'sandbox webhook')), body, shop.clock.now)
  return shop.app.inject({
    method: 'POST',
    url: '/api/payments/webhook/sandbox?store=vereda-ar',
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    payload: body,
  })
}
const setSandbox = (ref: string, change: ReturnType<typeof sql>) =>
  shop.db.execute(sql`update sandbox_payment set ${change} where id = ${ref}`)

test('R11 S46 an approved payment: the webhook comes before the browser, the return shows it, the mail goes once', async () => {
  const placed = await order()
  expect(placed.next.url).toMatch(/^\/sandbox\/pay\/[0-9a-f]{32}$/)
  const page = await shop.app.inject({ url: placed.next.url! })
  expect(page.body).toContain('Pago de prueba')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  const back = await shop.pay(placed.next.url!, 'approve', '6')
  expect(back.statusCode).toBe(303)
  expect(back.headers.location).toContain(`/checkout/success/${placed.order_nr}?key=${placed.order_key}`)
  expect(await shop.statusOf(placed.order_nr)).toBe('paid')
  const { outcome, order: shown } = await result(placed)
  expect(outcome).toBe('approved')
  // Instalments are the gateway's figures: six of them, with their cost.
  expect(shown.payments[0]).toMatchObject({
    status: 'approved',
    details: { card: 'Tarjeta terminada en 4242', instalments: 6, cft: 78.4 },
  })
  expect(shown.payments[0]!.details!.financed_total).toBeGreaterThan(shown.total)
  expect(await steps(placed)).toEqual(['payment_pending', 'paid'])
  expect(await shop.mails('order-paid')).toHaveLength(1)
  await shop.expectReconciled()
})

test('R11 ten webhooks, and old ones after it: one way through the states', async () => {
  const placed = await order()
  await shop.pay(placed.next.url!, 'duplicate')
  const { ref } = await paymentOf(placed)
  const replies = await Promise.all(Array.from({ length: 10 }, () => tell(ref)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
  // Out of order: the gateway's answer of a moment ago, after the approval.
  await setSandbox(ref, sql`status = 'rejected'`)
  await tell(ref)
  expect(await shop.statusOf(placed.order_nr)).toBe('paid')
  expect(await steps(placed)).toEqual(['payment_pending', 'paid'])
  expect(await shop.mails('order-paid')).toHaveLength(1)
})

test('R12 webhook and return at the same moment, for 20 orders: each moves once', async () => {
  const orders = await Promise.all(Array.from({ length: 20 }, (_, at) => order({ email: `r${at}@example.com` })))
  await Promise.all(
    orders.map(async (placed) => {
      const { ref } = await paymentOf(placed)
      await setSandbox(ref, sql`status = 'approved'`)
      await Promise.all([tell(ref), result(placed), tell(ref), result(placed)])
    }),
  )
  for (const placed of orders) expect(await steps(placed)).toEqual(['payment_pending', 'paid'])
  await shop.expectReconciled()
})

test('R11 a forged webhook is refused and changes nothing; so is one without a signature or with another body', async () => {
  const placed = await order()
  const { ref } = await paymentOf(placed)
  await setSandbox(ref, sql`status = 'approved'`)
  expect((await tell(ref, 'not the secret')).statusCode).toBe(401)
  const good = signatureOf(await readSecret(shop.db, 'sandbox webhook'), '{}', shop.clock.now)
  for (const signature of ['', 'ts=1,v1=00', good]) {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/payments/webhook/sandbox?store=vereda-ar',
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      payload: JSON.stringify({ payment: ref }),
    })
    expect(reply.statusCode).toBe(401)
  }
  expect(await shop.statusOf(placed.order_nr)).toBe('payment_pending')
  for (const body of ['', 'null', '[]', '{"payment":{}}', '{"payment":"nobody"}', '{']) {
    expect((await tell(ref, undefined, body)).statusCode).toBe(200)
  }
  expect(
    (await shop.app.inject({ method: 'POST', url: '/api/payments/webhook/bank?store=vereda-ar' })).statusCode,
  ).toBe(404)
})

test('R11 another sum than was asked for is held, the order waits, the night’s reconciliation tells', async () => {
  const placed = await order()
  await shop.pay(placed.next.url!, 'other_amount')
  expect((await paymentOf(placed)).status).toBe('held')
  expect(await shop.statusOf(placed.order_nr)).toBe('payment_pending')
  expect((await shop.report('reconcile')).failures).toContainEqual({
    subject: expect.stringMatching(/^payment \d+$/),
    reason: `held: the provider took another sum for order ${placed.order_nr}`,
  })
})

test('a rejected payment keeps goods and coupon until the reservation ends; then they are free again, and the mails say so', async () => {
  const stock = await shop.stockOf(sku)
  const hash = await shop.cartWith([sku, 1])
  await shop.add(hash, 'BIENVENIDA10')
  const uses = sql`select used_count from sales_rule where country = 'ar' and code = 'BIENVENIDA10'`
  const before = (await shop.one(uses)) as number
  const placed = await shop.placeAsGuest(hash)
  expect(await shop.one(uses)).toBe(before + 1)
  expect(await shop.stockOf(sku)).toBe(stock - 1)
  await shop.pay(placed.next.url!, 'reject')
  expect(await result(placed)).toMatchObject({
    outcome: 'rejected',
    order: {
      status: 'payment_pending',
      can_pay: true,
      delivery_from: null,
      to_pay: { situation: 'refused', reserved_until: '2026-11-15T16:00:00.000Z', method: 'card_test' },
    },
  })
  expect(await shop.one(uses)).toBe(before + 1)
  expect(await shop.stockOf(sku)).toBe(stock - 1)
  expect(await shop.mails('payment-refused')).toMatchObject([
    { data: { orderNr: placed.order_nr, key: placed.order_key, until: 'el domingo 15 de noviembre a las 13:00' } },
  ])
  shop.clock.now = new Date('2026-11-15T16:00:00Z')
  try {
    expect(await result(placed)).toMatchObject({
      outcome: 'unpaid',
      payments: [],
      order: { can_pay: false, to_pay: { situation: 'expired' } },
    })
    expect(await shop.job('cancel-unpaid-orders')).toBe(1)
  } finally {
    shop.clock.now = new Date('2026-11-15T15:00:00Z')
  }
  expect(await shop.statusOf(placed.order_nr)).toBe('cancelled')
  expect(await shop.one(uses)).toBe(before)
  expect(await shop.stockOf(sku)).toBe(stock)
  expect(await shop.mails('order-cancelled')).toMatchObject([{ data: { isUnpaid: true, isRefunded: false } }])
  const again = await shop.call('/api/order/buyagain', { order_nr: placed.order_nr, order_key: placed.order_key })
  expect(again).toMatchObject({ error: false, cart: { items: [{ id: sku, quantity: 1 }] } })
  await shop.expectReconciled()
})

test('a payment in process keeps its goods for 48 hours; decided later, the customer is notified', async () => {
  const placed = await order()
  await shop.pay(placed.next.url!, 'pending')
  expect(await result(placed)).toMatchObject({ outcome: 'pending' })
  shop.clock.now = new Date('2026-11-16T15:00:00Z')
  try {
    expect(await shop.job('cancel-unpaid-orders')).toBe(0)
    const { ref } = await paymentOf(placed)
    await setSandbox(ref, sql`status = 'approved', is_in_process = false`)
    expect(await shop.job('check-payments')).toBe(1)
    expect(await shop.statusOf(placed.order_nr)).toBe('paid')
  } finally {
    shop.clock.now = new Date('2026-11-15T15:00:00Z')
  }
})

test('a provider that never reported is asked: by the shopper’s return, and by the job', async () => {
  const seen = await order()
  await shop.pay(seen.next.url!, 'silent')
  expect(await shop.statusOf(seen.order_nr)).toBe('payment_pending')
  expect(await result(seen)).toMatchObject({ outcome: 'approved' })
  const unseen = await order({ email: 'tab-closed@example.com' })
  await shop.pay(unseen.next.url!, 'silent')
  shop.clock.now = new Date('2026-11-15T15:03:00Z')
  try {
    expect(await shop.job('check-payments')).toBe(1)
    expect(await shop.job('check-payments')).toBe(0)
  } finally {
    shop.clock.now = new Date('2026-11-15T15:00:00Z')
  }
  expect(await shop.statusOf(unseen.order_nr)).toBe('paid')
})

test('R25 an unpaid card’s goods are free after an hour; money that comes later goes back', async () => {
  const stock = await shop.stockOf(sku)
  const placed = await order()
  const { ref } = await paymentOf(placed)
  shop.clock.now = new Date('2026-11-15T15:59:59Z')
  try {
    expect(await shop.job('cancel-unpaid-orders')).toBe(0)
    shop.clock.now = new Date('2026-11-15T16:00:00Z')
    expect(await shop.job('cancel-unpaid-orders')).toBe(1)
    expect(await shop.job('cancel-unpaid-orders')).toBe(0)
    expect(await shop.statusOf(placed.order_nr)).toBe('cancelled')
    expect(await shop.stockOf(sku)).toBe(stock)
    expect(await shop.mails('order-cancelled')).toMatchObject([{ data: { isRefunded: false } }])
    await setSandbox(ref, sql`status = 'approved'`)
    await tell(ref)
    expect((await paymentOf(placed)).status).toBe('refund_pending')
    expect(await shop.job('refund-payments')).toBe(1)
    expect((await paymentOf(placed)).status).toBe('refunded')
    expect(await shop.one(sql`select status from sandbox_payment where id = ${ref}`)).toBe('refunded')
    expect(await shop.statusOf(placed.order_nr)).toBe('cancelled')
    expect(await shop.stockOf(sku)).toBe(stock)
  } finally {
    shop.clock.now = new Date('2026-11-15T15:00:00Z')
  }
  await shop.expectReconciled()
})

test('money that is there when the reservation ends is taken, though nobody reported it', async () => {
  const placed = await order()
  await shop.pay(placed.next.url!, 'silent')
  shop.clock.now = new Date('2026-11-15T17:00:00Z')
  try {
    expect(await shop.job('cancel-unpaid-orders')).toBe(0)
  } finally {
    shop.clock.now = new Date('2026-11-15T15:00:00Z')
  }
  expect(await shop.statusOf(placed.order_nr)).toBe('paid')
})

test('a cash voucher: a code to print, paid at the counter, or its goods are free when it expires', async () => {
  const placed = await order({ payment: 'cash_voucher' })
  expect(placed.next).toEqual({ kind: 'voucher', url: null })
  const shown = await result(placed)
  expect(shown.outcome).toBe('voucher')
  const { code, expires_at: ends } = shown.order.payments[0]!.voucher!
  expect(ends).toBe('2026-11-17T15:00:00.000Z')
  expect((await shop.mails('order-placed')).at(-1)!.data.voucher).toBe(code)
  const counter = (typed: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/sandbox/counter',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ code: typed }).toString(),
    })
  expect((await counter('1234567890123456')).body).toContain('Ese código no existe.')
  expect((await counter(code.replace(/(....)/g, '$1 '))).body).toContain('Cobrado')
  expect((await counter(code)).body).toContain('ya se pagó')
  expect(await shop.statusOf(placed.order_nr)).toBe('paid')
  const late = await order({ payment: 'cash_voucher', email: 'late@example.com' })
  const stock = await shop.stockOf(sku)
  shop.clock.now = new Date('2026-11-17T15:00:00Z')
  try {
    expect(await shop.job('cancel-unpaid-orders')).toBeGreaterThanOrEqual(1)
  } finally {
    shop.clock.now = new Date('2026-11-15T15:00:00Z')
  }
  expect(await shop.statusOf(late.order_nr)).toBe('cancelled')
  expect(await shop.stockOf(sku)).toBe(stock + 1)
})

test('paying again leads to the same page of the gateway; what is paid is refused with the order', async () => {
  const placed = await order()
  const pay = () => shop.call('/api/checkout/pay', { order_nr: placed.order_nr, order_key: placed.order_key })
  expect((await pay()).next).toEqual(placed.next)
  await shop.pay(placed.next.url!, 'approve')
  expect(await pay()).toMatchObject({
    error: true,
    code: 'order_paid',
    message: 'Ese pedido ya está pagado.',
    order: { order_nr: placed.order_nr, status: 'paid', to_pay: null },
  })
  // The back button after success: the gateway leads back to the shop and charges nothing.
  expect((await shop.app.inject({ url: placed.next.url! })).statusCode).toBe(303)
  await shop.pay(placed.next.url!, 'reject')
  expect(await shop.statusOf(placed.order_nr)).toBe('paid')
})

test('server.md §5 a whole order paid by the wallet is paid at once', async () => {
  const token = await shop.signIn('beto')
  await shop.db.execute(sql`with purse as (insert into wallet (id_customer, balance, updated_at)
      select id_customer, 90000000, now() from customer where email = 'beto@example.com' returning wallet_id)
    insert into wallet_movement (wallet_id, type, amount, description, created_at)
      select wallet_id, 'Ingreso', 90000000, 'x', now() from purse`)
  await shop.set({ token, item: sku, quantity: '1' })
  const { checkout } = await shop.look({ token, wallet: '1', shipping: 'standard' })
  expect(checkout).toMatchObject({ needs_payment: false, totals: { total: 0 } })
  const placed = await shop.call('/api/checkout/place', {
    token,
    wallet: '1',
    shipping: 'standard',
    ...shop.sent(checkout!),
  })
  expect(placed).toMatchObject({ error: false, next: { kind: 'done', url: null } })
  expect(await steps(placed)).toEqual(['paid'])
  expect(await shop.one(sql`select count(*)::int from sandbox_payment where order_nr = ${placed.order_nr}`)).toBe(0)
  await shop.expectReconciled()
})

test('R11 a shop that answers to its own name alone hears the sandbox too', async () => {
  const named = await openShop({
    now: () => shop.clock.now,
    env: { PUBLIC_ORIGIN_AR: 'https://tienda.example', SANDBOX_PAYMENTS: 'true' },
    database: shop,
  })
  const headers = { host: 'tienda.example' }
  const cart = await named.form('/api/cart/', { item: sku, quantity: '1' }, { headers })
  const { hash } = cart.json<{ cart: { hash: string } }>().cart
  const { checkout } = await shop.look({ hash })
  const chosen = { ...guest, hash, shipping: 'standard', payment: 'card_test' }
  const placed = (
    await named.form('/api/checkout/place', { ...chosen, ...shop.sent(checkout!) }, { headers })
  ).json<Answer>()
  const back = await named.app.inject({
    method: 'POST',
    url: placed.next.url!,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=approve',
  })
  expect(back.headers.location).toMatch(/^https:\/\/tienda\.example\/checkout\/success\//)
  expect(await shop.statusOf(placed.order_nr)).toBe('paid')
})

test('R34 the night’s reconciliation names what differs, and is silent when nothing does', async () => {
  expect((await shop.report('reconcile')).failures).toEqual([])
  const placed = await order()
  await shop.pay(placed.next.url!, 'approve')
  expect((await shop.report('reconcile')).failures).toEqual([])
  await shop.db.execute(sql`update simple set stock = stock + 1 where sku_simple = ${sku}`)
  await shop.db.execute(
    sql`update wallet set balance = balance + 1 where wallet_id = (select min(wallet_id) from wallet)`,
  )
  await shop.db.execute(sql`update payment set status = 'rejected' where order_nr = ${placed.order_nr}`)
  const subjects = (await shop.report('reconcile')).failures.map(({ subject }) => subject)
  expect(subjects).toEqual([`size ${sku} of ar`, expect.stringMatching(/^wallet \d+$/), `order ${placed.order_nr}`])
})
