import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { isStorageFault } from '#db/connection/unavailable.ts'

/** After a failed write the shop is not ready for at least this long: a balancer that sends no one learns nothing. */
const minNotReadyMs = 10_000

/** Enough pages that a full disk refuses them, in a table that no one sees and that is rolled back. */
const trialWrite = sql`create temporary table storage_trial on commit drop as
  select repeat('x', 1000) as filler from generate_series(1, 200)`

class RolledBack extends Error {}

async function canWrite(db: Handle): Promise<boolean> {
  try {
    await inTransaction(db, async (tx) => {
      await tx.execute(trialWrite)
      throw new RolledBack()
    })
    return false
  } catch (error) {
    return error instanceof RolledBack
  }
}

/**
 * Whether the database takes writes. Reads work on a full disk and after a failover to a read-only server, so that only
 * a failed write shows it; from then on a trial write decides.
 */
export function storageHealth(db: Handle, clock: () => number = () => performance.now()) {
  let failedAt: number | undefined
  return {
    /** Takes note of an error that a request ended with. */
    report(error: unknown): void {
      if (isStorageFault(error)) failedAt = clock()
    },
    async isWritable(): Promise<boolean> {
      if (failedAt === undefined) return true
      if (clock() - failedAt < minNotReadyMs) return false
      if (!(await canWrite(db))) {
        failedAt = clock()
        return false
      }
      failedAt = undefined
      return true
    },
  }
}
