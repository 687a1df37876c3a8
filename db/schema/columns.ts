import { sql, type AnyColumn, type SQL } from '../connection/drizzle.ts'
import { bigint, integer, numeric, text, timestamp } from '../connection/pg-core.ts'

export const instant = <N extends string>(name: N) => timestamp(name, { withTimezone: true })

/** Who said so and when; null for rows from before that was written down. */
export const addedBy = () => ({ addedBy: text('added_by'), addedAt: instant('added_at') })

/** Sums of orders, carts and wallets: 21 million pesos in cents already overflow an integer. */
export const sum = <N extends string>(name: N) => bigint(name, { mode: 'number' })

/** A rate of tax: some have a half, like the 10.5 % of Argentina. */
export const percent = <N extends string>(name: N) => numeric(name, { precision: 5, scale: 2, mode: 'number' })

/** Numbered by the database; a seed may set its own numbers. */
export const serialId = <N extends string>(name: N) => integer(name).primaryKey().generatedByDefaultAsIdentity()

/** For append-only tables. */
export const longSerialId = <N extends string>(name: N) =>
  bigint(name, { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`

/** A literal list for a check: DDL takes no parameters, so the values are written out. */
export const words = (list: readonly string[]): SQL => sql.raw(list.map(quoted).join(', '))

/**
 * A check that a column holds a value of a domain list: text with a check, because a check is extended by an ordinary
 * migration.
 */
export const oneOf = (column: AnyColumn, list: readonly string[]): SQL => sql`${column} in (${words(list)})`
