import type { ImportLine, ImportRun } from '#contract/desk/imports.ts'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { importLine, importRun } from '#db/schema/import-runs.ts'
import { staff } from '#db/schema/staff.ts'
import { keptRuns, stateNow } from '#domain/operations/feeds/runs.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

const pageSize = 100

type Filter = { countries: readonly OpenCountry[]; id?: number }

/** The runs of stores without their files, the latest first. */
export async function readRuns(db: Handle, { countries, id }: Filter, now: Date): Promise<ImportRun[]> {
  const columns = {
    id: importRun.id,
    country: importRun.country,
    fileName: importRun.fileName,
    mode: importRun.mode,
    isByColor: importRun.isByColor,
    mapping: importRun.mapping,
    headers: importRun.headers,
    state: importRun.state,
    attempt: importRun.attempt,
    done: importRun.done,
    total: importRun.total,
    beatAt: importRun.beatAt,
    counts: importRun.counts,
    changes: importRun.changes,
    faults: importRun.faults,
    note: importRun.note,
    createdAt: importRun.createdAt,
    finishedAt: importRun.finishedAt,
  }
  const rows = await db
    .select({ ...columns, createdBy: staff.name, hasFile: sql<boolean>`${importRun.content} is not null` })
    .from(importRun)
    .innerJoin(staff, eq(staff.idStaff, importRun.createdBy))
    .where(and(inArray(importRun.country, [...countries]), id === undefined ? undefined : eq(importRun.id, id)))
    .orderBy(desc(importRun.id))
    .limit(keptRuns)
  return rows.map(({ beatAt, createdAt, finishedAt, ...run }) => ({
    ...run,
    state: stateNow({ state: run.state, beatAt }, now),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }))
}

type LineFilter = { run: number; kind: 'change' | 'fault'; after?: number | undefined }

export async function readLines(db: Handle, { run, kind, after = 0 }: LineFilter) {
  const rows = await db
    .select({ nr: importLine.nr, line: importLine.line, ref: importLine.ref, text: importLine.text })
    .from(importLine)
    .where(
      and(
        eq(importLine.run, run),
        kind === 'fault' ? isNotNull(importLine.line) : isNull(importLine.line),
        gt(importLine.nr, after),
      ),
    )
    .orderBy(asc(importLine.nr))
    .limit(pageSize + 1)
  const lines: ImportLine[] = rows.slice(0, pageSize)
  return { lines, next: rows.length > pageSize ? lines.at(-1)!.nr : null }
}
