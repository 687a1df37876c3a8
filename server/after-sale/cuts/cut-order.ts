import { randomBytes } from 'node:crypto'
import { asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { orderCut, orderCutItem } from '#db/schema/order-cuts.ts'
import { orderItem, payment, salesOrder, statusEvent } from '#db/schema/orders.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { payoutOf, payoutTotals, sumPayouts, withoutEnded, type Payout } from '#domain/after-sale/exchanges/payout.ts'
import { creditOf, walletOf } from '#domain/after-sale/exchanges/tenders.ts'
import { cutStep, type CutObstacle, type CutRefusal, type CutShare, type CutWish } from '#domain/after-sale/cuts/cut.ts'
import { unsentUnits } from '#domain/buy/orders/parcels.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { issueBoundCredit, issueCredit } from '#server/after-sale/credits/issue-credit.ts'
import { lockOrder } from '#server/ledger/orders/lock-order.ts'
import { moveOrder, type OrderRow } from '#server/ledger/orders/move-order.ts'
import { readParcelRows } from '#server/ledger/orders/order-parcels.ts'
import { bookStock } from '#server/ledger/stock/book-stock.ts'
import { returnToWallet } from '#server/ledger/wallet/return-to-wallet.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { mailCut } from './mail-cut.ts'
import { planOf, readCuttable, type Cuttable } from './read-cuttable.ts'

const obstacleWords: Readonly<Record<CutObstacle, readonly [en: string, es: string]>> = {
  unpaid: ['it is not paid: cancel all of it', 'Todavía no está pagado: se cancela entero y se hace de nuevo.'],
  at_the_door: [
    'it is paid at the door: cancel all of it',
    'Se cobra en la entrega: se cancela entero y se hace de nuevo.',
  ],
  too_late: ['it is on its way or over', 'El pedido ya salió o se cerró.'],
  taken_back: ['the bank took its payment back', 'El banco devolvió el pago de este pedido.'],
}
const refusalWords: Readonly<Record<CutRefusal, readonly [en: string, es: string]>> = {
  nothing: ['say which units', 'Elegí qué prendas se cancelan.'],
  not_there: ['there are not that many units to cancel', 'No quedan tantas unidades para cancelar.'],
  fixed: [
    'gift cards and memberships are there since the payment',
    'Las gift cards y las membresías ya se entregaron con el pago.',
  ],
  everything: ['that is all of it: cancel the order', 'Eso es todo el pedido: usá Cancelar pedido.'],
}

/** What is given back, where to. Minor units. */
export type CutResult = { units: number; amount: number; money: number; wallet: number; credit: number }
type Wish = { orderNr: string; items: readonly CutWish[] }
type Plan = { cuttable: Cuttable; shares: CutShare[]; payout: Payout; result: CutResult }

async function planFor(tx: Handle, row: OrderRow, wishes: readonly CutWish[], now: Date): Promise<Plan> {
  const { orderNr } = row
  const items = await tx.select().from(orderItem).where(eq(orderItem.orderNr, orderNr)).orderBy(asc(orderItem.id))
  const cuttable = await readCuttable(tx, row, items, now)
  const refuse = ([en, es]: readonly [string, string]) => new OperatorRefusal(`Order ${orderNr}: ${en}.`, es)
  if (cuttable.obstacle) throw refuse(obstacleWords[cuttable.obstacle])
  const plan = planOf(cuttable, wishes)
  if (typeof plan === 'string') throw refuse(refusalWords[plan])
  const payout = sumPayouts(plan.shares.map(({ tenders }) => payoutOf('refund', tenders)))
  const { bank: money, wallet, credit } = payoutTotals(payout)
  const units = plan.shares.reduce((sum, { quantity }) => sum + quantity, 0)
  const result = { units, amount: money + wallet + credit, money, wallet, credit }
  return { cuttable, shares: plan.shares, payout, result }
}

/** What cancelling units would give back; nothing is changed. */
export async function previewCut(db: Handle, { orderNr, items }: Wish, now: Date): Promise<CutResult> {
  const [row] = await db.select().from(salesOrder).where(eq(salesOrder.orderNr, orderNr))
  if (!row) throw new OperatorRefusal(`There is no order "${orderNr}".`)
  return (await planFor(db, row, items, now)).result
}

/** What a provider took goes back through it: the job asks until it has answered. What nobody took is noted as given. */
async function askRefund(tx: Handle, { payments }: Cuttable, orderNr: string, amount: number, now: Date) {
  if (amount === 0) return null
  const whole = payments.find(({ method, status }) => method !== 'wallet' && status === 'approved')
  if (!whole) throw new OperatorRefusal(`Order ${orderNr} has no approved payment to refund.`)
  const [row] = await tx
    .insert(payment)
    .values({
      orderNr,
      method: whole.method,
      status: whole.provider === null ? 'refunded' : 'refund_pending',
      amount,
      providerRef: 'return part',
      reference: randomBytes(16).toString('hex'),
      refundOf: whole.id,
      createdAt: now,
    })
    .returning({ id: payment.id })
  return row!.id
}

/** Money of wallets and credits goes back to where it was, each part with its end (INV-14). */
async function giveBack(tx: Handle, { country, idCustomer, orderNr }: OrderRow, payout: Payout, now: Date) {
  if (idCustomer === null) return
  const partsOf = (tender: 'wallet' | 'credit') => payout.bound.filter((part) => part.tender === tender)
  const bound = partsOf('wallet')
  if (payout.wallet > 0 || bound.length > 0) {
    const description = `Parte cancelada del pedido ${orderNr}`
    await returnToWallet(tx, { idCustomer, free: payout.wallet, bound, description, ref: ['order_part', orderNr] }, now)
  }
  const [terms] = await tx.select().from(countryTable).where(eq(countryTable.code, country))
  const creditor = { country, idCustomer, creditDays: terms!.creditDays, now }
  if (payout.credit > 0) await issueCredit(tx, creditor, payout.credit)
  for (const { amount, until } of partsOf('credit')) await issueBoundCredit(tx, creditor, amount, until)
}

const listed = ({ items }: Cuttable, shares: readonly CutShare[]) =>
  shares.map(({ id, quantity }) => {
    const { name, size, isGiftCard } = items.find((item) => item.id === id)!
    return `${quantity} × ${name}${isGiftCard || size === 'U' ? '' : ` (${size})`}`
  })

/** Nothing is left to send of an order that left in part: what was sent is all there will be. */
async function closeWhenGone(tx: Handle, order: OrderRow, now: Date): Promise<void> {
  const { rows } = await readParcelRows(tx, order.orderNr)
  if (rows.some((row) => unsentUnits(row) > 0)) return
  await moveOrder(tx, order, 'shipped', { now, hasOwnMail: true })
}

/**
 * Cancels units of a paid order before they leave: stock and money go back by the rules of returns, and the order stays as it was
 * bought, with what was cancelled beside it.
 */
export async function cutOrder(db: Handle, { orderNr, items: wishes }: Wish, acting: Acting): Promise<CutResult> {
  const { now } = acting
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderNr)
    const { country } = order
    const { cuttable, shares, payout, result } = await planFor(tx, order, wishes, now)
    const refundId = await askRefund(tx, cuttable, orderNr, result.money, now)
    const [cut] = await tx.insert(orderCut).values({ orderNr, refundId, createdAt: now }).returning({ id: orderCut.id })
    await tx.insert(orderCutItem).values(
      shares.map(({ id, quantity, amount, tenders }) => ({
        cutId: cut!.id,
        orderNr,
        orderItemId: id,
        quantity,
        amount,
        walletAmount: walletOf(tenders),
        creditAmount: creditOf(tenders),
        boundParts: [...tenders.bound],
      })),
    )
    const back = shares.map(({ id, quantity }) => {
      return { skuSimple: cuttable.items.find((item) => item.id === id)!.skuSimple, delta: quantity }
    })
    await bookStock(tx, country, back, { reason: 'cancel', ref: orderNr, now })
    await giveBack(tx, order, payout, now)
    const profile = countryProfiles[country]
    const lines = listed(cuttable, shares)
    const note = `${lines.join(', ')}. Te devolvemos ${formatPrice(toUnits(result.amount, profile), profile)}.`
    await tx.insert(statusEvent).values({ subject: 'order', subjectId: orderNr, ...cutStep, at: now, note })
    // Counted as a change: who looks at what was there before decides again.
    await tx.update(salesOrder).set({ status: order.status }).where(eq(salesOrder.orderNr, orderNr))
    if (order.status === 'partly_shipped') await closeWhenGone(tx, order, now)
    await mailCut(tx, order, { lines, given: payoutTotals(withoutEnded(payout, now)) }, now)
    const after = { items: wishes.map(({ id, quantity }) => ({ item: id, quantity })), ...result }
    await writeAudit(tx, acting, 'cut-order', `${orderNr}: ${result.units} units`, { country, after })
    return result
  })
}
