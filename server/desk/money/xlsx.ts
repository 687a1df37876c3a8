import { crc32, deflateRawSync } from 'node:zlib'

/** A day is written `{ day }`, so that a spreadsheet sorts it as one. */
type Cell = string | number | { day: string }
export type Sheet = { name: string; columns: readonly string[]; rows: readonly (readonly Cell[])[] }

const escaped = (text: string) =>
  // Signs that XML cannot hold would make the whole file unreadable.
  text
    // oxlint-disable-next-line no-control-regex -- exactly those are meant
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** A, B, … Z, AA, AB, … */
function columnName(at: number): string {
  return at < 26 ? String.fromCodePoint(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26)
}

/** Spreadsheets count days from the last of 1899. */
const dayNumber = (day: string) => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000

const styles = { plain: 0, heading: 1, day: 2 } as const

/** Text is text and never a formula: it stands in the cell itself, marked as such. */
function cellOf(cell: Cell, at: string, style: number): string {
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c r="${at}" s="${styles.day}"><v>${dayNumber(cell.day)}</v></c>`
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const rowOf = (cells: readonly Cell[], number: number, style: number = styles.plain) =>
  `<row r="${number}">${cells.map((cell, at) => cellOf(cell, `${columnName(at)}${number}`, style)).join('')}</row>`

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The heading stays in place while one scrolls. */
const sheetXml = ({ columns, rows }: Sheet) =>
  xml(`<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>\
<cols><col min="1" max="${columns.length}" width="16" customWidth="1"/></cols>\
<sheetData>${rowOf(columns, 1, styles.heading)}${rows.map((row, at) => rowOf(row, at + 2)).join('')}</sheetData></worksheet>`)

const partsOf = (sheet: Sheet): readonly (readonly [name: string, text: string])[] => [
  [
    '[Content_Types].xml',
    xml(`<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>\
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`),
  ],
  [
    '_rels/.rels',
    xml(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
  ],
  [
    'xl/workbook.xml',
    xml(
      `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="${escaped(sheet.name.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
  ],
  [
    'xl/_rels/workbook.xml.rels',
    xml(`<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>\
<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`),
  ],
  [
    'xl/styles.xml',
    xml(`<styleSheet ${main}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>\
<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`),
  ],
  ['xl/worksheets/sheet1.xml', sheetXml(sheet)],
]

/** The fields that both the part itself and the list at the end of a ZIP have: version, names in UTF-8, deflated, 1 January 1980. */
function header(name: Buffer, content: Buffer, packed: Buffer): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(0x0800, 2)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt16LE(0x21, 8)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(content.length, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

const signature = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function zip(parts: readonly (readonly [name: string, text: string])[]): Buffer {
  const files: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const [title, text] of parts) {
    const [name, content] = [Buffer.from(title), Buffer.from(text)]
    const packed = deflateRawSync(content)
    const fields = header(name, content, packed)
    const file = Buffer.concat([signature(0x04034b50), fields, name, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    list.push(Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), fields, rest, name]))
    files.push(file)
    offset += file.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, directory, signature(0x06054b50), end])
}

/** A workbook of one sheet, as spreadsheets have read it since 2007 (ECMA-376). */
export const workbook = (sheet: Sheet): Buffer => zip(partsOf(sheet))
