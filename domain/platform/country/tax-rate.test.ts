import { expect, test } from 'vitest'
import { taxPercentOf } from './tax-rate.ts'

// Children (1) with books (2) and comics (3) below them; sale (8) beside them.
const taxedCategories = [
  { id: 1, parentId: null, percent: 10.5 },
  { id: 2, parentId: 1, percent: 0 },
  { id: 3, parentId: 2, percent: null },
  { id: 4, parentId: 1, percent: null },
]
const filed = (...of: readonly (readonly [id: number, level: number])[]) => of.map(([id, level]) => ({ id, level }))

test.each([
  ['no category', filed(), 21],
  ['a category without a rate', filed([8, 1]), 21],
  ['the category that has one', filed([1, 1]), 10.5],
  ['a category below it, filed alone', filed([4, 2]), 10.5],
  ['a category with a rate below one with another', filed([1, 1], [2, 2]), 0],
  ['the nearest above', filed([3, 3]), 0],
  ['two branches: the deepest', filed([8, 1], [4, 2]), 10.5],
  ['two branches: the deepest has none', filed([1, 1], [9, 2]), 21],
  ['two equally deep ones: the first filed', filed([8, 1], [1, 1]), 21],
  ['two equally deep ones: the first filed has one', filed([1, 1], [8, 1]), 10.5],
])('OP-052 the tax of a product in %s', (_, categories, percent) => {
  expect(taxPercentOf(categories, { taxPercent: 21, taxedCategories })).toBe(percent)
})

test('OP-052 a rate of none is a rate, and without categories the store says it', () => {
  expect(
    taxPercentOf(filed([1, 1]), { taxPercent: 19, taxedCategories: [{ id: 1, parentId: null, percent: 0 }] }),
  ).toBe(0)
  expect(taxPercentOf(filed([1, 1]), { taxPercent: 19, taxedCategories: [] })).toBe(19)
})
