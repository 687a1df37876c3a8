import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Db = NodePgDatabase
/** What a repository is built from: the database, or one transaction on it. */
export type Handle = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'>

export type OpenDatabase = { db: Db; pool: pg.Pool; close(): Promise<void> }

export function openDatabase(url: string, { connections = 10 } = {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    application_name: 'vereda',
  })
  // A connection may be lost at any time. While idle the pool hears of it and replaces it on the next query; while it is
  // checked out only the client does, and without a listener of its own the process would end.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: drizzle(pool), pool, close: () => pool.end() }
}
