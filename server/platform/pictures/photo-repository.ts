import { and, asc, count, eq, lte, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { photo } from '#db/schema/photos.ts'
import { nextAttemptAt } from '#domain/platform/pictures/photos.ts'

/** A claimed photo is not due: after a node dies in the middle, it is retried after this time. */
const claimMs = 5 * 60_000

export const photoRepository = (db: Handle) => ({
  /** What is known of a photo whose file is not there. */
  async find(key: string): Promise<{ replacedBy: string | null } | undefined> {
    const [row] = await db.select({ replacedBy: photo.replacedBy }).from(photo).where(eq(photo.key, key))
    return row
  },

  /** Claims due photos, so that no other node takes them too. */
  async claim(now: Date, limit: number) {
    const isDue = and(eq(photo.state, 'waiting'), lte(photo.dueAt, now))
    const due = db
      .select({ key: photo.key })
      .from(photo)
      .where(isDue)
      .orderBy(asc(photo.dueAt))
      .limit(limit)
      .for('update', { skipLocked: true })
    return db
      .update(photo)
      .set({ dueAt: new Date(now.getTime() + claimMs), attempts: sql`${photo.attempts} + 1` })
      .where(sql`${photo.key} in ${due}`)
      .returning({ key: photo.key, source: photo.source, attempts: photo.attempts })
  },

  async fetched(key: string, now: Date) {
    await db.update(photo).set({ state: 'fetched', fetchedAt: now, error: null }).where(eq(photo.key, key))
  },

  async failed({ key, attempts }: { key: string; attempts: number }, error: string, now: Date) {
    const dueAt = nextAttemptAt(attempts, now)
    const next = dueAt ? { dueAt } : { state: 'failed' as const }
    await db
      .update(photo)
      .set({ ...next, error })
      .where(eq(photo.key, key))
  },

  async counts(): Promise<Record<string, number>> {
    const rows = await db.select({ state: photo.state, n: count() }).from(photo).groupBy(photo.state)
    return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
  },

  /** Those that have failed at least once and have not been fetched since. */
  failing: (limit: number) =>
    db
      .select({
        source: photo.source,
        state: photo.state,
        attempts: photo.attempts,
        dueAt: photo.dueAt,
        error: photo.error,
      })
      .from(photo)
      .where(sql`${photo.state} <> 'fetched' and ${photo.error} is not null`)
      .orderBy(asc(photo.source))
      .limit(limit),

  /** Schedules every photo that has not been fetched for another attempt, now and from the start. */
  async tryAgain(now: Date): Promise<number> {
    const { rowCount } = await db
      .update(photo)
      .set({ state: 'waiting', attempts: 0, dueAt: now })
      .where(sql`${photo.state} <> 'fetched'`)
    return rowCount ?? 0
  },
})
