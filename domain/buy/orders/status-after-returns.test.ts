import { expect, test } from 'vitest'
import { statusAfterReturns } from './status-after-returns.ts'

test.each([
  [[{ quantity: 2, returned: 1 }], 'partly_returned'],
  [[{ quantity: 2, returned: 2 }], 'returned'],
  [
    [
      { quantity: 1, returned: 1 },
      { quantity: 1, returned: 0 },
    ],
    'partly_returned',
  ],
] as const)('after returns %j an order is %s', (items, status) => {
  expect(statusAfterReturns(items)).toBe(status)
})
