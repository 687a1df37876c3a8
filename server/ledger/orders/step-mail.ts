import { and, eq, inArray, ne } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { orderItem, payment } from '#db/schema/orders.ts'
import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import { isToCollect } from '#domain/buy/payments/cash-on-delivery.ts'
import { arrivalText } from '#domain/buy/shipping/arrival-text.ts'
import { readyText } from '#domain/buy/shipping/pickup-words.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { addresseeOf } from './addressee.ts'
import { readCalendar } from './calendar.ts'
import { readMailSummary } from './mail-summary.ts'
import type { OrderRow } from './order-row.ts'
import { promisedArrival } from './promised-arrival.ts'
import { readSteps } from './read-steps.ts'

/** When a paid order arrives; the buyer of nothing but gift cards says when and to whom. */
export async function arrivalSentence(tx: Handle, order: OrderRow, paidAt: Date): Promise<string | undefined> {
  const promised = promisedArrival(order, paidAt, await readCalendar(tx, order.country))
  if (!promised) return undefined
  const isGoods = and(eq(orderItem.orderNr, order.orderNr), eq(orderItem.isGiftCard, false))
  const goods = await tx.select({ id: orderItem.id }).from(orderItem).where(isGoods).limit(1)
  if (goods.length === 0)
    return `Llega por ${countryProfiles[order.country].mailWord}, a quien elijas y el día que elijas`
  return order.shippingMethod === 'pickup' ? readyText(promised.from, order.country) : arrivalText(promised)
}

/** Whether money besides the wallet's came in for an undone order, and goes back. */
async function isRefunded(tx: Handle, { orderNr }: OrderRow): Promise<boolean> {
  const goesBack = and(ne(payment.method, 'wallet'), inArray(payment.status, ['refund_pending', 'refunded']))
  const rows = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.orderNr, orderNr), goesBack))
  return rows.length > 0
}

/** What the courier takes for the order. */
async function collectedAmount(tx: Handle, { orderNr, country, total }: OrderRow): Promise<string | undefined> {
  const payments = await tx.select().from(payment).where(eq(payment.orderNr, orderNr))
  const profile = countryProfiles[country]
  return isToCollect(payments) ? formatPrice(toUnits(total, profile), profile) : undefined
}

type Step = {
  now: Date
  note: string | null
  /** Cancelled because its reservation ended without a payment. */
  isUnpaid: boolean
  /** When it was paid, which its arrival is counted from. */
  paidAt: Date
}

/** The mail of a status, about the order as it is now; most have one. */
export async function writeStepMail(
  tx: Handle,
  order: OrderRow,
  status: OrderStatus,
  { now, note, isUnpaid, paidAt }: Step,
): Promise<void> {
  const notified: readonly OrderStatus[] = ['paid', 'payment_rejected', 'shipped', 'delivered', 'cancelled']
  if (!notified.includes(status)) return
  const addressee = await addresseeOf(tx, order)
  if (!addressee) return
  const { to } = addressee
  const about = { ...addressee.about, summary: await readMailSummary(tx, order) }
  const mail = { to, country: order.country, now }
  if (status === 'paid') {
    const arrival = await arrivalSentence(tx, order, paidAt)
    await enqueueMail(tx, { ...mail, template: 'order-paid', data: { ...about, ...(arrival && { arrival }) } })
  }
  if (status === 'payment_rejected') await enqueueMail(tx, { ...mail, template: 'order-rejected', data: about })
  if (status === 'delivered') await enqueueMail(tx, { ...mail, template: 'order-delivered', data: about })
  if (status === 'shipped') {
    const collect = await collectedAmount(tx, order)
    await enqueueMail(tx, {
      ...mail,
      template: 'order-shipped',
      data: { ...about, tracking: note, ...(collect !== undefined && { collect }) },
    })
  }
  if (status === 'cancelled') {
    const data = { ...about, note, isUnpaid, isRefunded: await isRefunded(tx, order), usedWallet: order.walletUsed > 0 }
    await enqueueMail(tx, { ...mail, template: 'order-cancelled', data })
  }
}

/** An order goes elsewhere; once it is to be packed, the mail says when it arrives there. */
export async function writeAddressMail(tx: Handle, order: OrderRow, now: Date): Promise<void> {
  const addressee = await addresseeOf(tx, order)
  if (!addressee) return
  const { country, orderNr } = order
  const steps = (await readSteps(tx, 'order', [orderNr]))(orderNr)
  const begun = steps.find(({ status }) => status === 'paid' || status === 'confirmed')
  const arrival = begun && (await arrivalSentence(tx, order, begun.at))
  const data = { ...addressee.about, summary: await readMailSummary(tx, order), ...(arrival && { arrival }) }
  await enqueueMail(tx, { template: 'order-address-changed', to: addressee.to, country, now, data })
}
