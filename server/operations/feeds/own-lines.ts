import type pg from 'pg'
import { attributeCode } from '#domain/browse/catalog/own-attributes.ts'
import { csvLine } from '#domain/operations/feeds/csv-line.ts'
import { guardCell } from '#domain/operations/feeds/formula-guard.ts'
import { joinList } from '#domain/operations/feeds/list-cell.ts'
import { writePrice } from '#domain/operations/feeds/money.ts'
import { ownColumns, type OwnColumn } from '#domain/operations/feeds/own-row.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { StoredProduct } from './read-catalogue.ts'

type Cells = Partial<Record<OwnColumn, string | number | boolean | null>>

function lineOf(cells: Cells): string {
  return csvLine(ownColumns.map((column) => guardCell(String(cells[column] ?? ''))))
}

export const ownHeader = csvLine(ownColumns)

/** Attributes, brands, sellers, categories and size tables of a country, each before what refers to it. */
export async function ownTaxonomy(client: pg.ClientBase, country: OpenCountry): Promise<string> {
  const read = async (text: string) => (await client.query<Record<string, never>>(text, [country])).rows
  const categories = await read(
    `select c.path, c.name, above.path as parent, c.position from category c
     left join category above on above.id = c.parent_id where c.country = $1 order by c.level, c.path`,
  )
  const brands = await read(
    `select slug, name, coalesce(photo.source, logo_url) as logo, position from brand
     left join photo on logo_url = '/img/f/' || photo.key || '.jpg' where country = $1 order by slug`,
  )
  const sellers = await read(
    `select name, free_shipping, coalesce((select json_agg(code order by code) from supplier_shipping
       where supplier_id = supplier.id), '[]') as ships from supplier where country = $1 order by name`,
  )
  const tables = await read(
    `select name, kind, gender, columns::text, rows::text from size_table where country = $1 order by name`,
  )
  const { rows: attributes } = await client.query<{
    key: string
    name: string | null
    active: boolean
    position: number
  }>('select key, name, is_filter as active, position from attribute where country = $1 order by position, key', [
    country,
  ])
  return [
    ...attributes.map(({ key, ...row }) => lineOf({ record: 'attribute', id: attributeCode(key), ...row })),
    ...categories.map((row) => lineOf({ record: 'category', ...row })),
    ...brands.map((row) => lineOf({ record: 'brand', ...row })),
    ...sellers.map((row) => lineOf({ record: 'seller', ...row, ships: joinList(row.ships as unknown as string[]) })),
    ...tables.map((row) => lineOf({ record: 'size_table', ...row })),
  ].join('')
}

/** A product and its sizes. */
export function ownLines(product: StoredProduct, country: OpenCountry): string {
  const profile = countryProfiles[country]
  const { price, special_price: special, sizes, images, categories, attributes, brand_slug: brand, ...rest } = product
  const row = lineOf({
    ...rest,
    record: 'product',
    brand,
    price: writePrice(price, profile),
    special_price: special === null ? null : writePrice(special, profile),
    categories: joinList(categories.map(({ path }) => path)),
    images: joinList(images),
    attributes: joinList(attributes.map(([key, value]) => `${attributeCode(key)}=${value}`)),
  })
  const sizeRows = sizes.map(({ sku_simple: id, size, size_filter_key: filter, position, stock, grams }) =>
    lineOf({ record: 'size', id, size, size_filter: filter, position, stock, grams }),
  )
  return row + sizeRows.join('')
}
