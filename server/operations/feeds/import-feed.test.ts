import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { freshDatabase } from '#tests/database.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { importFeed, type BadRow } from './import-feed.ts'
import { catalogueOf, scratchFolder } from './tests/catalogue.ts'
import { workbookParts, zipOf } from './tests/zip.ts'
import { readFileSync } from 'node:fs'

const now = new Date('2026-11-15T15:00:00Z')
const { db, pool, url } = await freshDatabase()
await restoreBeforeEach(pool)
const files = scratchFolder()
const one = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows[0]

const header =
  'id\titem_group_id\ttitle\tprice\tsale_price\tavailability\tquantity\tsize\tcolor\tbrand\tproduct_type\tgender\tage_group\timage_link'
const sheet = (...rows: string[]) => [header, ...rows].map((row) => `${row}\n`).join('')
const shoe = (size: number, more: { price?: string; quantity?: string; title?: string } = {}) =>
  `BR-1-${size}\tBR-1\t${more.title ?? 'Bota Río'}\t${more.price ?? '1000.00 ARS'}\t\tin_stock\t${more.quantity ?? '4'}\t${size}\tNegro\tAndén\tMujer > Calzado > Botas\tfemale\tadult\thttps://a.example/${size}.jpg`

async function take(text: string | Uint8Array, more: Partial<Parameters<typeof importFeed>[1]> = {}) {
  const bad: BadRow[] = []
  const file = files.write('feed', text)
  const result = await importFeed(url, { file, country: 'ar', now, onBadRow: (row) => bad.push(row), ...more })
  return { ...result, reported: bad.map(({ line, id, reason }) => `${line} ${id} ${reason}`) }
}

test('unknown brands, sellers and categories are created; a group is one product with its sizes', async () => {
  expect(await take(sheet(shoe(36), shoe(37)))).toMatchObject({ rows: 2, bad: 0, productsCreated: 1, sizesCreated: 2 })
  const { products, sizes, categories, filed, images } = await catalogueOf(db, 'ar')
  expect(products).toMatchObject([
    {
      name: 'Bota Río',
      brand_id: 'anden',
      supplier_id: 'Vereda',
      gender: 'mujer',
      price: 100_000,
      color_family: 'Negro',
    },
  ])
  expect(sizes.map(({ size, stock, position, size_filter_key }) => [size, stock, position, size_filter_key])).toEqual([
    ['36', 4, 1, 'shoe_size'],
    ['37', 4, 2, 'shoe_size'],
  ])
  expect(categories.map(({ path, above }) => [path, above])).toEqual([
    ['/mujer/', null],
    ['/mujer/calzado/', '/mujer/'],
    ['/mujer/calzado/botas/', '/mujer/calzado/'],
  ])
  expect(filed.map(({ position }) => position)).toEqual([1, 2, 3])
  expect(images).toHaveLength(1)
  expect(products[0]!.sku).toMatch(/^BR1X[A-Z0-9]+$/)
})

test('OP-078 what somebody wrote of a picture stays with it when a feed names it again in another place', async () => {
  const pictured = (...pictures: string[]) =>
    `id,item_group_id,title,price,availability,brand,image_link,additional_image_link
A1,A,Bota,1000.00 ARS,in_stock,Andén,${pictures[0]},${pictures[1]}
`
  const [front, sole] = ['https://a.example/frente.jpg', 'https://a.example/suela.jpg']
  await take(pictured(front, sole))
  await pool.query(`update product_image set alt = 'De frente', focus_x = 10, focus_y = 20 where position = 1`)
  await take(pictured(sole, front))
  const { rows } = await pool.query('select position, alt, focus_x, focus_y from product_image order by position')
  expect(rows).toEqual([
    { position: 1, alt: null, focus_x: null, focus_y: null },
    { position: 2, alt: 'De frente', focus_x: 10, focus_y: 20 },
  ])
})

