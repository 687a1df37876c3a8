import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExchangeOptions } from '#contract/after-sale/exchange-start.ts'
import { sql } from '#db/connection/drizzle.ts'
import { rateLimit } from '#db/schema/technical.ts'
import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import { maxUnpaidOrders } from '#domain/buy/payments/reservation.ts'
import { cancelOrderOf } from '#server/buy/orders/cancel-order.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { finishExchange } from '#server/after-sale/exchanges/finish-exchange.ts'
import { receiveExchange } from '#server/after-sale/exchanges/receive-exchange.ts'
import { advanceOrder } from '#server/ledger/orders/advance-order.ts'
import { openCheckouts } from './tests/checkouts.ts'

/** A longer form: MODEL_RUNS=2000 npx vitest run --project layers server/buy/checkout/model.test.ts */
const runs = Number(process.env.MODEL_RUNS ?? 150)

const shop = await openCheckouts()
const token = await shop.signIn('beto')
const options = await shop.call('/api/exchange/options', { token })
const address = (options as unknown as ExchangeOptions).addresses[0]!.id_customer_address
const skus = ['RT0001-M', 'RT0001-L', 'ZM0001-37'] as const
const coupon = 'BIENVENIDA10'
const hour = 60 * 60 * 1000

await shop.db.execute(sql`update sales_rule set max_uses = null where country = 'ar' and code = ${coupon}`)
await shop.db.execute(sql`insert into wallet (id_customer, balance, updated_at)
  select id_customer, 0, now() from customer where email = 'beto@example.com'`)

type PaymentState = 'pending' | 'approved' | 'rejected' | 'refund_pending' | 'refunded'
/** An attempt to pay an order. */
type ModelAttempt = {
  method: 'card_test' | 'cash_voucher'
  /** Null for a code. */
  payUrl: string | null
  payment: PaymentState
  /** What the gateway knows and the shop may not. */
  atGateway: 'pending' | 'approved' | 'rejected' | 'refunded'
  /** How long the goods were promised to it, and how long the gateway takes its payment. */
  until: number
  openUntil: number
  startedAt: number
}
type ModelOrder = {
  nr: string
  lines: readonly number[]
  status: OrderStatus
  /** Oldest first; the last is on offer. */
  attempts: ModelAttempt[]
  hasCoupon: boolean
  wallet: number
  placedAt: number
  /** What the whole order cost, by whatever it was paid. */
  due: number
  sentBack: number[]
  givenBack: number
}
type Model = { stock: number[]; wallet: number; uses: number; now: number; orders: ModelOrder[] }
type Real = { orders: string[] }
type Command = fc.AsyncCommand<Model, Real>

/** What undoing gives back, in the model. */
function undo(model: Model, order: ModelOrder, status: OrderStatus): void {
  order.lines.forEach((quantity, at) => (model.stock[at]! += quantity))
  if (order.hasCoupon) model.uses -= 1
  model.wallet += order.wallet
  order.status = status
  for (const attempt of order.attempts) {
    if (attempt.payment === 'pending') attempt.payment = 'rejected'
    if (attempt.payment === 'approved') attempt.payment = 'refund_pending'
  }
}

/** How long an order is kept at most, and how long when it is first placed. */
const life = 48 * hour
const lifeOf = (method: ModelAttempt['method']) => (method === 'cash_voucher' ? life : hour)
const attemptOf = (
  { now }: Model,
  method: ModelAttempt['method'],
  payUrl: string | null,
  until: number,
): ModelAttempt => ({
  method,
  payUrl,
  payment: 'pending',
  atGateway: 'pending',
  until,
  openUntil: until,
  startedAt: now,
})
const reservedUntil = ({ attempts }: ModelOrder) => Math.max(...attempts.map(({ until }) => until))

