import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { asc, inArray, lte, sql } from '#db/connection/drizzle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { audit, auditArchive } from '#db/schema/technical.ts'
import { allDone, daily, type Job } from '#server/platform/jobs/job.ts'

const gzip = promisify(zlib.gzip)

/** Over a year of acts can be looked up at once; what is older is kept, a twentieth of its size. */
const openDays = 400
const dayMs = 24 * 60 * 60 * 1000
/** So many rows go into one part, and are locked together. */
export const rowsPerPart = 20_000

/** Moves old audit rows into compressed parts of the same database, so that every backup has them. Nothing is lost. */
export const archiveAudit: Job = {
  name: 'archive-audit',
  summary: `compress what operators did more than ${openDays} days ago; it is kept for good`,
  schedule: daily,
  async run(db, { now }) {
    const oldest = new Date(now.getTime() - openDays * dayMs)
    let done = 0
    for (let moved = rowsPerPart; moved === rowsPerPart; done += moved) {
      moved = await inTransaction(db, async (tx) => {
        const isOld = lte(audit.at, oldest)
        const rows = await tx
          .select()
          .from(audit)
          .where(isOld)
          .orderBy(asc(audit.at), asc(audit.id))
          .limit(rowsPerPart)
          .for('update')
        if (rows.length === 0) return 0
        const bytes = await gzip(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
        await tx
          .insert(auditArchive)
          .values({ firstAt: rows[0]!.at, lastAt: rows.at(-1)!.at, rows: rows.length, bytes })
        await tx.execute(sql`set local shop.archives_audit = 'on'`)
        await tx.delete(audit).where(
          inArray(
            audit.id,
            rows.map(({ id }) => id),
          ),
        )
        return rows.length
      })
    }
    return allDone(done)
  },
}
