import type { StoredBankData } from '../bank-data/sealer.ts'
import { sql } from '../connection/drizzle.ts'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from '../connection/pg-core.ts'
import { moneyRequestStatuses } from '#domain/after-sale/credits/credits.ts'
import {
  boundMovementTypes,
  movementSigns,
  movementTypes,
  type MovementType,
} from '#domain/after-sale/wallet/movements.ts'
import type { BoundWalletPart } from '#domain/after-sale/wallet/spend.ts'
import { instant, oneOf, serialId, sum, words } from './columns.ts'
import { customer } from './customers.ts'
import { country } from './store.ts'

export const walletConfig = pgTable(
  'wallet_config',
  {
    country: text()
      .primaryKey()
      .references(() => country.code),
    enabled: boolean().notNull(),
    minWithdrawal: integer('min_withdrawal').notNull(),
    /** The CMS content with the terms. */
    termsKey: text('terms_key').notNull(),
  },
  (table) => [check('wallet_config_min_withdrawal', sql`${table.minWithdrawal} > 0`)],
)

/** One wallet per customer; its balance is the sum of its movements (INV-12, view wallet_reconciliation). */
export const wallet = pgTable(
  'wallet',
  {
    walletId: serialId('wallet_id'),
    idCustomer: integer('id_customer')
      .notNull()
      .unique()
      .references(() => customer.idCustomer),
    balance: sum('balance').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [check('wallet_balance', sql`${table.balance} >= 0`)],
)

const incoming = movementTypes.filter((type) => movementSigns[type] === 1)

/** Append only; only `remaining` of a row may change, and only decrease (a trigger checks it). */
export const walletMovement = pgTable(
  'wallet_movement',
  {
    id: serialId('id'),
    walletId: integer('wallet_id')
      .notNull()
      .references(() => wallet.walletId),
    type: text().$type<MovementType>().notNull(),
    /** Signed. */
    amount: sum('amount').notNull(),
    description: text().notNull(),
    refType: text('ref_type'),
    refId: text('ref_id'),
    expiresAt: instant('expires_at'),
    /** What remains of money that can expire or may not be withdrawn (INV-13, INV-14). */
    remaining: sum('remaining'),
    /** What a payment for an order took of bound money, one part per end; a refund returns the same parts. */
    boundParts: jsonb('bound_parts').$type<BoundWalletPart[]>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('wallet_movement_of_wallet').on(table.walletId, table.createdAt.desc(), table.id.desc()),
    unique('wallet_movement_key').on(table.walletId, table.id),
    index('wallet_movement_expiring')
      .on(table.expiresAt)
      .where(sql`${table.remaining} > 0`),
    // An order charges a wallet once, and refunds its free money and the money of each end once.
    uniqueIndex('wallet_movement_of_order')
      .on(table.type, table.refId, sql`(${table.remaining} is null)`, sql`coalesce(${table.expiresAt}, 'infinity')`)
      .where(sql`${table.refType} = 'order'`),
    check('wallet_movement_type', oneOf(table.type, movementTypes)),
    check(
      'wallet_movement_sign',
      sql`${table.amount} <> 0 and (${table.amount} > 0) = (${table.type} in (${words(incoming)}))`,
    ),
    // A negative amount leaves no room between 0 and itself: outgoing money has nothing remaining.
    check('wallet_movement_remaining', sql`${table.remaining} between 0 and ${table.amount}`),
    check(
      'wallet_movement_bound',
      sql`${table.type} not in (${words(boundMovementTypes)}) or ${table.remaining} is not null`,
    ),
  ],
)

export const walletReturnRequest = pgTable(
  'wallet_return_request',
  {
    id: serialId('id'),
    walletId: integer('wallet_id').notNull(),
    amount: sum('amount').notNull(),
    bankData: jsonb('bank_data').$type<StoredBankData>().notNull(),
    status: text({ enum: moneyRequestStatuses }).notNull(),
    /** The Egreso booked with the request. */
    movementId: integer('movement_id').notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.walletId, table.movementId],
      foreignColumns: [walletMovement.walletId, walletMovement.id],
    }),
    uniqueIndex('wallet_return_request_open')
      .on(table.walletId)
      .where(sql`${table.status} = 'requested'`),
    index().on(table.walletId),
    check('wallet_return_request_amount', sql`${table.amount} > 0`),
    check('wallet_return_request_status', oneOf(table.status, moneyRequestStatuses)),
  ],
)
