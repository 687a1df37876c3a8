import { and, desc, eq, inArray, isNotNull, ne } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product } from '#db/schema/catalog.ts'
import { wishlistItem } from '#db/schema/customers.ts'
import { customerSize } from '#db/schema/my-sizes.ts'
import { orderItem, salesOrder } from '#db/schema/orders.ts'
import { simple } from '#db/schema/stock.ts'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { SizeFilterKey } from '#domain/browse/catalog/sizes.ts'
import { normaliseSize, type SizeChoice, type SizeEvidence } from '#domain/customers/my-sizes/my-sizes.ts'
import { boughtStatuses } from '#domain/buy/orders/statuses.ts'
import type { Wearer } from '#domain/browse/sizes/shoe-sizes.ts'
import { kindOfFilter } from '#domain/browse/sizes/size-chart.ts'

/** Older purchases say nothing about today's sizes. */
const maxItems = 100

const columns = { size: simple.size, filter: simple.sizeFilterKey, gender: product.gender }
/** A unisex product does not tell who wears it. */
const saysWho = and(isNotNull(simple.sizeFilterKey), ne(product.gender, 'unisex'))

type Row = { size: string; filter: SizeFilterKey | null; gender: ProductGender; at: Date }

const evidenceOf = (source: 'bought' | 'favourite', rows: readonly Row[]): SizeEvidence[] =>
  rows.map(({ size, filter, gender, at }) => {
    return { kind: kindOfFilter[filter!], wearer: gender as Wearer, size: normaliseSize(size), source, at }
  })

export const mySizesRepository = (db: Handle) => ({
  choicesOf: (idCustomer: number): Promise<SizeChoice[]> =>
    db
      .select({ kind: customerSize.kind, wearer: customerSize.wearer, size: customerSize.size, at: customerSize.at })
      .from(customerSize)
      .where(eq(customerSize.idCustomer, idCustomer)),

  async evidenceOf(idCustomer: number): Promise<SizeEvidence[]> {
    const bought = await db
      .select({ ...columns, at: salesOrder.placedAt })
      .from(salesOrder)
      .innerJoin(orderItem, eq(orderItem.orderNr, salesOrder.orderNr))
      .innerJoin(simple, and(eq(simple.country, orderItem.country), eq(simple.skuSimple, orderItem.skuSimple)))
      .innerJoin(product, and(eq(product.country, simple.country), eq(product.sku, simple.sku)))
      .where(and(eq(salesOrder.idCustomer, idCustomer), inArray(salesOrder.status, [...boughtStatuses]), saysWho))
      .orderBy(desc(salesOrder.placedAt), desc(orderItem.id))
      .limit(maxItems)
    const favourites = await db
      .select({ ...columns, at: wishlistItem.createdAt })
      .from(wishlistItem)
      .innerJoin(simple, and(eq(simple.country, wishlistItem.country), eq(simple.skuSimple, wishlistItem.skuSimple)))
      .innerJoin(product, and(eq(product.country, simple.country), eq(product.sku, simple.sku)))
      .where(and(eq(wishlistItem.idCustomer, idCustomer), saysWho))
    return [...evidenceOf('bought', bought), ...evidenceOf('favourite', favourites)]
  },

  async write(idCustomer: number, { kind, wearer, size, at }: SizeChoice): Promise<void> {
    await db
      .insert(customerSize)
      .values({ idCustomer, kind, wearer, size, at })
      .onConflictDoUpdate({
        target: [customerSize.idCustomer, customerSize.kind, customerSize.wearer],
        set: { size, at },
      })
  },
})
