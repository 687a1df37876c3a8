import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { openCheckouts, type Answer } from '#server/buy/checkout/tests/checkouts.ts'
import { amountRows } from '#domain/buy/orders/amount-rows.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toMinor } from '#domain/platform/money.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)
beforeEach(() => {
  shop.clock.now = noon
})

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const list = (token: string, fields: Record<string, string> = {}) =>
  shop.call('/api/customer/order', { token, ...fields })

test('API-48 ORD-01 ORD-03 ORD-04 ORD-05 ORD-06 OP-082 Ana’s orders come by four, latest first, none twice', async () => {
  const token = await shop.signIn('ana')
  const pages = []
  for (const offset of ['0', '4', '8', '12']) pages.push(await list(token, { offset }))
  expect(pages.map(({ orders }) => orders.length)).toEqual([4, 4, 3, 0])
  expect(pages.map((page) => (page as unknown as { hasMoreOrders: boolean }).hasMoreOrders)).toEqual([
    true,
    true,
    false,
    false,
  ])
  const numbers = pages.flatMap(({ orders }) => orders.map(({ order_nr: nr }) => nr))
  expect(new Set(numbers).size).toBe(11)
  expect(numbers[0]).toBe('R107')
  const dates = pages.flatMap(({ orders }) => orders.map(({ placed_at: at }) => at))
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('ORD-02 OP-080 lines of one size are one line; the order tells totals, address, payment and its steps', async () => {
  const token = await shop.signIn('ana')
  const { orders } = await list(token, { order_nr: 'R101' })
  const [order] = orders
  expect(order!.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['ZM0001-38', 2],
    ['RT0001-M', 1],
  ])
  const paid = order!.items.reduce((sum, { paid_price: price }) => sum + Math.round(price * 100), 0)
  expect(paid).toBe(Math.round((order!.sub_total - order!.discount) * 100))
  expect(order!.steps.map(({ status, done }) => [status, done])).toEqual([
    ['payment_pending', true],
    ['paid', true],
    ['preparing', true],
    ['shipped', true],
    ['delivered', true],
  ])
  expect(order).toMatchObject({ label: 'Entregado', can_cancel: false, can_pay: false, document: 'DNI 28456123' })
  // Delivered five days before the 15th; ten days in Argentina.
  expect(order!.regret_until).toBe('2026-11-20')
})

test('INV-16 on every order of the demo the lines sum to the subtotal, and the rows to the total and to what is left', async () => {
  const seen: Record<string, [string, number][]> = {}
  for (const [person, country] of [
    ['ana', 'ar'],
    ['carla', 'ar'],
    ['emilio', 'ar'],
  ] as const) {
    const token = await shop.signIn(person)
    for (const offset of ['0', '4', '8']) {
      for (const order of (await list(token, { offset })).orders) {
        const minor = (units: number) => toMinor(units, countryProfiles[country])
        const coupons = order.coupons.map(({ code, amount, is_credit }) => {
          return { code, amount: minor(amount), isCredit: is_credit }
        })
        const rows = amountRows({
          subTotal: minor(order.sub_total),
          discount: minor(order.discount),
          coupons,
          shipping: minor(order.shipping),
          wallet: minor(order.wallet_used),
        })
        expect(order.items.reduce((sum, { amount }) => sum + minor(amount), 0)).toBe(minor(order.sub_total))
        expect(rows.at(-1)).toEqual({ kind: 'left', amount: minor(order.total) })
        const total = rows.find(({ kind }) => kind === 'total')!.amount
        // The tax is of the whole, before wallet and credits.
        const tax = Math.round((total * order.tax_percent) / (100 + order.tax_percent))
        expect(minor(order.tax_included)).toBe(order.total + order.discount + order.wallet_used === 0 ? 0 : tax)
        seen[order.order_nr] = rows.map(({ kind, amount }) => [kind, amount / 100])
      }
    }
  }
  // Its credit pays: it is below the total, not in it.
  expect(seen.R105).toEqual([
    ['products', 59_990],
    ['shipping', expect.any(Number)],
    ['total', expect.any(Number)],
    ['credit', -3_000],
    ['left', expect.any(Number)],
  ])
  expect(seen.R104!.map(([kind]) => kind)).toEqual(['products', 'shipping', 'total', 'wallet', 'left'])
})

test('the demo’s unpaid order has a code that can be paid at the counter', async () => {
  const token = await shop.signIn('ana')
  const read = async () => (await list(token, { order_nr: 'R107' })).orders[0]!
  const order = await read()
  expect(order.to_pay).toMatchObject({ situation: 'voucher', method: 'cash_voucher' })
  const { code } = order.payments.find(({ voucher }) => voucher)!.voucher!
  await shop.app.inject({
    method: 'POST',
    url: '/sandbox/counter',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ code }).toString(),
  })
  expect(await read()).toMatchObject({ status: 'paid', to_pay: null })
})

