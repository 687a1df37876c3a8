import type { Handle } from '#db/connection/handle.ts'
import { payOrder, placeOrder, readCheckout, readPaymentResult } from '#contract/buy/checkout.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { visitorOf } from '#server/buy/cart/visitor.ts'
import { experimentsRepository } from '#server/content/experiments/repository.ts'
import { visitorIdOf } from '#server/content/experiments/routes.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import { isJustPlaced } from '#domain/buy/orders/order-link.ts'
import { shownTo, type OpenOrder } from '#server/buy/orders/access.ts'
import type { ordersRepository } from '#server/buy/orders/repository.ts'
import { orderKeyOf } from '#server/ledger/orders/order-number.ts'
import type { Payments, PaymentToStart } from '#server/buy/payments/service.ts'
import type { ShopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import type { Order } from '#contract/buy/orders.ts'
import { RuleError, type ErrorCode } from '#domain/platform/errors.ts'
import { beginAttempt } from '#server/buy/payments/begin-attempt.ts'
import type { CheckoutService } from './open-checkout.ts'
import { paymentOption } from './payment-option.ts'
import { openCheckoutLine } from './line/checkout-line.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { readChoice, readCommand, readTypedPostcode } from './read-command.ts'

type CheckoutRoutesOptions = {
  db: Handle
  secrets: Secrets
  checkout: CheckoutService
  payments: Payments
  orders: ReturnType<typeof ordersRepository>
  openOrder: OpenOrder
  hosts: ShopHosts
  callsPerMinute: number
  /** How many may be in a store's checkout at a time; 0: as many as come. */
  placesOf(country: OpenCountry): number
}

/** Places of a network in the checkout's line, where there is one. */
const placesPerCall = 1 / 20

/** How a payment ended, or what it waits for. A provider that did not answer may have the money. */
function outcomeOf({ status, to_pay: toPay }: Order, isAnswered: boolean) {
  switch (toPay?.situation) {
    case 'voucher':
    case 'transfer':
      return 'voucher' as const
    case 'in_process':
    case 'held':
      return 'pending' as const
    case 'refused':
      return isAnswered ? ('rejected' as const) : ('pending' as const)
    case 'unpaid':
    case 'expired':
      return isAnswered ? ('unpaid' as const) : ('pending' as const)
    case undefined:
  }
  if (status === 'payment_rejected') return 'rejected' as const
  return status === 'cancelled' ? ('cancelled' as const) : ('approved' as const)
}

/** Refusals that are about the order: they carry it, as it is now. */
const aboutOrder: readonly ErrorCode[] = ['order_paid', 'order_not_payable', 'reservation_over']

/** Where a provider sends the shopper back to; the key opens the order also for a customer whose session ended there. */
const successPath = (orderNr: string, key: string) => `/checkout/success/${orderNr}?key=${key}`

export function checkoutRoutes(app: App, mount: Mount, parts: CheckoutRoutesOptions) {
  const { db, secrets, checkout: service, payments, orders, openOrder, hosts, callsPerMinute, placesOf } = parts
  const { stateOf, place } = service
  const line = openCheckoutLine({ db, placesOf, maxOfNetwork: Math.ceil(callsPerMinute * placesPerCall) })
  const keyOf = async (orderNr: string) => orderKeyOf(orderNr, await secrets('order link'))

  type Leading = { orderNr: string; payment?: PaymentToStart | undefined; origin: string; now: Date }
  /** The way to the payment. A provider that does not answer costs no order: the shopper can try again. */
  async function leadToPayment({ orderNr, payment, origin, now }: Leading) {
    const returnPath = successPath(orderNr, await keyOf(orderNr))
    try {
      const started = await payments.start({ orderNr, payment, origin, returnPath, now })
      if (!started) return { kind: 'done' as const, url: null }
      return started.url === null
        ? { kind: 'voucher' as const, url: null }
        : { kind: 'redirect' as const, url: started.url }
    } catch (error) {
      app.log.error({ err: error }, 'payment not started')
      return { kind: 'retry' as const, url: null }
    }
  }

  /** Takes in what the providers know of an order. False when one cannot be asked now: the next job asks it. */
  async function askProviders(orderNr: string, now: Date, attempt?: string): Promise<boolean> {
    try {
      await payments.checkOrder(orderNr, now, attempt)
      return true
    } catch (error) {
      app.log.warn({ err: error }, 'payment not checked')
      return false
    }
  }

  /** For counting experiments: an order that could not be noted is an order all the same. */
  async function recordVisitor(orderNr: string, caller: Caller) {
    const visitor = visitorIdOf(caller)
    const noted = visitor && experimentsRepository(db).recordVisitor(orderNr, visitor)
    await Promise.resolve(noted).catch((error: unknown) => app.log.warn({ err: error }, 'visitor not noted'))
  }

  mount(app, readCheckout, async ({ body }, call) => {
    const visitor = visitorOf(body, call)
    await line.enter(visitor, call.caller.ip)
    const checkout = await stateOf(visitor, readChoice(body, call.country), readTypedPostcode(body, call.country))
    // What they came for is sold out: the next may come in at once.
    if (checkout.cart.items.length === 0) await line.leave(visitor)
    return { error: false as const, message: '', checkout }
  })

  mount(app, placeOrder, async ({ body }, call) => {
    const { country, now, intent, caller, customer } = call
    const command = readCommand({ country, isCustomer: customer !== undefined, now }, body)
    const { ip } = caller
    const visitor = visitorOf(body, call)
    await line.enter(visitor, ip, { isOrder: true })
    const { placed, payment } = await place({ visitor, command, intent, ip })
    await line.leave(visitor).catch((error: unknown) => app.log.warn({ err: error }, 'checkout not left'))
    const { orderNr, needsPayment } = placed
    await recordVisitor(orderNr, caller)
    const origin = hosts.originOf[country] ?? caller.origin
    const next = needsPayment
      ? await leadToPayment({ orderNr, payment, origin, now })
      : { kind: 'done' as const, url: null }
    const message = 'Pedido confirmado.'
    return { error: false as const, message, order_nr: orderNr, order_key: await keyOf(orderNr), next }
  })

  mount(app, payOrder, async ({ body }, call) => {
    const { country, now, caller } = call
    const { orderNr } = await openOrder(body, call)
    // Money that is there and was not reported: nobody is led to pay twice.
    await askProviders(orderNr, now)
    try {
      await call.transact(async (tx) => {
        await beginAttempt(tx, payments, { orderNr, method: body.payment, now })
        return { orderNr }
      })
    } catch (error) {
      if (!(error instanceof RuleError) || !aboutOrder.includes(error.code)) throw error
      throw new RuleError(error.code, undefined, { order: await orders.one(orderNr, now) })
    }
    const origin = hosts.originOf[country] ?? caller.origin
    return { error: false as const, message: '', next: await leadToPayment({ orderNr, origin, now }) }
  })

  mount(app, readPaymentResult, async ({ body }, call) => {
    const { now } = call
    const opened = await openOrder(body, call)
    const { orderNr, idCustomer, guestEmail, placedAt } = opened
    const isAnswered = await askProviders(orderNr, now, body.attempt)
    const order = shownTo(opened, (await orders.one(orderNr, now))!, now)
    const outcome = outcomeOf(order, isAnswered)
    // Only money shows who has an account: anybody can type any e-mail into an order that they never pay (C3).
    const hasAccount =
      outcome === 'approved' && order.to_collect === null && (await orders.hasAccount(call.country, guestEmail ?? ''))
    // Registering takes the document of the order, which a key shows for a short time only.
    const canRegister = idCustomer === null && !hasAccount && isJustPlaced(placedAt, now)
    const ways = order.can_pay
      ? payments
          .laterChoices(call.country)
          .map((code) =>
            paymentOption(code, { country: call.country, amount: order.total, now, plansOf: payments.plansOf }),
          )
      : []
    return { error: false as const, message: '', outcome, order, payments: ways, can_register: canRegister }
  })
}
