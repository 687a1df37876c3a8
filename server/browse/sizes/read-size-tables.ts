import { createHash } from 'node:crypto'
import { and, asc, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product } from '#db/schema/catalog.ts'
import { sizeTable } from '#db/schema/sizes.ts'
import { simple } from '#db/schema/stock.ts'
import type { SizeTableDraft } from '#domain/browse/sizes/check-size-table.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export type StoredSizeTable = SizeTableDraft & { id: number }
export type OneSizeTable = { country: OpenCountry; id: number }

const shownUses = 15

/** What a person saw of a table: another digest is another table. */
export const versionOf = ({ name, kind, gender, columns, rows }: SizeTableDraft): string =>
  createHash('sha256')
    .update(JSON.stringify([name, kind, gender, columns, rows]))
    .digest('base64url')

/** The tables of a store: the oldest of each kind and wearer is its general one (`repository.ts`). */
export async function listSizeTables(db: Handle, country: OpenCountry) {
  const { rows } = await db.execute<
    Pick<StoredSizeTable, 'id' | 'name' | 'kind' | 'gender'> & {
      columns: number
      rows: number
      products: number
      isGeneral: boolean
    }
  >(sql`select ${sizeTable.id}, ${sizeTable.name}, ${sizeTable.kind}, ${sizeTable.gender},
      jsonb_array_length(${sizeTable.columns}) as columns, jsonb_array_length(${sizeTable.rows}) as rows,
      coalesce(used.products, 0) as products,
      ${sizeTable.id} = min(${sizeTable.id}) over (partition by ${sizeTable.kind}, ${sizeTable.gender}) as "isGeneral"
    from ${sizeTable} left join (
      select ${product.sizeTableId} as id, count(*)::integer as products from ${product}
      where ${product.country} = ${country} and ${product.sizeTableId} is not null group by ${product.sizeTableId}
    ) used on used.id = ${sizeTable.id}
    where ${sizeTable.country} = ${country} order by ${sizeTable.kind}, ${sizeTable.gender}, ${sizeTable.id}`)
  return rows
}

export async function readSizeTable(db: Handle, { country, id }: OneSizeTable): Promise<StoredSizeTable | undefined> {
  const [row] = await db
    .select()
    .from(sizeTable)
    .where(and(eq(sizeTable.country, country), eq(sizeTable.id, id)))
  return row
}

/** The first products that name a table, and the sizes of all that do. */
export async function usesOf(db: Handle, { country, id }: OneSizeTable) {
  const isOfTable = and(eq(product.country, country), eq(product.sizeTableId, id))
  const uses = await db
    .select({ sku: product.sku, name: product.name, color: product.color })
    .from(product)
    .where(isOfTable)
    .orderBy(asc(product.name), asc(product.sku))
    .limit(shownUses)
  const sizes = await db
    .select({ size: simple.size })
    .from(simple)
    .innerJoin(product, and(eq(product.country, simple.country), eq(product.sku, simple.sku)))
    .where(isOfTable)
    .groupBy(simple.size)
    .orderBy(sql`min(${simple.position})`, asc(simple.size))
  return { uses, sold: sizes.map(({ size }) => size) }
}
