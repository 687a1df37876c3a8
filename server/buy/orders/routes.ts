import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { pageOf } from '#contract/platform/list-page.ts'
import { buyAgain, cancelOrder, readOrder, readOrders, readStatusNotifier, regretOrder } from '#contract/buy/orders.ts'
import { and, eq, or } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer as customerTable } from '#db/schema/customers.ts'
import { regretRequest, salesOrder } from '#db/schema/orders.ts'
import { maxQuantityPerLine } from '#domain/buy/cart/limits.ts'
import { looksLikeOrderNumber } from '#domain/buy/orders/order-number-shape.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { fieldSentences } from '#domain/customers/account/account-fields.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { isEmail, normaliseEmail } from '#domain/platform/text/email.ts'
import { setItems } from '#server/buy/cart/commands.ts'
import { cartService } from '#server/buy/cart/service.ts'
import type { CartStates } from '#server/buy/cart/state.ts'
import { setCartCookie, visitorOf } from '#server/buy/cart/visitor.ts'
import type { App } from '#server/platform/http/app.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { notifyStaff } from '#server/platform/notices/notify-staff.ts'
import { isNotifierHash } from '#server/ledger/orders/read-steps.ts'
import { shownTo, type OpenOrder } from './access.ts'
import { cancelOrderOf } from './cancel-order.ts'
import type { ordersRepository } from './repository.ts'

type OrdersRoutesOptions = {
  db: Handle
  pool: pg.Pool
  states: CartStates
  orders: ReturnType<typeof ordersRepository>
  openOrder: OpenOrder
}

/** A few a day are enough; the mails they cause go to an address that the visitor typed. */
const maxRegrets = 10
const aDay = 24 * 60 * 60 * 1000

/** The order a person names with its number and the e-mail it was bought with. */
async function regrettedOrder(tx: Handle, country: OpenCountry, typed: string, email: string) {
  const isTheirs = or(eq(salesOrder.guestEmail, email), eq(customerTable.email, email))
  const [found] = await tx
    .select({ orderNr: salesOrder.orderNr })
    .from(salesOrder)
    .leftJoin(customerTable, eq(customerTable.idCustomer, salesOrder.idCustomer))
    .where(and(eq(salesOrder.country, country), eq(salesOrder.orderNr, typed.toUpperCase()), isTheirs))
  return found?.orderNr ?? null
}

export function ordersRoutes(app: App, mount: Mount, { db, pool, states, orders, openOrder }: OrdersRoutesOptions) {
  const carts = cartService(pool, states)

  mount(app, readOrders, async ({ body }, call) => {
    const { customer, now } = call
    if (body.order_nr !== undefined) {
      const { orderNr } = await openOrder({ order_nr: body.order_nr }, call)
      return { error: false as const, orders: [(await orders.one(orderNr, now))!], hasMoreOrders: false }
    }
    const page = pageOf(body)
    const found = await orders.ofCustomer(customer.idCustomer, page, now)
    return { error: false as const, orders: found, hasMoreOrders: found.length === page.limit }
  })

  mount(app, readStatusNotifier, async ({ body }, call) => {
    const { orderNr, secondaryNr } = await openOrder({ order_nr: body.ordernr }, call)
    if (!isNotifierHash(body.hash, secondaryNr)) throw new RuleError('order_not_found')
    return { error: false as const, statusNotifier: (await orders.one(orderNr, call.now))!.steps }
  })

  mount(app, readOrder, async ({ body }, call) => {
    const opened = await openOrder(body, call)
    const order = (await orders.one(opened.orderNr, call.now))!
    return { error: false as const, order: shownTo(opened, order, call.now) }
  })

  mount(app, cancelOrder, async ({ body }, call) => {
    const { orderNr } = await openOrder(body, call)
    return call.transact(async (tx) => {
      await cancelOrderOf(tx, orderNr, call.now)
      const message = 'Pedido cancelado.'
      return { error: false as const, message, order_nr: orderNr, status: 'cancelled' as const }
    })
  })

  mount(app, buyAgain, async ({ body }, call) => {
    const { orderNr } = await openOrder(body, call)
    const sums = new Map<string, number>()
    for (const { sku, quantity } of await orders.linesOf(orderNr)) sums.set(sku, (sums.get(sku) ?? 0) + quantity)
    const items = [...sums].map(([sku, quantity]) => ({ sku, quantity: Math.min(quantity, maxQuantityPerLine) }))
    const reply = await carts.change(visitorOf(body, call), call.intent, setItems({ items, isList: true }))
    setCartCookie(call, reply.cart.hash)
    return reply
  })

  mount(app, regretOrder, async ({ body }, { country, now, caller, transact }) => {
    const email = normaliseEmail(body.email)
    const typedOrder = body.order_nr.trim()
    const errors = {
      ...(typedOrder === '' && { order_nr: fieldSentences.required }),
      ...(!isEmail(email) && { email: fieldSentences.email }),
    }
    if (Object.keys(errors).length > 0) throw new RuleError('customer_data_errors', errors)
    await countAttempt(db, 'regret', caller.ip, { max: maxRegrets, everyMs: aDay, now })
    return transact(async (tx) => {
      const code = `A${randomBytes(5).toString('hex').toUpperCase()}`
      const orderNr = await regrettedOrder(tx, country, typedOrder, email)
      await tx
        .insert(regretRequest)
        .values({ code, country, typedOrder, email, reason: body.reason.trim(), orderNr, createdAt: now })
      const data = { code, typedOrder: looksLikeOrderNumber(typedOrder) ? typedOrder : '' }
      await enqueueMail(tx, { template: 'regret-received', to: email, country, now, data })
      const about = 'Hay una solicitud de arrepentimiento o retracto: la ley da un plazo corto para responder.'
      await notifyStaff(tx, {
        event: 'purchase.revoked',
        country,
        ref: code,
        amount: null,
        about,
        data: { order_nr: orderNr },
        now,
      })
      return { error: false as const, message: 'Recibimos tu solicitud. Este es tu código.', code }
    })
  })
}
