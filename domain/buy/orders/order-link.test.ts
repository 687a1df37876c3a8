import { expect, test } from 'vitest'
import { isJustPlaced, isOrderKeyOver, maskedDocument } from './order-link.ts'

const now = new Date('2026-11-15T15:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)

test.each([
  ['a guest’s, long delivered', { idCustomer: null, status: 'delivered', deliveredAt: daysAgo(900) }, false],
  ['a customer’s on its way', { idCustomer: 1, status: 'shipped', deliveredAt: null }, false],
  ['a customer’s, delivered 30 days ago', { idCustomer: 1, status: 'delivered', deliveredAt: daysAgo(30) }, false],
  ['a customer’s, delivered 31 days ago', { idCustomer: 1, status: 'delivered', deliveredAt: daysAgo(31) }, true],
  ['a customer’s, cancelled', { idCustomer: 1, status: 'cancelled', deliveredAt: null }, true],
  ['a customer’s that was never paid', { idCustomer: 1, status: 'payment_rejected', deliveredAt: null }, true],
])('INV-24 the key of an order of last year, %s: over is %j %s', (_name, order, isOver) => {
  expect(isOrderKeyOver({ ...order, placedAt: daysAgo(365) }, now)).toBe(isOver)
})

test('INV-24 for an hour the key stands for the buyer', () => {
  expect(isJustPlaced(new Date('2026-11-15T14:00:00Z'), now)).toBe(true)
  expect(isJustPlaced(new Date('2026-11-15T13:59:59Z'), now)).toBe(false)
})

test.each([
  ['DNI 28456123', 'DNI •••••123'],
  ['RUT 76.086.428-5', 'RUT •••••••••8-5'],
  ['CC 12', 'CC 12'],
  ['', ''],
])('S11 of %j only the end is shown: %j', (document, masked) => {
  expect(maskedDocument(document)).toBe(masked)
})
