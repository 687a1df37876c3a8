import { Options, WebpayPlus } from 'transbank-sdk'
import { z } from 'zod/mini'
import { RuleError } from '#domain/platform/errors.ts'
import type { ReportedStatus } from '#domain/buy/payments/lifecycle.ts'
import type { ReportedPayment, PaymentGateway } from '../port.ts'
import { askWebpayWithinTime, WebpayError } from './request-service.ts'

export type WebpaySettings = { commerceCode: string; apiKey: string; apiUrl: string; timeoutMs: number }

const created = z.object({ token: z.string(), url: z.string() })

/** A transaction as Webpay reports it. Chilean pesos have no minor unit; its amounts are whole numbers. */
const transaction = z.object({
  status: z.string(),
  amount: z.number(),
  /** What is left of it after a part was given back. */
  balance: z.nullish(z.number()),
  session_id: z.string(),
  transaction_date: z.nullish(z.string()),
  card_detail: z.nullish(z.object({ card_number: z.nullish(z.string()) })),
  installments_number: z.nullish(z.number()),
  installments_amount: z.nullish(z.number()),
})
type Transaction = z.output<typeof transaction>
type WebpayAnswer = { found: Transaction; status: ReportedStatus; isLeft?: boolean }

const refunded = z.object({ type: z.string(), response_code: z.nullish(z.number()) })

const statuses: Readonly<Record<string, ReportedStatus>> = {
  AUTHORIZED: 'approved',
  CAPTURED: 'approved',
  PARTIALLY_NULLIFIED: 'approved',
  FAILED: 'rejected',
  REVERSED: 'refunded',
  NULLIFIED: 'refunded',
}

/** A token opens the form for 5 minutes and the form is open for 10: what cannot be confirmed after this never can. */
const formMs = 20 * 60 * 1000

function isExpired({ transaction_date: startedAt }: Transaction, now: Date): boolean {
  return startedAt ? now.getTime() - new Date(startedAt).getTime() > formMs : false
}

const isRefusal = (error: unknown) => error instanceof WebpayError && error.status === 422
const isAborted = (error: unknown) => /state: aborted/.test(String(error))

function detailsOf(found: Transaction): ReportedPayment['details'] {
  const number = found.card_detail?.card_number
  if (!number) return null
  const details: NonNullable<ReportedPayment['details']> = { card: `Tarjeta terminada en ${number.slice(-4)}` }
  if (found.installments_number) details.instalments = found.installments_number
  if (found.installments_amount) details.instalmentAmount = found.installments_amount
  return details
}

/** Transbank's Webpay Plus, for Chile. A payment's name there is its token; our reference is its session. */
export function webpayGateway({ commerceCode, apiKey, apiUrl, timeoutMs }: WebpaySettings): PaymentGateway {
  askWebpayWithinTime()
  const webpay = new WebpayPlus.Transaction(new Options(commerceCode, apiKey, apiUrl, timeoutMs))
  const statusOf = async (token: string) => transaction.parse(await webpay.status(token))

  /**
   * Webpay keeps what a shopper paid only if the shop confirms it within minutes, and says of a payment that waits for this
   * the same as for one that is not paid yet. So each query confirms: Webpay refuses while there is nothing to confirm.
   */
  async function confirm(token: string, known: Transaction, now: Date): Promise<WebpayAnswer> {
    try {
      const found = transaction.parse(await webpay.commit(token))
      return { found, status: statuses[found.status] ?? 'pending' }
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (isAborted(error)) return { found: known, status: 'rejected', isLeft: true }
      // Perhaps refused because another node was faster.
      const found = await statusOf(token)
      const status = statuses[found.status]
      if (status) return { found, status }
      return isExpired(found, now) ? { found, status: 'rejected', isLeft: true } : { found, status: 'pending' }
    }
  }

  return {
    opensOnce: true,

    async start({ reference, orderNr, attempt, amount, returnUrl }) {
      // Webpay wants a name of its own for each attempt.
      const name = attempt === 1 ? orderNr : `${orderNr}-${attempt}`
      const { token, url } = created.parse(await webpay.create(name, reference, amount, returnUrl))
      // By address, as Transbank's own plugins lead there; a form would need a page of ours in between.
      return { providerRef: token, payUrl: `${url}?token_ws=${encodeURIComponent(token)}` }
    },

    async find({ providerRef: token }, now): Promise<ReportedPayment | undefined> {
      const known = await statusOf(token)
      const answer: WebpayAnswer =
        known.status === 'INITIALIZED'
          ? await confirm(token, known, now)
          : { found: known, status: statuses[known.status] ?? 'pending' }
      const { found, status, isLeft = false } = answer
      return {
        reference: found.session_id,
        status,
        amount: found.amount,
        currency: 'CLP',
        isInProcess: false,
        isLeft,
        details: status === 'approved' ? detailsOf(found) : null,
      }
    },

    async refund({ providerRef: token }) {
      const { status, amount, balance } = await statusOf(token)
      if (statuses[status] === 'refunded') return true
      if (statuses[status] !== 'approved') return false
      // All that was taken, also where it was another sum than asked for. Webpay refuses to give back more than that.
      const { type, response_code: code } = refunded.parse(await webpay.refund(token, balance || amount))
      return type === 'REVERSED' || (type === 'NULLIFIED' && code === 0)
    },

    /** Webpay keeps no keys: what is missing of the sum says whether a part was given back though no answer came. */
    async refundPart({ providerRef: token, amount, before }) {
      const known = await statusOf(token)
      if (statuses[known.status] !== 'approved') return { state: 'refused', because: `Webpay says ${known.status}` }
      const isPartly = known.status === 'PARTIALLY_NULLIFIED'
      const given = isPartly ? known.amount - (known.balance ?? known.amount) : 0
      if (given >= before + amount) return { state: 'done' }
      try {
        const { type, response_code: code } = refunded.parse(await webpay.refund(token, amount))
        if (type === 'REVERSED' || (type === 'NULLIFIED' && code === 0)) return { state: 'done' }
        return { state: 'refused', because: `Webpay answered ${type} ${code ?? ''}`.trim() }
      } catch (error) {
        if (isRefusal(error)) return { state: 'refused', because: (error as Error).message }
        throw error
      }
    },

    /** Webpay sends no webhooks: a message that claims to be one is refused. */
    async read() {
      throw new RuleError('signature_refused')
    },
  }
}