/** The shop hears what the gateway knows of an attempt: of several that are approved, the first pays. */
function hear(order: ModelOrder, attempt: ModelAttempt): void {
  const { payment, atGateway } = attempt
  const isUnpaid = payment === 'pending' || payment === 'rejected'
  if (isUnpaid && atGateway === 'approved') {
    if (order.status !== 'payment_pending') attempt.payment = 'refund_pending'
    else {
      for (const other of order.attempts) if (other.payment === 'pending') other.payment = 'rejected'
      attempt.payment = 'approved'
      order.status = 'paid'
    }
  } else if (payment === 'pending' && atGateway === 'rejected') attempt.payment = 'rejected'
  else if (payment === 'refund_pending' && atGateway === 'refunded') attempt.payment = 'refunded'
}

/** The shopper is back, or wants to pay again: the shop asks about everything that is pending. */
function hearPending(order: ModelOrder): void {
  const pending = order.attempts.filter(({ payment }) => payment === 'pending')
  for (const attempt of pending) if (attempt.payment === 'pending') hear(order, attempt)
}

async function expectSame(model: Model): Promise<void> {
  const seen = {
    stock: await Promise.all(skus.map((sku) => shop.stockOf(sku))),
    wallet: await shop.one(
      sql`select balance::int from wallet join customer using (id_customer) where email = 'beto@example.com'`,
    ),
    uses: await shop.one(sql`select used_count from sales_rule where country = 'ar' and code = ${coupon}`),
    orders: await Promise.all(
      model.orders.map(async ({ nr }) => [
        await shop.statusOf(nr),
        (
          await shop.rows(sql`select status from payment where order_nr = ${nr} and provider is not null order by id`)
        ).map(({ status }) => status),
      ]),
    ),
  }
  expect(seen).toEqual({
    stock: model.stock,
    wallet: model.wallet,
    uses: model.uses,
    orders: model.orders.map(({ status, attempts }) => [status, attempts.map(({ payment }) => payment)]),
  })
  await shop.expectReconciled()
}

class Place implements Command {
  readonly quantities: readonly number[]
  readonly withCoupon: boolean
  readonly withWallet: boolean
  readonly method: 'card_test' | 'cash_voucher'

  constructor(quantities: readonly number[], withCoupon: boolean, withWallet: boolean, method: Place['method']) {
    this.quantities = quantities
    this.withCoupon = withCoupon
    this.withWallet = withWallet
    this.method = method
  }

  check = () => this.quantities.some((quantity) => quantity > 0)
  toString = () => `place ${this.quantities.join()} ${this.withCoupon} ${this.withWallet} ${this.method}`

  async run(model: Model, real: Real): Promise<void> {
    for (const [at, sku] of skus.entries()) {
      const quantity = this.quantities[at]!
      if (quantity > 0) await shop.set({ token, item: sku, quantity: String(Math.min(quantity, 10)) })
    }
    if (this.withCoupon) await shop.add('', coupon, { query: { token } })
    const { cart } = await shop.read({ token })
    const isPossible = this.quantities.every((quantity, at) => quantity <= model.stock[at]!)
    const unpaid = model.orders.filter(({ status }) => status === 'payment_pending').length
    const hasLines = cart.items.length > 0
    const answer = await shop.placeAs(token, { wallet: this.withWallet ? '1' : '0', payment: this.method })
    const isAsked = skus.every(
      (sku, at) => (cart.items.find(({ id }) => id === sku)?.quantity ?? 0) === this.quantities[at],
    )
    if (!hasLines || unpaid >= maxUnpaidOrders) {
      expect(answer.error).toBe(true)
      for (const { id } of cart.items) await shop.remove({ token, item: id })
      if (this.withCoupon) await shop.takeOff('', coupon, { query: { token } })
      return expectSame(model)
    }
    if (isPossible) expect(isAsked).toBe(true)
    expect(answer).toMatchObject({ error: false })
    real.orders.push(answer.order_nr)
    const bought = skus.map((sku) => cart.items.find(({ id }) => id === sku)?.quantity ?? 0)
    const due = (await shop.one(
      sql`select (total + wallet_used)::int from sales_order where order_nr = ${answer.order_nr}`,
    )) as number
    const wallet = this.withWallet ? Math.min(due, model.wallet) : 0
    bought.forEach((quantity, at) => (model.stock[at]! -= quantity))
    const hasCoupon = coupon in cart.coupon.coupons
    if (hasCoupon) model.uses += 1
    model.wallet -= wallet
    const isPaid = wallet === due
    model.orders.push({
      nr: answer.order_nr,
      lines: bought,
      status: isPaid ? 'paid' : 'payment_pending',
      attempts: isPaid ? [] : [attemptOf(model, this.method, answer.next.url, model.now + lifeOf(this.method))],
      hasCoupon,
      wallet,
      placedAt: model.now,
      due,
      sentBack: skus.map(() => 0),
      givenBack: 0,
    })
    await expectSame(model)
  }
}

