import type pg from 'pg'
import { copyOut } from '#db/copy-out.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import type { ProductGender } from '#domain/catalog/genders.ts'
import type { Change, Frame, ProductRow } from './rows.ts'

const millis = (column: string) => `round(extract(epoch from ${column}) * 1000)`
const orEmpty = (value: string) => `coalesce((${value})::text, '')`

/** Inside one field: items, and the parts of an item. No text of a shop holds these two. */
const betweenItems = '\u001e'
const betweenParts = '\u001f'
const item = (...parts: string[]) => parts.join(` || e'\\x1f' || `)

/** One line per product with all its rows of a table. Country is one of ours, never a visitor's text. */
const listed = (table: string, parts: string, country: OpenCountry, more = '') => `
  select sku, string_agg(${parts}, e'\\x1e')
  from ${table} join product using (sku) where product.country = '${country}' and product.active ${more} group by sku`

const productsOf = (country: OpenCountry) => `
  select sku, slug, name, brand_id, supplier_id, gender, color, color_family, description, price,
    ${orEmpty('special_price')}, ${orEmpty(millis('special_from'))}, ${orEmpty(millis('special_to'))}, is_eco, is_boost, is_gift_card, popularity,
    ${millis('created_at')}
  from product where country = '${country}' and active
  order by popularity desc, sku collate "C"`

type Lists = Map<string, string>

async function readLists(client: pg.ClientBase, query: string): Promise<Lists> {
  const lists: Lists = new Map()
  await copyOut(client, query, ([sku, list]) => lists.set(sku!, list!))
  return lists
}

/**
 * Reads the items of a list. The same few thousand items come again and again (a size and its stock, a material), so each
 * is taken apart once. A list is taken out as it is read: a million of them are heavy.
 */
function itemReader<T>(lists: Lists, read: (parts: string[]) => T) {
  const known = new Map<string, T>()
  const itemOf = (text: string): T => {
    let found = known.get(text)
    if (found === undefined) known.set(text, (found = read(text.split(betweenParts))))
    return found
  }
  return (sku: string): T[] => {
    const list = lists.get(sku)
    if (list === undefined) return []
    lists.delete(sku)
    return list.split(betweenItems).map(itemOf)
  }
}

type Placed<T> = { place: number; value: T }
const inPlace = <T>(items: Placed<T>[]): T[] => items.sort((a, b) => a.place - b.place).map(({ value }) => value)
const optional = (text: string) => (text === '' ? null : Number(text))

/** Hands over every product of the store, most popular first. */
export async function readProducts(
  client: pg.ClientBase,
  country: OpenCountry,
  take: (row: ProductRow) => void,
): Promise<void> {
  const lists = (table: string, parts: string, more?: string) => readLists(client, listed(table, parts, country, more))
  const simplesOf = itemReader(
    await lists('simple', item('simple.position', 'size', `coalesce(size_filter_key, '')`, 'stock')),
    ([place, size, key, stock]): Placed<ProductRow['simples'][number]> => ({
      place: Number(place),
      value: [size!, key || null, Number(stock)],
    }),
  )
  const categoriesOf = itemReader(
    await lists('product_category', item('product_category.position', 'category_id')),
    ([place, id]): Placed<number> => ({ place: Number(place), value: Number(id) }),
  )
  const attributesOf = itemReader(
    await lists('product_attribute', item('key', 'value')),
    ([key, value]): ProductRow['attributes'][number] => [key!, value!],
  )
  const images = await lists('product_image', item('position', 'url'), 'and position <= 2')
  const imagesOf = (sku: string): string[] => {
    const list = images.get(sku)
    images.delete(sku)
    // `1…url`: sorting the texts sorts the pictures.
    return list === undefined
      ? []
      : list
          .split(betweenItems)
          .sort()
          .map((text) => text.slice(2))
  }

  await copyOut(client, productsOf(country), (fields) => {
    const [sku, slug, name, brandId, supplierId, gender, color, colorFamily, description, price, ...more] = fields
    const [specialPrice, specialFrom, specialTo, isEco, isBoost, isGiftCard, popularity, createdAt] = more
    take({
      sku: sku!,
      slug: slug!,
      name: name!,
      brandId: Number(brandId),
      supplierId: Number(supplierId),
      gender: gender as ProductGender,
      color: color!,
      colorFamily: colorFamily!,
      description: description!,
      price: Number(price),
      specialPrice: optional(specialPrice!),
      specialFrom: optional(specialFrom!),
      specialTo: optional(specialTo!),
      isEco: isEco === 't',
      isBoost: isBoost === 't',
      isGiftCard: isGiftCard === 't',
      popularity: Number(popularity),
      createdAt: Number(createdAt),
      simples: inPlace(simplesOf(sku!)),
      categoryIds: inPlace(categoriesOf(sku!)),
      attributes: attributesOf(sku!),
      images: imagesOf(sku!),
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
