import type pg from 'pg'
import type { Handle } from '#db/connection/handle.ts'
import { payOrder, placeOrder, readCheckout, readPaymentResult } from '#contract/buy/checkout.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { cartStates } from '#server/buy/cart/state.ts'
import { visitorOf } from '#server/buy/cart/visitor.ts'
import { experimentsRepository } from '#server/content/experiments/repository.ts'
import { visitorIdOf } from '#server/content/experiments/routes.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { OpenOrder } from '#server/buy/orders/access.ts'
import type { ordersRepository } from '#server/buy/orders/repository.ts'
import { orderKeyOf } from '#server/ledger/orders/order-number.ts'
import type { Payments } from '#server/buy/payments/service.ts'
import type { ShopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import { checkoutState } from './options.ts'
import { orderPlacing } from './place-order.ts'
import { readChoice, readCommand, readTypedPostcode } from './read-command.ts'

type CheckoutRoutesOptions = {
  db: Handle
  pool: pg.Pool
  secrets: Secrets
  payments: Payments
  orders: ReturnType<typeof ordersRepository>
  openOrder: OpenOrder
  hosts: ShopHosts
  callsPerMinute: number
}

/** Of a visitor's calls this share may be orders; a shopper places one, a script that withholds goods places many. */
const ordersPerCall = 1 / 20

const outcomeOf = (status: OrderStatus, hasVoucher: boolean, hasRefusedAttempt: boolean) => {
  if (status === 'payment_pending') {
    if (hasRefusedAttempt) return 'rejected' as const
    return hasVoucher ? ('voucher' as const) : ('pending' as const)
  }
  if (status === 'payment_rejected') return 'rejected' as const
  return status === 'cancelled' ? ('cancelled' as const) : ('approved' as const)
}

/** Where a provider sends the shopper back to; the key opens the order also for a customer whose session ended there. */
const successPath = (orderNr: string, key: string) => `/checkout/success/${orderNr}?key=${key}`

export function checkoutRoutes(app: App, mount: Mount, parts: CheckoutRoutesOptions) {
  const { db, pool, secrets, payments, orders, openOrder, hosts, callsPerMinute } = parts
  const states = cartStates(pool)
  const stateOf = checkoutState({ pool, states, payments })
  const maxOrders = Math.ceil(callsPerMinute * ordersPerCall)
  const place = orderPlacing({ pool, secrets, states, payments, maxOrders })
  const keyOf = async (orderNr: string) => orderKeyOf(orderNr, await secrets('order link'))

  type Leading = { orderNr: string; origin: string; now: Date }
  /** The way to the payment. A provider that does not answer costs no order: the shopper can try again. */
  async function leadToPayment({ orderNr, origin, now }: Leading) {
    const returnPath = successPath(orderNr, await keyOf(orderNr))
    try {
      const started = await payments.start({ orderNr, origin, returnPath, now })
      if (!started) return { kind: 'done' as const, url: null }
      return started.url === null
        ? { kind: 'voucher' as const, url: null }
        : { kind: 'redirect' as const, url: started.url }
    } catch (error) {
      app.log.error({ err: error }, 'payment not started')
      return { kind: 'retry' as const, url: null }
    }
  }

  /** For counting experiments: an order that could not be noted is an order all the same. */
  async function recordVisitor(orderNr: string, caller: Caller) {
    const visitor = visitorIdOf(caller)
    const noted = visitor && experimentsRepository(db).recordVisitor(orderNr, visitor)
    await Promise.resolve(noted).catch((error: unknown) => app.log.warn({ err: error }, 'visitor not noted'))
  }

  mount(app, readCheckout, async ({ body }, call) => {
    const checkout = await stateOf(visitorOf(body, call), readChoice(body), readTypedPostcode(body, call.country))
    return { error: false as const, message: '', checkout }
  })

  mount(app, placeOrder, async ({ body }, call) => {
    const { country, now, intent, caller, customer } = call
    const command = readCommand(country, body, customer !== undefined)
    const { ip } = caller
    const { orderNr, needsPayment } = await place({ visitor: visitorOf(body, call), command, intent, ip })
    await recordVisitor(orderNr, caller)
    const origin = hosts.originOf[country] ?? caller.origin
    const next = needsPayment ? await leadToPayment({ orderNr, origin, now }) : { kind: 'done' as const, url: null }
    const message = 'Pedido confirmado.'
    return { error: false as const, message, order_nr: orderNr, order_key: await keyOf(orderNr), next }
  })

  mount(app, payOrder, async ({ body }, call) => {
    const { country, now, caller } = call
    const { orderNr } = await openOrder(body, call)
    const origin = hosts.originOf[country] ?? caller.origin
    return { error: false as const, message: '', next: await leadToPayment({ orderNr, origin, now }) }
  })

  mount(app, readPaymentResult, async ({ body }, call) => {
    const { now } = call
    const { orderNr, idCustomer, guestEmail } = await openOrder(body, call)
    // A provider that cannot be asked now is asked by the next job.
    const checked = await payments
      .checkOrder(orderNr, now)
      .catch((error: unknown) => app.log.warn({ err: error }, 'payment not checked'))
    const order = (await orders.one(orderNr, now))!
    const hasVoucher = order.payments.some(({ voucher }) => voucher !== null)
    return {
      error: false as const,
      message: '',
      outcome: outcomeOf(order.status, hasVoucher, checked?.hasRefusedAttempt ?? false),
      order,
      can_register: idCustomer === null && !(await orders.hasAccount(call.country, guestEmail!)),
    }
  })
}
