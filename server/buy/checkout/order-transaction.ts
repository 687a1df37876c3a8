import { giftChoice } from '#db/schema/gift-cards.ts'
import { createHmac, randomBytes } from 'node:crypto'
import type { Handle } from '#db/connection/handle.ts'
import type { Queries } from '#db/connection/transaction.ts'
import { termsVersion } from '#domain/customers/data-rights/consents.ts'
import { toAddressCopy, type AddressCopy } from '#domain/buy/orders/address-copy.ts'
import { orderLabels, type OrderStatus } from '#domain/buy/orders/statuses.ts'
import type { PaymentChoice } from '#domain/buy/payments/methods.ts'
import { mayOrderUnpaid, reservedUntil } from '#domain/buy/payments/reservation.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { CartRow } from '#server/buy/cart/cart-rows.ts'
import { cartRepository, type IdempotencyRecord } from '#server/buy/cart/repository.ts'
import { availableLines, type AvailableLine, type CartState, type CartStates } from '#server/buy/cart/state.ts'
import { accessTo, type Visitor } from '#server/buy/cart/visitor.ts'
import { attemptRow } from '#server/buy/payments/attempt-rows.ts'
import type { Payments } from '#server/buy/payments/service.ts'
import { issueGiftCards } from '#server/ledger/gift-cards/gift-cards.ts'
import { startMemberships } from '#server/ledger/memberships/start-memberships.ts'
import { orderNumber } from '#server/ledger/orders/order-number.ts'
import { bookStock } from '#server/ledger/stock/book-stock.ts'
import type { Intent, StoredResponse } from '#server/platform/http/idempotency.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import { networkOf } from '#server/platform/http/limits/network-of.ts'
import { mailRow } from '#server/platform/mail/outbox.ts'
import type { CheckoutFacts } from './checkout-facts.ts'
import { contactCopy, destination, typedCopy } from './order-address.ts'
import { orderMailOf } from './order-mail.ts'
import { itemOf, paymentsOf } from './order-rows.ts'
import type { PlaceOrderCommand } from './place-order-command.ts'
import { prepare, type Prepared } from './prepare.ts'
import { assertUnchanged, refusalFor, takeCoupons, type Refuse } from './refuse-changes.ts'
import { checkoutRepository } from './repository.ts'
import { payFromWallet } from './spend-tenders.ts'

export type OrderServices = {
  states: CartStates
  payments: Pick<Payments, 'choices'>
  /** Limit in ten minutes: per customer, and per network for its guests together. */
  maxOrders: number
  /** Limit of unpaid guest orders per network at a time. */
  maxUnpaidOfNetwork: number
}
export type PlaceOrderRequest = { visitor: Visitor; command: PlaceOrderCommand; intent: Intent | undefined; ip: string }
export type PlaceOrderContext = {
  terms: Awaited<ReturnType<CartStates['termsOf']>>
  numberSecret: string
  linkSecret: string
}
/** The stored answer: nothing in it gives access to the order. */
export type PlaceOrderResult = { orderNr: string; needsPayment: boolean }
export type PlaceOrderAttempt = { placed: PlaceOrderResult } | { replayed: StoredResponse }

type LoadedCart = { cart: CartRow; state: CartState; lines: readonly AvailableLine[]; facts: CheckoutFacts }
type PricedOrder = LoadedCart & { prepared: Prepared; refuse: Refuse }
type ValidOrder = PricedOrder & {
  orderNr: string
  delivery: NonNullable<Prepared['chosenDelivery']>
  home: AddressCopy
  shippingAddress: AddressCopy
  billingAddress: AddressCopy
  /** Undefined when nothing is left to pay. */
  method: PaymentChoice | undefined
}

const tenMinutes = 600_000

const emailOf = ({ customer }: CheckoutFacts, { guest }: PlaceOrderCommand) => guest?.email ?? customer!.email

/** The first answer to a key, for the same call alone (R6). Answers older than a day are deleted by a job. */
export function recordedAnswer({ requestHash, response }: IdempotencyRecord, intent: Intent): StoredResponse {
  if (requestHash !== intent.requestHash || 'quantitySet' in response) throw new RuleError('idempotency_conflict')
  return response
}

