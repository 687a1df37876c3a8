import { and, count, eq, ne } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product } from '#db/schema/catalog.ts'
import { sizeTable } from '#db/schema/sizes.ts'
import { faultsOfSizeTable, type SizeTableDraft, type SizeTableFault } from '#domain/browse/sizes/check-size-table.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import type { OneSizeTable, StoredSizeTable } from './read-size-tables.ts'

/** What the record calls a table. */
export const sizeTableSubject = ({ country, id }: OneSizeTable) => `${country} size table ${id}`

/** A table that cannot be shown, with what is wrong by place; nothing was written. */
export class SizeTableRefusal extends Error {
  readonly faults: Readonly<Record<string, SizeTableFault | 'taken'>>
  constructor(faults: Readonly<Record<string, SizeTableFault | 'taken'>>) {
    super(Object.entries(faults).join('; '))
    this.name = 'SizeTableRefusal'
    this.faults = faults
  }
}

type TableId = { country: OpenCountry; id?: number }

/** Two tables of one name would be one to a feed, which knows them by it. */
async function refuseFaults(tx: Handle, { country, id = 0 }: TableId, draft: SizeTableDraft): Promise<void> {
  const faults: Record<string, SizeTableFault | 'taken'> = faultsOfSizeTable(draft)
  const [other] = await tx
    .select({ id: sizeTable.id })
    .from(sizeTable)
    .where(and(eq(sizeTable.country, country), eq(sizeTable.name, draft.name), ne(sizeTable.id, id)))
  if (other) faults.name ??= 'taken'
  if (Object.keys(faults).length > 0) throw new SizeTableRefusal(faults)
}

const columnsOf = ({ name, kind, gender, columns, rows }: SizeTableDraft) => ({
  name,
  kind,
  gender,
  columns: [...columns],
  rows: rows.map((row) => [...row]),
})

export async function createSizeTable(
  tx: Handle,
  country: OpenCountry,
  draft: SizeTableDraft,
  acting: Acting,
): Promise<number> {
  await refuseFaults(tx, { country }, draft)
  const [made] = await tx
    .insert(sizeTable)
    .values({ country, ...columnsOf(draft) })
    .returning({ id: sizeTable.id })
  const { id } = made!
  await writeAudit(tx, acting, 'size-table-create', sizeTableSubject({ country, id }), {
    country,
    after: columnsOf(draft),
  })
  return id
}

/** Changes a table that the caller has locked. */
export async function changeSizeTable(
  tx: Handle,
  country: OpenCountry,
  current: StoredSizeTable,
  { draft, acting }: { draft: SizeTableDraft; acting: Acting },
): Promise<void> {
  const { id } = current
  await refuseFaults(tx, { country, id }, draft)
  const [before, after] = [columnsOf(current), columnsOf(draft)]
  if (JSON.stringify(before) === JSON.stringify(after)) return
  await tx.update(sizeTable).set(after).where(eq(sizeTable.id, id))
  await writeAudit(tx, acting, 'size-table-change', sizeTableSubject({ country, id }), { country, before, after })
}

/** Deletes a table that the caller has locked, and that no product names. */
export async function deleteSizeTable(
  tx: Handle,
  country: OpenCountry,
  current: StoredSizeTable,
  acting: Acting,
): Promise<void> {
  const { id } = current
  const [used] = await tx
    .select({ products: count() })
    .from(product)
    .where(and(eq(product.country, country), eq(product.sizeTableId, id)))
  if (used!.products > 0) {
    throw new OperatorRefusal(
      `Products that name this table: ${used!.products}. Give them another one first.`,
      `Productos con esta tabla: ${used!.products}. Elegiles otra antes.`,
    )
  }
  await tx.delete(sizeTable).where(eq(sizeTable.id, id))
  await writeAudit(tx, acting, 'size-table-delete', sizeTableSubject({ country, id }), {
    country,
    before: columnsOf(current),
  })
}
