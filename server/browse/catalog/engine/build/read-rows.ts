import type pg from 'pg'
import { copyOut, fieldsOf, plainField } from '#db/copy/copy-out.ts'
import type * as catalog from '#db/schema/catalog.ts'
import type * as reviews from '#db/schema/reviews.ts'
import type * as shipping from '#db/schema/shipping.ts'
import type * as stock from '#db/schema/stock.ts'
import type { country as countryTable } from '#db/schema/store.ts'
import { typedNames, type ColumnName } from '#db/connection/typed-names.ts'
import { attributesOf, type AttributeRow } from '#domain/browse/catalog/attribute-settings.ts'
import { packFocus } from '#domain/browse/catalog/packed-focus.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import { readLists, type Slots } from './read-lists.ts'
import type { Change, Frame, ProductRow } from './rows.ts'

const product = typedNames<ColumnName<typeof catalog.product>>('product.')
const image = typedNames<ColumnName<typeof catalog.productImage>>('product_image.')
const filed = typedNames<ColumnName<typeof catalog.productCategory>>('product_category.')
const valued = typedNames<ColumnName<typeof catalog.productAttribute>>('product_attribute.')
const setting = typedNames<ColumnName<typeof catalog.attribute>>('attribute.')
const simple = typedNames<ColumnName<typeof stock.simple>>('simple.')
const brand = typedNames<ColumnName<typeof catalog.brand>>('brand.')
const supplier = typedNames<ColumnName<typeof catalog.supplier>>('supplier.')
const offered = typedNames<ColumnName<typeof shipping.supplierShipping>>('supplier_shipping.')
const method = typedNames<ColumnName<typeof shipping.shippingMethod>>('shipping_method.')
const category = typedNames<ColumnName<typeof catalog.category>>('category.')
const rating = typedNames<ColumnName<typeof reviews.productRating>>('product_rating.')
const countryColumns = typedNames<ColumnName<typeof countryTable>>('country.')

const millis = (column: string) => `round(extract(epoch from ${column}) * 1000)`
const orEmpty = (value: string) => `coalesce((${value})::text, '')`

const orNone = (count: string) => `coalesce(${count}, 0)`

const item = (...parts: string[]) => parts.join(` || e'\\x1f' || `)

/** One line per product with all its rows of a table. The country is one of our constants, never a visitor's text. */
const listed = (table: string, sku: string, parts: string, country: OpenCountry) => `
  select ${sku}, string_agg(${parts}, e'\\x1e')
  from ${table} join product on ${product.country} = ${table}.country and ${product.sku} = ${sku}
  where ${product.country} = '${country}' and ${product.active}
  group by ${sku}`

const secondPicture = `coalesce((select ${image.url} from product_image where ${image.country} = ${product.country}
    and ${image.sku} = ${product.sku} and ${image.position} = 2), '')`

const productsOf = (country: OpenCountry) => `
  select ${product.sku}, ${product.slug}, ${product.name}, ${product.brand_id}, ${product.supplier_id}, ${product.gender},
    ${product.color}, ${product.color_family}, ${product.description}, ${product.price}, ${orEmpty(product.special_price)},
    ${orEmpty(millis(product.special_from))}, ${orEmpty(millis(product.special_to))}, ${product.is_eco}, ${product.is_boost},
    ${product.is_gift_card}, ${product.popularity}, ${millis(product.created_at)}, ${orEmpty(image.url)}, ${secondPicture},
    ${orNone(rating.reviews)}, ${orNone(rating.tenths)}, ${orEmpty(image.alt)}, ${orEmpty(image.focus_x)}, ${orEmpty(image.focus_y)}
  from product left join product_image on ${image.country} = ${product.country} and ${image.sku} = ${product.sku} and ${image.position} = 1
    left join product_rating on ${rating.country} = ${product.country} and ${rating.sku} = ${product.sku}
  where ${product.country} = '${country}' and ${product.active}
  order by ${product.popularity} desc, ${product.sku} collate "C"`

type Positioned<T> = { place: number; value: T }
function byPosition<T>(items: Positioned<T>[]): T[] {
  // Usually they are sorted already.
  for (let at = 1; at < items.length; at++) {
    if (items[at]!.place < items[at - 1]!.place) {
      items.sort((a, b) => a.place - b.place)
      break
    }
  }
  return items.map(({ value }) => value)
}

const optional = (text: string) => (text === '' ? null : Number(text))

