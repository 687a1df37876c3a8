import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import type { ImportLine, ImportRun } from '#contract/desk/imports.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { workbook } from '#server/desk/money/xlsx.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'

const shop = await openDemoShop()
const now = () => shop.clock.now
let person: Awaited<ReturnType<typeof signedInStaff>>
let ofChile: typeof person
beforeAll(async () => {
  person = await signedInStaff(shop, { email: 'catalogo@tienda.example', roles: ['catalogue'] }, now)
  ofChile = await signedInStaff(shop, { email: 'cl@tienda.example', roles: ['catalogue'], stores: ['cl'] }, now)
})

type Answer = { run: ImportRun }
const pack = (text: string) => gzipSync(text).toString('base64')
const upload = (text: string, more: object = {}, by = person) =>
  by.post<Answer>('/desk/api/imports', {
    country: 'ar',
    fileName: 'lista.csv',
    mode: 'update',
    isByColor: false,
    content: pack(text),
    ...more,
  })
const read = async (id: number) => (await person.get<Answer>(`/desk/api/imports/${id}`)).run
const done = (id: number, state: ImportRun['state']) =>
  expect.poll(async () => (await read(id)).state, { timeout: 30_000 }).toBe(state)
const linesOf = async (id: number, kind: 'change' | 'fault') =>
  (await person.get<{ lines: ImportLine[] }>(`/desk/api/imports/${id}/lines?kind=${kind}`)).lines
const stored = async () =>
  (
    await shop.pool.query(
      `select name, price from product where country = 'ar' and name like 'Jean Duna%' order by name`,
    )
  ).rows
const sheet = (price: string) =>
  `Código;Nombre;Precio;Talle;Color;Stock;Marca;Categoría;Género;Lista 2\r\n` +
  `D100;Jean Duna;45990;38;Azul;4;Duna;Mujer > Pantalones;Dama;${price}\r\n` +
  `D101;Jean Duna Recto;caro;38;Azul;4;Duna;Mujer > Pantalones;Dama;${price}\r\n`

test('a workbook is tried as a table is, by the lines of its sheet', async () => {
  const columns = ['Código', 'Nombre', 'Precio', 'Talle', 'Color', 'Stock']
  const rows = [
    ['W100', 'Gorra Totora', 9990, 'U', 'Verde', 3],
    ['W101', 'Gorra Junco', 'consultar', 'U', 'Verde', 3],
  ]
  const content = gzipSync(workbook({ name: 'Lista', columns, rows })).toString('base64')
  const { run } = await upload('', { fileName: 'lista.xlsx', content })
  await done(run.id, 'checked')
  expect(await read(run.id)).toMatchObject({ headers: columns, changes: 1, faults: 1, counts: { productsCreated: 1 } })
  expect(await linesOf(run.id, 'fault')).toMatchObject([{ line: 3, text: expect.stringContaining('"consultar"') }])
})

/** A file of its own for tests that only need one: they run in any order. */
const other = 'Código;Nombre;Precio;Talle;Color;Stock\r\nE1;Gorra Estero;9990;U;Verde;3\r\n'

test('OP-078 a file is tried and changes nothing, its columns are corrected and remembered, and then it is imported', async () => {
  const { run } = await upload(sheet('39990'))
  await done(run.id, 'checked')
  expect(await read(run.id)).toMatchObject({
    changes: 1,
    faults: 1,
    counts: { rows: 2, productsCreated: 1 },
    mapping: null,
  })
  expect(await linesOf(run.id, 'fault')).toMatchObject([
    { line: 3, text: expect.stringContaining('"caro" is not a price') },
  ])
  expect(await linesOf(run.id, 'change')).toMatchObject([{ text: expect.stringContaining('Jean Duna: 45990') }])
  expect(await stored()).toEqual([])

  const { attempt } = await read(run.id)
  const mapping = { columns: { 'Lista 2': 'price', Precio: null } }
  await person.post(`/desk/api/imports/${run.id}/check`, { attempt, mapping })
  await done(run.id, 'checked')
  expect(await read(run.id)).toMatchObject({ faults: 0, counts: { productsCreated: 2 }, mapping })
  // A person who saw the try before hears of it.
  expect(await person.post(`/desk/api/imports/${run.id}/run`, { attempt })).toMatchObject({ code: 'changed_meanwhile' })
  expect(await person.post(`/desk/api/imports/${run.id}/run`, { attempt: attempt + 1 })).toMatchObject({ status: 200 })
  await done(run.id, 'imported')
  expect((await stored()).map(({ name }) => name)).toEqual(['Jean Duna', 'Jean Duna Recto'])
  expect(await read(run.id)).toMatchObject({ hasFile: false, counts: { productsCreated: 2 } })
  const { rows } = await shop.pool.query(
    `select action, country from audit where subject like 'import ${run.id}%' order by id`,
  )
  expect(rows).toEqual(['import-file', 'import-check', 'import'].map((action) => ({ action, country: 'ar' })))

  const again = await upload(sheet('41990'))
  await done(again.run.id, 'checked')
  expect(await read(again.run.id)).toMatchObject({ mapping, faults: 0, counts: { productsChanged: 2 } })
})

