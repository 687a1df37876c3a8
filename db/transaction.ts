import { sql } from 'drizzle-orm'
import type { Handle } from './open.ts'

/**
 * The only way to open a transaction. When a statement failed and its error was caught inside `work`, PostgreSQL
 * answers COMMIT with a silent ROLLBACK; the closing `select 1` turns that into a rejection, so that success is
 * never reported for what was not written. Expected failures belong in a nested call, which is a savepoint.
 */
export async function inTransaction<T>(handle: Handle, work: (tx: Handle) => Promise<T>): Promise<T> {
  return handle.transaction(async (tx) => {
    const result = await work(tx)
    await tx.execute(sql`select 1`)
    return result
  })
}
