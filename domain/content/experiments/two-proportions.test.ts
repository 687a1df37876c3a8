import { expect, test } from 'vitest'
import { compareVariants } from './two-proportions.ts'

test('a difference of two proportions with its 95 % interval', () => {
  const off = { name: 'off', visitors: 1000, buyers: 100 }
  const { difference, low, high, isClear } = compareVariants(off, { name: 'on', visitors: 1000, buyers: 150 })
  expect([difference, low, high].map((figure) => Number(figure.toFixed(4)))).toEqual([0.05, 0.0211, 0.0789])
  expect(isClear).toBe(true)
  expect(compareVariants(off, { name: 'on', visitors: 1000, buyers: 110 })).toMatchObject({
    isEnough: true,
    isClear: false,
  })
})

test('too little data is said to be too little, however large the difference', () => {
  const few = compareVariants({ name: 'a', visitors: 20, buyers: 1 }, { name: 'b', visitors: 20, buyers: 15 })
  expect(few).toMatchObject({ isEnough: false, isClear: false })
  expect(compareVariants({ name: 'a', visitors: 0, buyers: 0 }, { name: 'b', visitors: 0, buyers: 0 }).difference).toBe(
    0,
  )
})
