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
  // An idle connection may be cut by a restart of the server; the pool replaces it on the next query.
  pool.on('error', () => {})
  return { db: drizzle(pool), pool, close: () => pool.end() }
}
