import { parse } from 'csv-parse/sync'
import type { Reconciliation, ReconciliationRow } from '#contract/desk/reconcile.ts'
import { and, asc, desc, eq, gt, inArray, lt } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { reconciliation, reconciliationRow } from '#db/schema/reconciliations.ts'
import { staff } from '#db/schema/staff.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { nameAt, reconcile, type Compared, type ReconcileState } from '#domain/desk/money/reconcile.ts'
import { readReport, type ReportLine, type ReportProvider } from '#domain/desk/money/report-format.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'
import { readOurs } from './reconcile-ours.ts'

const pageSize = 100
/** What is kept of a run that has nothing to do with the shop's payments. */
const maxRows = 5000
const maxDays = 92
const dayMs = 24 * 60 * 60 * 1000

type Report = {
  country: OpenCountry
  provider: ReportProvider
  firstDay: string
  lastDay: string
  fileName: string
  text: string
}

/** Semicolons where the first line has more of them than commas, as spreadsheets in Spanish write. */
function rowsOf(text: string): string[][] {
  const [first = ''] = text.split('\n', 1)
  const delimiter = first.split(';').length > first.split(',').length ? ';' : ','
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: true })
  } catch {
    throw new DeskError('not_possible', {
      sentence: { es: 'El archivo no es un CSV que se pueda leer.', en: 'The file is not a CSV that can be read.' },
    })
  }
}

function linesOf({ provider, country, text }: Report): { lines: ReportLine[]; skipped: number } {
  const read = readReport(provider, country, rowsOf(text))
  if ('lines' in read) return read
  const missing = read.missing.join(', ')
  throw new DeskError('not_possible', {
    sentence: { es: `Al archivo le faltan columnas: ${missing}.`, en: `The file lacks columns: ${missing}.` },
  })
}

const countOf = (rows: readonly Compared[], state: ReconcileState) => rows.filter((row) => row.state === state).length
const sumOf = (rows: readonly Compared[], of: (row: Compared) => number) => rows.reduce((sum, row) => sum + of(row), 0)

/** Lays a report beside our payments and keeps what came out, once; what becomes of a difference is decided at its order. */
export async function makeReconciliation(
  tx: Handle,
  report: Report,
  { acting, idStaff }: { acting: Acting; idStaff: number },
): Promise<number> {
  const { country, provider, firstDay, lastDay, fileName, text } = report
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / dayMs + 1
  if (!(days >= 1 && days <= maxDays)) throw new DeskError('invalid_input')
  const { lines, skipped } = linesOf(report)
  const named = [...new Set(lines.map(({ name }) => nameAt(provider, name)))]
  const rows = reconcile(provider, lines, await readOurs(tx, report, named))
  const [made] = await tx
    .insert(reconciliation)
    .values({
      country,
      provider,
      firstDay,
      lastDay,
      fileName,
      fileHash: digestOf(text),
      createdAt: acting.now,
      createdBy: idStaff,
      skipped,
      matched: countOf(rows, 'matched'),
      differing: countOf(rows, 'sum_differs'),
      onlyUs: countOf(rows, 'only_us'),
      onlyThem: countOf(rows, 'only_them'),
      takenUs: sumOf(rows, ({ taken }) => taken.us),
      takenThem: sumOf(rows, ({ taken }) => taken.them),
      fees: sumOf(rows, ({ fee }) => fee),
    })
    .returning({ id: reconciliation.id })
  const { id } = made!
  const kept = rows.filter(({ state }) => state !== 'matched').slice(0, maxRows)
  for (let at = 0; at < kept.length; at += 1000) {
    const values = kept.slice(at, at + 1000).map(({ name, orderNr, state, taken, returned }) => ({
      reconciliationId: id,
      name: name.slice(0, 200),
      orderNr,
      state,
      takenUs: taken.us,
      takenThem: taken.them,
      returnedUs: returned.us,
      returnedThem: returned.them,
    }))
    await tx.insert(reconciliationRow).values(values)
  }
  const after = { provider, firstDay, lastDay, lines: lines.length, uneven: kept.length }
  await writeAudit(tx, acting, 'reconcile', `reconciliation ${id}`, { country, after })
  return id
}

type RunFilter = { countries: readonly OpenCountry[]; id?: number; before?: number | undefined }

export async function listReconciliations(db: Handle, { countries, id, before }: RunFilter) {
  const rows = await db
    .select({ run: reconciliation, by: staff.name })
    .from(reconciliation)
    .innerJoin(staff, eq(staff.idStaff, reconciliation.createdBy))
    .where(
      and(
        inArray(reconciliation.country, [...countries]),
        id === undefined ? undefined : eq(reconciliation.id, id),
        before === undefined ? undefined : lt(reconciliation.id, before),
      ),
    )
    .orderBy(desc(reconciliation.id))
    .limit(pageSize + 1)
  const runs = rows.slice(0, pageSize).map(({ run: { fileHash: _hash, ...run }, by }): Reconciliation => {
    return { ...run, createdAt: run.createdAt.toISOString(), createdBy: by }
  })
  return { runs, next: rows.length > pageSize ? runs.at(-1)!.id : null }
}

type RowFilter = { id: number; state?: ReconcileState | undefined; after?: number | undefined }

export async function listUneven(db: Handle, { id, state, after }: RowFilter) {
  const found = await db
    .select()
    .from(reconciliationRow)
    .where(
      and(
        eq(reconciliationRow.reconciliationId, id),
        state && eq(reconciliationRow.state, state),
        after === undefined ? undefined : gt(reconciliationRow.id, after),
      ),
    )
    .orderBy(asc(reconciliationRow.id))
    .limit(pageSize + 1)
  const rows = found.slice(0, pageSize).map((row): ReconciliationRow => {
    const { id: own, name, orderNr, takenUs, takenThem, returnedUs, returnedThem } = row
    const taken = { us: takenUs, them: takenThem }
    return { id: own, name, orderNr, state: row.state, taken, returned: { us: returnedUs, them: returnedThem } }
  })
  return { rows, next: found.length > pageSize ? rows.at(-1)!.id : null }
}
