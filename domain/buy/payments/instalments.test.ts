import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instalmentPlans, isInterestFree } from './instalments.ts'

test('with interest the instalments sum to the total that is shown; without it the total is the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90_000_000 }), (price) => {
      for (const { count, amount, total, surcharge } of instalmentPlans('card_test', price)) {
        if (surcharge > 0) expect(count * amount).toBe(total)
        else expect(total).toBe(price)
        expect(count * amount).toBeGreaterThanOrEqual(total)
        expect(count * amount - total).toBeLessThan(count)
      }
    }),
  )
})

test('six instalments of what the audit bought are what their total says', () => {
  const [, , six] = instalmentPlans('card_test', 8_997_200)
  expect(six).toEqual({ count: 6, surcharge: 18, cft: 78.4, amount: 1_769_450, total: 10_616_700 })
})

test.each([
  ['card_test', 3, true],
  ['card_test', 6, false],
  ['cash_voucher', 3, false],
  ['mercadopago', 3, false],
  ['webpay', 3, false],
] as const)('OP-041 whether %s offers %d instalments without interest: %s', (method, count, isOffered) => {
  expect(isInterestFree(method, count)).toBe(isOffered)
})
