import { sql } from '../connection/drizzle.ts'
import { customType, index, pgTable, text } from '../connection/pg-core.ts'
import { instant, longSerialId } from './columns.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * What changed in the catalogue, written by triggers in the transaction that changes it; every node reads it to keep its
 * index fresh. No sku: the store is to be read anew. An
 * empty one: nothing of a product, but of what pages show around them. No country: all of them. `xid` lets a reader miss nothing, though
 * transactions end in another order than they begin.
 */
export const catalogChange = pgTable(
  'catalog_change',
  {
    id: longSerialId('id'),
    country: text(),
    sku: text(),
    xid: xid8('xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('catalog_change_by_xid').on(table.xid), index('catalog_change_by_time').on(table.at)],
)
