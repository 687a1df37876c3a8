import type { SizeStock } from '#contract/desk/stock.ts'
import { and, asc, desc, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product } from '#db/schema/catalog.ts'
import { orderItem, salesOrder } from '#db/schema/orders.ts'
import { simple, stockMovement } from '#db/schema/stock.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

const maxMovements = 100

/** A size with its latest movements, what was there after each, and the unpaid orders that hold some of it. */
export async function readSize(
  db: Handle,
  { country, sku }: { country: OpenCountry; sku: string },
): Promise<SizeStock> {
  const [size] = await db
    .select({
      skuSimple: simple.skuSimple,
      name: product.name,
      color: product.color,
      size: simple.size,
      stock: simple.stock,
    })
    .from(simple)
    .innerJoin(product, and(eq(product.country, simple.country), eq(product.sku, simple.sku)))
    .where(and(eq(simple.country, country), eq(simple.skuSimple, sku)))
  if (!size) throw new DeskError('not_found')
  const rows = await db
    .select()
    .from(stockMovement)
    .where(and(eq(stockMovement.country, country), eq(stockMovement.skuSimple, sku)))
    .orderBy(desc(stockMovement.id))
    .limit(maxMovements)
  let after = size.stock
  const movements = rows.map(({ createdAt, delta, reason, ref }) => {
    const movement = { at: createdAt.toISOString(), delta, reason, ref, after }
    after -= delta
    return movement
  })
  const held = await db
    .select({ orderNr: salesOrder.orderNr, quantity: orderItem.quantity, placedAt: salesOrder.placedAt })
    .from(orderItem)
    .innerJoin(salesOrder, eq(salesOrder.orderNr, orderItem.orderNr))
    .where(
      and(
        eq(orderItem.country, country),
        eq(orderItem.skuSimple, sku),
        inArray(salesOrder.status, ['payment_pending', 'confirmed']),
      ),
    )
    .orderBy(asc(salesOrder.placedAt))
    .limit(maxMovements)
  const reservations = held.map(({ placedAt, ...order }) => ({ ...order, placedAt: placedAt.toISOString() }))
  return { size, movements, reservations }
}
