import type pg from 'pg'
import { copyOut, fieldsOf, plainField } from '#db/copy-out.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import type { ProductGender } from '#domain/catalog/genders.ts'
import { readLists, type Slots } from './read-lists.ts'
import type { Change, Frame, ProductRow } from './rows.ts'

const millis = (column: string) => `round(extract(epoch from ${column}) * 1000)`
const orEmpty = (value: string) => `coalesce((${value})::text, '')`

const item = (...parts: string[]) => parts.join(` || e'\\x1f' || `)

/** One line per product with all its rows of a table. Country is one of ours, never a visitor's text. */
const listed = (table: string, parts: string, country: OpenCountry, more = '') => `
  select sku, string_agg(${parts}, e'\\x1e')
  from ${table} join product using (sku) where product.country = '${country}' and product.active ${more} group by sku`

const picture = (position: number) =>
  `coalesce((select url from product_image where product_image.sku = product.sku and position = ${position}), '')`

const productsOf = (country: OpenCountry) => `
  select sku, slug, name, brand_id, supplier_id, gender, color, color_family, description, price,
    ${orEmpty('special_price')}, ${orEmpty(millis('special_from'))}, ${orEmpty(millis('special_to'))}, is_eco, is_boost, is_gift_card, popularity,
    ${millis('created_at')}, ${picture(1)}, ${picture(2)}
  from product where country = '${country}' and active
  order by popularity desc, sku collate "C"`

type Placed<T> = { place: number; value: T }
function inPlace<T>(items: Placed<T>[]): T[] {
  // Mostly they come in order.
  for (let at = 1; at < items.length; at++) {
    if (items[at]!.place < items[at - 1]!.place) {
      items.sort((a, b) => a.place - b.place)
      break
    }
  }
  return items.map(({ value }) => value)
}

const optional = (text: string) => (text === '' ? null : Number(text))

/** Hands over every product of the store, most popular first. */
export async function readProducts(
  client: pg.ClientBase,
  country: OpenCountry,
  take: (row: ProductRow) => void,
): Promise<void> {
  const slots: Slots = new Map()
  const lists = <T>(table: string, parts: string, read: (parts: string[]) => T, more?: string) =>
    readLists(client, slots, listed(table, parts, country, more), (fields) => read(fields.map(plainField)))
  const simplesOf = await lists(
    'simple',
    item('simple.position', 'size', `coalesce(size_filter_key, '')`, 'stock'),
    ([place, size, key, stock]): Placed<ProductRow['simples'][number]> => ({
      place: Number(place),
      value: [size!, key || null, Number(stock)],
    }),
  )
  const categoriesOf = await lists(
    'product_category',
    item('product_category.position', 'category_id'),
    ([place, id]): Placed<number> => ({ place: Number(place), value: Number(id) }),
  )
  const attributesOf = await lists(
    'product_attribute',
    item('key', 'value'),
    ([key, value]): ProductRow['attributes'][number] => [key!, value!],
  )
  await copyOut(client, productsOf(country), (line) => {
    // By number: taking a row apart by pattern costs as much as reading it.
    const fields = fieldsOf(line)
    const sku = fields[0]!
    take({
      sku,
      slug: fields[1]!,
      name: fields[2]!,
      brandId: Number(fields[3]),
      supplierId: Number(fields[4]),
      gender: fields[5] as ProductGender,
      color: fields[6]!,
      colorFamily: fields[7]!,
      description: fields[8]!,
      price: Number(fields[9]),
      specialPrice: optional(fields[10]!),
      specialFrom: optional(fields[11]!),
      specialTo: optional(fields[12]!),
      isEco: fields[13] === 't',
      isBoost: fields[14] === 't',
      isGiftCard: fields[15] === 't',
      popularity: Number(fields[16]),
      createdAt: Number(fields[17]),
      images: [fields[18]!, fields[19]!].filter(Boolean),
      simples: inPlace(simplesOf(sku)),
      categoryIds: inPlace(categoriesOf(sku)),
      attributes: attributesOf(sku),
    })
  })
}

/** How many `readProducts` will hand over, in the same transaction. */
export async function countProducts(client: pg.ClientBase, country: OpenCountry): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from product where country = $1 and active',
    [country],
  )
  return rows[0]!.count
}

export async function readFrame(client: pg.ClientBase, country: OpenCountry): Promise<Frame> {
  const ask = async <T>(text: string) => (await client.query(text, [country])).rows as T[]
  const brands = await ask<Frame['brands'][number]>('select id, slug, name from brand where country = $1 order by id')
  const suppliers = await ask<Frame['suppliers'][number]>(`
    select id, name, free_shipping as "freeShipping",
      exists (
        select from supplier_shipping s join shipping_method m using (country, code)
        where s.supplier_id = supplier.id and s.code = 'fast' and m.enabled
      ) as fast
    from supplier where country = $1 order by id`)
  const categories = await ask<Frame['categories'][number]>(`
    select id, parent_id as "parentId", path, name, level, position from category where country = $1 order by id`)
  const [figures] = await ask<{ threshold: number }>(
    'select free_shipping_threshold::float8 as threshold from country where code = $1',
  )
  return { brands, suppliers, categories, freeShippingThreshold: figures?.threshold ?? Infinity }
}

/** Prices and stock as they are now; a sku that is gone is missing. */
export async function readChanges(
  client: Pick<pg.ClientBase, 'query'>,
  country: OpenCountry,
  skus: readonly string[],
): Promise<Change[]> {
  const { rows } = await client.query<Change>(
    `select sku, price, special_price as "specialPrice", ${millis('special_from')}::float8 as "specialFrom",
       ${millis('special_to')}::float8 as "specialTo", active,
       (select coalesce(json_agg(json_build_array(size, size_filter_key, stock) order by position, size), '[]')
          from simple where simple.sku = product.sku) as simples
     from product where country = $1 and sku = any($2)`,
    [country, skus],
  )
  return rows
}
