import { boolean, check, index, pgTable, text } from '../connection/pg-core.ts'
import { consentKinds } from '#domain/customers/data-rights/consents.ts'
import { instant, oneOf, serialId } from './columns.ts'
import { ofCustomer } from './customers.ts'

/** Every yes and no of a customer, with its date; the latest of a kind is in force. Rows are only added. */
export const consent = pgTable(
  'consent',
  {
    id: serialId('id'),
    idCustomer: ofCustomer(),
    kind: text({ enum: consentKinds }).notNull(),
    isGiven: boolean('is_given').notNull(),
    /** Which text was agreed to, where there is one. */
    version: text(),
    at: instant('at').notNull(),
  },
  (table) => [index().on(table.idCustomer), check('consent_kind', oneOf(table.kind, consentKinds))],
)
