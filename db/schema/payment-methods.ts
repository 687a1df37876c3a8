import { paymentChoices } from '#domain/buy/payments/methods.ts'
import { boolean, check, pgTable, primaryKey, text } from '../connection/pg-core.ts'
import { oneOf } from './columns.ts'
import { ofCountry } from './store.ts'

/** Methods a store does not want, though their provider is there; without a row it takes them. */
export const paymentMethodSetting = pgTable(
  'payment_method_setting',
  { country: ofCountry(), method: text({ enum: paymentChoices }).notNull(), enabled: boolean().notNull() },
  (table) => [
    primaryKey({ columns: [table.country, table.method] }),
    check('payment_method_setting_method', oneOf(table.method, paymentChoices)),
  ],
)

/** The account that shoppers of a store transfer to. Without one transfers are not offered. */
export const transferAccount = pgTable('transfer_account', {
  country: ofCountry().primaryKey(),
  holder: text().notNull(),
  taxId: text('tax_id').notNull(),
  bank: text().notNull(),
  accountType: text('account_type'),
  number: text().notNull(),
  alias: text(),
  email: text(),
})
