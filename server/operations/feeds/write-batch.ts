import type pg from 'pg'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { differences } from './differences.ts'
import { checkForeignKeys } from './foreign-keys.ts'
import { refusals } from './refuse-rows.ts'
import { nextAttributePosition } from './taxonomy.ts'

export type WriteCounts = {
  productsCreated: number
  productsChanged: number
  sizesCreated: number
  sizesChanged: number
  /** Photos that no feed has named before, which still need to be fetched. */
  photosToFetch: number
}
export type RefusedRow = { line: number; id: string; reason: string }
type Batch = {
  country: OpenCountry
  now: Date
  defaultStock: number
  /** The seller of products that name none. */
  houseSeller: number
  /** Whether references are checked per batch instead of per row. */
  maySkipForeignKeys: boolean
  /** Receives what will change, where requested. */
  onChange?: ((line: string) => void) | undefined
}

const productColumns = [
  'slug name brand_id supplier_id gender color color_family description price special_price special_from special_to',
  'is_eco is_boost is_gift_card exchangeable popularity size_table_id created_at active',
].flatMap((line) => line.split(' '))

/**
 * The new values of an existing product: our own table defines everything, a Merchant feed leaves unknown columns
 * unchanged.
 */
const newValues: Readonly<Record<string, string>> = {
  slug: 'case when w.is_own then w.slug else p.slug end',
  color_family: 'case when w.is_own or p.color <> w.color then w.color_family else p.color_family end',
  size_table_id: 'case when w.is_own then w.size_table_id else p.size_table_id end',
  ...Object.fromEntries(
    'supplier_id is_eco is_boost is_gift_card exchangeable popularity created_at active'
      .split(' ')
      .map((column) => [column, `coalesce(w.${column}, p.${column})`]),
  ),
}
const newValue = (column: string) => newValues[column] ?? `w.${column}`

const winners = `insert into feed_winner
  select distinct on (sku) * from feed_stage where has_product order by sku, line desc`

/** A catalogue that is imported for the first time has nothing to compare with. */
const existingRows = `select exists (select from product join feed_winner using (sku) where country = $1) as products,
  exists (select from simple join feed_stage using (sku_simple) where country = $1) as sizes`

const updateProducts = `update product p set ${productColumns.map((column) => `${column} = ${newValue(column)}`).join(', ')}
  from feed_winner w where p.country = $1 and p.sku = w.sku
    and (${productColumns.map((column) => `p.${column}`).join(', ')})
      is distinct from (${productColumns.map(newValue).join(', ')})`

const insertProducts = `insert into product (country, sku, ${productColumns.join(', ')})
  select $1, sku, slug, name, brand_id, coalesce(supplier_id, $3), gender, color, color_family, description, price,
    special_price, special_from, special_to, coalesce(is_eco, false), coalesce(is_boost, false),
    coalesce(is_gift_card, false), coalesce(exchangeable, true), coalesce(popularity, 0), size_table_id,
    coalesce(created_at, $2), coalesce(active, true)
  from feed_winner w where not exists (select from product p where p.country = $1 and p.sku = w.sku)`

/** The lists of a product: rows no longer listed are deleted, missing ones inserted, correct ones left alone. */
const lists = [
  {
    table: 'product_image',
    isOutdated: 'w.images is not null and (w.images ->> (t.position - 1)) is distinct from t.url',
    columns: 'country, sku, position, url',
    wanted: `select $1, w.sku, n::integer, url
      from feed_winner w, jsonb_array_elements_text(w.images) with ordinality as list (url, n)`,
  },
  {
    table: 'product_category',
    isOutdated: 'w.category_ids is not null and w.category_ids[t.position] is distinct from t.category_id',
    columns: 'country, sku, category_id, position',
    wanted: `select $1, w.sku, id, n::integer
      from feed_winner w, unnest(w.category_ids) with ordinality as list (id, n)`,
  },
  {
    table: 'product_attribute',
    isOutdated: `w.attributes is not null and not exists (
      select from jsonb_array_elements(w.attributes) as list (pair) where pair ->> 0 = t.key and pair ->> 1 = t.value)`,
    columns: 'country, sku, key, value',
    wanted: `select $1, w.sku, pair ->> 0, pair ->> 1
      from feed_winner w, jsonb_array_elements(w.attributes) as list (pair)`,
  },
] as const

const insertPhotos = `insert into photo (key, source, due_at)
  select distinct on (one ->> 'key') one ->> 'key', one ->> 'source', $1::timestamptz
  from feed_winner w, jsonb_array_elements(w.photos) as list (one) order by one ->> 'key'
  on conflict do nothing`

/** Attributes that a feed brings are known from then on; what they are called and whether they are filters is the retailer's. */
const insertAttributes = `insert into attribute (country, key, name, is_filter, position)
  select $1, key, name, false, ${nextAttributePosition} + (row_number() over (order by line))::integer - 1
  from (select distinct on (key) pair ->> 0 as key, pair ->> 2 as name, w.line
    from feed_winner w, jsonb_array_elements(w.attributes) as list (pair)
    where pair ->> 0 like 'attr\\_%' order by key, w.line) brought
  where not exists (select from attribute known where known.country = $1 and known.key = brought.key)
  on conflict do nothing`

