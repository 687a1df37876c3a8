import type { FastifyInstance } from 'fastify'
import {
  checkImport,
  exportCatalogue,
  listImportLines,
  listImports,
  readImport,
  runImport,
  uploadImport,
  type ImportRun,
} from '#contract/desk/imports.ts'
import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { importRun } from '#db/schema/import-runs.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { lastActOn } from '#server/desk/audit/last-act.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { exportInWorker } from '#server/operations/feeds/export-in-worker.ts'
import {
  checkAgain,
  createRun,
  importForGood,
  workOnRun,
  type StartedRun,
} from '#server/operations/feeds/runs/start-run.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import type { Env } from '#server/platform/env.ts'
import { shopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import { readLines, readRuns } from './read-runs.ts'

type Parts = { db: Handle; databaseUrl: string; env: Env }

export function importRoutes(app: FastifyInstance, mount: MountDesk, { db, databaseUrl, env }: Parts) {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  const { originOf } = shopHosts(env)

  /** A run of another store is as little there as one that does not exist. */
  async function runOf(id: number, { storesOf, now }: StaffCall): Promise<ImportRun> {
    const [run] = await readRuns(db, { countries: storesOf(undefined), id }, now)
    if (!run) throw new DeskError('not_found')
    return run
  }

  /** The row of a run, locked, and only in the try that was seen. */
  async function lockSeenRun(tx: Handle, id: number, attempt: number, { requireStore }: StaffCall) {
    const [row] = await tx.select().from(importRun).where(eq(importRun.id, id)).for('update')
    if (!row) throw new DeskError('not_found')
    requireStore(row.country)
    if (row.content === null) {
      const sentence = {
        es: 'Ese archivo ya se importó: subilo otra vez.',
        en: 'That file was imported already: upload it again.',
      }
      throw new DeskError('not_possible', { sentence })
    }
    if (row.attempt === attempt) return row
    const last = await lastActOn(tx, `import ${id}`)
    throw new DeskError('changed_meanwhile', { data: last ? { last } : {} })
  }

  /** Starts once its transaction is there, and only where this call made it: one that is sent again starts nothing. */
  async function start(call: StaffCall, begin: (tx: Handle) => Promise<StartedRun>): Promise<{ run: ImportRun }> {
    let started: StartedRun | undefined
    const { id } = await call.transact(async (tx) => {
      started = await begin(tx)
      return { id: started.id }
    })
    if (started) {
      const { isDryRun, attempt } = started
      workOnRun({ databaseUrl, id, attempt, isDryRun, now: call.now }, closing.signal, (error) =>
        app.log.error({ err: error }, 'an import ended by a failure'),
      )
    }
    return { run: await runOf(id, call) }
  }

  mount(app, listImports, async ({ query: { country } }, { storesOf, now }) => ({
    runs: await readRuns(db, { countries: storesOf(country) }, now),
  }))
  mount(app, readImport, async ({ params: { id } }, call) => ({ run: await runOf(id, call) }))
  mount(app, listImportLines, async ({ params: { id }, query }, call) => {
    await runOf(id, call)
    return readLines(db, { run: id, ...query })
  })
  mount(app, uploadImport, ({ body: { content, ...file } }, call) => {
    call.requireStore(file.country)
    const acting = { ...call.acting(), idStaff: call.staff.idStaff }
    return start(call, (tx) => createRun(tx, { ...file, content: Buffer.from(content, 'base64') }, acting))
  })
  mount(app, checkImport, ({ params: { id }, body: { attempt, mapping } }, call) =>
    start(call, async (tx) => {
      const { country } = await lockSeenRun(tx, id, attempt, call)
      return checkAgain(tx, { id, country, seen: attempt, mapping }, call.acting())
    }),
  )
  mount(app, runImport, ({ params: { id }, body: { attempt } }, call) =>
    start(call, async (tx) => {
      const { country, state, fileName } = await lockSeenRun(tx, id, attempt, call)
      if (state === 'checking' || state === 'failed') {
        const sentence = { es: 'Primero hay que probarlo entero.', en: 'It has to be tried as a whole first.' }
        throw new DeskError('not_possible', { sentence })
      }
      return importForGood(tx, { id, country, seen: attempt, fileName }, call.acting())
    }),
  )
  mount(app, exportCatalogue, async ({ body: { country, format } }, call) => {
    call.requireStore(country)
    const base = originOf[country] ?? call.caller.origin
    const replicaUrl = env.DATABASE_REPLICA_URL
    const { products, content } = await exportInWorker(
      { databaseUrl, replicaUrl, country, format, base },
      closing.signal,
    )
    await call.transact((tx) =>
      writeAudit(tx, call.acting(), 'export', `${country}: ${products} products as ${format}`, { country }),
    )
    const name = `${country}-${call.now.toISOString().slice(0, 10)}.${format === 'full' ? 'csv' : format}`
    return { name, products, content: Buffer.from(content).toString('base64') }
  })
}
