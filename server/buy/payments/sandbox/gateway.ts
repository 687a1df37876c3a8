import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { sandboxPayment } from '#db/schema/sandbox.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { PaymentDetails } from '#domain/buy/payments/details.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import type { ReportedPayment, PaymentGateway } from '../port.ts'

export type SandboxRow = typeof sandboxPayment.$inferSelect

function detailsOf({ amount, isVoucher, plan }: SandboxRow): PaymentDetails | null {
  if (isVoucher) return null
  const { count, amount: each, total, cft } = plan ?? { count: 1, amount, total: amount, cft: 0 }
  return { card: 'Tarjeta terminada en 4242', instalments: count, instalmentAmount: each, financedTotal: total, cft }
}

const hmac = (secret: string, timestamp: string, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/** The sandbox signs moment and body, so that an old message cannot be replayed with another moment. */
export function signatureOf(secret: string, body: string, now: Date): string {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return `ts=${timestamp},v1=${hmac(secret, timestamp, body)}`
}

const signatureForm = /^ts=(\d{1,12}),v1=([0-9a-f]{64})$/

function isSigned(secret: string, body: string, header: unknown): boolean {
  const [, timestamp, given] = signatureForm.exec(String(header)) ?? []
  if (timestamp === undefined || given === undefined) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(hmac(secret, timestamp, body)))
}

const referenceIn = (body: string): unknown => {
  try {
    return (JSON.parse(body) as { payment?: unknown } | null)?.payment
  } catch {
    return undefined
  }
}

/** The built-in gateway as the shop sees it. It has books of its own, which only its pages and these calls touch. */
export function sandboxGateway(db: Handle, secrets: Secrets): PaymentGateway {
  return {
    async start({ reference, orderNr, country, amount, currency, voucher, expiresAt, returnUrl, webhookUrl, now }) {
      const webhook = new URL(webhookUrl)
      const [row] = await db
        .insert(sandboxPayment)
        .values({
          id: voucher ?? randomBytes(16).toString('hex'),
          reference,
          isVoucher: voucher !== null,
          amount,
          currency,
          country,
          orderNr,
          returnUrl,
          webhookPath: webhook.pathname + webhook.search,
          status: 'pending',
          createdAt: now,
          expiresAt,
        })
        // Started before: the same payment.
        .onConflictDoUpdate({ target: sandboxPayment.reference, set: { reference } })
        .returning({ id: sandboxPayment.id, isVoucher: sandboxPayment.isVoucher })
      return { providerRef: row!.id, payUrl: row!.isVoucher ? null : `/sandbox/pay/${row!.id}` }
    },

    async find({ providerRef: id }): Promise<ReportedPayment | undefined> {
      const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.id, id))
      if (!row) return undefined
      const { reference, status, amount, currency, isInProcess } = row
      return {
        reference,
        status,
        amount,
        currency,
        isInProcess,
        details: status === 'approved' ? detailsOf(row) : null,
      }
    },

    async refund({ providerRef }) {
      const isApproved = and(eq(sandboxPayment.id, providerRef), eq(sandboxPayment.status, 'approved'))
      await db.update(sandboxPayment).set({ status: 'refunded' }).where(isApproved)
      const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.id, providerRef))
      return row?.status === 'refunded'
    },

    async refundPart({ providerRef, amount, key }) {
      const given = sql`(select coalesce(sum(value::bigint), 0) from jsonb_each_text(${sandboxPayment.refunds}))`
      const isNew = sql`not ${sandboxPayment.refunds} ? ${key}`
      const isThere = and(eq(sandboxPayment.id, providerRef), eq(sandboxPayment.status, 'approved'))
      await db
        .update(sandboxPayment)
        .set({ refunds: sql`${sandboxPayment.refunds} || jsonb_build_object(${key}::text, ${amount}::bigint)` })
        .where(and(isThere, isNew, sql`${given} + ${amount}::bigint <= ${sandboxPayment.amount}`))
      const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.id, providerRef))
      if (row && key in row.refunds) return { state: 'done' }
      return { state: 'refused', because: 'the sandbox does not have that much of the payment' }
    },

    async read({ headers, body }) {
      if (!isSigned(await secrets('sandbox webhook'), body, headers['x-signature'])) {
        throw new RuleError('signature_refused')
      }
      const id = referenceIn(body)
      return typeof id === 'string' ? { providerRef: id } : undefined
    },
  }
}
