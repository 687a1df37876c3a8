import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { FailFastPool } from './fail-fast-pool.ts'
import type { Db } from './handle.ts'
import { onConnection } from './transaction.ts'

export type OpenDatabase = {
  db: Db
  pool: pg.Pool
  /** The database could not be reached a moment ago; calls fail without being tried. */
  isAway(): boolean
  close(): Promise<void>
}

export type DatabaseLimits = {
  connections?: number
  /** The longest a statement may run; none where work is long by nature (migrations, imports). */
  statementMs?: number
  /** The longest a transaction may wait for its next statement. */
  idleInTransactionMs?: number
}

const connectWithinMs = 5000

export function openDatabase(
  url: string,
  { connections = 10, statementMs, idleInTransactionMs }: DatabaseLimits = {},
): OpenDatabase {
  const pool = new FailFastPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectWithinMs,
    application_name: 'vereda',
    ...(statementMs !== undefined && { statement_timeout: statementMs }),
    ...(idleInTransactionMs !== undefined && { idle_in_transaction_session_timeout: idleInTransactionMs }),
  })
  // A connection may be lost at any time. While idle the pool hears of it and replaces it on the next query; while it is
  // checked out only the client does, and without a listener of its own the process would end.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle(pool)
  // Drizzle's own way never gives a connection back that is lost before BEGIN was answered: every loss of the database
  // would leave a smaller pool, and one that cannot be closed.
  db.transaction = (work, config) => onConnection(pool, (handle) => handle.transaction(work, config))
  return { db, pool, isAway: () => pool.isAway, close: () => pool.end() }
}
