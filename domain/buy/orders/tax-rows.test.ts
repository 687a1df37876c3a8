import { expect, test } from 'vitest'
import { taxOf, taxRows } from './tax-rows.ts'

const at = (percent: number, amount: number) => ({ percent, amount })

test.each([
  ['one rate', [at(21, 10_000), at(21, 2100)], 0, [{ percent: 21, paid: 12_100, amount: 2100 }]],
  ['one rate and its delivery', [at(21, 11_500)], 600, [{ percent: 21, paid: 12_100, amount: 2100 }]],
  [
    'two rates, the highest first',
    [at(10.5, 11_050), at(21, 12_100)],
    0,
    [
      { percent: 21, paid: 12_100, amount: 2100 },
      { percent: 10.5, paid: 11_050, amount: 1050 },
    ],
  ],
  [
    'delivery shared by what the goods cost',
    [at(21, 3000), at(10.5, 1000)],
    1001,
    [
      { percent: 21, paid: 3750, amount: 651 },
      { percent: 10.5, paid: 1251, amount: 119 },
    ],
  ],
  [
    'goods without tax',
    [at(19, 1190), at(0, 500)],
    0,
    [
      { percent: 19, paid: 1190, amount: 190 },
      { percent: 0, paid: 500, amount: 0 },
    ],
  ],
  ['goods of another rate that cost nothing', [at(10.5, 0), at(21, 121)], 0, [{ percent: 21, paid: 121, amount: 21 }]],
  ['delivery dearer than its goods', [at(10.5, 5)], 1100, [{ percent: 10.5, paid: 1105, amount: 105 }]],
  ['delivery of goods that cost nothing', [at(10.5, 0)], 121, [{ percent: 21, paid: 121, amount: 21 }]],
  ['nothing', [], 0, [{ percent: 21, paid: 0, amount: 0 }]],
])('OP-052 taxes of %s', (_, lines, shipping, expected) => {
  expect(taxRows(lines, shipping, 21)).toEqual(expected)
})

test('INV-16 what was paid at each rate adds up to what was paid, whatever is shared', () => {
  for (let seed = 1; seed < 500; seed++) {
    const lines = Array.from({ length: 1 + (seed % 5) }, (_, line) =>
      at([21, 10.5, 0, 27][(seed + line) % 4]!, (seed * 7919 * (line + 1)) % 9_999_999),
    )
    const shipping = (seed * 104_729) % 1_000_003
    const rows = taxRows(lines, shipping, 21)
    const paid = lines.reduce((sum, { amount }) => sum + amount, shipping)
    expect(rows.reduce((sum, row) => sum + row.paid, 0)).toBe(paid)
    expect(rows.every((row) => row.paid >= 0 && row.amount >= 0 && row.amount <= row.paid)).toBe(true)
    expect(taxOf(rows)).toBe(rows.reduce((sum, { amount }) => sum + amount, 0))
  }
})
