import { and, desc, eq, inArray, lt } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { paymentDispute } from '#db/schema/disputes.ts'
import { payment, salesOrder } from '#db/schema/orders.ts'
import {
  disputeRefusal,
  disputeStep,
  type DisputeRefusal,
  type ReportedDispute,
} from '#domain/buy/payments/disputes.ts'
import { stepOf } from '#domain/buy/payments/lifecycle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { lockOrder } from '#server/ledger/orders/lock-order.ts'
import { moveOrder } from '#server/ledger/orders/move-order.ts'
import { undoOrder } from '#server/ledger/orders/undo-order.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

type PaymentRow = typeof payment.$inferSelect

async function latestOf(tx: Handle, paymentId: number) {
  const isIt = eq(paymentDispute.paymentId, paymentId)
  const [row] = await tx.select().from(paymentDispute).where(isIt).orderBy(desc(paymentDispute.id)).limit(1)
  return row ?? null
}

/** Takes in what a provider says of a dispute, under the lock of the payment. What it says twice changes nothing. */
export async function noteReportedDispute(
  tx: Handle,
  { id, orderNr, amount }: Pick<PaymentRow, 'id' | 'orderNr' | 'amount'>,
  found: { dispute?: ReportedDispute; status: string },
  now: Date,
): Promise<void> {
  const known = await latestOf(tx, id)
  const step = disputeStep(known, found.dispute ?? null, found.status === 'approved')
  if (step === null) return
  if ('decide' in step) {
    const decided = { status: step.decide, decidedAt: now }
    await tx.update(paymentDispute).set(decided).where(eq(paymentDispute.id, known!.id))
    return
  }
  const isOver = step.begin !== 'open'
  const said = { paymentId: id, orderNr, amount, source: 'provider', reason: 'Aviso del medio de pago' } as const
  await tx.insert(paymentDispute).values({ ...said, status: step.begin, openedAt: now, decidedAt: isOver ? now : null })
}

const refusalWords: Readonly<Record<DisputeRefusal, readonly [en: string, es: string]>> = {
  not_paid: ['that payment brought no money, or it went back', 'Ese pago no está cobrado, o ya volvió.'],
  open_already: ['a dispute about it is open', 'Ya hay un contracargo abierto de ese pago.'],
  too_much: ['it is more than was paid', 'Es más de lo que se cobró.'],
}

type Noted = { orderNr: string; payment: number; amount: number; reason: string; dueOn?: string | undefined }

/** A person read it in the bank's letter. */
export async function noteDispute(db: Handle, wish: Noted, acting: Acting): Promise<void> {
  const { orderNr, payment: paymentId, amount, reason, dueOn } = wish
  await inTransaction(db, async (tx) => {
    const { country } = await lockOrder(tx, orderNr)
    const isIt = and(eq(payment.id, paymentId), eq(payment.orderNr, orderNr))
    const [row] = await tx.select().from(payment).where(isIt).for('update')
    if (!row) throw new OperatorRefusal(`Order ${orderNr} has no payment ${paymentId}.`, 'El pedido no tiene ese pago.')
    const hasOpen = (await latestOf(tx, paymentId))?.status === 'open'
    const refusal = disputeRefusal({ ...row, isPartBack: row.refundOf !== null, hasOpen }, amount)
    if (refusal) {
      const [en, es] = refusalWords[refusal]
      throw new OperatorRefusal(`Order ${orderNr}: ${en}.`, es)
    }
    const said = { paymentId, orderNr, amount, source: 'staff', status: 'open', reason } as const
    await tx.insert(paymentDispute).values({ ...said, dueOn: dueOn ?? null, openedAt: acting.now })
    // Counted as a change of the order: a person who looks at what was there before decides again.
    await touch(tx, orderNr)
    const after = { amount, payment: paymentId, ...(dueOn !== undefined && { dueOn }) }
    await writeAudit(tx, acting, 'note-dispute', orderNr, { country, after })
  })
}

async function touch(tx: Handle, orderNr: string): Promise<void> {
  const [{ status } = {}] = await tx.select().from(salesOrder).where(eq(salesOrder.orderNr, orderNr))
  if (status) await tx.update(salesOrder).set({ status }).where(eq(salesOrder.orderNr, orderNr))
}

