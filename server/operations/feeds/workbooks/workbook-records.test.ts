import { expect, test } from 'vitest'
import { maxImportBytes } from '#domain/operations/feeds/runs.ts'
import { scratchFolder } from '../tests/catalogue.ts'
import { workbookParts, zipOf, type ZipPart } from '../tests/zip.ts'
import { workbookRecords } from './workbook-records.ts'

const files = scratchFolder()

async function read(parts: readonly ZipPart[] | Buffer) {
  const records: string[] = []
  let sheet = ''
  const bytes = Buffer.isBuffer(parts) ? parts : zipOf(parts)
  const source = workbookRecords(files.write('libro', bytes), { onSheet: (name) => (sheet = name), onRead: () => {} })
  for await (const { line, cells } of source) records.push(`${line}: ${cells.join('|')}`)
  return { records, sheet }
}

const row = (nr: number, cells: string) => `<row r="${nr}">${cells}</row>`
const inline = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`

test('cells are what a person sees of them: texts, numbers, days, results of formulas; blank rows and ends are none', async () => {
  const texts =
    '<si><t>SKU</t></si><si><r><t>Bota </t></r><r><t>Río</t></r><rPh><t>no</t></rPh></si><si><t>_x000A_Ñ &amp; co</t></si>'
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>'
  const sheet = [
    row(
      2,
      `<c r="A2" t="s"><v>0</v></c>${inline('B2', 'Precio')}${inline('C2', 'Desde')}${inline('D2', 'Visible')}<c r="F2" s="1"/>`,
    ),
    row(3, '<c r="A3"/>'),
    row(
      4,
      '<c r="A4" t="s"><v>1</v></c><c r="B4"><f>9*2</f><v>1234.5600000000001</v></c><c r="C4" s="1"><v>46345</v></c><c r="D4" t="b"><v>1</v></c>',
    ),
    row(7, '<c r="A7" t="s"><v>2</v></c><c r="D7" t="e"><v>#N/A</v></c>'),
    row(8, '<c r="A8" t="str"><f>A1</f><v>hecho</v></c><c r="B8"><v>7791234567890</v></c>'),
  ].join('')
  const sheets =
    '<sheet name="Oculta" state="hidden" r:id="rId0"/><sheet name="Lista &amp; precios" sheetId="2" r:id="rId1"/>'
  expect(await read(workbookParts({ sheet, texts, styles, sheets }))).toEqual({
    sheet: 'Lista & precios',
    records: [
      '2: SKU|Precio|Desde|Visible',
      '4: Bota Río|1234.56|2026-11-19|true',
      '7: \nÑ & co|||',
      '8: hecho|7791234567890||',
    ],
  })
  const from1904 = {
    sheet: row(1, '<c r="A1" s="1"><v>44883</v></c>'),
    styles,
    properties: '<workbookPr date1904="1"/>',
  }
  expect((await read(workbookParts(from1904))).records).toEqual(['1: 2026-11-19'])
})

const cell = row(1, inline('A1', 'x'))
const bomb = `<worksheet>${' '.repeat(maxImportBytes)}</worksheet>`
const replaced = (name: string, part: Partial<ZipPart>) =>
  workbookParts({ sheet: cell }).map((one) => (one.name === name ? { ...one, ...part } : one))
const sheetPart = 'xl/worksheets/sheet1.xml'

test.each<[what: string, parts: ZipPart[] | Buffer, sentence: RegExp]>([
  ['unpacks to more than the limit', replaced(sheetPart, { text: bomb }), /too large/],
  [
    'has texts beyond memory',
    replaced('xl/sharedStrings.xml', { text: 'x'.repeat(33 * 1024 * 1024) }),
    /too large|damaged/,
  ],
  ['is locked by a password', replaced(sheetPart, { flags: 1 }), /damaged/],
  ['names a part twice', [...workbookParts({ sheet: cell }), { name: sheetPart, text: '<a/>' }], /damaged/],
  ['has a sheet that is no XML', replaced(sheetPart, { text: '<worksheet><row>' }), /damaged/],
  ['is cut off', zipOf(workbookParts({ sheet: cell })).subarray(0, 200), /damaged/],
  ['is another ZIP', [{ name: 'catalogo.csv', text: 'id' }], /without a sheet of Excel/],
  [
    'shows no sheet',
    workbookParts({ sheet: cell, sheets: '<sheet name="A" state="veryHidden" r:id="rId1"/>' }),
    /no sheet/,
  ],
  ['has a cell far to the right', workbookParts({ sheet: row(1, inline('XFD1', 'x')) }), /more than 500 columns/],
  [
    'has a cell of a megabyte',
    workbookParts({ sheet: row(1, inline('A1', 'x'.repeat(1_000_001))) }),
    /longer than a megabyte/,
  ],
])('S14 a workbook that %s is refused in a sentence', async (_what, parts, sentence) => {
  await expect(read(parts)).rejects.toThrow(sentence)
})

test('S14 entities that would swell are not expanded', async () => {
  const text = `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(1000)}">]><worksheet><sheetData>${row(1, inline('A1', '&a;&a;'))}</sheetData></worksheet>`
  await expect(read(replaced(sheetPart, { text }))).rejects.toThrow(/damaged/)
})
