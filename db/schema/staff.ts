import type { OpenCountry } from '#domain/platform/country/country.ts'
import { roles } from '#domain/desk/staff/roles.ts'
import { linkPurposes } from '#domain/desk/staff/session-rules.ts'
import { deskLanguages } from '#domain/desk/words.ts'
import type { SealedText } from '../bank-data/sealer.ts'
import { sql } from '../connection/drizzle.ts'
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from '../connection/pg-core.ts'
import { instant, oneOf, serialId, words } from './columns.ts'

/** Who works at the desk. Rows are kept for good, because the audit names them; a person who left is switched off. */
export const staff = pgTable(
  'staff',
  {
    idStaff: serialId('id_staff'),
    email: text().notNull().unique(),
    name: text().notNull(),
    /** Null until the invitation is accepted. */
    passwordHash: text('password_hash'),
    /** The secret that the person's authenticator app has too; null for one who chose a passkey instead. */
    codeSecret: jsonb('code_secret').$type<SealedText>(),
    /** The half minute of the last code that was used: none is right twice. */
    lastCodeStep: bigint('last_code_step', { mode: 'number' }),
    /** Hashes of the codes for a lost telephone, each good for once. */
    recoveryHashes: text('recovery_hashes').array().notNull().default([]),
    roles: text().array().$type<(typeof roles)[number][]>().notNull(),
    /** Null: all stores, also those that open later. */
    stores: text().array().$type<OpenCountry[]>(),
    language: text({ enum: deskLanguages }).notNull().default('es'),
    createdAt: instant('created_at').notNull(),
    disabledAt: instant('disabled_at'),
    /** Counts changes, so that one is not written over another that was not seen. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('staff_email', sql`${table.email} = lower(${table.email})`),
    check('staff_roles', sql`${table.roles} <@ array[${words(roles)}]`),
    check('staff_stores', sql`${table.stores} is null or cardinality(${table.stores}) > 0`),
    check('staff_language', oneOf(table.language, deskLanguages)),
  ],
)

const ofStaff = () =>
  integer('id_staff')
    .notNull()
    .references(() => staff.idStaff)

/** The public half of a browser's key (ECDSA, P-256), as browsers export it. */
export type BrowserKey = { kty: 'EC'; crv: 'P-256'; x: string; y: string }

/** A sign-in of one browser. Its cookie alone opens nothing: each call is signed with a key that never leaves the browser. */
export const staffSession = pgTable(
  'staff_session',
  {
    id: uuid().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    idStaff: ofStaff(),
    publicKey: jsonb('public_key').$type<BrowserKey>().notNull(),
    /** 'Chrome en Windows'. */
    browser: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index().on(table.idStaff), index().on(table.expiresAt)],
)

/** Links that open the desk once: to the first owner, to an invited person, to one who lost the telephone. */
export const staffLink = pgTable(
  'staff_link',
  {
    hash: text().primaryKey(),
    purpose: text({ enum: linkPurposes }).notNull(),
    /** Null for the first owner, who says who it is. */
    idStaff: integer('id_staff').references(() => staff.idStaff),
    /** The secret offered to the authenticator app of who opened it. */
    offeredSecret: jsonb('offered_secret').$type<SealedText>(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index().on(table.idStaff),
    index().on(table.expiresAt),
    check('staff_link_purpose', oneOf(table.purpose, linkPurposes)),
    check('staff_link_person', sql`(${table.purpose} = 'owner') = (${table.idStaff} is null)`),
  ],
)
