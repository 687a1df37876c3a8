import { and, asc, desc, eq, isNotNull, isNull, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { payment, salesOrder } from '#db/schema/orders.ts'
import {
  instalmentPlans,
  isInterestFree,
  isOfferCurrent,
  isOfferOf,
  offerInWords,
  type InstalmentPlan,
} from '#domain/buy/payments/instalments.ts'
import { waysToPay } from '#domain/buy/payments/method-words.ts'
import {
  canPayLater,
  ownProviders,
  paymentChoices,
  providerOf,
  type PaymentChoice,
  type PaymentProvider,
} from '#domain/buy/payments/methods.ts'
import { firstCheck } from '#domain/buy/payments/observation.ts'
import { storeId } from '#domain/platform/brand/brand.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { InstalmentOffer, StoreTerms } from '#domain/platform/country/terms.ts'
import { dayIn } from '#domain/platform/dates.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { readBrandNames } from '#server/platform/brand/stored.ts'
import { isChoice } from './attempt-rows.ts'
import type { ReportedPayment, Gateways, Webhook } from './port.ts'
import { refundPart } from './refund-part.ts'
import { settlePayment } from './settle-payment.ts'
import { courierGateway } from './cash-on-delivery/gateway.ts'
import { transferGateway } from './transfer/gateway.ts'

export type PaymentRow = typeof payment.$inferSelect

/** An attempt with what a provider needs to know of its order. */
export type PaymentToStart = {
  row: Pick<
    PaymentRow,
    'status' | 'provider' | 'accountId' | 'providerRef' | 'reference' | 'method' | 'amount' | 'expiresAt'
  >
  /** Its place among the attempts of its order. */
  attempt: number
  country: OpenCountry
  currency: string
  placedAt: Date
  email: string
}

/** Where a shopper pays; null for a voucher, which is shown on the order. */
type Started = { url: string | null }
type Start = {
  orderNr: string
  /** The attempt that was written a moment ago; without it the one on offer is read. */
  payment?: PaymentToStart | undefined
  origin: string
  returnPath: string
  now: Date
}

/** What a shop knows of its stores' terms; jobs need none of it. */
type PaymentContext = {
  isOffered?: (country: OpenCountry, method: PaymentChoice) => boolean
  offersOf?: (country: OpenCountry) => readonly InstalmentOffer[]
  accountsOf?: (country: OpenCountry) => StoreTerms['accounts']
}

/** Transfers and cash at the door are offered only by a shop that knows its terms. */
const withoutTerms = (_country: OpenCountry, method: PaymentChoice) =>
  !ownProviders.some((provider) => provider === providerOf[method])

export function paymentsService(
  db: Handle,
  providers: Gateways,
  { isOffered = withoutTerms, offersOf = () => [], accountsOf = () => [] }: PaymentContext = {},
) {
  const gateways: Gateways = { bank: transferGateway(db), courier: courierGateway, ...providers }
  const gatewayOf = ({ provider }: Pick<PaymentRow, 'provider'>) => (provider ? gateways[provider] : undefined)

  /** The account in force for a method; null for that of the settings. */
  const accountFor = (country: OpenCountry, method: PaymentChoice): number | null =>
    accountsOf(country).find(({ provider }) => provider === providerOf[method])?.id ?? null

  /** The ways to pay in a store; the sandbox sells for nothing, never beside an account of real money. */
  const choices = (country: OpenCountry): PaymentChoice[] =>
    paymentChoices.filter((method) => {
      const gateway = gateways[providerOf[method]]
      if (gateway === undefined || !isOffered(country, method)) return false
      if (providerOf[method] === 'sandbox' && accountsOf(country).length > 0) return false
      if (accountFor(country, method) !== null) return true
      return gateway.needsAccount !== true && (gateway.country ?? country) === country
    })

  /** What an amount costs in cuotas, with one method, now. */
  const plansOf = (about: {
    country: OpenCountry
    method: PaymentChoice
    amount: number
    now: Date
  }): InstalmentPlan[] => instalmentPlans(offersOf(about.country), about)

  /** What the provider says of a payment. */
  async function findAtProvider(row: PaymentRow, now: Date): Promise<ReportedPayment | undefined> {
    const gateway = gatewayOf(row)
    if (!gateway || row.providerRef === null) return undefined
    const found = await gateway.find(
      { providerRef: row.providerRef, attempts: row.attempts, accountId: row.accountId },
      now,
    )
    // An answer about another payment than ours is no answer.
    return found?.reference === row.reference ? found : undefined
  }

  /** Asks the provider about a payment and takes in the answer. False when there is nothing to ask or nothing new. */
  async function check(row: PaymentRow, now: Date): Promise<boolean> {
    const found = await findAtProvider(row, now)
    return found !== undefined && settlePayment(db, row.id, found, now)
  }

  /** As though a message had named the attempt. */
  const withAttempt = (row: PaymentRow, attempt: string): PaymentRow =>
    row.attempts.includes(attempt) ? row : { ...row, attempts: [...row.attempts, attempt] }

  /** Stores the attempt a message named, so that it is asked for by its id from now on. */
  async function remember(row: PaymentRow, attempt: string): Promise<PaymentRow> {
    if (row.attempts.includes(attempt)) return row
    const isNew = and(eq(payment.id, row.id), sql`not ${payment.attempts} @> array[${attempt}]`)
    await db
      .update(payment)
      .set({ attempts: sql`array_append(${payment.attempts}, ${attempt})` })
      .where(isNew)
    return withAttempt(row, attempt)
  }

  const paymentsOf = (orderNr: string) =>
    db
      .select()
      .from(payment)
      .where(and(eq(payment.orderNr, orderNr), isNotNull(payment.provider)))
      .orderBy(asc(payment.id))

  const { country, currency, guestEmail, placedAt } = salesOrder
  const attempt = sql<number>`count(*) over ()`.mapWith(Number)
  /** The attempt on offer, and its place among the attempts of its order. */
  const paymentToStart = db
    .select({ row: payment, attempt, country, currency, guestEmail, placedAt, email: customer.email })
    .from(payment)
    .innerJoin(salesOrder, eq(salesOrder.orderNr, payment.orderNr))
    .leftJoin(customer, eq(customer.idCustomer, salesOrder.idCustomer))
    .where(and(eq(payment.orderNr, sql.placeholder('orderNr')), isNotNull(payment.provider)))
    .orderBy(desc(payment.id))
    .limit(1)
    .prepare('payment_to_start')

  /** The attempt on offer; where it leads, when it has been started; undefined when there is none to start. */
  async function readPaymentToStart(orderNr: string): Promise<PaymentToStart | Started | undefined> {
    const [found] = await paymentToStart.execute({ orderNr })
    if (found?.row.status !== 'pending') return undefined
    if (found.row.payUrl !== null) return { url: found.row.payUrl }
    return { ...found, email: found.guestEmail ?? found.email! }
  }

  const given = <T>(name: string) => sql<T>`${sql.placeholder(name)}`
  /** Takes in where a payment is made, once. */
  const startPayment = db
    .update(payment)
    .set({
      providerRef: given('providerRef'),
      payUrl: given('payUrl'),
      pageId: given('pageId'),
      checkAt: given('checkAt'),
    })
    .where(and(eq(payment.reference, sql.placeholder('reference')), isNull(payment.payUrl)))
    .returning({ url: payment.payUrl })
    .prepare('payment_started')

  return {
    check,
    findAtProvider,
    hasGateway: (row: PaymentRow) => gatewayOf(row) !== undefined,
    /** Whether a shopper can be led to the same page of a payment again. */
    canReopen: (row: PaymentRow) => row.payUrl === null || gatewayOf(row)?.opensOnce !== true,

    /** Closes the page of a payment at its provider. False where it has none that could be closed. */
    async endPage(row: PaymentRow, now: Date): Promise<boolean> {
      const gateway = gatewayOf(row)
      if (!gateway?.end || row.pageId === null) return false
      await gateway.end({ pageId: row.pageId, now, accountId: row.accountId })
      await db.update(payment).set({ pageEndedAt: now }).where(eq(payment.id, row.id))
      return true
    },

    choices,
    accountFor,
    /** Those of an order that was placed to be paid otherwise. */
    laterChoices: (country: OpenCountry) => choices(country).filter(canPayLater),
    /** The ways to pay in a store, by name. */
    waysToPay: (country: OpenCountry): string[] => waysToPay(choices(country), country),
    /** Whether that many instalments without interest can be had: lists promise only what the checkout offers. */
    offersInstalments: (country: OpenCountry, count: number): boolean =>
      choices(country).some((method) => isInterestFree(offersOf(country), method, count)),
    plansOf,
    /** What a store's cards give, with every condition, in words that hold on any day of its dates. */
    instalmentsInWords(country: OpenCountry, now: Date): string[] {
      const today = dayIn(countryProfiles[country].timeZone, now)
      const methods = choices(country)
      const shown = offersOf(country).filter(
        (offer) => isOfferCurrent(offer, today) && methods.some((method) => isOfferOf(offer, method)),
      )
      return [...new Set(shown.map((offer) => offerInWords(offer, country)))]
    },

    /** Leads to the provider's page of the attempt on offer. Null where there is none to lead to. */
    async start({ orderNr, payment: given, origin, returnPath, now }: Start): Promise<Started | undefined> {
      const found = given ?? (await readPaymentToStart(orderNr))
      if (found === undefined || 'url' in found) return found
      const { row, attempt: count, country, placedAt: placed } = found
      const gateway = gatewayOf(row)
      if (!gateway) return undefined
      const brand = await readBrandNames(db)
      const started = await gateway.start({
        reference: row.reference!,
        orderNr,
        attempt: count,
        placedAt: placed,
        country,
        amount: row.amount,
        currency: found.currency,
        voucher: row.method === 'cash_voucher' ? row.providerRef : null,
        plans: isChoice(row.method) ? plansOf({ country, method: row.method, amount: row.amount, now }) : [],
        email: found.email,
        expiresAt: row.expiresAt!,
        returnUrl: `${origin}${returnPath}`,
        accountId: row.accountId,
        webhookUrl: `${origin}/api/payments/webhook/${row.provider!}?store=${storeId(brand, country)}${
          row.accountId === null ? '' : `&account=${row.accountId}`
        }`,
        now,
      })
      const [taken] = await startPayment.execute({
        providerRef: started.providerRef,
        payUrl: started.payUrl,
        pageId: started.pageId ?? null,
        checkAt: firstCheck(now).toISOString(),
        reference: row.reference,
      })
      if (taken) return taken
      // Started twice at once: the shopper goes to the one the shop will ask about.
      const [first] = await db
        .select({ url: payment.payUrl })
        .from(payment)
        .where(eq(payment.reference, row.reference!))
      return first
    },

    /**
     * Asks the providers about what is pending of an order: the shopper returned before the webhook. `named`: the id that
     * the provider gave the shopper on the way back, so that a payment is found before the provider's search knows it.
     */
    async checkOrder(orderNr: string, now: Date, named?: string): Promise<void> {
      for (const row of await paymentsOf(orderNr)) {
        if (row.status !== 'pending') continue
        const found = await findAtProvider(named === undefined ? row : withAttempt(row, named), now)
        if (found) await settlePayment(db, row.id, found, now)
      }
    },

    /** A provider notifies; the shop asks back (R11). Unknown payments are acknowledged: repeating would not help. */
    async webhook(provider: PaymentProvider, webhook: Webhook): Promise<boolean> {
      const gateway = gateways[provider]
      if (!gateway) return false
      const named = await gateway.read(webhook)
      if (named === undefined) return false
      // An account speaks of its own payments alone.
      const isOfAccount =
        typeof webhook.accountId === 'number' ? eq(payment.accountId, webhook.accountId) : isNull(payment.accountId)
      const isNamed = and(eq(payment.provider, provider), eq(payment.providerRef, named.providerRef), isOfAccount)
      const [known] = await db.select().from(payment).where(isNamed)
      if (!known) return false
      await check(named.attempt === undefined ? known : await remember(known, named.attempt), webhook.now)
      return true
    },

    /** Has the provider send money back that is to go back. False while it is not done. */
    async refund(row: PaymentRow): Promise<boolean> {
      if (row.refundOf !== null) return refundPart(db, row, gatewayOf)
      const gateway = gatewayOf(row)
      if (!gateway || row.providerRef === null) throw new Error(`payment ${row.id} has no provider to refund it`)
      const [order] = await db.select().from(salesOrder).where(eq(salesOrder.orderNr, row.orderNr))
      const { providerRef, attempts, amount, reference, accountId } = row
      const isDone = await gateway.refund({
        providerRef,
        attempts,
        accountId,
        amount,
        currency: order!.currency,
        key: `refund ${reference}`,
      })
      if (isDone) {
        const isWaiting = and(eq(payment.id, row.id), eq(payment.status, 'refund_pending'))
        await db.update(payment).set({ status: 'refunded' }).where(isWaiting)
      }
      return isDone
    },
  }
}

export type Payments = ReturnType<typeof paymentsService>
