import { boolean, check, index, pgTable, text } from '../connection/pg-core.ts'
import { consentKinds } from '#domain/customers/data-rights/consents.ts'
import { instant, oneOf, serialId } from './columns.ts'
import { ofCustomer } from './customers.ts'

/** Every consent of a customer with its date; the latest of a kind is in force. Rows are only added. */
export const consent = pgTable(
  'consent',
  {
    id: serialId('id'),
    idCustomer: ofCustomer(),
    kind: text({ enum: consentKinds }).notNull(),
    isGiven: boolean('is_given').notNull(),
    /** The version of the accepted text, if there is one. */
    version: text(),
    at: instant('at').notNull(),
  },
  (table) => [index().on(table.idCustomer), check('consent_kind', oneOf(table.kind, consentKinds))],
)
