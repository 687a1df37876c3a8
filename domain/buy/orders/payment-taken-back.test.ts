import { expect, test } from 'vitest'
import { isPaymentTakenBack } from './payment-taken-back.ts'

test.each([
  ['an approved payment', 100, [['approved', 100]], false],
  ['a payment that the bank took back', 100, [['refunded', 100]], true],
  ['a refund that is due', 100, [['refund_pending', 100]], true],
  [
    'a late first payment that was refunded, and a second one',
    100,
    [
      ['refunded', 100],
      ['approved', 100],
    ],
    false,
  ],
  [
    'a return that the shop refunded',
    100,
    [
      ['approved', 100],
      ['refunded', 40],
    ],
    false,
  ],
  ['no payment at all, as orders of an exchange', 0, [], false],
  ['an old order without payments', 100, [], false],
  ['a payment that never came', 100, [['rejected', 100]], false],
] as const)('R17 %s of an order of %i is taken back or not', (_, total, payments, isTakenBack) => {
  expect(
    isPaymentTakenBack(
      total,
      payments.map(([status, amount]) => ({ status, amount })),
    ),
  ).toBe(isTakenBack)
})
