import { and, eq, isNotNull, isNull, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { payment, salesOrder } from '#db/schema/orders.ts'
import { paymentChoices, providerOf, type PaymentChoice, type PaymentProvider } from '#domain/buy/payments/methods.ts'
import { storeId, type OpenCountry } from '#domain/platform/country/country.ts'
import type { ReportedPayment, Gateways, Webhook } from './port.ts'
import { settlePayment } from './settle-payment.ts'

export type PaymentRow = typeof payment.$inferSelect

type Start = { orderNr: string; origin: string; returnPath: string; now: Date }

export function paymentsService(db: Handle, gateways: Gateways) {
  const gatewayOf = ({ provider }: Pick<PaymentRow, 'provider'>) => (provider ? gateways[provider] : undefined)

  /** What the provider says of a payment. */
  async function findAtProvider(row: PaymentRow, now: Date): Promise<ReportedPayment | undefined> {
    const gateway = gatewayOf(row)
    if (!gateway || row.providerRef === null) return undefined
    const found = await gateway.find(row.providerRef, now)
    // An answer about another payment than ours is no answer.
    return found?.reference === row.reference ? found : undefined
  }

  /** Asks the provider about a payment and takes in the answer. False when there is nothing to ask or nothing new. */
  async function check(row: PaymentRow, now: Date): Promise<boolean> {
    const found = await findAtProvider(row, now)
    return found !== undefined && settlePayment(db, row.id, found, now)
  }

  const paymentsOf = (orderNr: string) =>
    db
      .select()
      .from(payment)
      .where(and(eq(payment.orderNr, orderNr), isNotNull(payment.provider)))

  const { country, currency, guestEmail } = salesOrder
  const paymentToStart = db
    .select({ row: payment, country, currency, guestEmail, email: customer.email })
    .from(payment)
    .innerJoin(salesOrder, eq(salesOrder.orderNr, payment.orderNr))
    .leftJoin(customer, eq(customer.idCustomer, salesOrder.idCustomer))
    .where(and(eq(payment.orderNr, sql.placeholder('orderNr')), isNotNull(payment.provider)))
    .prepare('payment_to_start')

  return {
    check,

    /** The ways to pay in a store. */
    choices: (country: OpenCountry): PaymentChoice[] =>
      paymentChoices.filter((method) => {
        const gateway = gateways[providerOf[method]]
        return gateway !== undefined && (gateway.country ?? country) === country
      }),

    /** Leads to the provider's page for an order that waits for its payment. Null where there is none to lead to. */
    async start({ orderNr, origin, returnPath, now }: Start): Promise<{ url: string | null } | undefined> {
      const [found] = await paymentToStart.execute({ orderNr })
      if (found?.row.status !== 'pending') return undefined
      const { row } = found
      if (row.payUrl !== null) return { url: row.payUrl }
      const gateway = gatewayOf(row)
      if (!gateway) return undefined
      const country = found.country
      const started = await gateway.start({
        reference: row.reference!,
        orderNr,
        country,
        amount: row.amount,
        currency: found.currency,
        voucher: row.method === 'cash_voucher' ? row.providerRef : null,
        email: found.guestEmail ?? found.email!,
        expiresAt: row.expiresAt!,
        returnUrl: `${origin}${returnPath}`,
        webhookUrl: `${origin}/api/payments/webhook/${row.provider!}?store=${storeId(country)}`,
        now,
      })
      const [taken] = await db
        .update(payment)
        .set({ providerRef: started.providerRef, payUrl: started.payUrl })
        .where(and(eq(payment.id, row.id), isNull(payment.payUrl)))
        .returning({ url: payment.payUrl })
      if (taken) return taken
      // StartedPayment twice at once: the shopper goes to the one the shop will ask about.
      const [first] = await db.select({ url: payment.payUrl }).from(payment).where(eq(payment.id, row.id))
      return first
    },

    /**
     * Asks the provider about pending payments: the shopper returned before its webhook. Says whether a card was
     * refused and another may be tried.
     */
    async checkOrder(orderNr: string, now: Date): Promise<{ hasRefusedAttempt: boolean }> {
      let hasRefusedAttempt = false
      for (const row of await paymentsOf(orderNr)) {
        const found = row.status === 'pending' ? await findAtProvider(row, now) : undefined
        if (!found) continue
        await settlePayment(db, row.id, found, now)
        hasRefusedAttempt ||= found.hasRefusedAttempt ?? false
      }
      return { hasRefusedAttempt }
    },

    /** A provider notifies; the shop asks back (R11). Unknown payments are acknowledged: repeating would not help. */
    async webhook(provider: PaymentProvider, webhook: Webhook): Promise<boolean> {
      const gateway = gateways[provider]
      if (!gateway) return false
      const providerRef = await gateway.read(webhook)
      if (providerRef === undefined) return false
      const [row] = await db
        .select()
        .from(payment)
        .where(and(eq(payment.provider, provider), eq(payment.providerRef, providerRef)))
      if (row) await check(row, webhook.now)
      return row !== undefined
    },

    /** Has the provider send money back that is to go back. False while it is not done. */
    async refund(row: PaymentRow): Promise<boolean> {
      const gateway = gatewayOf(row)
      if (!gateway || row.providerRef === null) throw new Error(`payment ${row.id} has no provider to refund it`)
      const [order] = await db.select().from(salesOrder).where(eq(salesOrder.orderNr, row.orderNr))
      const { providerRef, amount, reference } = row
      const isDone = await gateway.refund({
        providerRef,
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
