import { sql } from '../connection/drizzle.ts'
import { bigint, check, index, integer, pgTable, text } from '../connection/pg-core.ts'
import { challengePurposes } from '#domain/customers/passkeys/rules.ts'
import { instant, oneOf, serialId } from './columns.ts'
import { customer, ofCustomer } from './customers.ts'
import { sameStore } from './store.ts'

/** A key pair that a customer's device or password manager holds; the shop has the public half. */
export const passkey = pgTable(
  'passkey',
  {
    id: serialId('id'),
    idCustomer: ofCustomer(),
    /** base64url, as the authenticator names it. */
    credentialId: text('credential_id').notNull().unique(),
    /** base64url of the COSE key. */
    publicKey: text('public_key').notNull(),
    /** How often it signed, where it counts; one that falls back was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers may reach it: `internal`, `hybrid`, `usb`. */
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index().on(table.idCustomer), check('passkey_counter', sql`${table.counter} >= 0`)],
)

/** What a passkey is asked to sign, once and for a short time. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    hash: text().primaryKey(),
    country: sameStore(),
    purpose: text({ enum: challengePurposes }).notNull(),
    /** Who registers a passkey; a login does not know yet. */
    idCustomer: integer('id_customer').references(() => customer.idCustomer),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index().on(table.idCustomer),
    index().on(table.expiresAt),
    check('passkey_challenge_purpose', oneOf(table.purpose, challengePurposes)),
  ],
)
