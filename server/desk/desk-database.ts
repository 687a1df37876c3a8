import { openDatabase } from '#db/connection/open.ts'
import type { Env } from '#server/platform/env.ts'

/** Of each thread that answers visitors; opened when the desk is used, and closed when it is not. */
export const deskConnections = 3
/** Longer than any call of the desk takes on a million orders (`npm run bench desk`). */
const maxStatementMs = 5000
const maxWaitMs = 2000

type Limits = Pick<Env, 'DATABASE_STATEMENT_MS' | 'DATABASE_IDLE_TRANSACTION_MS'>

/** Connections of the desk alone, past a pooler: what the staff asks for never takes one of a shopper’s. */
export const openDeskDatabase = (url: string, limits: Limits, onConnectionLost?: (error: Error) => void) =>
  openDatabase(url, {
    connections: deskConnections,
    statementMs: Math.min(limits.DATABASE_STATEMENT_MS, maxStatementMs),
    idleInTransactionMs: limits.DATABASE_IDLE_TRANSACTION_MS,
    waitMs: maxWaitMs,
    ...(onConnectionLost && { onConnectionLost }),
  })
