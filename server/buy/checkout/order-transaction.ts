import { giftChoice } from '#db/schema/gift-cards.ts'
import { createHmac } from 'node:crypto'
import { sendTogether, type Queries, type Transaction } from '#db/connection/transaction.ts'
import { toAddressCopy, type AddressCopy } from '#domain/buy/orders/address-copy.ts'
import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import { mayOrderUnpaid } from '#domain/buy/payments/reservation.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { CartRow } from '#server/buy/cart/cart-rows.ts'
import { cartRepository, type CartFacts, type IdempotencyRecord } from '#server/buy/cart/repository.ts'
import { availableLines, type CartStates } from '#server/buy/cart/state.ts'
import { accessTo } from '#server/buy/cart/visitor.ts'
import type { Payments } from '#server/buy/payments/service.ts'
import { issueGiftCards } from '#server/ledger/gift-cards/gift-cards.ts'
import { startMemberships } from '#server/ledger/memberships/start-memberships.ts'
import { notifyConfirmed, notifyPaid, type PaidOrder } from '#server/ledger/orders/notify-paid.ts'
import { orderNumber } from '#server/ledger/orders/order-number.ts'
import { bookStockOn } from '#server/ledger/stock/book-stock.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import type { Intent, StoredResponse } from '#server/platform/http/idempotency.ts'
import { countAttemptOn } from '#server/platform/http/limits/attempts.ts'
import { networkOf } from '#server/platform/http/limits/network-of.ts'
import type { CheckoutFacts, VisitorFacts } from './checkout-facts.ts'
import { contactCopy, destination, typedCopy } from './order-address.ts'
import type { PlaceOrderCommand } from './place-order-command.ts'
import { newOrderOf } from './new-order.ts'
import {
  emailOf,
  type LoadedCart,
  type PlacedOrder,
  type PlaceOrderContext,
  type PlaceOrderRequest,
  type PricedOrder,
  type ValidOrder,
} from './order-steps.ts'
import { assertMayBuy, prepare, type Prepared } from './prepare.ts'
import { assertUnchanged, refusalFor, takeCoupons } from './refuse-changes.ts'
import { checkoutRepository } from './repository.ts'
import { payFromWallet } from './spend-tenders.ts'
import type { FactsOfStores } from './store-facts.ts'

export type OrderServices = {
  states: CartStates
  storeFactsOf: FactsOfStores
  payments: Pick<Payments, 'choices' | 'plansOf' | 'accountFor'>
  /** Limit in ten minutes: per customer, and per network for its guests together. */
  maxOrders: number
  /** Limit of unpaid guest orders per network at a time. */
  maxUnpaidOfNetwork: number
}
export type PlaceOrderAttempt = PlacedOrder | { replayed: StoredResponse }

const tenMinutes = 600_000

/** The first answer to a key, for the same call alone (R6). Answers older than a day are deleted by a job. */
export function recordedAnswer({ requestHash, response }: IdempotencyRecord, intent: Intent): StoredResponse {
  if (requestHash !== intent.requestHash || 'quantitySet' in response) throw new RuleError('idempotency_conflict')
  return response
}

export type ReadForOrder = { cartFacts: CartFacts; visitorFacts: VisitorFacts }

/**
 * Locks the cart and reads it with everything an order depends on, in three statements that are sent together. Those after
 * the lock see what the one who had it before has written.
 */
export async function readForOrder(
  queries: Queries,
  { visitor, command, intent }: PlaceOrderRequest,
): Promise<ReadForOrder> {
  const { country, now, idCustomer, hash } = visitor
  const checkout = checkoutRepository(queries)
  const [, cartFacts, visitorFacts] = await Promise.all([
    checkout.lockCart(country, hash, idCustomer),
    cartRepository(queries).read({ country, now, idCustomer, hash, intent }),
    checkout.facts({
      country,
      idCustomer,
      region: command.typedAddress?.regionId ?? null,
      city: command.choice.typedPlace?.cityId ?? null,
      postcode: command.typedAddress?.postcode ?? null,
      isOrdering: true,
      cart: hash,
    }),
  ])
  return { cartFacts, visitorFacts }
}