test('API-52 OP-081 the status notifier wants the MD5 of the secondary number, and the owner first', async () => {
  const token = await shop.signIn('ana')
  const { orders } = await list(token, { order_nr: 'R106' })
  const hash = md5(orders[0]!.secondary_nr)
  const notifier = (fields: Record<string, string>) =>
    shop.call('/api/order/statusnotifier', { token, ordernr: 'R106', hash, ...fields })
  const { statusNotifier } = (await notifier({})) as unknown as { statusNotifier: { status: string; done: boolean }[] }
  expect(statusNotifier.map(({ status, done }) => `${status} ${done}`)).toEqual([
    'payment_pending true',
    'paid true',
    'preparing true',
    'shipped false',
    'delivered false',
  ])
  expect((await notifier({ hash: md5('another') })).code).toBe('order_not_found')
  expect((await notifier({ token: await shop.signIn('beto') })).code).toBe('order_not_found')
  expect((await notifier({ hash: 'x' })).status).toBe(400)
})

const placed = async (more: Record<string, string> = {}): Promise<Answer> => {
  const answer = await shop.placeAsGuest(await shop.cartWith(['RT0001-M', 2]), more)
  expect(answer.error).toBe(false)
  return answer
}
const keyed = ({ order_nr, order_key }: Answer) => ({ order_nr, order_key })

test('INV-24 a guest’s order opens with its key alone: not with another, not for a customer, not in another store', async () => {
  const mine = await placed()
  const other = await placed({ email: 'other@example.com' })
  const open = (fields: Record<string, string>, country?: 'cl') =>
    shop.call('/api/order/detail', fields, country ? { country } : {})
  expect((await open(keyed(mine))).order.order_nr).toBe(mine.order_nr)
  expect((await open({ order_nr: mine.order_nr.toLowerCase(), order_key: mine.order_key })).error).toBe(false)
  for (const order_key of ['', other.order_key, mine.order_key.slice(1), `${mine.order_key}x`]) {
    expect((await open({ order_nr: mine.order_nr, order_key })).code).toBe('order_not_found')
  }
  expect((await open({ order_nr: mine.order_nr, token: await shop.signIn('ana') })).code).toBe('order_not_found')
  expect((await open(keyed(mine), 'cl')).code).toBe('order_not_found')
  expect((await open({ order_nr: 'R101' })).code).toBe('order_not_found')
})

test('INV-24 S11 a client that has only the key sees the end of the document, once the order is an hour old', async () => {
  const mine = await placed()
  const result = () => shop.call('/api/checkout/result', keyed(mine)) as Promise<Answer & { can_register: boolean }>
  const detail = () => shop.call('/api/order/detail', keyed(mine))
  expect((await detail()).order.document).toBe('DNI 30111222')
  expect((await result()).can_register).toBe(true)
  shop.clock.now = new Date(shop.clock.now.getTime() + 61 * 60_000)
  expect((await detail()).order.document).toBe('DNI •••••222')
  const later = await result()
  expect([later.order.document, later.can_register]).toEqual(['DNI •••••222', false])
})

test('INV-24 the key of a customer’s order ends 30 days after its delivery; the customer sees it, document and all', async () => {
  const token = await shop.signIn('ana')
  await shop.remove({ item: 'ZM0004-38', token })
  const mine = await shop.placeAs(token)
  await shop.db.execute(sql`update sales_order set status = 'delivered', delivered_at = ${shop.clock.now.toISOString()}
    where order_nr = ${mine.order_nr}`)
  const detail = (fields: Record<string, string>) => shop.call('/api/order/detail', fields)
  const afterDays = (days: number) => (shop.clock.now = new Date(noon.getTime() + days * 24 * 60 * 60_000))
  afterDays(30)
  expect((await detail(keyed(mine))).order.document).toBe('DNI •••••123')
  afterDays(31)
  expect((await detail(keyed(mine))).code).toBe('order_not_found')
  const again = await shop.signIn('ana')
  expect((await detail({ order_nr: mine.order_nr, token: again })).order.document).toBe('DNI 28456123')
})

test('R17 20 cancellations at once give back stock, coupon and money once', async () => {
  const stock = await shop.stockOf('RT0001-M')
  const hash = await shop.cartWith(['RT0001-M', 2])
  await shop.add(hash, 'BIENVENIDA10')
  const uses = sql`select used_count from sales_rule where country = 'ar' and code = 'BIENVENIDA10'`
  const before = await shop.one(uses)
  const bought = await shop.placeAsGuest(hash)
  await shop.pay(bought.next.url!, 'approve')
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.call('/api/order/cancel', keyed(bought))))
  for (const answer of answers) expect(answer).toMatchObject({ error: false, order_nr: bought.order_nr })
  expect(await shop.stockOf('RT0001-M')).toBe(stock)
  expect(await shop.one(uses)).toBe(before)
  expect(await shop.mails('order-cancelled')).toMatchObject([{ data: { isRefunded: true } }])
  expect(await shop.one(sql`select status from payment where order_nr = ${bought.order_nr}`)).toBe('refund_pending')
  expect(await shop.job('refund-payments')).toBe(1)
  expect(await shop.job('refund-payments')).toBe(0)
  expect(await shop.one(sql`select status from payment where order_nr = ${bought.order_nr}`)).toBe('refunded')
  await shop.expectReconciled()
})