/**
 * Places an order inside the caller's transaction, in five steps: load, price, validate, reserve, write. Every step may
 * refuse by throwing, which undoes the steps before it.
 */
export async function placeOrderIn(
  { tx, queries }: { tx: Handle; queries: Queries },
  request: PlaceOrderRequest,
  context: PlaceOrderContext,
  services: OrderServices,
): Promise<PlaceOrderAttempt> {
  const { visitor, command, intent, ip } = request
  const { country, now, idCustomer } = visitor
  const checkout = checkoutRepository(queries)
  /** Where a guest orders from, keyed: it can be compared, and not read back. */
  const network = () =>
    createHmac('sha256', context.linkSecret)
      .update(`network ${networkOf(ip)}`)
      .digest('base64url')

  /** Locks the cart and reads it with everything an order depends on, or the answer this call was given before. */
  async function load(): Promise<LoadedCart | { replayed: StoredResponse }> {
    const hash = await checkout.lockCart(country, visitor.hash, idCustomer)
    const cartFacts = await cartRepository(queries).read({
      country,
      now,
      idCustomer,
      hash: hash ?? visitor.hash,
      intent,
    })
    if (intent && cartFacts.record) return { replayed: recordedAnswer(cartFacts.record, intent) }
    const access = accessTo(cartFacts.cart, { ...visitor, isFromCookie: false })
    if (access === 'bought') throw new RuleError('cart_outdated', undefined, { changes: [] })
    if (access === 'none' || !cartFacts.cart) throw new RuleError('cart_not_found')
    const cart: CartRow = cartFacts.cart
    const state = await services.states.inTransaction({ ...cartFacts, cart }, { country, now }, context.terms, queries)
    const lines = availableLines(state)
    if (lines.length === 0) throw new RuleError('cart_empty')
    const facts = await checkout.facts({
      country,
      idCustomer,
      region: command.typedAddress?.regionId ?? null,
      city: command.choice.typedPlace?.cityId ?? null,
      branch: command.choice.idBranch,
      postcode: command.typedAddress?.postcode ?? null,
      isOrdering: true,
      skus: lines.map(({ product }) => product.sku),
    })
    return { cart, state, lines, facts }
  }

  /** Derives delivery, tenders and totals, as the checkout did for the shopper. */
  function price(loaded: LoadedCart): PricedOrder {
    const { state, facts, lines } = loaded
    if (facts.needsAccount) throw new RuleError('account_needed')
    const prepared = prepare(state, facts, command.choice)
    const refuse = refusalFor({ state, facts, prepared, command, lines }, services.payments.choices(country))
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
    return {
      ...priced,
      orderNr: orderNumber(facts.count!, context.numberSecret),
      delivery,
      home,
      shippingAddress: destination(home, prepared, command.choice.idBranch),
      billingAddress: prepared.billing && !prepared.isByMail ? toAddressCopy(prepared.billing) : home,
      method,
    }
  }

  /** Takes stock, coupons and wallet money. */
  async function reserve({ orderNr, lines, facts, prepared, refuse }: ValidOrder): Promise<void> {
    const movements = lines.map(({ product, quantity }) => ({ skuSimple: product.sku, delta: -quantity }))
    const missing = await bookStock(tx, country, movements, { reason: 'order', ref: orderNr, now })
    if (missing.length > 0) {
      throw refuse('out_of_stock', Object.fromEntries(missing.map((sku) => [sku, 'out_of_stock'])), missing)
    }
    const redemption = { coupons: prepared.priced.coupons, country, email: emailOf(facts, command) }
    await takeCoupons(tx, redemption, checkout, now, refuse)
    const { goods, totals } = prepared
    const { wallet } = totals
    if (wallet > 0) {
      const isPaid =
        idCustomer !== null && (await payFromWallet(tx, { idCustomer, orderNr, amount: wallet, goods }, now))
      if (!isPaid) throw refuse('cart_outdated')
    }
    await countOrder(facts)
  }

  /**
   * The last locks that are taken: guests of one network wait for each other as briefly as possible. Customers have a count
   * of their own, because phones share the addresses of their network.
   */
  async function countOrder(facts: CheckoutFacts): Promise<void> {
    const who = idCustomer === null ? networkOf(ip) : `customer ${idCustomer}`
    await countAttempt(tx, 'order', who, { max: services.maxOrders, everyMs: tenMinutes, now })
    const buyer = idCustomer === null ? { network: network(), country, email: emailOf(facts, command) } : { idCustomer }
    const { isClosed, ...unpaid } = await checkout.unpaidOrders(buyer)
    if (isClosed) throw new RuleError('token_not_found')
    if (!mayOrderUnpaid(unpaid, services.maxUnpaidOfNetwork)) throw new RuleError('too_many_unpaid')
  }

  /** Writes the order, its mail, the answer to its key and the end of its cart in one statement. */
  async function write(order: ValidOrder): Promise<PlaceOrderResult> {
    const { orderNr, cart, lines, facts, prepared, delivery, home, method } = order
    const { totals } = prepared
    const expiresAt = method && reservedUntil(method, now)
    const attempt = method && expiresAt ? attemptRow({ orderNr, method, amount: totals.total, expiresAt, now }) : null
    const status: OrderStatus = method ? 'payment_pending' : 'paid'
    const placed: PlaceOrderResult = { orderNr, needsPayment: method !== undefined }
    const row = {
      orderNr,
      country,
      idCustomer,
      guestEmail: command.guest?.email ?? null,
      guestNetwork: idCustomer === null && method ? network() : null,
      guestDocumentType: command.guest?.documentType ?? null,
      guestDocument: command.guest?.document ?? null,
      secondaryNr: randomBytes(8).toString('hex'),
      cartHash: cart.hash,
      status,
      subTotal: totals.subTotal,
      discount: totals.discount,
      shipping: totals.shipping,
      walletUsed: totals.wallet,
      total: totals.total,
      taxIncluded: totals.taxIncluded,
      currency: countryProfiles[country].currency,
      shippingAddress: order.shippingAddress,
      billingAddress: order.billingAddress,
      shippingMethod: delivery.code,
      placedAt: now,
      // Without a parcel nothing arrives on a day.
      deliveryFrom: prepared.isByMail ? null : delivery.from,
      deliveryTo: prepared.isByMail ? null : delivery.to,
      termsVersion,
    }
    const items = lines.map((line, at) =>
      itemOf(country, orderNr, line, {
        paidPrice: prepared.priced.paid[at]!,
        creditPaid: prepared.priced.creditPaid[at]!,
      }),
    )
    const isWritten = await checkout.write({
      order: row,
      items,
      payments: paymentsOf({ orderNr, attempt, wallet: totals.wallet, now }),
      status,
      label: orderLabels[status],
      uses: prepared.priced.coupons.map(({ rule, discount }) => ({ idSalesRule: rule.id, amount: discount })),
      mail: mailRow({
        template: 'order-placed',
        to: emailOf(facts, command),
        country,
        now,
        data: orderMailOf({
          order: row,
          items,
          prepared,
          attempt,
          name: facts.customer?.firstName ?? home.first_name,
          idBranch: command.choice.idBranch,
          linkSecret: context.linkSecret,
        }),
      }),
      record: intent && {
        key: intent.key,
        route: intent.route,
        owner: intent.owner,
        requestHash: intent.requestHash,
        response: { reply: placed },
      },
    })
    if (!isWritten) throw new RuleError('cart_outdated')
    if (command.gift && lines.some(({ product }) => product.isGiftCard)) {
      await tx.insert(giftChoice).values({ orderNr, ...command.gift })
    }
    if (status === 'paid') {
      await issueGiftCards(tx, { orderNr, country }, now)
      await startMemberships(tx, { orderNr, country, idCustomer }, now)
    }
    return placed
  }

  const loaded = await load()
  if ('replayed' in loaded) return loaded
  const order = validate(price(loaded))
  await reserve(order)
  return { placed: await write(order) }
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
