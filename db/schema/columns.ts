import { sql, type AnyColumn, type SQL } from '../connection/drizzle.ts'
import { bigint, integer, timestamp } from '../connection/pg-core.ts'

export const instant = <N extends string>(name: N) => timestamp(name, { withTimezone: true })

/** Sums of orders, carts and wallets: 21 million pesos in cents already overflow an integer. */
export const sum = <N extends string>(name: N) => bigint(name, { mode: 'number' })

/** Numbered by the database; a seed may bring numbers of its own. */
export const serialId = <N extends string>(name: N) => integer(name).primaryKey().generatedByDefaultAsIdentity()

/** For tables that only grow. */
export const longSerialId = <N extends string>(name: N) =>
  bigint(name, { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`

/** A list of words for a check: DDL takes no parameters, so the words are written out. */
export const words = (list: readonly string[]): SQL => sql.raw(list.map(quoted).join(', '))

/** A column whose values are a list of the domain: text and a check, because a check grows by an ordinary migration. */
export const oneOf = (column: AnyColumn, list: readonly string[]): SQL => sql`${column} in (${words(list)})`
