import { crc32, deflateRawSync } from 'node:zlib'

export type ZipPart = { name: string; text: string; isStored?: boolean; flags?: number }

/** A ZIP as programs write it, for tests of what is read and what is refused. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, text, isStored = false, flags = 0 } of parts) {
    const content = Buffer.from(text)
    const packed = isStored ? content : deflateRawSync(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(flags, 2)
    fields.writeUInt16LE(isStored ? 0 : 8, 4)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(content.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    list.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), fields, rest, Buffer.from(name)]))
    files.push(file)
    offset += file.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, directory, Buffer.from('PK\x05\x06'), end])
}

type Workbook = { sheet: string; texts?: string; styles?: string; sheets?: string; properties?: string }

/** The parts of a workbook as spreadsheets name them, with what a test says of its sheet. */
export const workbookParts = ({
  sheet,
  texts = '',
  styles = '',
  properties = '',
  sheets = '<sheet name="Lista" sheetId="1" r:id="rId1"/>',
}: Workbook): ZipPart[] => [
  { name: 'xl/workbook.xml', text: `<workbook>${properties}<sheets>${sheets}</sheets></workbook>` },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text: `<Relationships><Relationship Id="rId0" Target="worksheets/other.xml"/><Relationship Id="rId1" Target="/xl/worksheets/sheet1.xml"/></Relationships>`,
  },
  { name: 'xl/sharedStrings.xml', text: `<sst>${texts}</sst>` },
  { name: 'xl/styles.xml', text: `<styleSheet>${styles}</styleSheet>`, isStored: true },
  { name: 'xl/worksheets/other.xml', text: '<worksheet><sheetData/></worksheet>' },
  { name: 'xl/worksheets/sheet1.xml', text: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
]
