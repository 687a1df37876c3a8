import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { sql } from './drizzle.ts'
import type { Handle } from './handle.ts'

/**
 * The only way to open a transaction. When a statement failed and its error was caught inside `work`, PostgreSQL
 * answers COMMIT with a silent ROLLBACK; the closing `select 1` turns that into a rejection, so that success is never
 * reported for what was not written. Expected failures belong in a nested call, which is a savepoint.
 */
export async function inTransaction<T>(handle: Handle, work: (tx: Handle) => Promise<T>): Promise<T> {
  return handle.transaction(async (tx) => {
    const result = await work(tx)
    await tx.execute(sql`select 1`)
    return result
  })
}

/** A connection for hand-written statements; named ones are planned once. */
export type Queries = Pick<pg.ClientBase, 'query'>

/**
 * Runs work on one connection of the pool, for transactions that use both Drizzle and raw queries: what `work` does
 * through the handle and through the connection is one transaction. It must not request another connection from the
 * pool: a pool whose connections all wait for one more deadlocks.
 */
export async function withConnection<T>(
  pool: pg.Pool,
  work: (handle: Handle, queries: Queries) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(drizzle(client), client)
  } finally {
    client.release()
  }
}
