import { expect, test } from 'vitest'
import { bulkObstacle } from './bulk-move.ts'

test.each([
  ['paid', 'preparing', null],
  ['confirmed', 'preparing', null],
  ['preparing', 'shipped', null],
  ['preparing', 'preparing', 'there'],
  ['shipped', 'preparing', 'there'],
  ['shipped', 'shipped', 'there'],
  ['payment_pending', 'preparing', 'not_paid'],
  ['payment_pending', 'shipped', 'not_paid'],
  ['paid', 'shipped', 'not_packed'],
  ['confirmed', 'shipped', 'not_packed'],
  ['delivered', 'shipped', 'over'],
  ['cancelled', 'preparing', 'over'],
  ['returned', 'shipped', 'over'],
] as const)('OP-078 an order that is %s does not become %s because: %s', (status, to, expected) => {
  expect(bulkObstacle(status, to)).toBe(expected)
})