test('INV-02: the same feed again changes nothing; a changed one changes what it says, through movements', async () => {
  await take(sheet(shoe(36), shoe(37)))
  const before = await catalogueOf(db, 'ar')
  expect(await take(sheet(shoe(36), shoe(37)))).toMatchObject({
    productsCreated: 0,
    productsChanged: 0,
    sizesCreated: 0,
    sizesChanged: 0,
  })
  expect(await catalogueOf(db, 'ar')).toEqual(before)
  const next = await take(
    sheet(
      shoe(36, { price: '1200 ARS', quantity: '1' }),
      shoe(37, { price: '1200 ARS' }),
      shoe(38, { price: '1200 ARS' }),
    ),
  )
  expect(next).toMatchObject({ productsCreated: 0, productsChanged: 1, sizesCreated: 1, sizesChanged: 1 })
  const { booked, sizes } = await catalogueOf(db, 'ar')
  expect([booked, sizes.map(({ stock }) => stock)]).toEqual([[], [1, 4, 4]])
  expect(
    await one(sql`select array_agg(delta order by id) as deltas from stock_movement where sku_simple like '%-36'`),
  ).toEqual({ deltas: [4, -3] })
})

test('an import that was cut off and run again ends like one that was not', async () => {
  const rows = Array.from(
    { length: 40 },
    (_, at) => `P${at}\t\tCosa ${at}\t${at + 1} ARS\t\tin_stock\t\t\tRojo\tUna\tHogar\t\t\t`,
  )
  const [whole, cut] = [await freshDatabase(), await freshDatabase()]
  const input = { country: 'ar', now } as const
  await importFeed(whole.url, { ...input, file: files.write('whole', sheet(...rows)) })
  await importFeed(cut.url, { ...input, file: files.write('part', sheet(...rows.slice(0, 17))) })
  expect(await importFeed(cut.url, { ...input, file: files.at('whole') })).toMatchObject({ productsCreated: 23 })
  expect(await catalogueOf(cut.db, 'ar')).toEqual(await catalogueOf(whole.db, 'ar'))
  expect(await cut.db.execute(sql`select distinct size, stock from simple`)).toMatchObject({
    rows: [{ size: 'U', stock: 10 }],
  })
})

test('every bad row is named with its line and reason; the good ones are kept', async () => {
  const row = (id: string, more: Partial<Record<'group' | 'price' | 'sale' | 'size' | 'gender', string>> = {}) =>
    `${id}\t${more.group ?? ''}\tCosa\t${more.price ?? '10 ARS'}\t${more.sale ?? ''}\tin_stock\t1\t${more.size ?? ''}\tRojo\tUna\tHogar\t${more.gender ?? ''}\t\t`
  const { reported, productsCreated, rows, bad } = await take(
    sheet(
      row('G1'),
      row('G2', { price: '10 CLP' }),
      row('G3', { sale: '11 ARS' }),
      'too\tfew',
      row('G1'),
      row('H-1', { group: 'H', size: 'M' }),
      row('H-2', { group: 'H', size: 'M' }),
      row('', { gender: 'x' }),
      row('G4'),
    ),
  )
  expect(reported).toEqual([
    '3 G2 price "10 CLP" is not in ARS, the currency of the store',
    '4 G3 sale_price 11 ARS is not below price 10 ARS',
    '5  it has 2 cells, the header has 14',
    '6 G1-U it is on line 2 already',
    '8 H-2 size M of H is on line 7 already; where a group holds several colours import with --by-color',
    expect.stringMatching(/^9 {2}id is empty; gender "x"/),
  ])
  expect([productsCreated, rows, bad]).toEqual([3, 9, 6])
})

test('INV-32: the sku of another country is another product, and neither import touches the other’s', async () => {
  const priced = (price: string) => sheet(`G1\t\tCosa\t${price}\t\tin_stock\t1\t\tRojo\tUna\tHogar\t\t\t`)
  await take(priced('10.00 ARS'))
  const before = await catalogueOf(db, 'ar')
  expect(await take(priced('20 CLP'), { country: 'cl', isWhole: true })).toMatchObject({ bad: 0, productsCreated: 1 })
  expect(await catalogueOf(db, 'ar')).toEqual(before)
  expect((await catalogueOf(db, 'cl')).products).toMatchObject([{ sku: 'G1', price: 20 }])
})

