import { Worker } from 'node:worker_threads'
import { and, desc, eq, inArray, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { importRun } from '#db/schema/import-runs.ts'
import type { FeedMapping } from '#domain/operations/feeds/retail/mapping.ts'
import { keptRuns, stateNow } from '#domain/operations/feeds/runs.ts'
import type { SourceMode } from '#domain/operations/feeds/sources.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import type { RunWork } from './run-thread.ts'

const thread = new URL('./run-thread.ts', import.meta.url)

/** A try of a run that is to begin once its transaction is committed. */
export type StartedRun = { id: number; attempt: number; isDryRun: boolean }

/** One at a time in a store: two would undo each other's rows. */
async function refuseSecond(tx: Handle, country: OpenCountry, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop: import runs'), hashtext(${country}))`)
  const working = await tx
    .select({ state: importRun.state, beatAt: importRun.beatAt, fileName: importRun.fileName })
    .from(importRun)
    .where(and(eq(importRun.country, country), inArray(importRun.state, ['checking', 'importing'])))
  const other = working.find((run) => stateNow(run, now) !== 'interrupted')
  if (!other) return
  throw new OperatorRefusal(
    `${other.fileName} is being read in this store: wait until it is done.`,
    `Se está procesando ${other.fileName} en esta tienda: esperá a que termine.`,
  )
}

type NewRun = { country: OpenCountry; fileName: string; content: Buffer; mode: SourceMode; isByColor: boolean }

/** Takes a file in, to be tried; the oldest runs of the store make room. */
export async function createRun(
  tx: Handle,
  { country, fileName, content, mode, isByColor }: NewRun,
  acting: Acting & { idStaff: number },
): Promise<StartedRun> {
  const { now } = acting
  await refuseSecond(tx, country, now)
  const [made] = await tx
    .insert(importRun)
    .values({
      country,
      fileName,
      content,
      mode,
      isByColor,
      state: 'checking',
      beatAt: now,
      createdAt: now,
      createdBy: acting.idStaff,
    })
    .returning({ id: importRun.id })
  const { id } = made!
  const old = tx
    .select({ id: importRun.id })
    .from(importRun)
    .where(eq(importRun.country, country))
    .orderBy(desc(importRun.id))
    .offset(keptRuns)
  await tx.delete(importRun).where(sql`${importRun.id} in ${old}`)
  await writeAudit(tx, acting, 'import-file', `import ${id}: ${fileName}`, { country, after: { mode, isByColor } })
  return { id, attempt: 1, isDryRun: true }
}

type Again = { id: number; country: OpenCountry; seen: number }

/** The next try of a run: with other columns, or for good. The caller has locked its row and seen its attempt. */
async function startAgain(
  tx: Handle,
  { id, country, seen }: Again,
  set: Partial<typeof importRun.$inferInsert>,
  now: Date,
): Promise<number> {
  await refuseSecond(tx, country, now)
  const attempt = seen + 1
  await tx
    .update(importRun)
    .set({ ...set, attempt, beatAt: now, done: 0, note: null, finishedAt: null })
    .where(eq(importRun.id, id))
  return attempt
}

export async function checkAgain(
  tx: Handle,
  { mapping, ...run }: Again & { mapping: FeedMapping | null },
  acting: Acting,
): Promise<StartedRun> {
  const set = { state: 'checking' as const, mapping, changes: 0, faults: 0, counts: null }
  const attempt = await startAgain(tx, run, set, acting.now)
  const after = mapping === null ? {} : { mapping: JSON.stringify(mapping) }
  await writeAudit(tx, acting, 'import-check', `import ${run.id}`, { country: run.country, after })
  return { id: run.id, attempt, isDryRun: true }
}

export async function importForGood(
  tx: Handle,
  run: Again & { fileName: string },
  acting: Acting,
): Promise<StartedRun> {
  const attempt = await startAgain(tx, run, { state: 'importing' }, acting.now)
  await writeAudit(tx, acting, 'import', `import ${run.id}: ${run.fileName}`, { country: run.country })
  return { id: run.id, attempt, isDryRun: false }
}

/** Works on a run in a thread that reads, decides and writes by itself; it ends with the signal. */
export function workOnRun(work: RunWork, signal: AbortSignal, onFailed: (error: Error) => void): void {
  if (signal.aborted) return
  const worker = new Worker(thread, { workerData: work, execArgv: [] })
  const end = () => void worker.terminate()
  signal.addEventListener('abort', end, { once: true })
  worker.once('error', onFailed)
  worker.once('exit', () => signal.removeEventListener('abort', end))
}
