import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { FailFastPool } from './fail-fast-pool.ts'
import type { Db } from './handle.ts'
import { withConnection } from './transaction.ts'
import { publishStatements } from './statement-channel.ts'
import { UnnamedClient } from './unnamed-client.ts'
import { watchConnection, type OnConnectionLost } from './watch-connection.ts'

export type OpenDatabase = {
  db: Db
  pool: pg.Pool
  /** The database was unreachable a moment ago; calls fail without a connection attempt. */
  isAway(): boolean
  close(): Promise<void>
}

type DatabaseOptions = {
  connections?: number
  /** The maximum duration of a statement; none for long work (migrations, imports). */
  statementMs?: number
  /** The maximum idle time inside a transaction. */
  idleInTransactionMs?: number
  /** The address is a pooler's that lends a connection for one transaction; the limits above are its own there. */
  isPooled?: boolean
  /** How long a call waits for a connection when all are in use. */
  waitMs?: number
  onConnectionLost?: OnConnectionLost
}

const connectTimeoutMs = 5000

export function openDatabase(
  url: string,
  {
    connections = 10,
    statementMs,
    idleInTransactionMs,
    isPooled = false,
    waitMs = connectTimeoutMs,
    onConnectionLost,
  }: DatabaseOptions = {},
): OpenDatabase {
  const pool = new FailFastPool({
    connectionString: url,
    max: connections,
    // Statements are sent without waiting for the results of earlier ones. COPY is not possible then.
    pipeline: true,
    connectionTimeoutMillis: waitMs,
    application_name: 'shop',
    // A peer that vanished is noticed by the kernel even when no call is waiting.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(isPooled && { Client: UnnamedClient }),
    ...(statementMs !== undefined && !isPooled && { statement_timeout: statementMs }),
    ...(idleInTransactionMs !== undefined && !isPooled && { idle_in_transaction_session_timeout: idleInTransactionMs }),
  })
  // A connection may be lost at any time, idle or in use; its own listener reports both, and the pool replaces it. What
  // the pool emits repeats the loss of an idle one, and without a listener for it the process would end.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    watchConnection(client, onConnectionLost)
    publishStatements(client)
  })
  const db = drizzle(pool)
  // Drizzle's own implementation never releases a connection that is lost before BEGIN was answered: every loss of the
  // database would shrink the pool and prevent it from closing.
  db.transaction = (work, config) => withConnection(pool, (handle) => handle.transaction(work, config))
  return { db, pool, isAway: () => pool.isAway, close: () => pool.end() }
}
