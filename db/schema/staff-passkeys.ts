import { staffChallengePurposes } from '#domain/desk/staff/passkey-rules.ts'
import { sql } from '../connection/drizzle.ts'
import { bigint, check, index, integer, pgTable, text } from '../connection/pg-core.ts'
import { instant, oneOf, serialId } from './columns.ts'
import { staff } from './staff.ts'

/** A key pair of a device of the staff, the second factor beside the password. A shopper's passkeys are in a table apart. */
export const staffPasskey = pgTable(
  'staff_passkey',
  {
    id: serialId('id'),
    idStaff: integer('id_staff')
      .notNull()
      .references(() => staff.idStaff),
    /** base64url, the authenticator's id. */
    credentialId: text('credential_id').notNull().unique(),
    /** base64url of the COSE key. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's signature counter, if it counts; a decrease means it was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** The host it was made for: a desk of another host cannot ask for it. */
    rpId: text('rp_id').notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index().on(table.idStaff), check('staff_passkey_counter', sql`${table.counter} >= 0`)],
)

/** A challenge for a passkey of the staff to sign, good once and for a short time. */
export const staffPasskeyChallenge = pgTable(
  'staff_passkey_challenge',
  {
    hash: text().primaryKey(),
    purpose: text({ enum: staffChallengePurposes }).notNull(),
    /** Whose it is: `staff 7`, or `link …` with the hash of a link whose person is not there yet. */
    owner: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index().on(table.expiresAt),
    check('staff_passkey_challenge_purpose', oneOf(table.purpose, staffChallengePurposes)),
  ],
)
