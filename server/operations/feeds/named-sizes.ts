import type { Client } from 'pg'
import type { Priced } from '#domain/operations/feeds/delta-row.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export type NamedSize = { skuSimple: string; sku: string; stock: number }
export type NamedProduct = Priced & { name: string }

/** Finds sizes by the feed's own id, else by the sku that the id stands for. */
const find = `with asked as materialized (
    select at::integer - 1 as at, id, sku_simple from unnest($2::text[], $3::text[]) with ordinality as row (id, sku_simple, at)
  ), by_id as materialized (
    select at, x.sku_simple, x.sku from asked join simple x on x.country = $1 and x.source_id = asked.id
  )
  select at, sku_simple as "skuSimple", sku from by_id
  union all
  select at, x.sku_simple, x.sku from asked join simple x on x.country = $1 and x.sku_simple = asked.sku_simple
  where not exists (select from by_id where by_id.at = asked.at)
  order by 1, 2`

/** Products before sizes and each in order, so that two writers never deadlock. */
const lockProducts = `select sku, name, price, special_price as "specialPrice", special_from::text as "specialFrom",
    special_to::text as "specialTo"
  from product where country = $1 and sku = any($2) order by sku for no key update`
const lockSizes = `select sku_simple as "skuSimple", sku, stock from simple
  where country = $1 and sku_simple = any($2) order by sku_simple for no key update`

/** The sizes that rows refer to, one list per row, and their products, locked until the transaction ends. */
export async function lockSizesOf(
  client: Client,
  country: OpenCountry,
  rows: readonly { id: string; skuSimple: string }[],
): Promise<{ sizes: NamedSize[][]; products: Map<string, NamedProduct> }> {
  const ids = [country, rows.map(({ id }) => id), rows.map(({ skuSimple }) => skuSimple)]
  const { rows: found } = await client.query<{ at: number; skuSimple: string; sku: string }>(find, ids)
  const unique = (values: readonly string[]) => [...new Set(values)]
  const products = await client.query<NamedProduct & { sku: string }>(lockProducts, [
    country,
    unique(found.map(({ sku }) => sku)),
  ])
  const sizes = await client.query<NamedSize>(lockSizes, [country, unique(found.map(({ skuSimple }) => skuSimple))])
  const lockedSizes = new Map(sizes.rows.map((size) => [size.skuSimple, size]))
  const ofRow = Map.groupBy(found, ({ at }) => at)
  return {
    sizes: rows.map((_, at) => (ofRow.get(at) ?? []).flatMap(({ skuSimple }) => lockedSizes.get(skuSimple) ?? [])),
    products: new Map(products.rows.map(({ sku, ...product }) => [sku, product])),
  }
}

export async function writePrices(
  client: Client,
  country: OpenCountry,
  prices: readonly (readonly [sku: string, price: Priced])[],
): Promise<void> {
  await client.query(
    `update product p set price = n.price, special_price = n.special_price, special_from = n.special_from,
       special_to = n.special_to
     from unnest($2::text[], $3::int[], $4::int[], $5::timestamptz[], $6::timestamptz[])
       as n (sku, price, special_price, special_from, special_to)
     where p.country = $1 and p.sku = n.sku`,
    [
      country,
      prices.map(([sku]) => sku),
      prices.map(([, { price }]) => price),
      prices.map(([, { specialPrice }]) => specialPrice),
      prices.map(([, { specialFrom }]) => specialFrom),
      prices.map(([, { specialTo }]) => specialTo),
    ],
  )
}