/** Passes every product of the country to `take`, most popular first. */
export async function readProducts(
  client: pg.ClientBase,
  country: OpenCountry,
  take: (row: ProductRow) => void,
): Promise<void> {
  const slots: Slots = new Map()
  const lists = <T>(table: string, sku: string, parts: string, read: (parts: string[]) => T) =>
    readLists(client, slots, listed(table, sku, parts, country), (fields) => read(fields.map(plainField)))
  const simplesOf = await lists(
    'simple',
    simple.sku,
    item(simple.position, simple.size, `coalesce(${simple.size_filter_key}, '')`, simple.stock),
    ([place, size, key, stock]): Positioned<ProductRow['simples'][number]> => ({
      place: Number(place),
      value: [size!, key || null, Number(stock)],
    }),
  )
  const categoriesOf = await lists(
    'product_category',
    filed.sku,
    item(filed.position, filed.category_id),
    ([place, id]): Positioned<number> => ({ place: Number(place), value: Number(id) }),
  )
  const attributesOf = await lists(
    'product_attribute',
    valued.sku,
    item(valued.key, valued.value),
    ([key, value]): ProductRow['attributes'][number] => [key!, value!],
  )
  await copyOut(client, productsOf(country), (line) => {
    // Read by index: destructuring a row costs as much as reading it.
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
      reviews: Number(fields[20]),
      tenths: Number(fields[21]),
      imageAlt: fields[22]!,
      imageFocus: fields[23] === '' ? 0 : packFocus(Number(fields[23]), Number(fields[24])),
      simples: byPosition(simplesOf(sku)),
      categoryIds: byPosition(categoriesOf(sku)),
      attributes: attributesOf(sku),
    })
  })
}

/** How many products `readProducts` will pass on, in the same transaction. */
export async function countProducts(client: pg.ClientBase, country: OpenCountry): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from product where ${product.country} = $1 and ${product.active}`,
    [country],
  )
  return rows[0]!.count
}

export async function readFrame(client: pg.ClientBase, country: OpenCountry): Promise<Frame> {
  const select = async <T>(text: string) => (await client.query(text, [country])).rows as T[]
  const brands = await select<Frame['brands'][number]>(`
    select ${brand.id}, ${brand.slug}, ${brand.name} from brand where ${brand.country} = $1 order by ${brand.id}`)
  const suppliers = await select<Frame['suppliers'][number]>(`
    select ${supplier.id}, ${supplier.name}, ${supplier.free_shipping} as "freeShipping",
      exists (
        select from supplier_shipping
          join shipping_method on ${method.country} = ${offered.country} and ${method.code} = ${offered.code}
        where ${offered.supplier_id} = ${supplier.id} and ${offered.code} = 'fast' and ${method.enabled}
      ) as fast
    from supplier where ${supplier.country} = $1 order by ${supplier.id}`)
  const categories = await select<Frame['categories'][number]>(`
    select ${category.id}, ${category.parent_id} as "parentId", ${category.path}, ${category.name}, ${category.level},
      ${category.position}
    from category where ${category.country} = $1 order by ${category.id}`)
  const [figures] = await select<{ threshold: number }>(
    `select ${countryColumns.free_shipping_threshold}::float8 as threshold from country where ${countryColumns.code} = $1`,
  )
  const said = await select<AttributeRow>(
    `select ${setting.key}, ${setting.name}, ${setting.is_filter} as "isFilter", ${setting.position}
     from attribute where ${setting.country} = $1`,
  )
  return {
    brands,
    suppliers,
    categories,
    freeShippingThreshold: figures?.threshold ?? Infinity,
    attributes: attributesOf(said, country),
  }
}

/** Prices, stock and ratings as they are now; a deleted sku is missing. */
export async function readChanges(
  client: Pick<pg.ClientBase, 'query'>,
  country: OpenCountry,
  skus: readonly string[],
): Promise<Change[]> {
  const { rows } = await client.query<Change>(
    `select ${product.sku}, ${product.price}, ${product.special_price} as "specialPrice",
       ${millis(product.special_from)}::float8 as "specialFrom", ${millis(product.special_to)}::float8 as "specialTo",
       ${product.active}, ${orNone(rating.reviews)} as reviews, ${orNone(rating.tenths)} as tenths,
       (select coalesce(json_agg(json_build_array(${simple.size}, ${simple.size_filter_key}, ${simple.stock})
            order by ${simple.position}, ${simple.size}), '[]')
          from simple where ${simple.country} = ${product.country} and ${simple.sku} = ${product.sku}) as simples
     from product left join product_rating on ${rating.country} = ${product.country} and ${rating.sku} = ${product.sku}
     where ${product.country} = $1 and ${product.sku} = any($2)`,
    [country, skus],
  )
  return rows
}
