import { sql } from '../connection/drizzle.ts'
import { customType, index, pgTable, text } from '../connection/pg-core.ts'
import { instant, longSerialId } from './columns.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Catalogue changes, written by triggers in the transaction that makes them; every node reads them to update its index.
 * A null sku: read the whole store again. An empty one: no product changed, but content around them. A null country:
 * all of them. `xid` lets a reader miss nothing, although transactions commit in a different order than they begin.
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
