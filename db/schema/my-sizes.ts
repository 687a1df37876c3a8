import { check, integer, pgTable, primaryKey, text } from '../connection/pg-core.ts'
import { sizeTableKinds } from '#domain/browse/catalog/sizes.ts'
import { wearers } from '#domain/browse/sizes/shoe-sizes.ts'
import { instant, oneOf } from './columns.ts'
import { customer } from './customers.ts'

/** A customer's statement about a size: the size, or null to discard everything known until then. */
export const customerSize = pgTable(
  'customer_size',
  {
    idCustomer: integer('id_customer')
      .notNull()
      .references(() => customer.idCustomer),
    kind: text({ enum: sizeTableKinds }).notNull(),
    wearer: text({ enum: wearers }).notNull(),
    size: text(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCustomer, table.kind, table.wearer] }),
    check('customer_size_kind', oneOf(table.kind, sizeTableKinds)),
    check('customer_size_wearer', oneOf(table.wearer, wearers)),
  ],
)
