import { sql } from '#db/connection/drizzle.ts'
import { alias } from '#db/connection/pg-core.ts'
import { product } from '#db/schema/catalog.ts'
import { sizeTable } from '#db/schema/sizes.ts'
import { simple } from '#db/schema/stock.ts'
import type { SizeTableKind } from '#domain/browse/catalog/sizes.ts'
import { kindOfFilter, type SizeChart } from '#domain/browse/sizes/size-chart.ts'

const table = alias(sizeTable, 'size_chart')
const ofBrand = alias(sizeTable, 'of_brand')
const other = alias(product, 'other')

const cases = sql.join(
  Object.entries(kindOfFilter).map(([key, kind]) => sql`when ${sql.raw(`'${key}'`)} then ${sql.raw(`'${kind}'`)}`),
  sql` `,
)

/** What the sizes of the current product measure; null for a product without sizes. */
export const kindOfProduct = sql<SizeTableKind | null>`(select case ${simple.sizeFilterKey} ${cases} end
  from ${simple} where ${simple.country} = ${product.country} and ${simple.sku} = ${product.sku} and ${simple.sizeFilterKey} is not null limit 1)`

const chart = sql`json_build_object('title', ${table.name}, 'kind', ${table.kind}, 'gender', ${table.gender}, 'columns', ${table.columns}, 'rows', ${table.rows})`

/** How many products are read to find the table their brand uses: a brand with two tables shows both early. */
const sampleSize = sql.raw('200')

/**
 * The table of the current product (OP-040): its own; else the one most products of its brand and gender use for the
 * same kind of size; else the country's table for kind and gender. Each step is evaluated only when the previous one
 * found nothing.
 */
export const tableOfProduct = sql<SizeChart | null>`coalesce(
  (select ${chart} from ${sizeTable} ${table} where ${table.id} = ${product.sizeTableId}),
  (select ${chart} from ${sizeTable} ${table} where ${table.id} = (
    select used.id from (
      select ${other.sizeTableId} as id from ${product} ${other} join ${sizeTable} ${ofBrand} on ${ofBrand.id} = ${other.sizeTableId}
      where ${other.brandId} = ${product.brandId} and ${other.gender} = ${product.gender} and ${ofBrand.kind} = ${kindOfProduct}
      limit ${sampleSize}
    ) used group by used.id order by count(*) desc, used.id limit 1)),
  (select ${chart} from ${sizeTable} ${table}
    where ${table.country} = ${product.country} and ${table.kind} = ${kindOfProduct} and ${table.gender} = ${product.gender}
    order by ${table.id} limit 1)
)`
