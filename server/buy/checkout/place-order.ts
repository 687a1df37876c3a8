import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction, withConnection, type Queries } from '#db/connection/transaction.ts'
import { termsVersion } from '#domain/customers/data-rights/consents.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { orderLabels } from '#domain/buy/orders/statuses.ts'
import { maxUnpaidOrders } from '#domain/buy/payments/reservation.ts'
import { voucherCode } from '#domain/buy/payments/voucher-code.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { CartRow } from '#server/buy/cart/cart-rows.ts'
import { cartRepository, type IdempotencyRecord } from '#server/buy/cart/repository.ts'
import { availableLines, type cartStates } from '#server/buy/cart/state.ts'
import { accessTo, type Visitor } from '#server/buy/cart/visitor.ts'
import { issueGiftCards } from '#server/ledger/gift-cards/gift-cards.ts'
import { countAttempt, TooManyAttempts } from '#server/platform/http/limits/attempts.ts'
import { replay, storedRefusal, type Intent, type StoredResponse } from '#server/platform/http/idempotency.ts'
import { startMemberships } from '#server/ledger/memberships/start-memberships.ts'
import { mailRow } from '#server/platform/mail/outbox.ts'
import { bookStock } from '#server/ledger/stock/book-stock.ts'
import { orderNumber } from '#server/ledger/orders/order-number.ts'
import type { Payments } from '#server/buy/payments/service.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import type { CheckoutFacts } from './checkout-facts.ts'
import { contactCopy, copyOf, destination, typedCopy } from './order-address.ts'
import { letterOf } from './order-letter.ts'
import { itemOf, paymentsOf } from './order-rows.ts'
import type { PlaceOrderCommand } from './place-order-command.ts'
import { prepare } from './prepare.ts'
import { assertUnchanged, refusalFor, takeCoupons } from './refuse-changes.ts'
import { checkoutRepository } from './repository.ts'
import { payFromWallet } from './spend-tenders.ts'

type Parts = {
  pool: pg.Pool
  secrets: Secrets
  states: ReturnType<typeof cartStates>
  payments: Pick<Payments, 'choices'>
  /** From one address in ten minutes. */
  mostOrders: number
}

const tenMinutes = 600_000

/** What is stored as the answer: nothing in it opens anything. */
export type Placed = { orderNr: string; needsPayment: boolean }

