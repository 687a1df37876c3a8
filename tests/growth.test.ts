import { globSync, readFileSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { jobs } from '#server/jobs.ts'

const document = readFileSync('docs/growth.md', 'utf8')
const [ofTables = ''] = document.split('Outside the tables')
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** The tables of the schema, by importing it: what drizzle-kit migrates. */
async function schemaTables(): Promise<string[]> {
  const modules = await Promise.all(
    globSync('db/schema/*.ts').map((file) => import(`../${file}`) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) =>
    Object.values(module).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : [])),
  )
}

test('every table says what bounds it, and no row is about a table that is gone', async () => {
  const written = rowsOf(ofTables).map(([, name]) => name!.replaceAll('`', ''))
  expect(written).toEqual((await schemaTables()).toSorted())
  for (const [, name, grows, kept] of rowsOf(ofTables)) expect([name, grows, kept]).not.toContain('')
})

test('every job that is named is one of the shop’s', () => {
  const known = jobs.map(({ name }) => name)
  const named = rowsOf(document).flatMap(([, , , , by = '']) => [...by.matchAll(/`([\w-]+)`/g)].map(([, job]) => job))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((job) => !known.includes(job!))).toEqual([])
})