test('a file that is none is refused in words, and so is a second one of its store meanwhile', async () => {
  const { run } = await upload('hola')
  expect(await upload(other)).toMatchObject({
    status: 409,
    message: expect.stringContaining('Se está procesando'),
  })
  await done(run.id, 'failed')
  expect((await read(run.id)).note).not.toBe('')
  const broken = await upload('', { content: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 9]).toString('base64') })
  await done(broken.run.id, 'failed')
  expect((await read(broken.run.id)).note).toBe('The file did not arrive whole.')
})

test('R12 a run whose node died says so, and can be run again', async () => {
  const { run } = await upload(other)
  await done(run.id, 'checked')
  const { attempt } = await read(run.id)
  await shop.pool.query(`update import_run set state = 'importing', beat_at = $2 where id = $1`, [
    run.id,
    new Date(now().getTime() - 60_000),
  ])
  expect(await read(run.id)).toMatchObject({ state: 'interrupted' })
  expect(await person.post(`/desk/api/imports/${run.id}/run`, { attempt })).toMatchObject({ status: 200 })
  await done(run.id, 'imported')
})

test('OP-078 files, exports and sources of another store are not there', async () => {
  const { run: mine } = await upload(other)
  await done(mine.id, 'checked')
  expect((await person.get<{ runs: ImportRun[] }>('/desk/api/imports?country=ar')).runs[0]).toMatchObject({
    id: mine.id,
  })
  expect(await ofChile.get(`/desk/api/imports/${mine.id}`)).toMatchObject({ status: 404 })
  expect(await ofChile.get(`/desk/api/imports/${mine.id}/lines?kind=change`)).toMatchObject({ status: 404 })
  expect(await ofChile.post(`/desk/api/imports/${mine.id}/run`, { attempt: 1 })).toMatchObject({ status: 404 })
  expect(await upload(other, {}, ofChile)).toMatchObject({ status: 404 })
  expect(await ofChile.post('/desk/api/export', { country: 'ar', format: 'full' })).toMatchObject({ status: 404 })
  expect(await ofChile.get('/desk/api/feed-sources?country=ar')).toMatchObject({ status: 404 })
})

test('sources are added, refused in words, and removed', async () => {
  const source = { country: 'ar', url: 'https://erp.example/feed.xml', mode: 'replace', isByColor: false }
  expect(await person.post('/desk/api/feed-sources', source)).toMatchObject({
    sources: [{ url: source.url, outcome: null }],
  })
  expect(await person.post('/desk/api/feed-sources', { ...source, url: 'http://erp.example/x' })).toMatchObject({
    status: 409,
    message: 'La dirección debe empezar con https://.',
  })
  const { country, url } = source
  expect(await person.post('/desk/api/feed-sources/remove', { country, url })).toMatchObject({ sources: [] })
  expect(await person.post('/desk/api/feed-sources/remove', { country, url })).toMatchObject({ status: 404 })
})

test('the catalogue is exported as a file', async () => {
  const exported = await person.post<{ name: string; content: string; products: number }>('/desk/api/export', {
    country: 'ar',
    format: 'full',
  })
  expect(exported).toMatchObject({ status: 200, name: expect.stringMatching(/^ar-.*\.csv$/) })
  expect(exported.products).toBeGreaterThan(10)
})