/** Something done to one of the orders so far. */
abstract class OnOrder implements Command {
  readonly which: number

  constructor(which: number) {
    this.which = which
  }

  check = (model: Readonly<Model>) => model.orders.length > 0
  protected orderOf = (model: Model) => model.orders[this.which % model.orders.length]!
  abstract act(model: Model, order: ModelOrder): Promise<void>

  async run(model: Model): Promise<void> {
    await this.act(model, this.orderOf(model))
    await expectSame(model)
  }
}

/** On the page of any attempt: of the one on offer, or of one in an old tab. */
class Pay extends OnOrder {
  readonly outcome: 'approve' | 'reject' | 'pending' | 'silent' | 'duplicate'
  readonly at: number

  constructor(which: number, outcome: Pay['outcome'], at = 0) {
    super(which)
    this.outcome = outcome
    this.at = at
  }

  override toString = () => `pay ${this.which} ${this.outcome} at ${this.at}`

  override async act(model: Model, order: ModelOrder): Promise<void> {
    const attempt = order.attempts.at(-1 - (this.at % Math.max(1, order.attempts.length)))
    if (!attempt?.payUrl) return
    // Two approvals that nobody reports race for the order, and the model could not say which one wins.
    const isUnheard = (one: ModelAttempt) =>
      one.atGateway === 'approved' && ['pending', 'rejected'].includes(one.payment)
    if (order.attempts.some((one) => one !== attempt && isUnheard(one))) return
    await shop.pay(attempt.payUrl, this.outcome)
    const isOpen = attempt.atGateway === 'pending' && model.now < attempt.openUntil
    if (isOpen && this.outcome === 'reject') attempt.atGateway = 'rejected'
    else if (isOpen && this.outcome === 'pending') {
      attempt.openUntil = attempt.startedAt + life
      if (attempt.payment === 'pending') attempt.until = order.placedAt + life
    } else if (isOpen) attempt.atGateway = 'approved'
    if (this.outcome !== 'silent') hear(order, attempt)
  }
}

/** Another attempt, in the same way or another. */
class PayAgain extends OnOrder {
  readonly method: ModelAttempt['method']

  constructor(which: number, method: ModelAttempt['method']) {
    super(which)
    this.method = method
  }

  override toString = () => `pay ${this.which} again by ${this.method}`

  override async act(model: Model, order: ModelOrder): Promise<void> {
    await shop.db.execute(sql`delete from ${rateLimit}`)
    const { error, next } = await shop.call('/api/checkout/pay', { token, order_nr: order.nr, payment: this.method })
    hearPending(order)
    const isPossible = order.status === 'payment_pending' && model.now < reservedUntil(order)
    expect(error).toBe(!isPossible)
    if (!isPossible) return
    const last = order.attempts.at(-1)!
    if (last.method === this.method && last.payment === 'pending') {
      expect(next.url).toBe(last.payUrl)
      return
    }
    const until = this.method === 'cash_voucher' ? order.placedAt + life : reservedUntil(order)
    order.attempts.push(attemptOf(model, this.method, next.url, until))
  }
}

/** The shopper is back from the gateway. */
class ComeBack extends OnOrder {
  override toString = () => `come back ${this.which}`

