import { expect, test } from 'vitest'
import { withdrawalFault } from './withdrawal.ts'

const standing = { withdrawable: 16_000, least: 1000, hasOpenRequest: false }

test.each([
  [16_000, {}, undefined],
  [1000, {}, undefined],
  [999, {}, 'too_little'],
  [16_001, {}, 'too_much'],
  [0, {}, 'not_an_amount'],
  [-5, {}, 'not_an_amount'],
  [Number.NaN, {}, 'not_an_amount'],
  [1000.5, {}, 'not_an_amount'],
  [2000, { hasOpenRequest: true }, 'money_requested'],
  [500, { withdrawable: 400 }, 'too_much'],
] as const)('INV-14 OP-083 asking for %s with %j: %s', (amount, changed, fault) => {
  expect(withdrawalFault(amount, { ...standing, ...changed })).toBe(fault)
})
