import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { salesSheet } from './sales-sheet.ts'
import { workbook } from './xlsx.ts'

/** The parts of a ZIP, read by its list at the end as programs do. */
function partsOf(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const parts = new Map<string, string>()
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, length, offset] = [
      file.readUInt32LE(at + 20),
      file.readUInt16LE(at + 28),
      file.readUInt32LE(at + 42),
    ]
    const begin = offset + 30 + file.readUInt16LE(offset + 26)
    const name = file.toString('utf8', at + 46, at + 46 + length)
    parts.set(name, inflateRawSync(file.subarray(begin, begin + packed)).toString())
    at += 46 + length
  }
  return parts
}

test('OP-078 takings become a workbook: days that sort, amounts in units, words in the language of the desk', () => {
  const sheet = salesSheet(
    [
      { day: '2026-11-19', country: 'ar', method: 'mercadopago', orders: 3, takings: 1_899_050, refunds: 0 },
      { day: '2026-11-18', country: 'cl', method: 'webpay', orders: 1, takings: 45_990, refunds: 12_990 },
    ],
    'es',
  )
  const parts = partsOf(workbook(sheet))
  expect([...parts.keys()]).toEqual(expect.arrayContaining(['[Content_Types].xml', 'xl/workbook.xml', 'xl/styles.xml']))
  expect(parts.get('xl/workbook.xml')).toContain('name="Cobros"')
  const rows = parts.get('xl/worksheets/sheet1.xml')!.match(/<row .*?<\/row>/g)!
  expect(rows).toHaveLength(3)
  expect(rows[0]).toContain('Devuelto')
  expect(rows[1]).toContain('<c r="A2" s="2"><v>46345</v></c>')
  expect(rows[1]).toContain('<c r="F2"><v>18990.5</v></c>')
  expect(rows[2]).toContain('<c r="G3"><v>12990</v></c>')
})

test('OP-078 what looks like a formula or like XML is text in a cell, and what XML cannot hold is left out', () => {
  const sheet = { name: 'A & B', columns: ['x'], rows: [['=1+1'], ['<b>"ñ"</b>\u0007']] }
  const text = partsOf(workbook(sheet)).get('xl/worksheets/sheet1.xml')!
  expect(text).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t>')
  expect(text).toContain('&lt;b&gt;&quot;ñ&quot;&lt;/b&gt;</t>')
  expect(text).not.toContain('<f>')
})
