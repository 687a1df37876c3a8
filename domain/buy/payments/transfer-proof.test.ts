import { expect, test } from 'vitest'
import { proofFault, proofKindOf } from './transfer-proof.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const jpeg = '\xff\xd8\xff\xe0 photograph'

test.each([
  ['a JPEG', jpeg, 'picture'],
  ['a PNG', '\x89PNG\r\n\x1a\n', 'picture'],
  ['a WebP', 'RIFF\0\0\0\0WEBP', 'picture'],
  ['a PDF', '%PDF-1.7\n1 0 obj\n%%EOF\n', 'pdf'],
  ['a PDF with bytes of a mail behind it', `%PDF-1.4\n%%EOF${' '.repeat(900)}`, 'pdf'],
  ['half a PDF', '%PDF-1.7\n1 0 obj', undefined],
  ['a PDF behind something else', '<html>%PDF-1.7\n%%EOF', undefined],
  ['a PDF with a script', '%PDF-1.7\n/OpenAction << /S /JavaScript >>\n%%EOF', undefined],
  ['a PDF with a file in it', '%PDF-1.7\n/Type /EmbeddedFile\n%%EOF', undefined],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ['nothing', '', undefined],
])('S25 %s is known by its content', (_what, text, kind) => {
  expect(proofKindOf(bytes(text))).toBe(kind)
})

test.each([
  [[], 'ar', 'Elegí una foto o un PDF del comprobante.'],
  [[], 'cl', 'Elige una foto o un PDF del comprobante.'],
  [[{ size: 1 }, { size: 1 }], 'ar', 'Elegí un solo archivo.'],
  [[{ size: 8 * 1024 * 1024 + 1 }], 'co', 'El archivo pesa más de 8 MB. Elige uno más liviano.'],
  [[{ size: 8 * 1024 * 1024 }], 'ar', undefined],
] as const)('what is wrong with %j is said in %s', (files, country, sentence) => {
  expect(proofFault(files, country)).toBe(sentence)
})
