import { expect, test } from 'vitest'
import { addressObstacle, placeRefusal } from './change-address.ts'

test.each([
  ['payment_pending', 'standard', false, null],
  ['confirmed', 'standard', false, null],
  ['paid', 'fast', false, null],
  ['preparing', 'standard', false, null],
  ['preparing', 'pickup', false, 'pickup'],
  ['paid', 'standard', true, 'by_mail'],
  ['shipped', 'standard', false, 'too_late'],
  ['delivered', 'pickup', false, 'too_late'],
  ['cancelled', 'standard', false, 'too_late'],
] as const)(
  'OP-078 the address of an order that is %s, by %s, by mail %s: %s',
  (status, method, isByMail, expected) => {
    expect(addressObstacle({ status, method, isByMail })).toBe(expected)
  },
)

test.each([
  ['the same price', { priceThere: 500, priceHere: 500, charged: 500, cash: null }, null],
  ['free here and there', { priceThere: 0, priceHere: 0, charged: 0, cash: null }, null],
  ['dearer there', { priceThere: 900, priceHere: 500, charged: 500, cash: null }, 'price_differs'],
  ['cheaper there', { priceThere: 100, priceHere: 500, charged: 500, cash: null }, 'price_differs'],
  ['it does not go there', { priceThere: null, priceHere: 500, charged: 500, cash: null }, 'not_delivered_there'],
  [
    'it goes here no more, and there for what was paid',
    { priceThere: 500, priceHere: null, charged: 500, cash: null },
    null,
  ],
  [
    'it goes here no more, and there for more',
    { priceThere: 900, priceHere: null, charged: 500, cash: null },
    'price_differs',
  ],
  ['prices rose at both places since', { priceThere: 700, priceHere: 700, charged: 500, cash: null }, null],
  ['no cash there', { priceThere: 500, priceHere: 500, charged: 500, cash: { reason: 'place' } }, 'no_cash_there'],
] as const)('OP-078 another place for an order: %s', (_, wished, expected) => {
  expect(placeRefusal(wished)?.reason ?? null).toBe(expected)
})
