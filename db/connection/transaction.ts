import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { sql } from './drizzle.ts'
import type { Handle } from './handle.ts'
import { socketOf } from './socket-of.ts'

/**
 * The only way to open a transaction. When a statement failed and its error was caught inside `work`, PostgreSQL
 * answers COMMIT with a silent ROLLBACK; the closing `select 1` turns that into a rejection, so that success is never
 * reported for what was not written. Expected failures belong in a nested call, which is a savepoint.
 */
export async function inTransaction<T>(handle: Handle, work: (tx: Handle) => Promise<T>): Promise<T> {
  let failure: { cause: unknown } | undefined
  try {
    return await handle.transaction(async (tx) => {
      try {
        const result = await work(tx)
        await tx.execute(sql`select 1`)
        return result
      } catch (cause) {
        failure = { cause }
        throw cause
      }
    })
  } catch (error) {
    // On a connection that is lost ROLLBACK fails too; why the work failed is the news.
    throw failure ? failure.cause : error
  }
}

/** A connection for hand-written statements; named ones are planned once. */
export type Queries = Pick<pg.ClientBase, 'query'>

/** Runs work on one connection of the pool. */
export async function onConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

/**
 * The same for transactions that use both Drizzle and raw queries: what `work` does through the handle and through the
 * connection is one transaction. It must not request another connection from the pool: a pool whose connections all wait
 * for one more deadlocks.
 */
export const withConnection = <T>(
  pool: pg.Pool,
  work: (handle: Handle, queries: pg.PoolClient) => Promise<T>,
): Promise<T> => onConnection(pool, (client) => work(drizzle(client), client))

/**
 * Sends statements that do not wait for each other's results in one packet: the connections of the pool pipeline. They
 * run in the order they were sent, each sees what was committed when it began, and once one fails the others of its
 * transaction do too.
 */
export function sendTogether<T>(client: pg.PoolClient, send: () => T): T {
  const socket = socketOf(client)
  socket.cork()
  try {
    return send()
  } finally {
    socket.uncork()
  }
}

/** A connection inside a transaction, and Drizzle on it for parts that use it. */
export type Transaction = { readonly queries: pg.PoolClient; readonly tx: Handle }

function transactionOn(queries: pg.PoolClient): Transaction {
  let handle: Handle | undefined
  return {
    queries,
    get tx() {
      if (handle) return handle
      const db = drizzle(queries)
      // A transaction inside this one is a savepoint, as Drizzle's own would be.
      db.transaction = async (work) => {
        await queries.query('savepoint nested')
        try {
          const result = await work(db as never)
          await queries.query('release savepoint nested')
          return result
        } catch (error) {
          await queries.query('rollback to savepoint nested')
          throw error
        }
      }
      handle = db
      return handle
    },
  }
}

/**
 * A transaction of hand-written statements: what `read` asks for travels with BEGIN, and `work` gets the answers. COMMIT
 * says when it was a ROLLBACK because a failed statement had been swallowed.
 */
export async function inPipelinedTransaction<L, T>(
  client: pg.PoolClient,
  read: () => Promise<L>,
  work: (transaction: Transaction, loaded: L) => Promise<T>,
): Promise<T> {
  try {
    const [, loaded] = await sendTogether(client, () => Promise.all([client.query('begin'), read()]))
    const result = await work(transactionOn(client), loaded)
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back: a failed statement was swallowed')
    return result
  } catch (error) {
    // Without a connection there is nothing to roll back.
    await client.query('rollback').catch(() => {})
    throw error
  }
}