test('R17 INV-12 a cancelled order gives the wallet its money back, once', async () => {
  const token = await shop.signIn('ana')
  await shop.remove({ item: 'ZM0004-38', token })
  const balance = sql`select balance::int from wallet join customer using (id_customer) where email = 'ana@example.com'`
  const before = await shop.one(balance)
  const bought = await shop.placeAs(token, { wallet: '1' })
  expect(await shop.one(balance)).toBe(0)
  await Promise.all([1, 2, 3].map(() => shop.call('/api/order/cancel', { token, order_nr: bought.order_nr })))
  expect(await shop.one(balance)).toBe(before)
  await shop.expectReconciled()
})

test('what is on its way cannot be cancelled, in words', async () => {
  const token = await shop.signIn('ana')
  for (const order_nr of ['R105', 'R101', 'R109', 'R111']) {
    expect(await shop.call('/api/order/cancel', { token, order_nr })).toMatchObject({
      error: true,
      code: 'order_not_cancellable',
      message: 'El pedido ya no se puede cancelar.',
    })
  }
})

test('buying again puts what can be had into the cart and names what cannot', async () => {
  const token = await shop.signIn('ana')
  await shop.setStock('RT0001-M', 0)
  const again = await shop.call('/api/order/buyagain', { token, order_nr: 'R101' })
  expect(again).toMatchObject({ error: false, errors: { 'RT0001-M': 'out_of_stock' } })
  const { cart } = await shop.read({ token })
  expect(cart.items.find(({ id }) => id === 'ZM0001-38')).toMatchObject({ quantity: 2 })
  expect((await shop.call('/api/order/buyagain', { token, order_nr: 'R301' })).code).toBe('order_not_found')
})

test('each step of an order is mailed once: paid, shipped with its tracking, delivered', async () => {
  const operator = operatorOn(shop.url, { now: shop.clock.now })
  const bought = await placed()
  await shop.pay(bought.next.url!, 'approve')
  await operator(['advance-order', bought.order_nr])
  await operator(['advance-order', bought.order_nr, '--note', 'Correo 00012345'])
  await operator(['advance-order', bought.order_nr])
  for (const template of ['order-placed', 'order-paid', 'order-shipped', 'order-delivered']) {
    expect(await shop.mails(template), template).toHaveLength(1)
  }
  expect((await shop.mails('order-shipped'))[0]!.data).toMatchObject({
    tracking: 'Correo 00012345',
    key: bought.order_key,
  })
  const { order } = await shop.call('/api/order/detail', keyed(bought))
  expect(order).toMatchObject({ status: 'delivered', tracking: 'Correo 00012345', regret_until: '2026-11-25' })
})

test('botón de arrepentimiento: anybody gets a code, and nobody learns whether the order exists', async () => {
  const bought = await placed()
  const regret = (fields: Record<string, string>) =>
    shop.call('/api/order/regret', { order_nr: bought.order_nr, email: 'Invitada@example.com', ...fields }) as Promise<
      Answer & { code: string }
    >
  await shop.db.execute(sql`insert into staff_contact (role, email) values ('owner', 'duena@example.com')`)
  const right = await regret({})
  const wrong = await regret({ order_nr: 'NADA' })
  expect(right.code).toMatch(/^A[0-9A-F]{10}$/)
  expect(wrong).toMatchObject({ error: false, message: right.message, code: expect.stringMatching(/^A[0-9A-F]{10}$/) })
  expect(await shop.rows(sql`select order_nr as nr from regret_request order by order_nr nulls last`)).toEqual([
    { nr: bought.order_nr },
    { nr: null },
  ])
  expect(await shop.mails('regret-received')).toHaveLength(2)
  const notices = (await shop.mails('staff-notice')).filter(({ data }) => data.event === 'purchase.revoked')
  expect(notices).toHaveLength(2)
  // What a stranger typed is not repeated to the staff.
  expect(JSON.stringify(notices)).not.toMatch(/NADA|invitada/i)
  expect(await regret({ email: 'no' })).toMatchObject({ error: true, errors: { email: expect.any(String) } })
  expect(await regret({ order_nr: ' ' })).toMatchObject({ error: true, errors: { order_nr: 'Campo obligatorio' } })
})