test('a dry run says what would change and changes nothing; a whole feed takes off sale what it does not name', async () => {
  const other = 'OT-1\t\tGorra Vieja\t500 ARS\t\tin_stock\t2\t\tRojo\tAndén\tAccesorios\t\t\t'
  await take(sheet(shoe(36), shoe(37), other))
  const before = await catalogueOf(db, 'ar')
  const next = sheet(
    shoe(36, { price: '1200.00 ARS', quantity: '9' }),
    'N-1\t\tBolso Nuevo\t700 ARS\t\tin_stock\t1\t\tAzul\tOtra\tBolsos\t\t\t',
  )
  files.write('next.tsv', next)
  const operator = operatorOn(url, { now, from: files.folder })
  const { output } = await operator('import next.tsv --country ar --replace --dry-run')
  expect(output).toMatch(/~ BR1X\w+ Bota Río: price 1000\.00 ARS → 1200\.00 ARS/)
  expect(output).toMatch(/\+ N1X?\w* Bolso Nuevo: 700\.00 ARS/)
  expect(output).toMatch(/stock 4 → 9/)
  expect(output).toMatch(/- OT1X?\w* Gorra Vieja: off sale/)
  expect(output).toMatch(/stock 4 → 0/)
  expect(output).toContain('Nothing was changed: this was a dry run.')
  expect(await catalogueOf(db, 'ar')).toEqual(before)

  expect(await take(next, { isWhole: true })).toMatchObject({ productsRetired: 1, sizesEmptied: 1, productsCreated: 1 })
  const { products, sizes, booked } = await catalogueOf(db, 'ar')
  expect(Object.fromEntries(products.map(({ name, active }) => [name, active]))).toEqual({
    'Bolso Nuevo': true,
    'Bota Río': true,
    'Gorra Vieja': false,
  })
  expect(sizes.find(({ size }) => size === '37')!.stock).toBe(0)
  expect(booked.filter(({ difference }) => Number(difference ?? 0) !== 0)).toEqual([])

  const bad = `${next}BAD\t\t\t1 ARS${'\t'.repeat(10)}\n`.replace(/^N-1.*\n/m, '')
  expect(await take(bad, { isWhole: true })).toMatchObject({ bad: 1, productsRetired: 0 })
})

test('--by-color makes a product of each colour', async () => {
  const row = (id: string, color: string) => `${id}\tK\tRemera\t10 ARS\t\tin_stock\t1\tM\t${color}\tUna\tHogar\t\t\t`
  const text = sheet(row('K-1', 'Rojo'), row('K-2', 'Azul'))
  expect(await take(text, { isByColor: true })).toMatchObject({ bad: 0, productsCreated: 2, sizesCreated: 2 })
})

test('a file of Excel: UTF-16, semicolons, CRLF; one with the mark of UTF-8, and one as Windows writes it', async () => {
  const text = 'id;title;price\r\nX1;"Ñandú; ""rojo""";10,50 ARS\r\n'
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  expect(await take(utf16)).toMatchObject({ bad: 0, productsCreated: 1 })
  expect(await take(`\uFEFF${text}`)).toMatchObject({ bad: 0, productsCreated: 0, productsChanged: 0 })
  expect(await take(Buffer.from(text, 'latin1'))).toMatchObject({ bad: 0, productsCreated: 0, productsChanged: 0 })
  expect(await one(sql`select name, price from product where sku = 'X1'`)).toEqual({
    name: 'Ñandú; "rojo"',
    price: 1050,
  })
})

test('a workbook is read as a table: its first sheet, with the lines of the spreadsheet for what is wrong', async () => {
  const cellOf = (value: string | number, at: string) =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
  const rowOf = (nr: number, values: readonly (string | number)[]) =>
    `<row r="${nr}">${values.map((value, at) => cellOf(value, `${'ABC'[at]}${nr}`)).join('')}</row>`
  const rows = [
    rowOf(1, ['id', 'title', 'price']),
    rowOf(2, ['LB-1', 'Bolso Sauce', '10.50 ARS']),
    rowOf(5, ['LB-2', 'Bolso Ceibo', 'consultar']),
  ]
  const { reported, productsCreated } = await take(zipOf(workbookParts({ sheet: rows.join('') })))
  expect(productsCreated).toBe(1)
  expect(reported).toEqual([expect.stringMatching(/^5 LB-2 price "consultar" is not a price/)])
})

