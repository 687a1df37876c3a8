import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { stockedShop } from './stocked-shop.ts'

const now = new Date('2026-11-15T15:00:00Z')
const shop = await stockedShop({ now: () => now })
const folder = mkdtempSync(path.join(os.tmpdir(), 'vereda-shown-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => `FR-${at};Quillango Fresco ${at};10.000;4;Gorros\n`).join('')

test('an import says that it is done when the lists of the running shop show it', async () => {
  const origin = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }))
  const running = { HOST: origin.hostname, PORT: origin.port }
  const operator = operatorOn(shop.url, { now, from: folder })
  await shop.catalog.engineOf('ar')
  // More than is patched into the index: a new one has to be made.
  writeFileSync(path.join(folder, 'hoja.csv'), `Código;Nombre;Precio;Stock;Categoría\n${rows(600)}`)
  const { output } = await operator('import hoja.csv --country ar', running)
  expect(output).toMatch(/\nDone: the shop at http:\/\/127\.0\.0\.1:\d+ shows it, \d+\.\d s later\.$/)
  expect((await shop.page({ q: 'quillango fresco' })).total).toBe(600)
})

test('without a shop of this database an import says so and does not wait', async () => {
  const operator = operatorOn(shop.url, { now, from: folder })
  writeFileSync(path.join(folder, 'hoja.csv'), 'Código;Nombre;Precio;Stock\nFR-1;Gorro;10.000;4\n')
  const { output } = await operator('import hoja.csv --country ar', { PORT: '1' })
  expect(output).toMatch(
    /\nDone\. No shop of this database answers at http:\/\/\S+:1; one that runs elsewhere shows it/,
  )
})

test('how far the lists are is for an operator of this database alone', async () => {
  const url = '/catalogue-freshness?country=ar'
  const forged = { authorization: `Bearer ${'0'.repeat(64)}` }
  for (const headers of [{}, forged]) expect((await shop.app.inject({ url, headers })).statusCode).toBe(404)
  expect((await shop.app.inject({ url: '/catalogue-freshness?country=xx', headers: forged })).statusCode).toBe(404)
})
