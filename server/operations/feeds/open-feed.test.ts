import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openFeed } from './open-feed.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'vereda-open-feed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function rowsOf(text: string): Promise<number> {
  const file = path.join(folder, 'feed')
  writeFileSync(file, text)
  let rows = 0
  for await (const _row of openFeed(file, { country: 'ar' }).rows) rows += 1
  return rows
}

const item = (at: number) => `<item><g:id>A${at}</g:id><title>Zapatilla ${at}</title><price>10 ARS</price></item>`
const items = Array.from({ length: 4000 }, (_, at) => item(at)).join('')

test.each([
  ['XML in one line', `<rss xmlns:g="x"><channel>${items}</channel></rss>`, 4000],
  ['XML after an empty line', `\n  <rss xmlns:g="x"><channel>${items}</channel></rss>`, 4000],
  ['a table whose first line is long', `id,title,price,${'x'.repeat(300_000)}\nA1,Una,10 ARS,\n`, 1],
])('%s is read in time that grows with its length', async (_, text, rows) => {
  const began = process.cpuUsage()
  expect(await rowsOf(text)).toBe(rows)
  const { user } = process.cpuUsage(began)
  // 20 to 300 ms of processor; quadratic reading of its first 256 KB takes minutes.
  expect(user / 1000).toBeLessThan(5000)
})
