import type pg from 'pg'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export type RetireCounts = { productsRetired: number; sizesEmptied: number }

/** Gift cards are created by the shop, not by a supplier's feed. */
const unnamedProducts = `from product p where p.country = $1 and p.active and not p.is_gift_card
  and not exists (select from feed_named n where n.sku = p.sku)`

const unnamedSizes = `from simple x join feed_named n using (sku) where x.country = $1 and x.stock > 0 and not exists (select from feed_seen f where f.key = x.sku_simple)`

/**
 * Takes everything off sale that a complete feed did not name: products are hidden, and sizes of named products are
 * emptied with a stock movement.
 */
export async function retireUnnamed(
  client: pg.ClientBase,
  { country, now }: { country: OpenCountry; now: Date },
): Promise<RetireCounts & { lines: string[] }> {
  const { rows: products } = await client.query<{ sku: string; name: string }>(
    `update product set active = false where country = $1 and sku in (select p.sku ${unnamedProducts}) returning sku, name`,
    [country],
  )
  const { rows: sizes } = await client.query<{ id: string; stock: number }>(
    `with emptied as materialized (select x.sku_simple as id, x.stock ${unnamedSizes} order by x.sku_simple for update of x),
      booked as (insert into stock_movement (country, sku_simple, delta, reason, ref, created_at)
        select $1, id, -stock, 'adjust', 'import', $2 from emptied),
      written as (update simple set stock = 0 from emptied where country = $1 and sku_simple = id)
    select id, stock from emptied`,
    [country, now],
  )
  return {
    productsRetired: products.length,
    sizesEmptied: sizes.length,
    lines: [
      ...products.map(({ sku, name }) => `- ${sku} ${name}: off sale`),
      ...sizes.map(({ id, stock }) => `- ${id}: stock ${stock} → 0`),
    ],
  }
}