test('XML that breaks off is reported with its line, and what came before is imported', async () => {
  const item = (id: string) => `<item><g:id>${id}</g:id><title>T</title><g:price>1 ARS</g:price></item>\n`
  const { reported, productsCreated } = await take(`<rss><channel>\n${item('Q1')}${item('Q2')}<item><g:id>Q3</item>`)
  expect(productsCreated).toBe(2)
  expect(reported).toEqual([expect.stringMatching(/^4 {2}The file breaks off at line 4: unexpected close tag/)])
})

test.each([
  ['', /is empty/],
  ['a,b\n1,2\n', /no column id, title, price/],
  [Buffer.from('PK\x03\x04', 'latin1'), /workbook is damaged/],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old workbook \(XLS\) or has a password/],
])('%j is refused as a whole, and nothing changes', async (text, sentence) => {
  const before = await one(sql`select count(*) from product`)
  await expect(take(text)).rejects.toThrow(sentence)
  expect(await one(sql`select count(*) from product`)).toEqual(before)
})

test('own rows: a size without its product, a taken slug and an unknown category are named', async () => {
  const { reported } = await take(
    [
      'record,sku,id,name,slug,brand,gender,price,size,size_table,path,parent',
      'size,,NO1-38,,,,,,38,,,',
      'product,S1,,Uno,uno,una,mujer,1 ARS,,,,',
      'product,S2,,Dos,uno,una,mujer,1 ARS,,,,',
      'size,,S2-38,,,,,,38,,,',
      'product,S3,,Tres,tres,una,mujer,1 ARS,,Ninguna,,',
      'category,,,Hija,,,,,,,/hija/,/madre/',
      '',
    ].join('\n'),
  )
  expect(reported).toEqual([
    '2 NO1-38 there is no product NO1',
    '4 S2 the slug uno is on line 3 already',
    '5 S2-38 there is no product S2',
    '6 S3 there is no size table "Ninguna"',
    '7 /hija/ its parent /madre/ does not come before it',
  ])
})

test('the commands: a report with every bad row, a capped list on the terminal, an exit code, and files by the operator’s folder', async () => {
  const operator = operatorOn(url, { now, from: files.folder })
  files.write(
    'bad.tsv',
    sheet(...Array.from({ length: 30 }, (_, at) => `B${at}\t\t\t1 ARS${'\t'.repeat(10)}`), shoe(36)),
  )
  const { code, output } = await operator('import bad.tsv --country ar --report report.txt')
  expect(code).toBe(1)
  expect(output).toMatch(/line 21 \(B19\): title is empty\n… and 10 more bad rows\n31 rows in .* s: 30 bad/)
  expect(readFileSync(files.at('report.txt'), 'utf8').trim().split('\n')).toHaveLength(30)
  expect((await operator('export out.csv --country ar --format full')).output).toContain(files.at('out.csv'))
  expect((await operator('import out.csv --country ar')).code).toBe(0)
  expect(await one(sql`select count(*)::int as n from audit where action in ('import', 'export')`)).toEqual({ n: 3 })
})

test.each([
  ['import nothing.tsv --country ar', /There is no file .*nothing.tsv/],
  ['import bad.tsv', /--country is missing/],
  ['import bad.tsv --country br', /no store "br"/],
  ['import --country ar', /FILE is missing/],
  ['import bad.tsv --country ar --stock many', /--stock must be a whole number/],
  ['import bad.tsv --country ar --report no/such/folder.txt', /report .* cannot be written/],
  ['export out --country ar', /--format is one of tsv, csv, xml, full/],
  ['export out --country ar --format pdf', /not "pdf"/],
  ['export no/such/folder.csv --country ar --format csv', /cannot be written \(ENOENT\)/],
  ['export out --country ar --format csv --base-url tienda', /not an address of the web/],
])('%s is refused in a sentence', async (line, sentence) => {
  await expect(operatorOn(url, { now, from: files.folder })(line)).rejects.toThrow(sentence)
})
