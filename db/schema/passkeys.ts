import { sql } from '../connection/drizzle.ts'
import { bigint, check, index, integer, pgTable, text } from '../connection/pg-core.ts'
import { challengePurposes } from '#domain/customers/passkeys/rules.ts'
import { instant, oneOf, serialId } from './columns.ts'
import { customer, ofCustomer } from './customers.ts'
import { sameCountry } from './store.ts'

/** A key pair held by a customer's device or password manager; the shop stores the public key. */
export const passkey = pgTable(
  'passkey',
  {
    id: serialId('id'),
    idCustomer: ofCustomer(),
    /** base64url, the authenticator's id. */
    credentialId: text('credential_id').notNull().unique(),
    /** base64url of the COSE key. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's signature counter, if it counts; a decrease means it was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers may reach it: `internal`, `hybrid`, `usb`. */
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index().on(table.idCustomer), check('passkey_counter', sql`${table.counter} >= 0`)],
)

/** A challenge for a passkey to sign, valid once and for a short time. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    hash: text().primaryKey(),
    country: sameCountry(),
    purpose: text({ enum: challengePurposes }).notNull(),
    /** The customer who registers a passkey; unknown for a login. */
    idCustomer: integer('id_customer').references(() => customer.idCustomer),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index().on(table.idCustomer),
    index().on(table.expiresAt),
    check('passkey_challenge_purpose', oneOf(table.purpose, challengePurposes)),
  ],
)
