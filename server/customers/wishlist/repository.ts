import type { Favourite, Wishlist } from '#contract/customers/wishlist.ts'
import { and, desc, eq, isNotNull, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { brand, product, productImage } from '#db/schema/catalog.ts'
import { customer, wishlistItem } from '#db/schema/customers.ts'
import { simple } from '#db/schema/stock.ts'
import { toUnits } from '#domain/platform/money.ts'
import { productPath } from '#domain/browse/product/address.ts'
import { parentSku } from '#domain/platform/sku.ts'
import { priceShown } from '#domain/browse/product/price-shown.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { priceFall } from '#domain/customers/wishlist/wishlist-rules.ts'

const priceAt = (now: Date) => sql<number>`price_in_force(${product.price}, ${product.specialPrice},
  ${product.specialFrom}, ${product.specialTo}, ${now.toISOString()}::timestamptz)`

const latestFirst = [desc(wishlistItem.createdAt), desc(wishlistItem.id)] as const

export const wishlistRepository = (db: Handle) => ({
  of: (idCustomer: number): Promise<Wishlist> =>
    db
      .select({ id: wishlistItem.id, sku: wishlistItem.sku })
      .from(wishlistItem)
      .where(eq(wishlistItem.idCustomer, idCustomer))
      .orderBy(...latestFirst),

  /** Serialises additions of one customer, so that the limit holds. */
  async lock(idCustomer: number): Promise<void> {
    await db
      .select({ id: customer.idCustomer })
      .from(customer)
      .where(eq(customer.idCustomer, idCustomer))
      .for('no key update')
  },

  /** A product the country sells, by its sku or the sku of a size, with its current price. */
  async productOf(country: OpenCountry, sku: string, now: Date) {
    const parent = parentSku(sku)
    const isThere = sku === parent ? undefined : isNotNull(simple.skuSimple)
    const [row] = await db
      .select({ sku: product.sku, skuSimple: simple.skuSimple, price: priceAt(now) })
      .from(product)
      .leftJoin(
        simple,
        and(eq(simple.country, product.country), eq(simple.sku, product.sku), eq(simple.skuSimple, sku)),
      )
      .where(and(eq(product.country, country), eq(product.active, true), eq(product.sku, parent), isThere))
    return row
  },

  async add(row: Required<Omit<typeof wishlistItem.$inferInsert, 'id'>>): Promise<void> {
    await db.insert(wishlistItem).values(row).onConflictDoNothing()
  },

  async remove(idCustomer: number, sku: string): Promise<void> {
    await db.delete(wishlistItem).where(and(eq(wishlistItem.idCustomer, idCustomer), eq(wishlistItem.sku, sku)))
  },

  async favouritesOf(country: OpenCountry, idCustomer: number, now: Date): Promise<Favourite[]> {
    const rows = await db
      .select({
        id: wishlistItem.id,
        sku: product.sku,
        skuSimple: wishlistItem.skuSimple,
        priceWhenAdded: wishlistItem.priceWhenAdded,
        slug: product.slug,
        name: product.name,
        color: product.color,
        brand: brand.name,
        active: product.active,
        isGiftCard: product.isGiftCard,
        price: product.price,
        priceInForce: priceAt(now),
        image: sql<string | null>`(select ${productImage.url} from ${productImage}
          where ${productImage.country} = ${product.country} and ${productImage.sku} = ${product.sku}
          order by ${productImage.position} limit 1)`,
        simples: sql<{ sku: string; size: string; available: boolean }[]>`coalesce((select json_agg(s) from (
          select ${simple.skuSimple} as sku, ${simple.size}, ${product.active} and ${simple.stock} > 0 as available
          from ${simple} where ${simple.country} = ${product.country} and ${simple.sku} = ${product.sku}
          order by ${simple.position}, ${simple.skuSimple}) s), '[]')`,
      })
      .from(wishlistItem)
      .innerJoin(product, and(eq(product.country, wishlistItem.country), eq(product.sku, wishlistItem.sku)))
      .innerJoin(brand, eq(brand.id, product.brandId))
      .where(eq(wishlistItem.idCustomer, idCustomer))
      .orderBy(...latestFirst)
    const money = countryProfiles[country]
    return rows.map((row) => {
      const fall = priceFall(row.priceWhenAdded, row.priceInForce)
      return {
        id: row.id,
        sku: row.sku,
        productName: row.name,
        brand: row.brand,
        color: row.color,
        url: productPath(row.slug),
        productImage: row.image,
        ...priceShown(row.price, row.priceInForce, money),
        priceFall: fall === null ? null : toUnits(fall, money),
        available: row.simples.some(({ available }) => available),
        isGiftCard: row.isGiftCard,
        wantedSize: row.skuSimple,
        simples: row.simples,
      }
    })
  },
})
