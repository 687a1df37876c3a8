import { sql } from '../connection/drizzle.ts'
import { check, foreignKey, index, integer, jsonb, pgTable, text, unique } from '../connection/pg-core.ts'
import { membershipStatuses } from '#domain/customers/account/lists.ts'
import { instant, oneOf, serialId } from './columns.ts'
import { product } from './catalog.ts'
import { customer } from './customers.ts'
import { salesOrder } from './orders.ts'
import { ofCountry, sameCountry } from './store.ts'

export const membership = pgTable(
  'membership',
  {
    id: serialId('id'),
    country: ofCountry(),
    membershipName: text('membership_name').notNull(),
    cmsKey: text('cms_key'),
    /** The product that sells it, for a number of months; null when it is not sold. */
    sku: text(),
    months: integer().notNull().default(12),
    benefit: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
  },
  (table) => [
    unique('membership_name').on(table.country, table.membershipName),
    unique('membership_of_store').on(table.country, table.id),
    // Only the sku is set to null; the migration says so, because the schema cannot express it.
    foreignKey({ columns: [table.country, table.sku], foreignColumns: [product.country, product.sku] }).onDelete(
      'set null',
    ),
    index().on(table.country, table.sku),
    check('membership_months', sql`${table.months} > 0`),
  ],
)

export const customerMembership = pgTable(
  'customer_membership',
  {
    idCustomerMembership: serialId('id_customer_membership'),
    country: sameCountry(),
    idCustomer: integer('id_customer').notNull(),
    membershipId: integer('membership_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    status: text({ enum: membershipStatuses }).notNull(),
    /** The order that bought it. */
    orderNr: text('order_nr').references(() => salesOrder.orderNr),
  },
  (table) => [
    foreignKey({ columns: [table.country, table.idCustomer], foreignColumns: [customer.country, customer.idCustomer] }),
    foreignKey({ columns: [table.country, table.membershipId], foreignColumns: [membership.country, membership.id] }),
    index('customer_membership_of_customer').on(
      table.idCustomer,
      table.startsAt.desc(),
      table.idCustomerMembership.desc(),
    ),
    index().on(table.membershipId),
    index().on(table.orderNr),
    check('customer_membership_status', oneOf(table.status, membershipStatuses)),
    // A migration adds what the schema cannot express: open terms of one customer and membership never overlap.
    check('customer_membership_dates', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)
