import type { OrderStatus } from '#domain/buy/orders/statuses.ts'

/** Orders whose goods are still to be fetched: paid, or confirmed to be paid at the door. */
export const isPickable = (status: OrderStatus): boolean =>
  status === 'paid' || status === 'confirmed' || status === 'preparing' || status === 'partly_shipped'

/** Orders that a slip and a label can be printed for: also when they have left, because a parcel may lose its own. */
export const hasPapers = (status: OrderStatus): boolean =>
  isPickable(status) || status === 'shipped' || status === 'delivered'

/** A row of an order, with the units of it that are still in the warehouse. */
export type PickRow = {
  orderNr: string
  skuSimple: string
  seller: string
  name: string
  brand: string
  color: string
  size: string
  units: number
}

/** What to fetch of one size, and for which orders. */
export type PickLine = Omit<PickRow, 'orderNr'> & { orders: { orderNr: string; units: number }[] }

const inOrder = new Intl.Collator('es', { numeric: true })

/**
 * One walk for many orders: each size once, with the units of all of them. Ordered as goods are shelved: by who holds them,
 * then by their number, so that the sizes of a product are side by side.
 */
export function pickList(rows: readonly PickRow[]): PickLine[] {
  const lines = new Map<string, PickLine>()
  for (const { orderNr, units, ...goods } of rows) {
    if (units <= 0) continue
    const key = `${goods.seller}\n${goods.skuSimple}`
    const line = lines.get(key) ?? { ...goods, units: 0, orders: [] }
    line.units += units
    const same = line.orders.find((order) => order.orderNr === orderNr)
    if (same) same.units += units
    else line.orders.push({ orderNr, units })
    lines.set(key, line)
  }
  return [...lines.values()].toSorted(
    (one, other) => inOrder.compare(one.seller, other.seller) || inOrder.compare(one.skuSimple, other.skuSimple),
  )
}