/** Books what a bank took, once: the whole payment, or a part of it as a payment of its own that went back. */
async function bookLoss(
  tx: Handle,
  { paymentId, orderNr, amount }: { paymentId: number; orderNr: string; amount: number },
  now: Date,
) {
  const order = await lockOrder(tx, orderNr)
  const [row] = await tx.select().from(payment).where(eq(payment.id, paymentId)).for('update')
  // The provider has reported it by itself in the meantime.
  if (row!.status !== 'approved') return
  if (amount < row!.amount) {
    const { method } = row!
    const part = { orderNr, method, status: 'refunded', amount, providerRef: 'return dispute' } as const
    await tx.insert(payment).values({ ...part, refundOf: paymentId, createdAt: now })
    return
  }
  const report = { status: 'refunded', amount, currency: order.currency } as const
  const step = stepOf({ status: row!.status, amount: row!.amount, currency: order.currency }, order.status, report)
  await tx.update(payment).set({ status: 'refunded', checkAt: null }).where(eq(payment.id, paymentId))
  if (step?.order !== 'cancelled') return
  await undoOrder(tx, order, now)
  await moveOrder(tx, order, 'cancelled', { now })
}

type Decision = { id: number; to: 'won' | 'lost' }

/** The bank has decided. What is lost is booked with it. */
export async function decideDispute(db: Handle, { id, to }: Decision, acting: Acting): Promise<void> {
  const { now } = acting
  await inTransaction(db, async (tx) => {
    const [seen] = await tx.select().from(paymentDispute).where(eq(paymentDispute.id, id))
    if (!seen) throw new OperatorRefusal(`There is no dispute ${id}.`)
    const { country } = await lockOrder(tx, seen.orderNr)
    const [dispute] = await tx.select().from(paymentDispute).where(eq(paymentDispute.id, id)).for('update')
    if (dispute!.status !== 'open') throw new OperatorRefusal(`Dispute ${id} is decided.`, 'Ya se decidió.')
    await tx.update(paymentDispute).set({ status: to, decidedAt: now }).where(eq(paymentDispute.id, id))
    if (to === 'lost') await bookLoss(tx, dispute!, now)
    await touch(tx, seen.orderNr)
    const change = { country, before: { status: 'open' }, after: { status: to, amount: dispute!.amount } }
    await writeAudit(tx, acting, 'decide-dispute', `${seen.orderNr}: ${to}`, change)
  })
}

const columns = { dispute: paymentDispute, country: salesOrder.country, method: payment.method }

const rowsOf = (db: Handle) =>
  db
    .select(columns)
    .from(paymentDispute)
    .innerJoin(salesOrder, eq(salesOrder.orderNr, paymentDispute.orderNr))
    .innerJoin(payment, eq(payment.id, paymentDispute.paymentId))

export const disputesOf = (db: Handle, orderNr: string) =>
  rowsOf(db).where(eq(paymentDispute.orderNr, orderNr)).orderBy(paymentDispute.id)
export type DisputeRow = Awaited<ReturnType<typeof disputesOf>>[number]

export async function disputeById(db: Handle, id: number): Promise<DisputeRow | undefined> {
  return (await rowsOf(db).where(eq(paymentDispute.id, id)))[0]
}

type Wanted = { countries: readonly OpenCountry[]; isOpen: boolean; after?: number | undefined }

/** Disputes of these stores, the latest first. */
export async function listDisputes(db: Handle, { countries, isOpen, after }: Wanted, limit: number) {
  const rows = await rowsOf(db)
    .where(
      and(
        inArray(salesOrder.country, [...countries]),
        isOpen ? eq(paymentDispute.status, 'open') : undefined,
        after === undefined ? undefined : lt(paymentDispute.id, after),
      ),
    )
    .orderBy(desc(paymentDispute.id))
    .limit(limit + 1)
  return { disputes: rows.slice(0, limit), next: rows.length > limit ? rows[limit - 1]!.dispute.id : null }
}
