import type { StoredBankData } from '../bank-data/sealer.ts'
import { sql } from '../connection/drizzle.ts'
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from '../connection/pg-core.ts'
import { instant, serialId } from './columns.ts'
import { customer } from './customers.ts'
import { city, region } from './places.ts'
import { addressType, sameCountry } from './store.ts'

export const customerAddress = pgTable(
  'customer_address',
  {
    idCustomerAddress: serialId('id_customer_address'),
    country: sameCountry(),
    idCustomer: integer('id_customer').notNull(),
    addressTypeId: integer('address_type_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    prefix: text().notNull().default(''),
    phone: text().notNull(),
    phone2: text(),
    address1: text().notNull(),
    streetNumber: text('street_number').notNull(),
    additionalInfo: text('additional_info').notNull().default(''),
    postcode: text().notNull().default(''),
    fkCustomerAddressRegion: integer('fk_customer_address_region').notNull(),
    fkCustomerAddressCity: integer('fk_customer_address_city'),
    city: text().notNull(),
    isDefaultShipping: boolean('is_default_shipping').notNull().default(false),
    isDefaultBilling: boolean('is_default_billing').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    foreignKey({ columns: [table.country, table.idCustomer], foreignColumns: [customer.country, customer.idCustomer] }),
    foreignKey({
      columns: [table.country, table.addressTypeId],
      foreignColumns: [addressType.country, addressType.id],
    }),
    // Region of the store, city of the region (INV-22); the service compares the postcode.
    foreignKey({
      name: 'customer_address_region_of_store',
      columns: [table.country, table.fkCustomerAddressRegion],
      foreignColumns: [region.country, region.id],
    }),
    foreignKey({
      name: 'customer_address_city_of_region',
      columns: [table.fkCustomerAddressRegion, table.fkCustomerAddressCity],
      foreignColumns: [city.fkRegion, city.idCity],
    }),
    index().on(table.idCustomer),
    uniqueIndex('customer_address_default_shipping')
      .on(table.idCustomer)
      .where(sql`${table.isDefaultShipping} and ${table.deletedAt} is null`),
    uniqueIndex('customer_address_default_billing')
      .on(table.idCustomer)
      .where(sql`${table.isDefaultBilling} and ${table.deletedAt} is null`),
  ],
)

/** The account used last time, sealed (OP-091, S42). */
export const customerBankData = pgTable(
  'customer_bank_data',
  {
    idCustomer: integer('id_customer').primaryKey(),
    country: sameCountry(),
    bankData: jsonb('bank_data').$type<StoredBankData>().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.country, table.idCustomer], foreignColumns: [customer.country, customer.idCustomer] }),
  ],
)
