import { dataRequestKinds, dataRequestStatuses } from '#domain/desk/customers/data-requests.ts'
import { sql } from '../connection/drizzle.ts'
import { check, date, foreignKey, index, integer, pgTable, text, uniqueIndex } from '../connection/pg-core.ts'
import { instant, oneOf, serialId } from './columns.ts'
import { customer } from './customers.ts'
import { sameCountry } from './store.ts'

/** What a customer asked for by law in another way than in their account. Only the account is named, no person. */
export const dataRequest = pgTable(
  'data_request',
  {
    id: serialId('id'),
    country: sameCountry(),
    idCustomer: integer('id_customer').notNull(),
    kind: text({ enum: dataRequestKinds }).notNull(),
    status: text({ enum: dataRequestStatuses }).notNull().default('open'),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    foreignKey({ columns: [table.country, table.idCustomer], foreignColumns: [customer.country, customer.idCustomer] }),
    index().on(table.country, table.status, table.dueOn),
    index().on(table.idCustomer),
    uniqueIndex('data_request_open')
      .on(table.idCustomer, table.kind)
      .where(sql`${table.status} = 'open'`),
    check('data_request_kind', oneOf(table.kind, dataRequestKinds)),
    check('data_request_status', oneOf(table.status, dataRequestStatuses)),
    check('data_request_due', sql`${table.dueOn} >= ${table.receivedOn}`),
    check('data_request_decided', sql`(${table.status} = 'open') = (${table.decidedAt} is null)`),
  ],
)
