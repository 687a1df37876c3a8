import { sql } from '../connection/drizzle.ts'
import { boolean, check, index, integer, pgTable, text, unique, uuid } from '../connection/pg-core.ts'
import { codePurposes } from '#domain/customers/account/lists.ts'
import { instant, oneOf, serialId } from './columns.ts'
import { ofCustomer } from './customers.ts'

/** A browser that passed two-step, identified by its random fingerprint (OP-050, OP-075). */
export const customerDevice = pgTable(
  'customer_device',
  {
    id: serialId('id'),
    idCustomer: ofCustomer(),
    fingerprint: text().notNull(),
    name: text().notNull(),
    activeUntil: instant('active_until').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [unique('customer_device_fingerprint').on(table.idCustomer, table.fingerprint)],
)

/**
 * One login of one browser: its tokens and renewal keys end with it. Browsers are identified by a random cookie that
 * scripts cannot read; a client without cookies has none, and its tokens are not bound to one (C1).
 */
export const customerLogin = pgTable(
  'customer_login',
  {
    id: uuid().primaryKey(),
    idCustomer: ofCustomer(),
    browserHash: text('browser_hash'),
    /** The browser's display name: 'Chrome en Android'. */
    name: text().notNull(),
    isKept: boolean('is_kept').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the password, a passkey or a code was last entered (S28). */
    authenticatedAt: instant('authenticated_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index().on(table.idCustomer), index().on(table.expiresAt)],
)

const ofLogin = () => uuid('login_id').references(() => customerLogin.id, { onDelete: 'cascade' })

/** Only hashes of tokens are stored. */
export const customerSession = pgTable(
  'customer_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    idCustomer: ofCustomer(),
    /** Deleting a device keeps its sessions; closing them is the service's decision. */
    deviceId: integer('device_id').references(() => customerDevice.id, { onDelete: 'set null' }),
    loginId: ofLogin(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index().on(table.idCustomer),
    index().on(table.deviceId),
    index().on(table.loginId),
    index().on(table.expiresAt),
  ],
)

const singleUseKey = () => ({
  hash: text().primaryKey(),
  idCustomer: ofCustomer(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** The customer cookie, replaced at every use (OP-059). */
export const rememberToken = pgTable('remember_token', { ...singleUseKey(), loginId: ofLogin() }, (table) => [
  index().on(table.idCustomer),
  index().on(table.loginId),
  index().on(table.expiresAt),
])

export const autologinLink = pgTable('autologin_link', singleUseKey(), (table) => [
  index().on(table.idCustomer),
  index().on(table.expiresAt),
])

export const passwordReset = pgTable('password_reset', singleUseKey(), (table) => [
  index().on(table.idCustomer),
  index().on(table.expiresAt),
])

export const twoStepCode = pgTable(
  'two_step_code',
  {
    id: serialId('id'),
    idCustomer: ofCustomer(),
    purpose: text({ enum: codePurposes }).notNull(),
    codeHash: text('code_hash').notNull(),
    /** Ties a login code to the login that requested it. */
    loginTokenHash: text('login_token_hash'),
    attempts: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index().on(table.idCustomer),
    index().on(table.loginTokenHash),
    index().on(table.expiresAt),
    check('two_step_code_purpose', oneOf(table.purpose, codePurposes)),
    check('two_step_code_attempts', sql`${table.attempts} >= 0`),
  ],
)
