import { expect, test } from 'vitest'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { readMerchantRow } from './merchant-row.ts'
import { feedReview } from './review.ts'

const { ar } = countryProfiles

function reviewOf(rows: readonly [id: string, group: string, title: string, color: string, price: string][]) {
  const review = feedReview(ar)
  for (const [at, [id, group, title, color, price]] of rows.entries()) {
    const fields = { id, item_group_id: group, title, color, price: `${price} ARS`, brand: 'Duna', size: id }
    review.add(at + 2, readMerchantRow(fields, ar), group)
  }
  return review
}

test('products that share a card are listed with their lines, those of one group are not', () => {
  const review = reviewOf([
    ['1', 'A', 'Remera Lisa', 'Negro', '100'],
    ['2', 'A', 'Remera Lisa', 'Negro', '100'],
    ['3', 'B', 'Remera Lisa', 'Blanco', '110'],
    ['4', 'C', 'Otra', 'Rojo', '100'],
  ])
  expect(review.sharedCards()).toEqual([
    '1 cards of lists hold several products, because brand, name and people are the same:',
    '  Remera Lisa, Duna, unisex: Negro (line 2), Blanco (line 4)',
  ])
  expect(review.warnings()).toEqual([])
})

test('the list of shared cards is bounded', () => {
  const rows = Array.from({ length: 30 }, (_, at) => at).flatMap((at) =>
    ['a', 'b'].map((side): [string, string, string, string, string] => [
      `${at}${side}`,
      `${at}${side}`,
      `Cosa ${at}`,
      'Rojo',
      '100',
    ]),
  )
  const lines = reviewOf(rows).sharedCards()
  expect(lines).toHaveLength(22)
  expect(lines.at(-1)).toBe('… and 10 more')
})

test('prices within a model that differ by more than half are a warning with both lines', () => {
  const review = reviewOf([
    ['1', 'A', 'Bota', 'Negro', '100'],
    ['2', 'B', 'Bota', 'Rojo', '150'],
    ['3', 'C', 'Saco', 'Negro', '100'],
    ['4', 'D', 'Saco', 'Rojo', '150.01'],
  ])
  expect(review.warnings()).toEqual([
    'Warning: 1 models have prices that differ by more than half:',
    '  Saco, Duna, unisex: 100.00 ARS (line 4) and 150.01 ARS (line 5)',
  ])
})

test('a group of several colours is said to need --by-color; sizes of several prices have one', () => {
  const warnings = reviewOf([
    ['1', 'A', 'Bota', 'Negro', '100'],
    ['2', 'A', 'Bota', 'Rojo', '120'],
  ]).warnings()
  expect(warnings).toEqual([
    'Warning: 1 groups hold several colours, and a product has one: A (line 2) is Negro, Rojo. --by-color makes each colour a product.',
    'Warning: sizes of 1 products differ in price, and a product has one, that of its last row: Bota, Duna, unisex: 100.00 ARS (line 2) and 120.00 ARS (line 3).',
  ])
})
