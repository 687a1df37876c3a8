import {
  InvalidWebhookSignatureError,
  MercadoPagoConfig,
  MPBadRequestError,
  MPNotFoundError,
  Payment,
  PaymentRefund,
  Preference,
  WebhookSignatureValidator,
} from 'mercadopago'
import type { PaymentResponse } from 'mercadopago/dist/clients/payment/commonTypes.js'
import type { PreferenceUpdateData } from 'mercadopago/dist/clients/preference/update/types.js'
import { RuleError } from '#domain/platform/errors.ts'
import { toMinor, toUnits } from '#domain/platform/money.ts'
import type { PaymentDetails } from '#domain/buy/payments/details.ts'
import type { ReportedStatus } from '#domain/buy/payments/lifecycle.ts'
import { reservedWhileInProcess } from '#domain/buy/payments/reservation.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles, type CountryProfile } from '#domain/platform/country/settings.ts'
import type { PaymentAtProvider, PaymentGateway, ReportedPayment } from '../port.ts'
import { askMercadoPagoAt } from './rest-client.ts'

export type MercadoPagoSettings = {
  accessToken: string
  webhookSecret: string
  /** The country of the account: it sells in this one alone. */
  country: OpenCountry
  apiUrl: string
  timeoutMs: number
}

type Attempt = PaymentResponse

/** What the provider's words mean to us. A dispute leaves the money here until it is decided. */
const statuses: Readonly<Record<string, ReportedStatus>> = {
  approved: 'approved',
  in_mediation: 'approved',
  refunded: 'refunded',
  charged_back: 'refunded',
  rejected: 'rejected',
  cancelled: 'rejected',
}
const statusOf = ({ status = '' }: Attempt): ReportedStatus => statuses[status] ?? 'pending'

const disputeOf = ({ status }: Attempt) => {
  if (status === 'in_mediation') return { dispute: 'open' } as const
  return status === 'charged_back' ? ({ dispute: 'lost' } as const) : {}
}

const cardNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  debvisa: 'Visa débito',
  master: 'Mastercard',
  debmaster: 'Mastercard débito',
  amex: 'American Express',
}

/** Instalments and what they cost are the provider's figures. */
function detailsOf(attempt: Attempt, profile: CountryProfile): PaymentDetails | null {
  const { card, payment_method_id: method = '', installments, transaction_details: sums } = attempt
  if (!card?.last_four_digits) return null
  const details: PaymentDetails = { card: `${cardNames[method] ?? 'Tarjeta'} terminada en ${card.last_four_digits}` }
  if (installments) details.instalments = installments
  if (sums?.installment_amount) details.instalmentAmount = toMinor(sums.installment_amount, profile)
  if (sums?.total_paid_amount) details.financedTotal = toMinor(sums.total_paid_amount, profile)
  return details
}

/** Moments as Mercado Pago reads them: with milliseconds, and an offset for the zone. */
const moment = (date: Date) => date.toISOString().replace('Z', '+00:00')

const paymentIdForm = /^\d{1,20}$/

/**
 * Mercado Pago's Checkout Pro. The name of a payment on both sides is our reference: one page to pay on (a preference) may
 * see several attempts, each with an id of its own, and all of them carry the reference.
 */
