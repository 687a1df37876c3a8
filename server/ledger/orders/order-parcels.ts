import { asc, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { orderParcel, orderParcelItem } from '#db/schema/order-parcels.ts'
import { orderItem } from '#db/schema/orders.ts'
import type { ParcelRow } from '#domain/buy/orders/parcels.ts'
import { cutsOf, cutUnits } from './order-cuts.ts'

export type SentParcel = {
  id: number
  orderNr: string
  carrier: string | null
  tracking: string | null
  sentAt: Date
  items: { orderItemId: number; quantity: number }[]
}

/** The parcels that these orders left in, the earliest first; none of one that left at once. */
export async function parcelsOf(db: Handle, orderNrs: readonly string[]): Promise<SentParcel[]> {
  if (orderNrs.length === 0) return []
  const isOne = inArray(orderParcel.orderNr, [...orderNrs])
  const parcels = await db.select().from(orderParcel).where(isOne).orderBy(asc(orderParcel.id))
  if (parcels.length === 0) return []
  const items = await db
    .select()
    .from(orderParcelItem)
    .where(inArray(orderParcelItem.orderNr, [...orderNrs]))
    .orderBy(asc(orderParcelItem.id))
  return parcels.map((parcel) => ({
    ...parcel,
    items: items
      .filter(({ parcelId }) => parcelId === parcel.id)
      .map(({ orderItemId, quantity }) => ({ orderItemId, quantity })),
  }))
}

/** How many units of a row have left. */
export const sentUnits = (parcels: readonly Pick<SentParcel, 'items'>[], id: number): number =>
  parcels.reduce(
    (sum, { items }) => sum + items.reduce((own, one) => own + (one.orderItemId === id ? one.quantity : 0), 0),
    0,
  )

/** The rows of an order with what of them was cancelled and sent. */
export async function readParcelRows(db: Handle, orderNr: string) {
  const items = await db.select().from(orderItem).where(eq(orderItem.orderNr, orderNr)).orderBy(asc(orderItem.id))
  const cuts = await cutsOf(db, [orderNr])
  const parcels = await parcelsOf(db, [orderNr])
  const rows: ParcelRow[] = items.map(({ id, quantity, isGiftCard }) => ({
    id,
    quantity,
    isGiftCard,
    cancelled: cutUnits(cuts, id),
    sent: sentUnits(parcels, id),
  }))
  return { items, rows, parcels }
}
