import { sql } from '../connection/drizzle.ts'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from '../connection/pg-core.ts'
import { customerGenders } from '#domain/customers/account/lists.ts'
import { product } from './catalog.ts'
import { instant, oneOf, serialId } from './columns.ts'
import { idType, sameStore } from './store.ts'

export type NewsletterChoice = { mujer: boolean; hombre: boolean; ninos: boolean }

/** An account of one store: the same e-mail may have another one next door (OP-005). */
export const customer = pgTable(
  'customer',
  {
    idCustomer: serialId('id_customer'),
    country: sameStore(),
    idHash: text('id_hash').notNull().unique(),
    email: text().notNull(),
    /** Null when the account is only reached through a social identity. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name'),
    lastName: text('last_name').notNull(),
    gender: text({ enum: customerGenders }),
    birthday: date({ mode: 'string' }),
    identification: text().notNull(),
    identificationType: text('identification_type').notNull(),
    isNewsletterSubscribed: boolean('is_newsletter_subscribed').notNull().default(false),
    newsletterSubscriptions: jsonb('newsletter_subscriptions')
      .$type<NewsletterChoice>()
      .notNull()
      .default({ mujer: false, hombre: false, ninos: false }),
    twoStepEnabled: boolean('two_step_enabled').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('customer_email').on(table.country, table.email),
    unique('customer_identification').on(table.country, table.identificationType, table.identification),
    unique('customer_of_store').on(table.country, table.idCustomer),
    foreignKey({ columns: [table.country, table.identificationType], foreignColumns: [idType.country, idType.code] }),
    // Lower case on the way in makes the plain unique keys blind to case (INV-23).
    check('customer_email_case', sql`${table.email} = lower(${table.email})`),
    check('customer_identification_case', sql`${table.identification} = upper(${table.identification})`),
    check('customer_gender', oneOf(table.gender, customerGenders)),
  ],
)

export const ofCustomer = () =>
  integer('id_customer')
    .notNull()
    .references(() => customer.idCustomer)

/** A person of another site, who has an account in each store of ours where they made one (OP-005). */
export const socialIdentity = pgTable(
  'social_identity',
  {
    country: sameStore(),
    provider: text().notNull(),
    subject: text().notNull(),
    idCustomer: integer('id_customer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.provider, table.subject] }),
    foreignKey({ columns: [table.country, table.idCustomer], foreignColumns: [customer.country, customer.idCustomer] }),
    index().on(table.idCustomer),
  ],
)

/** Favourites: a product once (INV-28), of the customer's own store (INV-32). */
export const wishlistItem = pgTable(
  'wishlist_item',
  {
    id: serialId('id'),
    country: sameStore(),
    idCustomer: integer('id_customer').notNull(),
    sku: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The size it was wanted in, where it was chosen. No reference: the catalogue may forget a size. */
    skuSimple: text('sku_simple'),
    /** In minor units; null where it was not noted. */
    priceWhenAdded: integer('price_when_added'),
  },
  (table) => [
    unique('wishlist_item_once').on(table.idCustomer, table.sku),
    foreignKey({ columns: [table.country, table.idCustomer], foreignColumns: [customer.country, customer.idCustomer] }),
    foreignKey({ columns: [table.country, table.sku], foreignColumns: [product.country, product.sku] }),
    index().on(table.country, table.sku),
  ],
)
