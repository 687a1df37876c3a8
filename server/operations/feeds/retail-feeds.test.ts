import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { freshDatabase } from '#tests/database.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { importDelta } from './import-delta.ts'
import { importFeed, type BadRow } from './import-feed.ts'
import { catalogueOf, scratchFolder } from './tests/catalogue.ts'

const now = new Date('2026-11-15T15:00:00Z')
const { db, pool, url } = await freshDatabase()
await restoreBeforeEach(pool)
const files = scratchFolder()
const operator = operatorOn(url, { now, from: files.folder })

async function take(text: string | Uint8Array, more: Partial<Parameters<typeof importFeed>[1]> = {}) {
  const bad: BadRow[] = []
  const file = files.write('feed', text)
  const result = await importFeed(url, { file, country: 'ar', now, onBadRow: (row) => bad.push(row), ...more })
  return { ...result, reported: bad.map(({ line, id, reason }) => `${line} ${id} ${reason}`) }
}

const shopify = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Variant Image,Status
buzo-lago,Buzo Lago,"<p>Frisa, suave</p>",Andén,Buzos,"mujer, invierno",true,Talle,S,Color,Negro,BL-N-S,shopify,4,45990.00,59990.00,https://cdn.example/1.jpg,,active
buzo-lago,,,,,,,,M,,Negro,BL-N-M,shopify,2,45990.00,59990.00,,,
buzo-lago,,,,,,,,M,,Crudo,BL-C-M,shopify,1,45990.00,59990.00,,,
gorra-sol,Gorra Sol,,Andén,Gorras,,true,Title,Default Title,,,,shopify,9,9990.00,,,,draft
`

test('a product export of Shopify becomes products, sizes and stock; again it changes nothing', async () => {
  expect(await take(shopify)).toMatchObject({ rows: 4, bad: 0, productsCreated: 3, sizesCreated: 4 })
  const before = await catalogueOf(db, 'ar')
  expect(before.products.map(({ name, color, active, price }) => [name, color, active, price])).toEqual([
    ['Buzo Lago', 'Crudo', true, 5_999_000],
    ['Buzo Lago', 'Negro', true, 5_999_000],
    ['Gorra Sol', 'Sin color', false, 999_000],
  ])
  expect(before.sizes.map(({ source_id, stock }) => [source_id, stock])).toEqual([
    ['BL-C-M', 1],
    ['BL-N-M', 2],
    ['BL-N-S', 4],
    [null, 9],
  ])
  expect(await take(shopify)).toMatchObject({
    productsCreated: 0,
    productsChanged: 0,
    sizesCreated: 0,
    sizesChanged: 0,
  })
  expect(await catalogueOf(db, 'ar')).toEqual(before)
  // What is published later is shown.
  expect(await take(shopify.replace('draft', 'active'))).toMatchObject({ productsChanged: 1 })
})

test('a spreadsheet with the codes of an export changes its prices and stock', async () => {
  await take(shopify)
  const change = 'SKU;Precio;Stock\nBL-N-S;$ 61.990;7\nBL-N-M;;agotado\nNADA;100;1\n'
  const bad: string[] = []
  const result = await importDelta(url, {
    file: files.write('changes.csv', change),
    country: 'ar',
    now,
    onBadRow: ({ line, id }) => bad.push(`${line} ${id}`),
  })
  expect([result.productsChanged, result.sizesChanged, bad]).toEqual([1, 2, ['4 NADA']])
  const { sizes, booked } = await catalogueOf(db, 'ar')
  expect(sizes.filter(({ source_id }) => String(source_id).startsWith('BL-N')).map(({ stock }) => stock)).toEqual([
    0, 7,
  ])
  expect(booked).toEqual([])
})

const tiendanube = `Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Precio;Precio promocional;Peso (kg);Stock;SKU;Mostrar en tienda;Marca;Sexo
bota-nina;Bota Ñandú;"Ofertas, Niñas > Calzado > Botas";Talle;28;45,990.00;;0.5;3;BÑ-28;SÍ;Costa;
bota-nina;;;;29;45,990.00;;0.5;;BÑ-29;SÍ;;
cinto;Cinto Río;Accesorios;;;12.990;;;1;C-1;SÍ;Costa;Mascullino
`

test('a dry run shows how an export in Windows’ letters was read, in words; a mapping corrects it', async () => {
  files.write('tienda.csv', Buffer.from(tiendanube, 'latin1'))
  const first = await operator('import tienda.csv --country ar --dry-run')
  expect(first.code).toBe(1)
  for (const line of [
    'Read as a product export of Tiendanube (semicolons, windows-1252).',
    '  Identificador de URL → group',
    '  Valor de propiedad 1 → size, color or other, as Nombre de propiedad 1 says',
    '  Peso (kg) → weight',
    '  gender: (none: by the category) → ninos (2)',
    '  size: (none) → one size (1), "28" → 28 (1), "29" → 29 (1)',
    'line 4 (C-1): Sexo "Mascullino" is not understood; values.gender of a mapping says what it means',
    'Nothing was changed: this was a dry run.',
  ]) {
    expect(first.output).toContain(line)
  }
  expect((await catalogueOf(db, 'ar')).products).toEqual([])
  const mapping = { values: { gender: { Mascullino: 'hombre' } }, columns: { Marca: null } }
  files.write('mapping.json', JSON.stringify(mapping))
  const second = await operator('import tienda.csv --country ar --mapping mapping.json --dry-run')
  expect(second.code).toBe(0)
  expect(second.output).toContain('Not read: Marca.')
  expect(second.output).toContain('"Mascullino" → hombre (1)')
  expect((await operator('import tienda.csv --country ar --mapping mapping.json')).output).toMatch(
    /^Read as a product export of Tiendanube[^\n]*\n3 rows in/,
  )
  const { products, sizes, categories } = await catalogueOf(db, 'ar')
  expect(products.map(({ name, gender, price }) => [name, gender, price])).toEqual([
    ['Bota Ñandú', 'ninos', 4_599_000],
    ['Cinto Río', 'hombre', 1_299_000],
  ])
  expect(sizes.map(({ size, stock }) => [size, stock])).toEqual([
    ['28', 3],
    ['29', 10],
    ['U', 1],
  ])
  expect(categories.map(({ path }) => path)).toContain('/ninas/calzado/botas/')
})

test.each([
  ['{', /is no JSON/],
  ['[]', /The mapping is not of the type/],
  ['{"colums": {}}', /The mapping has "colums", which it does not know; it knows format, decimals, byColor, columns/],
  ['{"values": {"sizes": {}}}', /values of the mapping has "sizes", .* it knows size, color, category, gender and/],
  ['{"columns": {"Precio": "prize"}}', /columns.Precio of the mapping is none of id, group, name, .*images, null\./],
  ['{"values": {"gender": {"D": "dama"}}}', /values.gender.D of the mapping is none of mujer, hombre, ninos, unisex/],
  ['{"decimals": ";"}', /decimals of the mapping is none of \., ,\./],
  ['{"format": "magento"}', /format of the mapping is none of shopify, tiendanube, woocommerce, sheet/],
  ['{"columns": {"Lista 9": "price"}}', /a column "Lista 9" that the feed does not have. It has: "Nombre", "Precio"/],
])('a mapping that says %s is refused, and says why', async (mapping, sentence) => {
  files.write('feed.csv', 'Nombre,Precio\nUna,10\n')
  files.write('mapping.json', mapping)
  await expect(operator('import feed.csv --country ar --mapping mapping.json')).rejects.toThrow(sentence)
})

test('a Merchant feed needs no mapping, unless it is said to be read as a spreadsheet', async () => {
  files.write('feed.csv', 'id,title,price\nA1,Una,$ 1.200\n')
  files.write('mapping.json', '{"decimals": ","}')
  const line = 'import feed.csv --country ar --mapping mapping.json --dry-run'
  await expect(operator(line)).rejects.toThrow(/is read by its own columns/)
  files.write('feed.xml', '<rss><channel><item><id>A1</id></item></channel></rss>')
  await expect(operator(line.replace('feed.csv', 'feed.xml'))).rejects.toThrow(/is read by its own columns/)
  files.write('mapping.json', '{"format": "sheet"}')
  expect((await operator(line)).output).toContain('Una: 1200.00 ARS')
})

test('a dry run lists products that share a card and warns of prices that are far apart', async () => {
  const rows = ['A;Saco Gris;10.000;1;Gris', 'B;Saco Gris;19.000;1;Negro', 'C;Saco Azul;10.000;1;Azul']
  files.write('hoja.csv', `Código de producto;Nombre;Precio;Stock;Color\n${rows.join('\n')}\n`)
  const { output } = await operator('import hoja.csv --country ar --dry-run')
  expect(output).toContain('  Saco Gris, Sin marca, unisex: Gris (line 2), Negro (line 3)')
  expect(output).toContain('  Saco Gris, Sin marca, unisex: 10000.00 ARS (line 2) and 19000.00 ARS (line 3)')
})

test('an import and its dry run need no superuser', async () => {
  await db.execute(
    sql.raw(`do $$ begin
    if not exists (select from pg_roles where rolname = 'plain_operator') then
      create role plain_operator login password 'plain' nosuperuser;
    end if; end $$`),
  )
  for (const what of ['tables', 'sequences']) {
    await db.execute(sql.raw(`grant all on all ${what} in schema public to plain_operator`))
  }
  const plain = new URL(url)
  plain.username = 'plain_operator'
  plain.password = 'plain'
  const input = { file: files.write('feed', shopify), country: 'ar', now } as const
  const changes: string[] = []
  const onChange = (line: string) => void changes.push(line)
  const dry = await importFeed(plain.href, { ...input, isDryRun: true, onChange })
  expect(dry).toMatchObject({ bad: 0, productsCreated: 3 })
  expect(changes[0]).toMatch(/^\+ \w+ Buzo Lago: 59990\.00 ARS$/)
  expect((await catalogueOf(db, 'ar')).products).toEqual([])
  expect(await importFeed(plain.href, input)).toMatchObject({ bad: 0, productsCreated: 3, sizesCreated: 4 })
})
