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
import { idType, sameCountry } from './store.ts'

export type NewsletterChoice = { mujer: boolean; hombre: boolean; ninos: boolean }

/** An account of one store: the same e-mail may have another account in another store (OP-005). */
export const customer = pgTable(
  'customer',
  {
    idCustomer: serialId('id_customer'),
    country: sameCountry(),
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
    /** Set when the owner closes the account: its person and its e-mail are erased, and no mail is sent to it. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    unique('customer_email').on(table.country, table.email),
    unique('customer_identification').on(table.country, table.identificationType, table.identification),
    unique('customer_of_store').on(table.country, table.idCustomer),
    index('customer_by_identification').on(table.identification),
    foreignKey({ columns: [table.country, table.identificationType], foreignColumns: [idType.country, idType.code] }),
    // Stored in lower case, so that plain unique keys ignore case (INV-23).
    check('customer_email_case', sql`${table.email} = lower(${table.email})`),
    check('customer_identification_case', sql`${table.identification} = upper(${table.identification})`),
    check('customer_gender', oneOf(table.gender, customerGenders)),
  ],
)

export const ofCustomer = () =>
  integer('id_customer')
    .notNull()
    .references(() => customer.idCustomer)

/** An identity at another provider, with an account in each of our stores where one was created (OP-005). */
export const socialIdentity = pgTable(
  'social_identity',
  {
    country: sameCountry(),
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
    country: sameCountry(),
    idCustomer: integer('id_customer').notNull(),
    sku: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The chosen size, if any. No foreign key: the catalogue may drop a size. */
    skuSimple: text('sku_simple'),
    /** In minor units; null when it was not recorded. */
    priceWhenAdded: integer('price_when_added'),
  },
  (table) => [
    unique('wishlist_item_once').on(table.idCustomer, table.sku),
    foreignKey({ columns: [table.country, table.idCustomer], foreignColumns: [customer.country, customer.idCustomer] }),
    foreignKey({ columns: [table.country, table.sku], foreignColumns: [product.country, product.sku] }),
    index().on(table.country, table.sku),
  ],
)
