import { sql } from 'drizzle-orm'
import { product } from '#db/schema/catalog.ts'
import type { SizeTableKind } from '#domain/catalog/sizes.ts'
import { kindOfFilter, type SizeChart } from '#domain/sizes/size-chart.ts'

const cases = sql.join(
  Object.entries(kindOfFilter).map(([key, kind]) => sql`when ${sql.raw(`'${key}'`)} then ${sql.raw(`'${kind}'`)}`),
  sql` `,
)

/** What the sizes of the product at hand measure; null for what has none. */
export const kindOfProduct = sql<SizeTableKind | null>`(select case size_filter_key ${cases} end
  from simple where simple.sku = ${product.sku} and size_filter_key is not null limit 1)`

const chart = sql`json_build_object('title', t.name, 'kind', t.kind, 'gender', t.gender, 'columns', t.columns, 'rows', t.rows)`

/** How many products are asked which table their brand uses: a brand that says two things says them early. */
const asked = sql.raw('200')

/**
 * The table of the product at hand (OP-040): its own; else the one most products of its brand and gender use for the same
 * kind of size; else the store's for kind and gender. A later step is only looked at when the ones before found nothing.
 */
export const tableOfProduct = sql<SizeChart | null>`coalesce(
  (select ${chart} from size_table t where t.id = ${product.sizeTableId}),
  (select ${chart} from size_table t where t.id = (
    select used.id from (
      select o.size_table_id as id from product o join size_table of_brand on of_brand.id = o.size_table_id
      where o.brand_id = ${product.brandId} and o.gender = ${product.gender} and of_brand.kind = ${kindOfProduct}
      limit ${asked}
    ) used group by used.id order by count(*) desc, used.id limit 1)),
  (select ${chart} from size_table t
    where t.country = ${product.country} and t.kind = ${kindOfProduct} and t.gender = ${product.gender}
    order by t.id limit 1)
)`
