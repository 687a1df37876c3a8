import { expect, test } from 'vitest'
import { parcelObstacle, planParcel, unsentUnits, type ParcelRow } from './parcels.ts'
import { orderStatuses } from './statuses.ts'

const row = (id: number, quantity: number, other: Partial<ParcelRow> = {}): ParcelRow => ({
  id,
  quantity,
  cancelled: 0,
  sent: 0,
  isGiftCard: false,
  ...other,
})

test.each([
  ['one of two units', [row(1, 2)], [[1, 1]], { isLast: false }],
  ['all units', [row(1, 2)], [[1, 2]], { isLast: true }],
  ['what was left of it', [row(1, 3, { cancelled: 1, sent: 1 })], [[1, 1]], { isLast: true }],
  ['one row of two', [row(1, 1), row(2, 1)], [[2, 1]], { isLast: false }],
  ['the last row, when the other has left', [row(1, 1, { sent: 1 }), row(2, 1)], [[2, 1]], { isLast: true }],
  ['beside a gift card, which goes by mail', [row(1, 1), row(2, 1, { isGiftCard: true })], [[1, 1]], { isLast: true }],
  ['nothing', [row(1, 1)], [], 'nothing'],
  [
    'a row twice',
    [row(1, 2)],
    [
      [1, 1],
      [1, 1],
    ],
    'nothing',
  ],
  ['more than there is', [row(1, 2)], [[1, 3]], 'not_there'],
  ['what has left', [row(1, 2, { sent: 2 })], [[1, 1]], 'not_there'],
  ['what was cancelled', [row(1, 2, { cancelled: 1 })], [[1, 2]], 'not_there'],
  ['a gift card', [row(1, 1, { isGiftCard: true })], [[1, 1]], 'not_there'],
  ['another order’s row', [row(1, 1)], [[9, 1]], 'not_there'],
  ['no units', [row(1, 1)], [[1, 0]], 'not_there'],
] as const)('OP-078 a parcel of %s', (_title, rows, wishes, planned) => {
  expect(
    planParcel(
      rows,
      wishes.map(([id, quantity]) => ({ id, quantity })),
    ),
  ).toEqual(planned)
})

test('OP-078 an order leaves in parts from the packing on, until its last unit is gone', () => {
  const obstacleIn = (status: (typeof orderStatuses)[number]) =>
    parcelObstacle({ status, method: 'standard', isToCollect: false })
  expect(orderStatuses.filter((status) => obstacleIn(status) === null)).toEqual(['preparing', 'partly_shipped'])
  expect(orderStatuses.filter((status) => obstacleIn(status) === 'not_packed')).toEqual([
    'payment_pending',
    'confirmed',
    'paid',
  ])
  expect(parcelObstacle({ status: 'preparing', method: 'pickup', isToCollect: false })).toBe('pickup')
  expect(parcelObstacle({ status: 'preparing', method: 'standard', isToCollect: true })).toBe('at_the_door')
  expect(unsentUnits(row(1, 2, { cancelled: 1, sent: 1 }))).toBe(0)
})