/**
 * Places an order inside the caller's transaction, in five steps: load, price, validate, reserve, write. Every step may
 * refuse by throwing, which undoes the steps before it.
 */
export async function placeOrderIn(
  transaction: Transaction,
  { cartFacts, visitorFacts }: ReadForOrder,
  request: PlaceOrderRequest,
  context: PlaceOrderContext,
  services: OrderServices,
): Promise<PlaceOrderAttempt> {
  const { queries } = transaction
  const facts: CheckoutFacts = { ...context.ofStore, ...visitorFacts }
  const { visitor, command, intent, ip, placedBy } = request
  const { country, now, idCustomer } = visitor
  const checkout = checkoutRepository(queries)
  /** Where a guest orders from, keyed: it can be compared, and not read back. */
  const network = () =>
    createHmac('sha256', context.linkSecret)
      .update(`network ${networkOf(ip)}`)
      .digest('base64url')

  /** The cart with all that it costs, or the answer this call was given before. */
  async function load(): Promise<LoadedCart | { replayed: StoredResponse }> {
    if (intent && cartFacts.record) return { replayed: recordedAnswer(cartFacts.record, intent) }
    const access = accessTo(cartFacts.cart, { ...visitor, isFromCookie: false })
    if (access === 'bought') throw new RuleError('cart_outdated', undefined, { changes: [] })
    if (access === 'none' || !cartFacts.cart) throw new RuleError('cart_not_found')
    const cart: CartRow = cartFacts.cart
    const state = await services.states.inTransaction({ ...cartFacts, cart }, { country, now }, context.terms, queries)
    const lines = availableLines(state)
    if (lines.length === 0) throw new RuleError('cart_empty')
    return { cart, state, lines, facts }
  }

  /** Derives delivery, tenders and totals, as the checkout did for the shopper. */
  function price(loaded: LoadedCart): PricedOrder {
    const { state, facts, lines } = loaded
    assertMayBuy(state, facts)
    const prepared = prepare(state, facts, command.choice)
    const ways = { payments: services.payments.choices(country), plansOf: services.payments.plansOf }
    const refuse = refusalFor({ state, facts, prepared, command, lines }, ways)
    return { ...loaded, prepared, refuse }
  }

  /** Refuses what differs from what the shopper agreed to, or lacks an address, a delivery or a payment method. */
  function validate(priced: PricedOrder): ValidOrder {
    const { state, facts, lines, prepared, refuse } = priced
    const { chosenDelivery: delivery, totals } = prepared
    assertUnchanged({ state, prepared, command, lines }, refuse)
    if (!delivery) throw new RuleError('delivery_unavailable')
    const home = homeOf(command, facts, prepared)
    if (!home) throw new RuleError('address_not_found')
    const method = totals.total > 0 ? prepared.payment : undefined
    if (totals.total > 0 && (!method || !services.payments.choices(country).includes(method))) {
      throw new RuleError('payment_unavailable')
    }
    if (method === 'cash_on_delivery' && prepared.cashRefusal) throw new RuleError('payment_unavailable')
    return {
      ...priced,
      orderNr: orderNumber(facts.count!, context.numberSecret),
      delivery,
      home,
      shippingAddress: destination(home, prepared, command.choice.idBranch),
      billingAddress: prepared.billing && !prepared.isByMail ? toAddressCopy(prepared.billing) : home,
      method,
      accountId: method ? services.payments.accountFor(country, method) : null,
    }
  }

  /** Takes stock. */
  function takeStock({ orderNr, lines }: ValidOrder): Promise<string[]> {
    const movements = lines.map(({ product, quantity }) => ({ skuSimple: product.sku, delta: -quantity }))
    return bookStockOn(queries, country, movements, { reason: 'order', ref: orderNr, now })
  }

  function assertInStock({ refuse }: ValidOrder, missing: readonly string[]): void {
    if (missing.length === 0) return
    throw refuse('out_of_stock', Object.fromEntries(missing.map((sku) => [sku, 'out_of_stock'])), missing)
  }

  /** Takes coupons and wallet money. */
  async function takeTenders({ orderNr, prepared, refuse }: ValidOrder): Promise<void> {
    const redemption = { coupons: prepared.priced.coupons, country, email: emailOf(facts, command) }
    await takeCoupons(transaction, redemption, checkout, now, refuse)
    const { goods, totals } = prepared
    const { wallet } = totals
    if (wallet === 0) return
    const isPaid =
      idCustomer !== null && (await payFromWallet(transaction.tx, { idCustomer, orderNr, amount: wallet, goods }, now))
    if (!isPaid) throw refuse('cart_outdated')
  }

  /**
   * Takes what the order needs and writes it. The counts are the last locks that are taken, and sent with the rest: guests
   * of one network wait for each other as briefly as possible. Customers have a count of their own, because phones share
   * the addresses of their network. What the answers say is examined in the order of the steps.
   */
  async function reserveAndWrite(order: ValidOrder): Promise<PlacedOrder> {
    const { coupons } = order.prepared.priced
    const hasTenders = coupons.length > 0 || order.prepared.totals.wallet > 0
    if (hasTenders) {
      assertInStock(order, await takeStock(order))
      await takeTenders(order)
    }
    const rows = newOrderOf(order, request, { linkSecret: context.linkSecret, network })
    const who = idCustomer === null ? networkOf(ip) : `customer ${idCustomer}`
    const buyer = idCustomer === null ? { network: network(), country, email: emailOf(facts, command) } : { idCustomer }
    const sent = sendTogether(queries, () => ({
      missing: hasTenders ? Promise.resolve([]) : takeStock(order),
      counted: countAttemptOn(queries, 'order', who, { max: services.maxOrders, everyMs: tenMinutes, now }),
      unpaid: checkout.unpaidOrders(buyer),
      written: checkout.write(rows.order),
    }))
    // All are answered before the transaction ends, also when the first of them refuses.
    const answered = Promise.allSettled(Object.values(sent))
    try {
      assertInStock(order, await sent.missing)
      await sent.counted
      const { isClosed, ...unpaid } = await sent.unpaid
      if (isClosed) throw new RuleError('token_not_found')
      if (!mayOrderUnpaid(unpaid, services.maxUnpaidOfNetwork)) throw new RuleError('too_many_unpaid')
      if (!(await sent.written)) throw new RuleError('cart_outdated')
    } finally {
      await answered
    }
    await writeWhatFollows(order, rows.order.order)
    return { placed: rows.placed, payment: rows.payment }
  }

  /** What belongs to some orders only. */
  async function writeWhatFollows(
    { orderNr, lines }: ValidOrder,
    written: PaidOrder & { status: OrderStatus },
  ): Promise<void> {
    if (command.gift && lines.some(({ product }) => product.isGiftCard)) {
      await transaction.tx.insert(giftChoice).values({ orderNr, ...command.gift })
    }
    if (placedBy) await writeAudit(transaction.tx, placedBy, 'order-by-hand', orderNr, { country })
    if (written.status === 'paid') {
      await issueGiftCards(transaction.tx, { orderNr, country }, now)
      await startMemberships(transaction.tx, { orderNr, country, idCustomer }, now)
      await notifyPaid(transaction.tx, written, now)
    }
    if (written.status === 'confirmed') await notifyConfirmed(transaction.tx, written, now)
  }

  const loaded = await load()
  if ('replayed' in loaded) return loaded
  return reserveAndWrite(validate(price(loaded)))
}

/** The address that the shopper gave: typed, from the address book, or only a contact when nothing is sent to a home. */
function homeOf(command: PlaceOrderCommand, facts: CheckoutFacts, prepared: Prepared): AddressCopy | undefined {
  if (command.typedAddress) return typedCopy(command.typedAddress, facts)
  if (prepared.isByMail) return contactCopy(command.contact ?? facts.customer)
  if (prepared.chosenDelivery?.code === 'pickup' && (command.contact ?? !prepared.address)) {
    return contactCopy(command.contact ?? facts.customer)
  }
  return prepared.address && toAddressCopy(prepared.address)
}