  override async act(model: Model, order: ModelOrder): Promise<void> {
    await shop.call('/api/checkout/result', { token, order_nr: order.nr })
    hearPending(order)
  }
}

class Cancel extends OnOrder {
  override toString = () => `cancel ${this.which}`

  override async act(model: Model, order: ModelOrder): Promise<void> {
    const { error } = await shop.call('/api/order/cancel', { token, order_nr: order.nr })
    const isPossible = ['payment_pending', 'paid', 'preparing'].includes(order.status)
    expect(error).toBe(!isPossible && order.status !== 'cancelled')
    if (isPossible) undo(model, order, 'cancelled')
  }
}

/** The operator's steps; three take a paid order to its shopper. */
class Advance extends OnOrder {
  readonly steps: number

  constructor(which: number, steps: number) {
    super(which)
    this.steps = steps
  }

  override toString = () => `advance ${this.which} by ${this.steps}`

  override async act(_model: Model, order: ModelOrder): Promise<void> {
    for (let step = 0; step < this.steps; step++) {
      const next = ({ paid: 'preparing', preparing: 'shipped', shipped: 'delivered' } as const)[order.status as 'paid']
      if (!next) return
      await advanceOrder(shop.db, { orderNr: order.nr }, { actor: 'model', now: shop.clock.now })
      order.status = next
    }
  }
}

/** All of the way to the door in one step: only then can anything be sent back, and chance alone seldom gets there. */
class Receive extends OnOrder {
  override toString = () => `receive ${this.which}`

  override async act(model: Model, order: ModelOrder): Promise<void> {
    await new Pay(this.which, 'approve').act(model, order)
    await new Advance(this.which, 3).act(model, order)
    if (order.status === 'delivered') await new SendBack(this.which).act(model, order)
  }
}

/** One unit is sent back, received and worth money of the wallet. */
class SendBack extends OnOrder {
  override toString = () => `send back ${this.which}`

  override async act(model: Model, order: ModelOrder): Promise<void> {
    const at = order.lines.findIndex((quantity, index) => quantity > order.sentBack[index]!)
    if (at < 0) return
    const item = {
      sku: skus[at],
      quantity: 1,
      reason: 'not_liked',
      details: 'No era mi color',
      way: 'credit_wallet',
      replacement: '',
    }
    const where = { method: 'home_pickup', id_pickup_address: address, id_shipping_address: address }
    const payload = JSON.stringify({ order_nr: order.nr, items: [item], ...where })
    const { error, ...made } = await shop.call('/api/exchange/create', { token, payload })
    const isPossible = order.status === 'delivered' || order.status === 'partly_returned'
    expect(error, JSON.stringify(made)).toBe(!isPossible)
    if (!isPossible) return
    const { batchnumber } = made as unknown as { batchnumber: string }
    const acting = { actor: 'model', now: shop.clock.now }
    await receiveExchange(shop.db, { batchnumber }, acting)
    await finishExchange(shop.db, { batchnumber }, acting)
    const worth = (await shop.one(
      sql`select sum(amount + shipping_amount)::int from exchange_item where batchnumber = ${batchnumber}`,
    )) as number
    model.wallet += worth
    model.stock[at]! += 1
    order.sentBack[at]! += 1
    order.givenBack += worth
    const isWhole = order.lines.every((quantity, index) => quantity === order.sentBack[index])
    order.status = isWhole ? 'returned' : 'partly_returned'
    // Never more than was paid, and all of it when everything came back in time (R14).
    const shipping = (await shop.one(sql`select shipping::int from sales_order where order_nr = ${order.nr}`)) as number
    if (isWhole) expect([order.due, order.due - shipping]).toContain(order.givenBack)
    else expect(order.givenBack).toBeLessThan(order.due)
  }
}

/** Time passes and the jobs run. */
class Wait implements Command {
  readonly hours: number

  constructor(hours: number) {
    this.hours = hours
  }

  check = () => true
  toString = () => `wait ${this.hours} h`

