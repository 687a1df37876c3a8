import { expect, test } from 'vitest'
import { orderStatuses, orderTransitions } from '#domain/buy/orders/statuses.ts'
import { nextStatus } from './next-status.ts'

test.each([
  ['payment_pending', 'paid'],
  ['paid', 'preparing'],
  ['preparing', 'shipped'],
  ['shipped', 'delivered'],
] as const)('INV-17: the step after %s is %s', (from, to) => {
  expect(nextStatus('R1', from)).toBe(to)
})

test.each(['delivered', 'partly_returned', 'returned', 'payment_rejected', 'cancelled'] as const)(
  'INV-17: an operator moves an order no further than %s',
  (from) => {
    expect(() => nextStatus('R1', from)).toThrow(/goes no further/)
  },
)

test('INV-17: every pair of statuses is allowed exactly when an arrow joins them; returns follow from exchanges, parts from parcels', () => {
  for (const from of orderStatuses) {
    for (const to of orderStatuses) {
      const isArrow = orderTransitions[from].includes(to) && !to.endsWith('returned') && to !== 'partly_shipped'
      const attempt = () => nextStatus('R1', from, to)
      if (isArrow) expect(attempt()).toBe(to)
      else expect(attempt, `${from} to ${to}`).toThrow(/cannot become|already|finish-exchange|order-parcel/)
    }
  }
})

test('a word that is no status is refused with the list', () => {
  expect(() => nextStatus('R1', 'paid', 'enviado')).toThrow(/no status "enviado": one of payment_pending/)
})
