import { expect, test } from 'vitest'
import { writeIdentification } from './write-identification.ts'

test.each([
  ['DNI', '28456888', '28.456.888'],
  ['DNI', '7123456', '7.123.456'],
  ['RUT', '123456785', '12.345.678-5'],
  ['RUT', '099999993', '9.999.999-3'],
  ['RUT', '11111112K', '11.111.112-K'],
  ['CC', '1020304050', '1.020.304.050'],
  ['PAS', 'AAB123456', 'AAB123456'],
  ['CUIT', '20284568889', '20284568889'],
])('a %s %s is written %s', (type, text, written) => {
  expect(writeIdentification(type, text)).toBe(written)
})