  async run(model: Model): Promise<void> {
    model.now += this.hours * hour
    shop.clock.now = new Date(model.now)
    // The shopper stays signed in meanwhile.
    await shop.db.execute(sql`update customer_session set expires_at = '2027-01-01'`)
    // However long ago it was asked last, every watched payment is asked about again.
    await shop.db.execute(sql`update payment set check_at = ${shop.clock.now.toISOString()} where check_at is not null`)
    for (const name of ['check-payments', 'cancel-unpaid-orders', 'refund-payments']) await shop.job(name)
    for (const order of model.orders) {
      for (const attempt of order.attempts) hear(order, attempt)
      if (order.status === 'payment_pending' && model.now >= reservedUntil(order)) undo(model, order, 'cancelled')
      for (const attempt of order.attempts) {
        if (attempt.payment !== 'refund_pending') continue
        attempt.payment = 'refunded'
        attempt.atGateway = 'refunded'
      }
    }
    await expectSame(model)
  }
}

const quantity = fc.integer({ min: 0, max: 3 })
const which = fc.nat(7)
const commands = [
  fc
    .tuple(
      fc.tuple(quantity, quantity, quantity),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom('card_test', 'cash_voucher'),
    )
    .map(([quantities, withCoupon, withWallet, method]) => new Place(quantities, withCoupon, withWallet, method)),
  fc
    .tuple(which, fc.constantFrom('approve', 'reject', 'pending', 'silent', 'duplicate'), fc.nat(2))
    .map(([order, outcome, at]) => new Pay(order, outcome, at)),
  fc.tuple(which, fc.constantFrom('card_test', 'cash_voucher')).map(([order, method]) => new PayAgain(order, method)),
  which.map((order) => new Receive(order)),
  which.map((order) => new ComeBack(order)),
  which.map((order) => new SendBack(order)),
  which.map((order) => new Cancel(order)),
  fc.tuple(which, fc.constantFrom(1, 3)).map(([order, steps]) => new Advance(order, steps)),
  fc.constantFrom(0.5, 1, 24, 49).map((hours) => new Wait(hours)),
]

/** Every run begins at the same hour with the same stock and wallet, without orders that wait or requests that count. */
async function begin(real: Real): Promise<Model> {
  shop.clock.now = noon
  await shop.db.execute(sql`delete from ${rateLimit}`)
  for (const nr of real.orders.splice(0)) {
    if ((await shop.statusOf(nr)) === 'payment_pending') await cancelOrderOf(shop.db, nr, noon)
  }
  const { cart } = await shop.read({ token })
  for (const { id } of [...cart.items, ...cart.unavailable]) await shop.remove({ token, item: id })
  for (const sku of skus) await shop.setStock(sku, 6)
  await shop.db.execute(sql`with purse as (
      update wallet set balance = 3000000 from customer
      where customer.id_customer = wallet.id_customer and email = 'beto@example.com'
      returning wallet_id, 3000000 - coalesce((select sum(amount) from wallet_movement m where m.wallet_id = wallet.wallet_id), 0) as missing)
    insert into wallet_movement (wallet_id, type, amount, description, created_at)
      select wallet_id, case when missing > 0 then 'Ingreso' else 'Egreso' end, missing, 'model', now() from purse where missing <> 0`)
  const uses = (await shop.one(
    sql`select used_count from sales_rule where country = 'ar' and code = ${coupon}`,
  )) as number
  return { stock: [6, 6, 6], wallet: 3_000_000, uses, now: noon.getTime(), orders: [] }
}

test(`INV-01 INV-02 INV-09 INV-12 INV-16 INV-17 INV-19 R14 R17 R34 ${runs} random histories of orders agree with the model after every step`, async () => {
  const real: Real = { orders: [] }
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 12 }), async (history) => {
      const model = await begin(real)
      await fc.asyncModelRun(() => ({ model, real }), history)
    }),
    { numRuns: runs, endOnFailure: true },
  )
}, 1_800_000)
