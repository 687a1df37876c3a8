import { and, asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { outboxMail } from '#db/schema/mail.ts'
import { payment } from '#db/schema/orders.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { isExchangeOpen, lastReturnDay } from '#domain/after-sale/exchanges/eligibility.ts'
import { mailAgain, type OrderNow, type RepeatableMail } from '#domain/buy/orders/mails-again.ts'
import { dueOf } from '#domain/buy/payments/attempts.ts'
import { isToCollect } from '#domain/buy/payments/cash-on-delivery.ts'
import { unpaidNote } from '#domain/buy/payments/reservation.ts'
import { dayAndHour } from '#domain/buy/payments/until-words.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { readAttempts } from '#server/buy/payments/attempt-rows.ts'
import { mailAccount, mailCode } from '#server/buy/payments/pay-later-mails.ts'
import { addresseeOf } from '#server/ledger/orders/addressee.ts'
import { lockOrder } from '#server/ledger/orders/lock-order.ts'
import { readMailSummary } from '#server/ledger/orders/mail-summary.ts'
import type { OrderRow } from '#server/ledger/orders/move-order.ts'
import { readSteps } from '#server/ledger/orders/read-steps.ts'
import { arrivalSentence, writeStepMail } from '#server/ledger/orders/step-mail.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'

export type OrderMail = {
  id: number
  template: string
  recipient: string
  createdAt: Date
  state: 'waiting' | 'sent' | 'dead'
  sentAt: Date | null
  /** Whether what it says is still true. */
  isRepeatable: boolean
}

async function readNow(db: Handle, order: OrderRow, now: Date): Promise<OrderNow> {
  const { status, country, deliveredAt, orderNr } = order
  const { timeZone } = countryProfiles[country]
  const [terms] = await db.select().from(countryTable).where(eq(countryTable.code, country))
  const until = deliveredAt && lastReturnDay(timeZone, deliveredAt, terms!.returnDays)
  const isReturnOpen = isExchangeOpen({ status, until, today: dayIn(timeZone, now) })
  return { status, isReturnOpen, due: dueOf(order, await readAttempts(db, orderNr), now)?.situation ?? null }
}

/** The mails of an order that are kept: those that wait, and those of the last weeks. */
export async function listOrderMails(db: Handle, order: OrderRow, now: Date): Promise<OrderMail[]> {
  const rows = await db
    .select()
    .from(outboxMail)
    .where(eq(outboxMail.orderNr, order.orderNr))
    .orderBy(asc(outboxMail.id))
  if (rows.length === 0) return []
  const current = await readNow(db, order, now)
  return rows.map(({ id, template, recipient, createdAt, sentAt, deadAt }) => {
    const state = sentAt ? 'sent' : deadAt ? 'dead' : 'waiting'
    const isRepeatable = state !== 'waiting' && mailAgain(template, current) !== null
    return { id, template, recipient, createdAt, sentAt, state, isRepeatable }
  })
}

/** Writes the mail again, from the order as it is now and to the address its buyer has now. */
async function rewrite(tx: Handle, order: OrderRow, mail: RepeatableMail, now: Date): Promise<void> {
  const steps = (await readSteps(tx, 'order', [order.orderNr]))(order.orderNr)
  const last = (status: string) => steps.findLast((step) => step.status === status)
  const paidAt = last('paid')?.at ?? order.placedAt
  const step = { now, note: null, isUnpaid: false, paidAt }
  const offered = (await readAttempts(tx, order.orderNr)).at(-1)
  switch (mail) {
    case 'order-paid':
      return writeStepMail(tx, order, 'paid', step)
    case 'order-shipped':
      return writeStepMail(tx, order, 'shipped', { ...step, note: last('shipped')?.note ?? null })
    case 'order-delivered':
      return writeStepMail(tx, order, 'delivered', step)
    case 'order-cancelled': {
      const note = last('cancelled')?.note ?? null
      return writeStepMail(tx, order, 'cancelled', { ...step, note, isUnpaid: note === unpaidNote })
    }
    case 'payment-code':
      return mailCode(tx, order, offered!.providerRef!, offered!.expiresAt, now)
    case 'payment-transfer':
      return mailAccount(tx, order, offered!.expiresAt, now)
    case 'order-placed':
      return rewritePlaced(tx, order, paidAt, now)
  }
}

async function rewritePlaced(tx: Handle, order: OrderRow, paidAt: Date, now: Date): Promise<void> {
  const addressee = await addresseeOf(tx, order)
  if (!addressee) return
  const { country, orderNr, total, status } = order
  const profile = countryProfiles[country]
  const isCollected = isToCollect(await tx.select().from(payment).where(eq(payment.orderNr, orderNr)))
  const attempts = await readAttempts(tx, orderNr)
  const due = dueOf(order, attempts, now)
  const data = {
    ...addressee.about,
    summary: await readMailSummary(tx, order),
    isPaid: status !== 'payment_pending' && !isCollected,
    isCollected,
    isTransfer: due?.situation === 'transfer',
    voucher: due?.situation === 'voucher' ? (due.attempt?.providerRef ?? null) : null,
    amount: formatPrice(toUnits(total, profile), profile),
    ...(due
      ? { until: dayAndHour(profile.timeZone, due.reservedUntil) }
      : { promise: await arrivalSentence(tx, order, paidAt) }),
  }
  await enqueueMail(tx, { template: 'order-placed', to: addressee.to, country, now, data })
}

/** Sends a mail of an order once more, if what it says is still true. */
export async function sendMailAgain(
  db: Handle,
  { orderNr, id }: { orderNr: string; id: number },
  acting: Acting,
): Promise<{ template: string }> {
  const { now } = acting
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderNr)
    const isIt = and(eq(outboxMail.id, id), eq(outboxMail.orderNr, orderNr))
    const [row] = await tx.select().from(outboxMail).where(isIt)
    if (!row) throw new OperatorRefusal(`Order ${orderNr} has no mail ${id}.`, `El pedido no tiene el mail ${id}.`)
    const isWaiting = row.sentAt === null && row.deadAt === null
    if (isWaiting) throw new OperatorRefusal(`Mail ${id} waits to be sent.`, 'Ese mail todavía espera para salir.')
    const mail = mailAgain(row.template, await readNow(tx, order, now))
    if (!mail)
      throw new OperatorRefusal(
        `What mail ${id} (${row.template}) says is not true any more, or it holds a secret: it is not sent again.`,
        'Lo que dice ese mail ya no es cierto, o lleva un secreto: no se manda de nuevo.',
      )
    if (!(await addresseeOf(tx, order)))
      throw new OperatorRefusal('The buyer closed their account.', 'Quien compró cerró su cuenta.')
    await rewrite(tx, order, mail, now)
    await writeAudit(tx, acting, 'send-mail-again', `${orderNr}: ${mail}`, { country: order.country })
    return { template: mail }
  })
}
