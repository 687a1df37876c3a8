import type pg from 'pg'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { SizeFilterKey } from '#domain/browse/catalog/sizes.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export type StoredSize = {
  sku_simple: string
  size: string
  size_filter_key: SizeFilterKey | null
  position: number
  stock: number
  grams: number | null
}

/** A product with everything that belongs to it. Times are texts with microseconds, as in the database. */
export type StoredProduct = {
  sku: string
  slug: string
  name: string
  brand: string
  brand_slug: string
  seller: string
  gender: ProductGender
  color: string
  color_family: string
  description: string
  price: number
  special_price: number | null
  special_from: string | null
  special_to: string | null
  is_eco: boolean
  is_boost: boolean
  is_gift_card: boolean
  exchangeable: boolean
  popularity: number
  size_table: string | null
  created_at: string
  active: boolean
  images: string[]
  categories: { path: string; name: string }[]
  attributes: [key: string, value: string][]
  sizes: StoredSize[]
}

const pageSize = 1000
const moment = (column: string) =>
  `to_char(p.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ${column}`
const list = (what: string, from: string) => `coalesce((select json_agg(${what}) from ${from}), '[]')`

const page = `select p.sku, p.slug, p.name, brand.name as brand, brand.slug as brand_slug, supplier.name as seller, p.gender,
    p.color, p.color_family, p.description, p.price, p.special_price, ${moment('special_from')}, ${moment('special_to')},
    p.is_eco, p.is_boost, p.is_gift_card, p.exchangeable, p.popularity, size_table.name as size_table,
    ${moment('created_at')}, p.active,
    ${list(
      'coalesce(photo.source, i.url) order by i.position',
      `product_image i left join photo on i.url = '/img/f/' || photo.key || '.jpg' where i.country = p.country and i.sku = p.sku`,
    )} as images,
    ${list(
      `json_build_object('path', path, 'name', name) order by pc.position, path`,
      'product_category pc join category on category.id = pc.category_id where pc.country = p.country and pc.sku = p.sku',
    )} as categories,
    ${list('json_build_array(key, value) order by key, value', 'product_attribute a where a.country = p.country and a.sku = p.sku')} as attributes,
    ${list('x order by position, sku_simple', 'simple x where x.country = p.country and x.sku = p.sku')} as sizes
  from product p join brand on brand.id = p.brand_id join supplier on supplier.id = p.supplier_id
    left join size_table on size_table.id = p.size_table_id
  where p.country = $1 and p.sku > $2 order by p.sku limit ${pageSize}`

/** All products of a country ordered by sku, page by page, so that memory use does not depend on their number. */
export async function* readProducts(client: pg.ClientBase, country: OpenCountry): AsyncGenerator<StoredProduct[]> {
  for (let last = ''; ;) {
    const { rows } = await client.query<StoredProduct>(page, [country, last])
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
    last = rows.at(-1)!.sku
  }
}
