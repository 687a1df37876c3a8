import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { BulkFields } from '#domain/browse/assortment/bulk-act.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { bookStock } from '#server/ledger/stock/book-stock.ts'
import type { NamedProduct } from './read-products.ts'

export type FieldsOfProduct = { product: NamedProduct; fields: BulkFields }
type Writing = { country: OpenCountry; ref: string; now: Date }

/** Writes fields of locked products: one statement for their rows, two for their categories, one for their stock. */
export async function writeFields(tx: Handle, changes: readonly FieldsOfProduct[], { country, ref, now }: Writing) {
  const ofRow = changes.filter(({ fields }) => Object.keys(fields).some((name) => name !== 'stock'))
  if (ofRow.length > 0) {
    const rows = JSON.stringify(ofRow.map(({ product: { sku }, fields }) => ({ sku, f: fields })))
    await tx.execute(sql`update product p set
        price = coalesce((f ->> 'price')::integer, p.price),
        special_price = case when f ? 'specialPrice' then (f ->> 'specialPrice')::integer else p.special_price end,
        special_from = case when f ? 'specialFrom' then (f ->> 'specialFrom')::timestamptz else p.special_from end,
        special_to = case when f ? 'specialTo' then (f ->> 'specialTo')::timestamptz else p.special_to end,
        active = coalesce((f ->> 'isShown')::boolean, p.active),
        version = p.version + 1
      from jsonb_to_recordset(${rows}::jsonb) as change (sku text, f jsonb)
      where p.country = ${country} and p.sku = change.sku`)
  }
  const filed = changes.flatMap(({ product: { sku }, fields: { categories } }) =>
    categories ? [{ sku, ids: categories }] : [],
  )
  if (filed.length > 0) await writeCategories(tx, country, filed)
  const booked = changes.flatMap(({ product: { stock: before }, fields: { stock } }) =>
    Object.entries(stock ?? {}).map(([skuSimple, units]) => ({ skuSimple, delta: units - (before[skuSimple] ?? 0) })),
  )
  if (booked.length > 0) await bookStock(tx, country, booked, { reason: 'adjust', ref, now })
}

/** The categories of products, in their order. */
export async function writeCategories(
  tx: Handle,
  country: OpenCountry,
  filed: readonly { sku: string; ids: readonly number[] }[],
): Promise<void> {
  const rows = JSON.stringify(filed)
  await tx.execute(sql`delete from product_category c using jsonb_to_recordset(${rows}::jsonb) as want (sku text)
    where c.country = ${country} and c.sku = want.sku`)
  await tx.execute(sql`insert into product_category (country, sku, category_id, position)
    select ${country}, want.sku, id::integer, place from jsonb_to_recordset(${rows}::jsonb) as want (sku text, ids jsonb),
      jsonb_array_elements_text(want.ids) with ordinality as list (id, place)`)
}
