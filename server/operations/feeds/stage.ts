import type pg from 'pg'
import { copyLine, type Cell } from '#db/copy/copy-text.ts'
import { copyInto } from '#db/copy/copy.ts'
import type { ProductData, SizeData } from '#domain/operations/feeds/records.ts'
import { slugWord } from '#domain/operations/feeds/words.ts'
import { photoAddress } from '#server/operations/photos/photo-address.ts'
import type { Taxonomy } from './taxonomy.ts'

/** One row of a feed, flat: a product, a size, or both. What is null is not said. */
const columns = {
  line: 'integer not null',
  key: 'text not null',
  is_own: 'boolean not null',
  sku: 'text not null',
  has_product: 'boolean not null',
  slug: 'text',
  name: 'text',
  brand_id: 'integer',
  supplier_id: 'integer',
  gender: 'text',
  color: 'text',
  color_family: 'text',
  description: 'text',
  price: 'integer',
  special_price: 'integer',
  special_from: 'timestamptz',
  special_to: 'timestamptz',
  is_eco: 'boolean',
  is_boost: 'boolean',
  is_gift_card: 'boolean',
  exchangeable: 'boolean',
  popularity: 'integer',
  size_table_id: 'integer',
  created_at: 'timestamptz',
  active: 'boolean',
  images: 'jsonb',
  photos: 'jsonb',
  category_ids: 'integer[]',
  attributes: 'jsonb',
  sku_simple: 'text',
  size: 'text',
  size_filter_key: 'text',
  position: 'integer',
  stock: 'integer',
  grams: 'integer',
  source_id: 'text',
} as const

const columnNames = Object.keys(columns)

/** Tables of this connection only: rows of a batch, the winners among them, and every id and product named so far. */
export async function makeStage(client: pg.ClientBase): Promise<void> {
  const body = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
  await client.query(`create temp table feed_stage (${body.join(', ')}) on commit delete rows`)
  await client.query('create temp table feed_winner (like feed_stage) on commit delete rows')
  await client.query('create temp table feed_seen (key text primary key, line integer not null)')
  await client.query('create temp table feed_named (sku text primary key)')
}

const nothing: readonly null[] = Array.from({ length: 24 }, () => null)

async function productCells(product: ProductData, taxonomy: Taxonomy): Promise<Cell[]> {
  const { own, images, attributes } = product
  const categories = await taxonomy.categoryIds(product.filing)
  const photos = images.map(photoAddress).filter((photo) => photo !== undefined)
  // A Merchant feed that names no picture or category takes none away.
  const isGiven = (list: readonly unknown[]) => own !== null || list.length > 0
  return [
    own?.slug ?? `${slugWord(product.name) || 'producto'}-${product.sku.toLowerCase()}`,
    product.name,
    await taxonomy.brandId(product.brand),
    product.seller === null && own === null ? null : await taxonomy.sellerId(product.seller),
    product.gender,
    product.color,
    product.colorFamily,
    product.description,
    product.price,
    product.specialPrice,
    product.specialFrom,
    product.specialTo,
    own?.isEco ?? null,
    own?.isBoost ?? null,
    own?.isGiftCard ?? null,
    own?.exchangeable ?? null,
    own?.popularity ?? null,
    own ? taxonomy.sizeTableId(own.sizeTable) : null,
    own?.createdAt || null,
    own?.active ?? product.isShown,
    isGiven(images) ? JSON.stringify(images.map((address) => photoAddress(address)?.path ?? address)) : null,
    photos.length > 0 ? JSON.stringify(photos) : null,
    isGiven(categories) ? `{${categories.join(',')}}` : null,
    attributes === null ? null : JSON.stringify(attributes),
  ]
}

/** A row as COPY takes it. */
export async function stageLine(
  line: number,
  { product, size, isOwn }: { product?: ProductData | undefined; size?: SizeData | undefined; isOwn: boolean },
  taxonomy: Taxonomy,
): Promise<string> {
  const sku = product?.sku ?? size!.sku
  return copyLine([
    line,
    size?.skuSimple ?? sku,
    isOwn,
    sku,
    product !== undefined,
    ...(product ? await productCells(product, taxonomy) : nothing),
    size?.skuSimple ?? null,
    size?.size ?? null,
    size?.sizeFilterKey ?? null,
    size?.position ?? null,
    size?.stock ?? null,
    size?.grams ?? null,
    size?.sourceId ?? null,
  ])
}

export async function fillStage(client: pg.ClientBase, lines: readonly string[]): Promise<void> {
  // Emptied by the end of a transaction, unless several batches share one.
  await client.query('truncate feed_stage, feed_winner')
  await copyInto(client, { table: 'feed_stage', columns: columnNames }, [lines.join('')])
  // The planner guesses wrongly about a table that was empty a moment ago.
  await client.query('analyze feed_stage')
  await client.query('insert into feed_named select distinct sku from feed_stage on conflict do nothing')
}
