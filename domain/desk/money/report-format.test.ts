import { expect, test } from 'vitest'
import { amountIn, readReport } from './report-format.ts'

test.each([
  ['1234.56', 'ar', 123456],
  ['1.234,56', 'ar', 123456],
  ['1,234.56', 'ar', 123456],
  ['-1234.5', 'ar', -123450],
  ['18990', 'ar', 1899000],
  ['12.990', 'cl', 12990],
  ['$ 12.990', 'cl', 12990],
  ['12990.00', 'cl', 12990],
  ['1,234,567', 'cl', 1234567],
  ['', 'cl', undefined],
  ['n/a', 'ar', undefined],
] as const)('OP-078 %j in a report of %s is %j', (text, country, minor) => {
  expect(amountIn(text, country)).toBe(minor)
})

test('OP-078 a report of Mercado Pago is read by its titles, in any order, and what is no sale is left out', () => {
  const read = readReport('mercadopago', 'ar', [
    ['SOURCE_ID', 'FEE_AMOUNT', 'TRANSACTION_TYPE', 'TRANSACTION_AMOUNT', 'EXTERNAL_REFERENCE'],
    ['1', '-1200.50', 'SETTLEMENT', '18990.00', 'ref-1'],
    ['2', '0.00', 'REFUND', '-5000.00', 'ref-1'],
    ['3', '0.00', 'WITHDRAWAL', '-9000.00', ''],
  ])
  expect(read).toEqual({
    lines: [
      { name: 'ref-1', kind: 'taken', amount: 1899000, fee: 120050 },
      { name: 'ref-1', kind: 'returned', amount: 500000, fee: 0 },
    ],
    skipped: 1,
  })
})

test('OP-078 a report of Transbank is read in Spanish, with or without a commission', () => {
  expect(
    readReport('webpay', 'cl', [
      ['Fecha', 'Tipo Movimiento', 'Orden de Compra', 'Monto'],
      ['19/11/2026', 'Venta', 'R107', '45.990'],
      ['19/11/2026', 'Anulación', 'R108-2', '12.990'],
    ]),
  ).toEqual({
    lines: [
      { name: 'R107', kind: 'taken', amount: 45990, fee: 0 },
      { name: 'R108-2', kind: 'returned', amount: 12990, fee: 0 },
    ],
    skipped: 0,
  })
})

test('OP-078 a file that is something else says which columns it lacks', () => {
  expect(readReport('webpay', 'cl', [['Nombre', 'Monto']])).toEqual({ missing: ['ordendecompra', 'tipomovimiento'] })
  expect(readReport('mercadopago', 'ar', [])).toMatchObject({ missing: expect.arrayContaining(['externalreference']) })
})
