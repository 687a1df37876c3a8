import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { openDatabase } from './open.ts'

const named = { name: 'one more', text: 'select $1::int + 1 as n', values: [1] }

test.each([
  { isPooled: true, kept: 0 },
  { isPooled: false, kept: 1 },
])('behind a pooler ($isPooled) $kept named statements stay in a session', async ({ isPooled, kept }) => {
  const { url } = await freshDatabase()
  const opened = openDatabase(url, { connections: 1, isPooled, statementMs: 1234 })
  onTestFinished(opened.close)
  expect((await opened.pool.query<{ n: number }>(named)).rows).toEqual([{ n: 2 }])
  expect((await opened.pool.query('select from pg_prepared_statements')).rowCount).toBe(kept)
  // Limits of time are the pooler's: it would refuse a connection that asks for them.
  const { rows } = await opened.pool.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`)
  expect(rows[0]!.limit).toBe(isPooled ? '0' : '1234ms')
})
