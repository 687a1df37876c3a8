import { and, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { cart, cartItem } from '#db/schema/carts.ts'
import { product } from '#db/schema/catalog.ts'
import { wishlistItem } from '#db/schema/customers.ts'
import type { Moments } from '../moments.ts'
import type { DemoCustomer } from './write-people.ts'

/** Carts have readable hashes here; a real one is 128 random bits. `demo-gone` is absent on purpose. */
export async function writeCarts(db: Handle, ana: DemoCustomer, { daysAgo, minutesAgo }: Moments): Promise<void> {
  const { country, idCustomer } = ana
  const dates = { createdAt: daysAgo(1), updatedAt: minutesAgo(90) }
  await db.insert(cart).values([
    { hash: 'demo-ana', country, idCustomer, version: 3, ...dates },
    { hash: 'demo-guest', country, idCustomer: null, version: 2, ...dates },
    {
      hash: 'demo-bought',
      country,
      idCustomer,
      version: 4,
      orderNr: 'R105',
      createdAt: daysAgo(4),
      updatedAt: daysAgo(3),
    },
  ])
  const line = (cartHash: string, skuSimple: string, quantity: number) => {
    return { cartHash, country, skuSimple, quantity, addedAt: minutesAgo(120) }
  }
  await db.insert(cartItem).values([
    line('demo-ana', 'ZM0001-37', 1),
    // Sold out since ana added it.
    line('demo-ana', 'ZM0004-38', 1),
    line('demo-guest', 'ZM0001-37', 2),
    line('demo-guest', 'RT0001-M', 1),
    line('demo-bought', 'ZM0010-37', 1),
  ])
}

export async function writeWishlist(db: Handle, ana: DemoCustomer, { daysAgo }: Moments): Promise<void> {
  const favourites = ['ZM0001', 'ZM0003', 'VS0001', 'BT0001', 'RT0002', 'LJ0001']
  const prices = await db
    .select({ sku: product.sku, price: product.price })
    .from(product)
    .where(and(eq(product.country, ana.country), inArray(product.sku, favourites)))
  const fullPrice = new Map(prices.map(({ sku, price }) => [sku, price]))
  const { country, idCustomer } = ana
  await db.insert(wishlistItem).values(
    favourites.map((sku, index) => {
      // Added before the current offers began.
      return { country, idCustomer, sku, createdAt: daysAgo(30 - index * 4), priceWhenAdded: fullPrice.get(sku)! }
    }),
  )
}
