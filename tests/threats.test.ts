import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/threats.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (wants|does|what|---)/.test(line))

const testsOf = (row: string) => [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map(([, file]) => file!)

test('each threat in docs/threats.md names the tests that show what holds it off, and they exist', () => {
  expect(rows.length).toBeGreaterThan(25)
  for (const row of rows) {
    expect(testsOf(row), row).not.toEqual([])
    expect(
      testsOf(row).filter((file) => !existsSync(file)),
      row,
    ).toEqual([])
  }
})
