import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { FailFastPool } from './fail-fast-pool.ts'
import type { Db } from './handle.ts'
import { withConnection } from './transaction.ts'

export type OpenDatabase = {
  db: Db
  pool: pg.Pool
  /** The database was unreachable a moment ago; calls fail without a connection attempt. */
  isAway(): boolean
  close(): Promise<void>
}

export type DatabaseLimits = {
  connections?: number
  /** The maximum duration of a statement; none for long work (migrations, imports). */
  statementMs?: number
  /** The maximum idle time inside a transaction. */
  idleInTransactionMs?: number
}

const connectTimeoutMs = 5000

export function openDatabase(
  url: string,
  { connections = 10, statementMs, idleInTransactionMs }: DatabaseLimits = {},
): OpenDatabase {
  const pool = new FailFastPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'vereda',
    ...(statementMs !== undefined && { statement_timeout: statementMs }),
    ...(idleInTransactionMs !== undefined && { idle_in_transaction_session_timeout: idleInTransactionMs }),
  })
  // A connection may be lost at any time. While it is idle, the pool notices and replaces it on the next query; while
  // it is checked out only the client notices, and without its own listener the process would end.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle(pool)
  // Drizzle's own implementation never releases a connection that is lost before BEGIN was answered: every loss of the
  // database would shrink the pool and prevent it from closing.
  db.transaction = (work, config) => withConnection(pool, (handle) => handle.transaction(work, config))
  return { db, pool, isAway: () => pool.isAway, close: () => pool.end() }
}
