import { and, desc, eq, sql, type SQL } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product } from '#db/schema/catalog.ts'
import { couponUse, salesRule } from '#db/schema/coupons.ts'
import { customer } from '#db/schema/customers.ts'
import { membership } from '#db/schema/memberships.ts'
import { orderItem, payment, salesOrder, statusEvent } from '#db/schema/orders.ts'
import { orderCutItem } from '#db/schema/order-cuts.ts'
import { orderParcel, orderParcelItem } from '#db/schema/order-parcels.ts'
import { holiday, shippingMethod } from '#db/schema/shipping.ts'
import { transferAccount, transferProof } from '#db/schema/payment-methods.ts'
import { country as countryTable } from '#db/schema/store.ts'
import type { TransferAccount } from '#domain/platform/country/terms.ts'
import type { StatusEvent } from '#domain/buy/orders/timeline.ts'

type Item = typeof orderItem.$inferSelect
type Payment = typeof payment.$inferSelect
/** Instants inside JSON arrive as text. */
type ItemRow = Pick<
  Item,
  'skuSimple' | 'name' | 'brandName' | 'supplierName' | 'color' | 'size' | 'imageUrl' | 'quantity' | 'unitPrice'
> &
  Pick<Item, 'paidPrice' | 'creditPaid' | 'taxPercent' | 'isGiftCard'> & { slug: string | null; isMembership: boolean }
export type PaymentRow = Pick<
  Payment,
  'method' | 'status' | 'situation' | 'amount' | 'details' | 'provider' | 'providerRef' | 'refundOf'
> & {
  expiresAt: string | null
}
type EventRow = Pick<StatusEvent, 'status' | 'label' | 'note'> & { at: string }

/** A list inside a row: an empty list rather than null. */
const list = <T>(rows: SQL) => sql<T[]>`coalesce((select json_agg(r) from (${rows}) r), '[]')`

const columns = {
  order: salesOrder,
  owner: {
    email: customer.email,
    identificationType: customer.identificationType,
    identification: customer.identification,
  },
  shippingLabel: shippingMethod.label,
  terms: countryTable,
  holidays: sql<string[]>`coalesce((select json_agg(${holiday.day}) from ${holiday}
    where ${holiday.country} = ${salesOrder.country}), '[]')`,
  transfer: sql<TransferAccount | null>`(select json_build_object('holder', ${transferAccount.holder},
      'taxId', ${transferAccount.taxId}, 'bank', ${transferAccount.bank}, 'accountType', ${transferAccount.accountType},
      'number', ${transferAccount.number}, 'alias', ${transferAccount.alias}, 'email', ${transferAccount.email})
    from ${transferAccount} where ${transferAccount.country} = ${salesOrder.country})`,
  /** Instants inside expressions arrive as text. */
  proofSentAt: sql<string | null>`(select to_json(${transferProof.sentAt}) #>> '{}' from ${transferProof}
    where ${transferProof.orderNr} = ${salesOrder.orderNr} and ${transferProof.isCurrent})`,
  items: list<ItemRow>(sql`select ${orderItem.skuSimple} as "skuSimple", ${orderItem.name},
      ${orderItem.brandName} as "brandName", ${orderItem.supplierName} as "supplierName", ${orderItem.color},
      ${orderItem.size}, ${orderItem.imageUrl} as "imageUrl", ${orderItem.quantity}, ${orderItem.unitPrice} as "unitPrice",
      ${orderItem.paidPrice} as "paidPrice", ${orderItem.creditPaid} as "creditPaid", ${orderItem.taxPercent} as "taxPercent",
      ${orderItem.isGiftCard} as "isGiftCard", ${product.slug},
      exists (select from ${membership} where ${membership.country} = ${salesOrder.country}
        and ${membership.sku} = split_part(${orderItem.skuSimple}, '-', 1)) as "isMembership"
    from ${orderItem} left join ${product} on ${product.country} = ${salesOrder.country}
      and ${product.sku} = split_part(${orderItem.skuSimple}, '-', 1) and ${product.active}
    where ${orderItem.orderNr} = ${salesOrder.orderNr} order by ${orderItem.id}`),
  payments:
    list<PaymentRow>(sql`select ${payment.method}, ${payment.status}, ${payment.situation}, ${payment.amount}, ${payment.details},
      ${payment.provider}, ${payment.providerRef} as "providerRef", ${payment.refundOf} as "refundOf", ${payment.expiresAt} as "expiresAt"
    from ${payment} where ${payment.orderNr} = ${salesOrder.orderNr} order by ${payment.id}`),
  events: list<EventRow>(sql`select ${statusEvent.status}, ${statusEvent.label}, ${statusEvent.note}, ${statusEvent.at}
    from ${statusEvent} where ${statusEvent.subject} = 'order' and ${statusEvent.subjectId} = ${salesOrder.orderNr}
    order by ${statusEvent.at}, ${statusEvent.id}`),
  cuts: list<{ sku: string; quantity: number; amount: number }>(sql`select ${orderItem.skuSimple} as sku,
      ${orderCutItem.quantity}, ${orderCutItem.amount}
    from ${orderCutItem} join ${orderItem} on ${orderItem.id} = ${orderCutItem.orderItemId}
    where ${orderCutItem.orderNr} = ${salesOrder.orderNr} order by ${orderCutItem.id}`),
  parcels: list<{
    sku: string
    quantity: number
    parcel: number
    carrier: string | null
    tracking: string | null
    at: string
  }>(
    sql`select ${orderItem.skuSimple} as sku, ${orderParcelItem.quantity}, ${orderParcel.id} as parcel, ${orderParcel.carrier},
      ${orderParcel.tracking}, ${orderParcel.sentAt} as at
    from ${orderParcel} join ${orderParcelItem} on ${orderParcelItem.parcelId} = ${orderParcel.id}
      join ${orderItem} on ${orderItem.id} = ${orderParcelItem.orderItemId}
    where ${orderParcel.orderNr} = ${salesOrder.orderNr} order by ${orderParcel.id}, ${orderParcelItem.id}`,
  ),
  coupons: list<{ code: string; amount: number; isCredit: boolean }>(sql`select ${salesRule.code}, ${couponUse.amount},
      ${salesRule.kind} = 'credit' as "isCredit"
    from ${couponUse} join ${salesRule} on ${salesRule.idSalesRule} = ${couponUse.idSalesRule}
    where ${couponUse.orderNr} = ${salesOrder.orderNr} order by ${couponUse.id}`),
}

/** Orders with everything a shopper sees of them, in one statement; the latest first. */
export function readOrders(db: Handle, condition: SQL, { limit, offset }: { limit: number; offset: number }) {
  return (
    db
      .select(columns)
      .from(salesOrder)
      .innerJoin(countryTable, eq(countryTable.code, salesOrder.country))
      .leftJoin(customer, eq(customer.idCustomer, salesOrder.idCustomer))
      .leftJoin(
        shippingMethod,
        and(eq(shippingMethod.country, salesOrder.country), eq(shippingMethod.code, salesOrder.shippingMethod)),
      )
      .where(condition)
      // Equal moments in the order of their numbers, so that pages neither repeat nor miss (INV-29).
      .orderBy(desc(salesOrder.placedAt), desc(salesOrder.orderNr))
      .limit(limit)
      .offset(offset)
  )
}
export type OrderRow = Awaited<ReturnType<typeof readOrders>>[number]
