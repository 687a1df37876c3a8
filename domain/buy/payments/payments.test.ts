import { describe, expect, test } from 'vitest'
import { orderStatuses, orderTransitions, type OrderStatus } from '#domain/buy/orders/statuses.ts'
import { afterUndoing, paymentStatuses, reportedStatuses, stepOf, type PaymentStatus } from './lifecycle.ts'
import { mayOrderUnpaid, reservedUntil, reservedWhileInProcess } from './reservation.ts'
import { isVoucherCode, voucherCode } from './voucher-code.ts'

const known = (status: PaymentStatus) => ({ status, amount: 1000, currency: 'ARS' })
const report = (status: 'pending' | 'approved' | 'rejected' | 'refunded', amount = 1000, currency = 'ARS') => ({
  status,
  amount,
  currency,
})

test.each([
  // payment, order, report → payment, order
  ['pending', 'payment_pending', report('pending'), null],
  ['pending', 'payment_pending', report('approved'), ['approved', 'paid']],
  ['pending', 'payment_pending', report('approved', 999), ['held', null]],
  ['pending', 'payment_pending', report('approved', 1001), ['held', null]],
  ['pending', 'payment_pending', report('approved', 1000, 'USD'), ['held', null]],
  // An attempt that fails leaves its order waiting for another.
  ['pending', 'payment_pending', report('rejected'), ['rejected', null]],
  ['pending', 'payment_pending', report('refunded'), ['refunded', null]],
  ['rejected', 'payment_pending', report('approved'), ['approved', 'paid']],
  ['rejected', 'payment_pending', report('approved', 999), ['held', null]],
  // Another attempt has paid the order: this one goes back.
  ['pending', 'paid', report('approved'), ['refund_pending', null]],
  ['pending', 'shipped', report('approved'), ['refund_pending', null]],
  ['rejected', 'paid', report('approved'), ['refund_pending', null]],
  ['rejected', 'delivered', report('approved', 5), ['refund_pending', null]],
  ['pending', 'cancelled', report('approved'), ['refund_pending', null]],
  ['pending', 'cancelled', report('rejected'), ['rejected', null]],
  ['approved', 'paid', report('approved'), null],
  ['approved', 'paid', report('rejected'), null],
  ['approved', 'paid', report('pending'), null],
  ['approved', 'paid', report('refunded'), ['refunded', 'cancelled']],
  ['approved', 'preparing', report('refunded'), ['refunded', 'cancelled']],
  ['approved', 'shipped', report('refunded'), ['refunded', null]],
  ['approved', 'delivered', report('refunded'), ['refunded', null]],
  ['rejected', 'payment_rejected', report('approved'), ['refund_pending', null]],
  ['rejected', 'cancelled', report('approved', 5), ['refund_pending', null]],
  ['rejected', 'payment_rejected', report('rejected'), null],
  ['rejected', 'payment_rejected', report('pending'), null],
  ['held', 'payment_pending', report('approved'), null],
  ['held', 'payment_pending', report('refunded'), ['refunded', null]],
  ['refund_pending', 'cancelled', report('approved'), null],
  ['refund_pending', 'cancelled', report('refunded'), ['refunded', null]],
  ['refunded', 'cancelled', report('approved'), null],
] as const)('R11 a %s payment of a %s order, reported %j', (payment, order, reported, expected) => {
  const step = stepOf(known(payment), order, reported)
  expect(step).toEqual(expected && { payment: expected[0], order: expected[1] })
})

describe('INV-17 whatever a provider tells, at whatever moment', () => {
  const cases = paymentStatuses.flatMap((payment) =>
    orderStatuses.flatMap((order) => reportedStatuses.map((reported) => [payment, order, reported] as const)),
  )
  test.each(cases)(
    '%s payment, %s order, reported %s: an arrow leads there, and telling it again changes nothing',
    (payment, order, reported) => {
      const step = stepOf(known(payment), order, report(reported))
      if (step?.order) expect(orderTransitions[order]).toContain(step.order)
      const after: OrderStatus = step?.order ?? order
      const again = step && stepOf(known(step.payment), after, report(reported))
      expect(again).toBeNull()
    },
  )
})

test.each([
  ['pending', true, 'rejected'],
  ['approved', true, 'refund_pending'],
  ['approved', false, 'refunded'],
  ['held', true, 'refund_pending'],
  ['rejected', true, 'rejected'],
  ['refunded', true, 'refunded'],
  ['refund_pending', true, 'refund_pending'],
] as const)('a %s payment (with a provider: %s) of an undone order is %s', (status, hasProvider, after) => {
  expect(afterUndoing(status, hasProvider)).toBe(after)
})

test('R25 a card reserves for an hour, a voucher and a payment in process for 48', () => {
  const now = new Date('2026-11-15T15:00:00Z')
  expect(reservedUntil('card_test', now).toISOString()).toBe('2026-11-15T16:00:00.000Z')
  expect(reservedUntil('mercadopago', now).toISOString()).toBe('2026-11-15T16:00:00.000Z')
  expect(reservedUntil('cash_voucher', now).toISOString()).toBe('2026-11-17T15:00:00.000Z')
  expect(reservedWhileInProcess(now).toISOString()).toBe('2026-11-17T15:00:00.000Z')
})

test('a voucher’s code notices every digit that is read wrongly and every two that change places', () => {
  const code = voucherCode(123_456_789_012_345_678n)
  expect(code).toMatch(/^\d{16}$/)
  expect(isVoucherCode(code)).toBe(true)
  for (let at = 0; at < 16; at++) {
    const other = String((Number(code[at]) + 1) % 10)
    expect(isVoucherCode(code.slice(0, at) + other + code.slice(at + 1))).toBe(false)
  }
  expect(isVoucherCode('')).toBe(false)
})

test.each([
  [{ ofBuyer: 0, ofNetwork: 0 }, true],
  [{ ofBuyer: 4, ofNetwork: 29 }, true],
  [{ ofBuyer: 5, ofNetwork: 5 }, false],
  [{ ofBuyer: 0, ofNetwork: 30 }, false],
])('R25 OAT-015 with %j unpaid, another order: %s', (unpaid, expected) => {
  expect(mayOrderUnpaid(unpaid, 30)).toBe(expected)
})
