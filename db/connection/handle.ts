import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

export type Db = NodePgDatabase
/** What a repository is built from: the database, or one transaction on it. */
export type Handle = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'>
