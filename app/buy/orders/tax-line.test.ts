import { expect, test } from 'vitest'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { taxLine } from './tax-line.ts'

const at = (percent: number, tax: number) => ({ percent, paid: 1000, tax })

test.each([
  ['one rate', 21, [at(21, 21)], 'Incluye $ 21 de IVA (21 %)'],
  ['a rate with a half', 10.5, [at(10.5, 10.5)], 'Incluye $ 10,50 de IVA (10,5 %)'],
  ['two rates', 31.5, [at(21, 21), at(10.5, 10.5)], 'Incluye $ 31,50 de IVA: $ 21 (21 %) y $ 10,50 (10,5 %)'],
  [
    'three rates',
    58,
    [at(27, 27), at(21, 21), at(10, 10)],
    'Incluye $ 58 de IVA: $ 27 (27 %), $ 21 (21 %) y $ 10 (10 %)',
  ],
  ['a rate and goods without tax', 21, [at(21, 21), at(0, 0)], 'Incluye $ 21 de IVA (21 %)'],
  ['no tax at all', 0, [at(0, 0)], 'Incluye $ 0 de IVA (0 %)'],
])('OP-052 an order with %s says its taxes', (_, all, taxes, words) => {
  expect(taxLine({ tax_included: all, taxes }, countryProfiles.ar).replaceAll('\u00a0', ' ')).toBe(words)
})