export function mercadoPagoGateway(settings: MercadoPagoSettings): PaymentGateway {
  const { accessToken, webhookSecret, country, apiUrl, timeoutMs } = settings
  const profile = countryProfiles[country]
  askMercadoPagoAt(apiUrl)
  // Of its own for every call, because the SDK keeps the options of the last call in it. Failed calls are not repeated
  // while a shopper waits: the shopper and the jobs do.
  const config = (idempotencyKey?: string) =>
    new MercadoPagoConfig({
      accessToken,
      options: { timeout: timeoutMs, ...(idempotencyKey !== undefined && { idempotencyKey }) },
    })

  /** Every attempt to pay, oldest first, each asked for by its id: the search may be behind, or not know it yet. */
  async function attemptsOf({ providerRef: reference, attempts: named }: PaymentAtProvider): Promise<Attempt[]> {
    const options = { external_reference: reference, sort: 'date_created', criteria: 'asc', limit: 30 } as const
    const { results = [] } = await new Payment(config()).search({ options })
    // Their ids grow with time.
    const ids = [...new Set([...results.map(({ id }) => Number(id)), ...named.map(Number)])].toSorted((a, b) => a - b)
    const attempts = await Promise.all(ids.map(async (id) => new Payment(config()).get({ id })))
    return attempts.filter(({ external_reference: name }) => name === reference)
  }

  const giveBack = async ({ id }: Attempt) =>
    new PaymentRefund(config(`refund ${id}`)).total({ payment_id: String(id) })

  return {
    async start({ reference, orderNr, placedAt, amount, currency, plans, email, expiresAt, returnUrl, webhookUrl }) {
      const { id: pageId, init_point: payUrl } = await new Preference(config(reference)).create({
        body: {
          external_reference: reference,
          items: [
            {
              id: orderNr,
              title: `Pedido ${orderNr}`,
              quantity: 1,
              unit_price: toUnits(amount, profile),
              currency_id: currency,
            },
          ],
          payer: { email },
          // Not more cuotas than the store gives. Those without interest are agreed with Mercado Pago.
          ...(plans.length > 0 && { payment_methods: { installments: Math.max(...plans.map(({ count }) => count)) } }),
          back_urls: { success: returnUrl, pending: returnUrl, failure: returnUrl },
          // Mercado Pago refuses these two for a shop without TLS; such a shop asks by itself.
          ...(returnUrl.startsWith('https:') && {
            auto_return: 'approved',
            notification_url: `${webhookUrl}&source_news=webhooks`,
          }),
          expires: true,
          expiration_date_to: moment(expiresAt),
          // Cash at a counter may be paid as long as the goods wait for it.
          date_of_expiration: moment(reservedWhileInProcess(placedAt)),
        },
      })
      if (!payUrl) throw new Error('Mercado Pago answered without a page to pay on')
      return { providerRef: reference, payUrl, pageId }
    },

    async find(payment): Promise<ReportedPayment | undefined> {
      const attempts = await attemptsOf(payment)
      const [paid, ...paidAgain] = attempts.filter((attempt) => statusOf(attempt) === 'approved')
      // The page can be paid twice; what came second goes back at once.
      for (const attempt of paidAgain) await giveBack(attempt)
      const open = attempts.find((attempt) => statusOf(attempt) === 'pending')
      const refunded = attempts.find((attempt) => statusOf(attempt) === 'refunded')
      const counted = paid ?? open ?? refunded ?? attempts.at(-1)
      if (!counted) return undefined
      const status = statusOf(counted)
      return {
        reference: payment.providerRef,
        // After a refused card the shopper may try another on the same page, until the reservation ends.
        status: status === 'rejected' ? 'pending' : status,
        hasRefusedAttempt: counted.status === 'rejected',
        amount: toMinor(counted.transaction_amount ?? 0, profile),
        currency: counted.currency_id ?? '',
        isInProcess: status === 'pending',
        details: status === 'approved' ? detailsOf(counted, profile) : null,
        ...disputeOf(counted),
      }
    },

    async refund(payment) {
      const attempts = await attemptsOf(payment)
      const paid = attempts.filter((attempt) => statusOf(attempt) === 'approved')
      let isDone = paid.length > 0 || attempts.some((attempt) => statusOf(attempt) === 'refunded')
      for (const attempt of paid) isDone = (await giveBack(attempt)).status === 'approved' && isDone
      return isDone
    },

    async refundPart({ amount, key, ...payment }) {
      const attempts = await attemptsOf(payment)
      const paid = attempts.find((attempt) => statusOf(attempt) === 'approved')
      if (!paid) return { state: 'refused', because: 'Mercado Pago has no approved payment' }
      try {
        const body = { amount: toUnits(amount, profile) }
        const { status } = await new PaymentRefund(config(key)).create({ payment_id: String(paid.id), body })
        if (status === 'approved') return { state: 'done' }
        const isRefused = status === 'rejected' || status === 'cancelled'
        return isRefused ? { state: 'refused', because: `Mercado Pago answered ${status}` } : { state: 'waiting' }
      } catch (error) {
        if (error instanceof MPBadRequestError) return { state: 'refused', because: error.message.slice(0, 300) }
        throw error
      }
    },

    /** A repeated message of old only has us ask again. */
    async read({ headers, query }) {
      const id = query['data.id']
      try {
        WebhookSignatureValidator.validate({
          xSignature: headers['x-signature'],
          xRequestId: headers['x-request-id'],
          dataId: typeof id === 'string' ? id.toLowerCase() : undefined,
          secret: webhookSecret,
        })
      } catch (error) {
        if (error instanceof InvalidWebhookSignatureError) throw new RuleError('signature_refused')
        throw error
      }
      if (query.type !== 'payment' || typeof id !== 'string' || !paymentIdForm.test(id)) return undefined
      try {
        const { external_reference: providerRef } = await new Payment(config()).get({ id })
        return providerRef === undefined ? undefined : { providerRef, attempt: id }
      } catch (error) {
        if (error instanceof MPNotFoundError) return undefined
        throw error
      }
    },

    async end({ pageId, now }) {
      const over = { expires: true, expiration_date_to: moment(new Date(now.getTime() - 60_000)) }
      // Only what changes is sent; the type asks for a whole page.
      const updatePreferenceRequest = over as PreferenceUpdateData['updatePreferenceRequest']
      await new Preference(config()).update({ id: pageId, updatePreferenceRequest })
    },
  }
}
