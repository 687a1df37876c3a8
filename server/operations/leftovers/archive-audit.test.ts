import zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { auditArchive } from '#db/schema/technical.ts'
import { freshDatabase } from '#tests/database.ts'
import { archiveAudit, rowsPerPart } from './archive-audit.ts'

const { db } = await freshDatabase()
const now = new Date('2026-11-15T15:00:00Z')
const run = () => archiveAudit.run(db, { actor: 'test', now }, {})

test('acts older than 400 days are compressed, every one of them once, and the others stay', async () => {
  const old = rowsPerPart + 7
  await db.execute(sql`insert into audit (actor, action, subject, at, reason)
    select 'ana', 'advance-order', 'R' || n, '2025-01-01'::timestamptz + n * interval '1 second', 'porque sí' from generate_series(1, ${old}) n`)
  await db.execute(sql`insert into audit (actor, action, subject, at) values ('ana', 'store-on', 'co', '2025-11-01')`)
  expect(await run()).toEqual({ done: old, failures: [] })
  expect(await run()).toEqual({ done: 0, failures: [] })
  const parts = await db.select().from(auditArchive).orderBy(auditArchive.id)
  expect(parts.map(({ rows }) => rows)).toEqual([rowsPerPart, 7])
  const subjects = parts.flatMap(({ bytes }) =>
    zlib
      .gunzipSync(bytes)
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { subject: string; reason: string }).subject),
  )
  expect(new Set(subjects).size).toBe(old)
  expect(subjects).toContain(`R${old}`)
  expect((await db.execute(sql`select subject from audit`)).rows).toEqual([{ subject: 'co' }])
})
