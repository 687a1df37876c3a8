import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrationsFolder } from './migrate.ts'

type Journal = { entries: { idx: number; when: number; tag: string }[] }
const { entries } = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as Journal

test('migrations are dated in their order: drizzle skips one that is older than the newest applied', () => {
  const dates = entries.map(({ when }) => when)
  expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b))
  expect(entries.map(({ idx }) => idx)).toEqual([...entries.keys()])
})

test('every migration of the journal has its file, and no file is outside the journal', () => {
  const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'))
  expect(files.sort()).toEqual(entries.map(({ tag }) => `${tag}.sql`))
})
