import { cart as cartTable } from '#db/schema/carts.ts'
import { couponUse, promotionUse } from '#db/schema/coupons.ts'
import { outboxMail } from '#db/schema/mail.ts'
import { orderItem, payment, salesOrder, statusEvent } from '#db/schema/orders.ts'
import { idempotency } from '#db/schema/technical.ts'
import { columnNames, insertFrom, rowsFor } from '#db/connection/sql-text.ts'
import type { Queries } from '#db/connection/transaction.ts'
import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import { isUnbought } from '#server/buy/cart/statements.ts'
import type { Intent, StoredResponse } from '#server/platform/http/idempotency.ts'
import { outboxChannel, type mailRow } from '#server/platform/mail/outbox.ts'

const cart = columnNames(cartTable)

const orderKeys = [
  'orderNr',
  'country',
  'idCustomer',
  'guestEmail',
  'guestNetwork',
  'guestDocumentType',
  'guestDocument',
  'secondaryNr',
  'cartHash',
  'status',
  'subTotal',
  'discount',
  'shipping',
  'walletUsed',
  'total',
  'taxIncluded',
  'taxPercent',
  'currency',
  'shippingAddress',
  'billingAddress',
  'shippingMethod',
  'placedAt',
  'deliveryFrom',
  'deliveryTo',
  'termsVersion',
] as const
const itemKeys = [
  'orderNr',
  'country',
  'skuSimple',
  'name',
  'brandName',
  'supplierName',
  'color',
  'size',
  'imageUrl',
  'quantity',
  'unitPrice',
  'paidPrice',
  'creditPaid',
  'taxPercent',
  'categories',
  'isGiftCard',
  'exchangeable',
] as const
const paymentKeys = [
  'orderNr',
  'method',
  'status',
  'amount',
  'provider',
  'accountId',
  'providerRef',
  'reference',
  'expiresAt',
  'createdAt',
] as const
const eventKeys = ['subject', 'subjectId', 'status', 'label', 'at'] as const
const couponUseKeys = ['idSalesRule', 'orderNr', 'idCustomer', 'amount'] as const
const promotionUseKeys = ['promotionId', 'orderNr', 'amount'] as const

const mailKeys = ['country', 'recipient', 'template', 'data', 'orderNr', 'createdAt', 'dueAt'] as const
const recordKeys = ['key', 'route', 'owner', 'requestHash', 'response', 'createdAt'] as const

/**
 * The order with its rows, its confirmation mail, the answer to its key, and the end of its cart. $1…$7 and $12 are the
 * rows, $8…$11 number, hash, moment and the channel of the outbox.
 */
const writeText = `
with written as (${insertFrom(salesOrder, '$1', orderKeys)}),
  items as (${insertFrom(orderItem, '$2', itemKeys)}),
  payments as (${insertFrom(payment, '$3', paymentKeys)}),
  events as (${insertFrom(statusEvent, '$4', eventKeys)}),
  uses as (${insertFrom(couponUse, '$5', couponUseKeys)}),
  mails as (${insertFrom(outboxMail, '$6', mailKeys)}),
  records as (${insertFrom(idempotency, '$7', recordKeys)}),
  promoted as (${insertFrom(promotionUse, '$12', promotionUseKeys)})
update cart set ${cart.orderNr} = $8, ${cart.version} = ${cart.version} + 1, ${cart.updatedAt} = $10
where ${cart.hash} = $9 and ${isUnbought(cart.orderNr)} returning pg_notify($11, '')`

type Row<T extends { $inferInsert: object }, K extends keyof T['$inferInsert']> = Required<Pick<T['$inferInsert'], K>>

export type NewOrder = {
  order: Row<typeof salesOrder, (typeof orderKeys)[number]>
  items: Row<typeof orderItem, (typeof itemKeys)[number]>[]
  payments: Row<typeof payment, (typeof paymentKeys)[number]>[]
  status: OrderStatus
  label: string
  uses: { idSalesRule: number; amount: number }[]
  promotions: { promotionId: number; amount: number }[]
  mail: ReturnType<typeof mailRow>
  /** The answer to the key of the call, if it has one. */
  record: (Omit<Intent, 'now'> & { response: StoredResponse }) | undefined
}

/** False when the cart was ordered meanwhile, which the lock of the cart does not allow. */
export async function writeOrder(queries: Queries, written: NewOrder): Promise<boolean> {
  const { order, items, payments, status, label, uses, promotions, mail, record } = written
  const { orderNr, idCustomer, cartHash, placedAt } = order
  const event = { subject: 'order', subjectId: orderNr, status, label, at: placedAt }
  const { rowCount } = await queries.query({
    name: 'checkout_write',
    text: writeText,
    values: [
      rowsFor(salesOrder, [order]),
      rowsFor(orderItem, items),
      rowsFor(payment, payments),
      rowsFor(statusEvent, [event]),
      rowsFor(
        couponUse,
        uses.map((one) => ({ ...one, orderNr, idCustomer })),
      ),
      rowsFor(outboxMail, [mail]),
      rowsFor(idempotency, record ? [{ ...record, createdAt: placedAt }] : []),
      orderNr,
      cartHash,
      placedAt,
      outboxChannel,
      rowsFor(
        promotionUse,
        promotions.map((one) => ({ ...one, orderNr })),
      ),
    ],
  })
  return rowCount === 1
}
