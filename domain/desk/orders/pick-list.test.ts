import { expect, test } from 'vitest'
import { orderStatuses } from '#domain/buy/orders/statuses.ts'
import { hasPapers, isPickable, pickList, type PickRow } from './pick-list.ts'

const row = (orderNr: string, skuSimple: string, units: number, seller = 'Depósito'): PickRow => ({
  orderNr,
  skuSimple,
  seller,
  units,
  name: 'Remera',
  brand: 'Rita',
  color: 'Negro',
  size: skuSimple.split('-')[1]!,
})

test('OP-078 units of many orders are summed by size, each order once', () => {
  const lines = pickList([row('A', 'RT1-M', 2), row('B', 'RT1-M', 1), row('A', 'RT1-M', 1), row('B', 'RT1-S', 1)])
  expect(lines.map(({ skuSimple, units, orders }) => [skuSimple, units, orders])).toEqual([
    [
      'RT1-M',
      4,
      [
        { orderNr: 'A', units: 3 },
        { orderNr: 'B', units: 1 },
      ],
    ],
    ['RT1-S', 1, [{ orderNr: 'B', units: 1 }]],
  ])
})

test.each([
  ['what was cancelled or has left is not fetched', [row('A', 'RT1-M', 0)], []],
  ['numbers are counted, not read', [row('A', 'RT10-M', 1), row('A', 'RT2-M', 1)], ['RT2-M', 'RT10-M']],
  [
    'each seller’s goods are together',
    [row('A', 'AA1-M', 1, 'Zeta'), row('A', 'ZZ1-M', 1, 'Alfa'), row('A', 'AA2-M', 1, 'Zeta')],
    ['ZZ1-M', 'AA1-M', 'AA2-M'],
  ],
])('OP-078 %s', (_title, rows, skus) => {
  expect(pickList(rows).map(({ skuSimple }) => skuSimple)).toEqual(skus)
})

test('OP-078 only goods of orders that are paid or confirmed are fetched', () => {
  expect(orderStatuses.filter((status) => isPickable(status))).toEqual([
    'confirmed',
    'paid',
    'preparing',
    'partly_shipped',
  ])
  expect(orderStatuses.filter((status) => hasPapers(status) && !isPickable(status))).toEqual(['shipped', 'delivered'])
})
