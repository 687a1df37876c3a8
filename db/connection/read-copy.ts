import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { connect } from './connect.ts'

/** The primary, and a copy of it that only answers and is a little behind. */
export type ReadFrom = { url: string; replicaUrl?: string | undefined }

/** A copy that is further behind than this is not waited for. */
const caughtUpWithinMs = 5000
const askAgainMs = 20

/** Whether the copy comes to have everything that was written up to a position of the primary's log. */
async function catchesUp(replica: pg.Client, position: string): Promise<boolean> {
  for (const deadline = performance.now() + caughtUpWithinMs; ; await wait(askAgainMs)) {
    const { rows } = await replica.query<{ has: boolean }>(
      // A copy that was made the primary meanwhile has everything.
      'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
      [position],
    )
    if (rows[0]!.has) return true
    if (performance.now() > deadline) return false
  }
}

async function openCopy(url: string, replicaUrl: string, name: string): Promise<pg.Client | undefined> {
  let replica: pg.Client | undefined
  const primary = await connect({ url, name })
  try {
    const { rows } = await primary.query<{ position: string }>('select pg_current_wal_lsn()::text as position')
    replica = await connect({ url: replicaUrl, name })
    if (await catchesUp(replica, rows[0]!.position)) return replica
  } catch (error) {
    // Without the primary nothing says what the copy must have.
    if (!replica) throw error
  } finally {
    await primary.end().catch(() => {})
  }
  await replica.end().catch(() => {})
  return undefined
}

/**
 * A connection for a long read: to a copy that has everything committed so far, else to the primary. What was written
 * before the call is read, whichever it is.
 */
export async function connectToCopy({ url, replicaUrl }: ReadFrom, name: string): Promise<pg.Client> {
  const copy = replicaUrl === undefined ? undefined : await openCopy(url, replicaUrl, name).catch(() => undefined)
  return copy ?? connect({ url, name })
}
