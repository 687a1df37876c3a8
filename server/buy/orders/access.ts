import type { Order } from '#contract/buy/orders.ts'
import { and, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { isJustPlaced, isOrderKeyOver, maskedDocument } from '#domain/buy/orders/order-link.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Customer } from '#server/platform/sessions/resolve-session.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import type { OrderRow } from '#server/ledger/orders/move-order.ts'
import { isOrderKey } from '#server/ledger/orders/order-number.ts'

type OrderReference = { order_nr: string; order_key?: string | undefined }
type By = { country: OpenCountry; customer: Customer | undefined; now: Date }
/** A link is passed on: somebody who has only its key need not be the buyer. */
export type OpenedOrder = OrderRow & { isByKey: boolean }

export type OpenOrder = (named: OrderReference, by: By) => Promise<OpenedOrder>

/** The order as the client that opened it may see it. */
export function shownTo({ isByKey, placedAt }: OpenedOrder, order: Order, now: Date): Order {
  if (!isByKey || isJustPlaced(placedAt, now)) return order
  return { ...order, document: maskedDocument(order.document) }
}

/**
 * The named order, if the caller may see it: a customer's own, or one whose link the caller has. All others are answered
 * like orders that do not exist (INV-24).
 */
export function orderAccess(db: Handle, secrets: Secrets): OpenOrder {
  return async ({ order_nr: given, order_key: key }, { country, customer, now }) => {
    const orderNr = given.toUpperCase()
    const [order] = await db
      .select()
      .from(salesOrder)
      .where(and(eq(salesOrder.country, country), eq(salesOrder.orderNr, orderNr)))
    const isOwn = customer !== undefined && order?.idCustomer === customer.idCustomer
    const hasKey = key !== undefined && key !== '' && isOrderKey(key, orderNr, await secrets('order link'))
    const opens = isOwn || (hasKey && order !== undefined && !isOrderKeyOver(order, now))
    if (!order || !opens) throw new RuleError('order_not_found')
    return { ...order, isByKey: !isOwn }
  }
}