/** Places an order in one transaction, once per cart and once per key (INV-01, INV-16, INV-18). */
export function orderPlacing({ pool, secrets, states, payments, mostOrders }: Parts) {
  async function placeIn(tx: Handle, queries: Queries, asked: Asked, around: Around): Promise<Attempt> {
    const { visitor, command, intent, ip } = asked
    const { country, now, idCustomer } = visitor
    const checkout = checkoutRepository(queries)
    const hash = await checkout.lockCart(country, visitor.hash, idCustomer)
    const question = { country, now, idCustomer, hash: hash ?? visitor.hash, intent }
    const cartFacts = await cartRepository(queries).read(question)
    if (intent && cartFacts.record) return { replayed: recordedAnswer(cartFacts.record, intent) }
    const access = accessTo(cartFacts.cart, { ...visitor, isFromCookie: false })
    if (access === 'bought') throw new RuleError('cart_outdated', undefined, { changes: [] })
    if (access === 'none' || !cartFacts.cart) throw new RuleError('cart_not_found')
    const cart: CartRow = cartFacts.cart
    const state = await states.inTransaction({ ...cartFacts, cart }, { country, now }, around.terms, queries)
    const lines = availableLines(state)
    if (lines.length === 0) throw new RuleError('cart_empty')
    const facts = await checkout.facts({
      country,
      idCustomer,
      email: command.guest?.email ?? null,
      region: command.typedAddress?.regionId ?? null,
      city: command.choice.typedPlace?.cityId ?? null,
      postcode: command.typedAddress?.postcode ?? null,
      isOrdering: true,
      skus: lines.map(({ product }) => product.sku),
    })
    if (facts.needsAccount) throw new RuleError('account_needed')
    const prepared = prepare(state, facts, command.choice)
    const refuse = refusalFor({ state, facts, prepared, command, lines }, payments.choices(country))
    assertUnchanged({ state, prepared, command, lines }, refuse)
    if (facts.unpaidOrders >= maxUnpaidOrders) throw new RuleError('too_many_unpaid')

    const { chosenDelivery, totals } = prepared
    if (!chosenDelivery) throw new RuleError('delivery_unavailable')
    const home = command.typedAddress
      ? typedCopy(command.typedAddress, facts)
      : prepared.isByMail
        ? contactCopy(command.contact ?? facts.customer)
        : prepared.address && copyOf(prepared.address)
    if (!home) throw new RuleError('address_not_found')
    const shippingAddress = destination(home, prepared, command.idBranch)
    const billingAddress = prepared.billing && !prepared.isByMail ? copyOf(prepared.billing) : home
    const method = totals.total > 0 ? prepared.payment : undefined
    if (totals.total > 0 && (!method || !payments.choices(country).includes(method))) {
      throw new RuleError('payment_unavailable')
    }

    const orderNr = orderNumber(facts.count!, around.numberSecret)
    const missing = await bookStock(
      tx,
      country,
      lines.map(({ product, quantity }) => ({ skuSimple: product.sku, delta: -quantity })),
      { reason: 'order', ref: orderNr, now },
    )
    if (missing.length > 0) {
      throw refuse('out_of_stock', Object.fromEntries(missing.map((sku) => [sku, 'out_of_stock'])), missing)
    }
    await takeCoupons(
      tx,
      { coupons: prepared.priced.coupons, country, email: emailOf(facts, command) },
      checkout,
      now,
      refuse,
    )
    if (totals.wallet > 0) {
      const isPaid =
        idCustomer !== null && (await payFromWallet(tx, { idCustomer, orderNr, amount: totals.wallet }, now))
      if (!isPaid) throw refuse('cart_outdated')
    }

    // The last lock that is taken: shoppers behind one address wait for each other no longer than they must.
    await countAttempt(tx, 'order', ip, { max: mostOrders, everyMs: tenMinutes, now })
    const voucher = method === 'cash_voucher' ? voucherCode(randomBytes(8).readBigUInt64BE()) : null
    const status = method ? 'payment_pending' : 'paid'
    const placed: Placed = { orderNr, needsPayment: method !== undefined }
    const isWritten = await checkout.write({
      order: {
        orderNr,
        country,
        idCustomer,
        guestEmail: command.guest?.email ?? null,
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
        shippingAddress,
        billingAddress,
        shippingMethod: chosenDelivery.code,
        placedAt: now,
        deliveryFrom: chosenDelivery.from,
        deliveryTo: chosenDelivery.to,
        termsVersion,
      },
      items: lines.map((line, at) => itemOf(country, orderNr, line, prepared.priced.paid[at]!)),
      payments: paymentsOf({ orderNr, method, voucher, totals, now }),
      status,
      label: orderLabels[status],
      uses: prepared.priced.coupons.map(({ rule, discount }) => ({ idSalesRule: rule.id, amount: discount })),
      mail: mailRow({
        template: 'order-placed',
        to: emailOf(facts, command),
        country,
        now,
        data: letterOf({ orderNr, country, lines, prepared, isPaid: !method, voucher, home, facts, ...around }),
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
    if (status === 'paid') {
      await issueGiftCards(tx, { orderNr, country }, now)
      await startMemberships(tx, { orderNr, country, idCustomer }, now)
    }
    return { placed }
  }

  /** One attempt in a transaction of its own; what it refuses is undone and then recorded as the answer to its key. */
  async function attempt(handle: Handle, queries: Queries, asked: Asked, around: Around): Promise<Attempt> {
    const { intent, visitor } = asked
    try {
      return await inTransaction(handle, (tx) => placeIn(tx, queries, asked, around))
    } catch (error) {
      const carts = cartRepository(queries)
      const readRecord = async () => (await carts.read({ ...visitor, intent })).record
      if (!intent || error instanceof TooManyAttempts) throw error
      if (error instanceof RuleError && error.code !== 'idempotency_conflict') {
        if (await carts.record({ intent, response: storedRefusal(error) })) throw error
      } else if ((error as { code?: unknown }).code !== '23505') throw error
      // The same key was faster.
      const record = await readRecord()
      if (!record) throw error
      return { replayed: recordedAnswer(record, intent) }
    }
  }

  return async (asked: Asked): Promise<Placed> => {
    const { country, now } = asked.visitor
    const around = {
      terms: await states.termsOf(country, now),
      numberSecret: await secrets('order number'),
      linkSecret: await secrets('order link'),
    }
    const done = await withConnection(pool, (handle, queries) => attempt(handle, queries, asked, around))
    return 'placed' in done ? done.placed : (replay(done.replayed) as Placed)
  }
}

type Asked = { visitor: Visitor; command: PlaceOrderCommand; intent: Intent | undefined; ip: string }
type Attempt = { placed: Placed } | { replayed: StoredResponse }

/** The first answer to a key, for the same call alone (R6). Answers older than a day are deleted by a job. */
function recordedAnswer({ requestHash, response }: IdempotencyRecord, intent: Intent): StoredResponse {
  if (requestHash !== intent.requestHash || 'quantitySet' in response) throw new RuleError('idempotency_conflict')
  return response
}

type Around = { terms: Awaited<ReturnType<Parts['states']['termsOf']>>; numberSecret: string; linkSecret: string }
const emailOf = ({ customer }: CheckoutFacts, { guest }: PlaceOrderCommand) => guest?.email ?? customer!.email
