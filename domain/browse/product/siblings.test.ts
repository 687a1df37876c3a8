import { expect, test } from 'vitest'
import { pricesFrom } from './siblings.ts'

test.each<[name: string, own: number, others: number[], from: number | undefined]>([
  ['one colour', 100, [], undefined],
  ['all cost the same', 100, [100, 100], undefined],
  ['another is cheaper', 100, [100, 80, 90], 80],
  ['the others are dearer', 100, [120, 100], 100],
])('PDP-03 the lowest price of a model is shown when its colours differ: %s', (_, own, others, from) => {
  expect(pricesFrom(own, others)).toBe(from)
})