/** What somebody wrote of pictures that a feed names again, perhaps in another place. */
const writtenTexts = `select t.sku, t.url, t.alt, t.focus_x, t.focus_y
  from feed_winner w join product_image t on t.country = $1 and t.sku = w.sku
  where w.images is not null and (t.alt is not null or t.focus_x is not null)`
const keepTexts = `update product_image t set alt = k.alt, focus_x = k.focus_x, focus_y = k.focus_y
  from jsonb_to_recordset($2::jsonb) as k (sku text, url text, alt text, focus_x integer, focus_y integer)
  where t.country = $1 and t.sku = k.sku and t.url = k.url
    and (t.alt, t.focus_x, t.focus_y) is distinct from (k.alt, k.focus_x, k.focus_y)`

async function writeLists(client: pg.ClientBase, country: OpenCountry, hasOld: boolean): Promise<void> {
  const written = hasOld ? (await client.query(writtenTexts, [country])).rows : []
  for (const { table, isOutdated, columns, wanted } of lists) {
    if (hasOld)
      await client.query(
        `delete from ${table} t using feed_winner w where t.country = $1 and t.sku = w.sku and ${isOutdated}`,
        [country],
      )
    await client.query(`insert into ${table} (${columns}) ${wanted} on conflict do nothing`, [country])
  }
  if (written.length > 0) await client.query(keepTexts, [country, JSON.stringify(written)])
  await client.query(insertAttributes, [country])
}

/** In the order of the sizes, so that two writers never deadlock. */
const lockSizes = `select from simple x where country = $1 and sku_simple in (select sku_simple from feed_stage)
  order by sku_simple for update`

const target = 'coalesce(s.stock, case when x.stock > 0 then x.stock else $2 end)'

const bookStock = `insert into stock_movement (country, sku_simple, delta, reason, ref, created_at)
  select $1, x.sku_simple, ${target} - x.stock, 'adjust', 'import', $3
  from feed_stage s join simple x on x.country = $1 and x.sku_simple = s.sku_simple where ${target} <> x.stock`

const sizeFilter = 'case when s.is_own then s.size_filter_key else coalesce(x.size_filter_key, s.size_filter_key) end'
const updateSizes = `update simple x set size = s.size, size_filter_key = ${sizeFilter},
    position = coalesce(s.position, x.position), stock = ${target}, grams = coalesce(s.grams, x.grams),
    source_id = coalesce(s.source_id, x.source_id)
  from feed_stage s where x.country = $1 and x.sku_simple = s.sku_simple
    and (x.size, x.size_filter_key, x.position, x.stock, x.grams, x.source_id)
      is distinct from (s.size, ${sizeFilter}, coalesce(s.position, x.position), ${target}, coalesce(s.grams, x.grams),
        coalesce(s.source_id, x.source_id))`

const insertSizes = `with made as (
    insert into simple (country, sku_simple, sku, size, size_filter_key, position, stock, grams, source_id)
    select $1, s.sku_simple, s.sku, s.size, s.size_filter_key, coalesce(s.position,
        coalesce((select max(position) from simple x where x.country = $1 and x.sku = s.sku), 0)
          + row_number() over (partition by s.sku order by s.line))::integer, coalesce(s.stock, $2), s.grams, s.source_id
    from feed_stage s where s.sku_simple is not null and not exists (select from simple x
      where x.country = $1 and x.sku_simple = s.sku_simple)
    returning sku_simple, stock),
  booked as (insert into stock_movement (country, sku_simple, delta, reason, ref, created_at)
    select $1, sku_simple, stock, 'adjust', 'import', $3 from made where stock > 0)
  select count(*)::integer as n from made`

/**
 * Writes the staged rows inside the caller's transaction: rejects those the catalogue cannot hold, then brings
 * products, their lists and their sizes to the state of the feed. The same rows again change nothing.
 */
export async function writeBatch(
  client: pg.ClientBase,
  { country, now, defaultStock, houseSeller, maySkipForeignKeys, onChange }: Batch,
): Promise<{ refused: RefusedRow[]; written: WriteCounts }> {
  const refused: RefusedRow[] = []
  for (const { statement, values } of refusals(country)) {
    refused.push(...(await client.query<RefusedRow>(statement, values)).rows)
  }
  await client.query(winners)
  await client.query('analyze feed_winner (sku)')
  if (maySkipForeignKeys) await checkForeignKeys(client, country)
  if (onChange) for (const line of await differences(client, country)) onChange(line)
  const count = async (statement: string, values: unknown[] = []) =>
    (await client.query(statement, values)).rowCount ?? 0
  const { rows: found } = await client.query<{ products: boolean; sizes: boolean }>(existingRows, [country])
  const existing = found[0]!
  const productsChanged = existing.products ? await count(updateProducts, [country]) : 0
  const productsCreated = await count(insertProducts, [country, now, houseSeller])
  await writeLists(client, country, existing.products)
  const photosToFetch = await count(insertPhotos, [now])
  let sizesChanged = 0
  if (existing.sizes) {
    await client.query(lockSizes, [country])
    await client.query(bookStock, [country, defaultStock, now])
    sizesChanged = await count(updateSizes, [country, defaultStock])
  }
  const { rows } = await client.query<{ n: number }>(insertSizes, [country, defaultStock, now])
  return {
    refused,
    written: { productsCreated, productsChanged, sizesCreated: rows[0]!.n, sizesChanged, photosToFetch },
  }
}
