import { and, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { couponUse } from '#db/schema/coupons.ts'
import { orderItem, payment, salesOrder, statusEvent } from '#db/schema/orders.ts'
import { sandboxPayment } from '#db/schema/sandbox.ts'
import { simple, stockMovement } from '#db/schema/stock.ts'
import type { PaymentMethod } from '#domain/buy/payments/methods.ts'
import { reservedUntil } from '#domain/buy/payments/reservation.ts'
import { voucherCode } from '#domain/buy/payments/voucher-code.ts'
import { storeId } from '#domain/platform/brand/brand.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { brand } from '../brand/vereda.ts'
import { orderLabels, type OrderStatus } from '#domain/buy/orders/statuses.ts'
import { openingFigures, countryProfiles } from '#domain/platform/country/settings.ts'
import { shippingFor } from '../catalogue/amounts.ts'
import { historyOf, isUndone, paymentStatusOf } from './order-history.ts'
import type { OrderLines } from './order-lines.ts'
import { derived } from '../people/tokens.ts'
import type { DemoCustomer } from '../people/write-people.ts'

/** A customer, or a guest with an e-mail. */
type Buyer = Pick<DemoCustomer, 'country' | 'addresses'> & ({ idCustomer: number } | { guestEmail: string })

export type DemoOrder = {
  orderNr: string
  status: OrderStatus
  placedAt: Date
  lines: readonly [roleAndSize: string, quantity: number][]
  /** A credit in minor units, or a coupon for a percentage of the sub-total. */
  coupon?: { idSalesRule: number; amount: number } | { idSalesRule: number; percent: number }
  walletUsed?: number
  payment?: PaymentMethod
  /** The replacement of an exchange: free and without a cart. */
  isReplacement?: boolean
  cartHash?: string
}

function discountOf({ coupon }: DemoOrder, subTotal: number): number {
  if (!coupon) return 0
  return 'amount' in coupon ? coupon.amount : Math.round((subTotal * coupon.percent) / 100)
}

/** Each line's share of the sum after discount, with the remainder on the last (INV-05). */
function shares(lines: readonly number[], discount: number): number[] {
  const total = lines.reduce((sum, line) => sum + line, 0)
  const cuts = lines.map((line) => (total === 0 ? 0 : Math.floor((discount * line) / total)))
  cuts[cuts.length - 1]! += discount - cuts.reduce((sum, cut) => sum + cut, 0)
  return lines.map((line, index) => line - cuts[index]!)
}

/** Writes an order as the shop would: copies, payment, steps, coupon use and stock. Returns the item ids. */
export async function placeOrder(db: Handle, lineOf: OrderLines, buyer: Buyer, order: DemoOrder): Promise<number[]> {
  const { orderNr, status, placedAt } = order
  const { country } = buyer
  const idCustomer = 'idCustomer' in buyer ? buyer.idCustomer : null
  const lines = order.lines.map(([roleAndSize, quantity]) => {
    const source = lineOf(roleAndSize)
    return { source, quantity, unitPrice: order.isReplacement ? 0 : source.priceAt(placedAt) }
  })
  const sums = lines.map(({ quantity, unitPrice }) => quantity * unitPrice)
  const subTotal = sums.reduce((sum, line) => sum + line, 0)
  const discount = discountOf(order, subTotal)
  const shipping = order.isReplacement ? 0 : shippingFor(country, subTotal - discount)
  const walletUsed = order.walletUsed ?? 0
  const total = subTotal - discount + shipping - walletUsed
  const { taxPercent } = openingFigures[country]
  const isCredit = order.coupon !== undefined && 'amount' in order.coupon
  const credit = isCredit ? discount : 0
  const history = historyOf(status, placedAt)

  await db.insert(salesOrder).values({
    orderNr,
    country,
    idCustomer,
    guestEmail: 'guestEmail' in buyer ? buyer.guestEmail : null,
    secondaryNr: derived(`order ${orderNr}`, 16),
    cartHash: order.isReplacement ? null : (order.cartHash ?? derived(`cart of ${orderNr}`)),
    status,
    subTotal,
    discount,
    shipping,
    walletUsed,
    total,
    taxIncluded: Math.round(((subTotal - discount + credit + shipping) * taxPercent) / (100 + taxPercent)),
    taxPercent,
    currency: countryProfiles[country].currency,
    shippingAddress: buyer.addresses[0]!,
    billingAddress: buyer.addresses[1] ?? buyer.addresses[0]!,
    shippingMethod: 'standard',
    placedAt,
    deliveredAt: history.find((step) => step.status === 'delivered')?.at ?? null,
  })
  const paid = shares(sums, discount)
  const items = await db
    .insert(orderItem)
    .values(
      lines.map(({ source, quantity, unitPrice }, index) =>
        Object.assign(
          {
            orderNr,
            quantity,
            unitPrice,
            paidPrice: paid[index]!,
            taxPercent,
            creditPaid: isCredit ? sums[index]! - paid[index]! : 0,
          },
          source.copy,
        ),
      ),
    )
    .returning({ id: orderItem.id })

  const paymentStatus = paymentStatusOf(status)
  const byMethod = {
    orderNr,
    method: order.payment ?? 'card_test',
    status: paymentStatus,
    amount: total,
    createdAt: placedAt,
  }
  const payments: (typeof payment.$inferInsert)[] = [
    status === 'payment_pending' ? await waitingCode(db, country, byMethod) : byMethod,
  ]
  if (walletUsed > 0) payments.push({ ...byMethod, method: 'wallet', status: 'approved', amount: walletUsed })
  if (!order.isReplacement) await db.insert(payment).values(payments)
  await db.insert(statusEvent).values(
    history.map((step) => {
      return {
        subject: 'order' as const,
        subjectId: orderNr,
        status: step.status,
        label: orderLabels[step.status],
        at: step.at,
      }
    }),
  )
  if (order.coupon) {
    const { idSalesRule } = order.coupon
    await db.insert(couponUse).values({ orderNr, idCustomer, idSalesRule, amount: discount })
  }
  for (const { source, quantity } of lines) {
    await bookStock(db, {
      country,
      skuSimple: source.copy.skuSimple,
      delta: -quantity,
      reason: 'order',
      ref: orderNr,
      createdAt: placedAt,
    })
    if (isUndone(status)) {
      const createdAt = history.at(-1)!.at
      await bookStock(db, {
        country,
        skuSimple: source.copy.skuSimple,
        delta: quantity,
        reason: 'cancel',
        ref: orderNr,
        createdAt,
      })
    }
  }
  return items.map(({ id }) => id)
}

type Unpaid = Pick<typeof payment.$inferInsert, 'orderNr' | 'amount' | 'createdAt'>

/** A code that can be paid at the sandbox's counter, as though it had been chosen at checkout. */
async function waitingCode(db: Handle, country: OpenCountry, unpaid: Unpaid): Promise<typeof payment.$inferInsert> {
  const { orderNr, amount, createdAt } = unpaid
  const reference = derived(`payment of ${orderNr}`)
  const code = voucherCode(BigInt(`0x${derived(`code of ${orderNr}`, 16)}`))
  const expiresAt = reservedUntil('cash_voucher', createdAt)
  await db.insert(sandboxPayment).values({
    id: code,
    reference,
    isVoucher: true,
    amount,
    currency: countryProfiles[country].currency,
    country,
    orderNr,
    // Only its host is used, and the counter is on this machine.
    returnUrl: 'http://localhost/',
    webhookPath: `/api/payments/webhook/sandbox?store=${storeId(brand, country)}`,
    status: 'pending',
    createdAt,
    expiresAt,
  })
  const atSandbox = { provider: 'sandbox', providerRef: code, reference, expiresAt } as const
  return { ...unpaid, method: 'cash_voucher', status: 'pending', ...atSandbox }
}

/** Stock and its movement, together (INV-02). */
export async function bookStock(db: Handle, movement: typeof stockMovement.$inferInsert): Promise<void> {
  await db.insert(stockMovement).values(movement)
  await db
    .update(simple)
    .set({ stock: sql`${simple.stock} + ${movement.delta}` })
    .where(and(eq(simple.country, movement.country), eq(simple.skuSimple, movement.skuSimple)))
}
