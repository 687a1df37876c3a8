import { describe, expect, test } from 'vitest'
import { dueOf, nextAttempt, reservationEnd, type Attempt } from './attempts.ts'

const placedAt = new Date('2026-11-15T15:00:00Z')
const minutes = (count: number) => new Date(placedAt.getTime() + count * 60_000)
const twoDays = 48 * 60
const unpaid = { status: 'payment_pending', placedAt } as const

const attempt = (
  method: Attempt['method'],
  status: Attempt['status'] = 'pending',
  situation: Attempt['situation'] = null,
  until = method === 'cash_voucher' ? twoDays : 60,
): Attempt => ({ method, status, situation, expiresAt: minutes(until) })
const card = attempt('card_test')
const refused = attempt('card_test', 'rejected', 'refused')
const voucher = attempt('cash_voucher')

test.each([
  // attempts, reserved for (minutes)
  [[card], 60],
  [[refused], 60],
  [[refused, card], 60],
  [[voucher], twoDays],
  // A card after a voucher: what was promised stays.
  [[voucher, attempt('card_test', 'pending', null, twoDays)], twoDays],
  [[card, voucher], twoDays],
  [[attempt('card_test', 'pending', 'in_process', twoDays)], twoDays],
  // Money of another sum: a person looks at it.
  [[attempt('card_test', 'held')], twoDays],
  // Never longer than any order may wait.
  [[attempt('card_test', 'pending', null, twoDays + 60)], twoDays],
  [[], twoDays],
])('R25 after %j the goods are reserved for %d minutes', (attempts, until) => {
  expect(reservationEnd(placedAt, attempts)).toEqual(minutes(until))
})

test.each([
  [[card], 10, 'unpaid'],
  [[card], 60, 'expired'],
  [[refused], 10, 'refused'],
  [[refused], 60, 'expired'],
  // A card was refused, and the provider's page lets the shopper try another.
  [[attempt('mercadopago', 'pending', 'refused')], 10, 'refused'],
  [[attempt('webpay', 'rejected', 'left')], 10, 'unpaid'],
  [[refused, card], 10, 'unpaid'],
  [[refused, voucher], 10, 'voucher'],
  [[voucher], 61, 'voucher'],
  [[voucher], twoDays, 'expired'],
  [[attempt('card_test', 'pending', 'in_process', twoDays)], 61, 'in_process'],
  [[attempt('card_test', 'held'), card], 10, 'held'],
  [[], 10, 'unpaid'],
] as const)('an order with %j waits after %d minutes as %s', (attempts, now, situation) => {
  expect(dueOf(unpaid, attempts, minutes(now))?.situation).toBe(situation)
})

test.each(['paid', 'preparing', 'shipped', 'delivered', 'cancelled', 'payment_rejected', 'returned'] as const)(
  'an order that is %s waits for nothing',
  (status) => {
    expect(dueOf({ status, placedAt }, [card], minutes(1))).toBeNull()
  },
)

describe('asking to pay', () => {
  const choices = ['card_test', 'cash_voucher'] as const
  const ask = (attempts: readonly Attempt[], method: Attempt['method'] | undefined, at = 10, canReopen = true) =>
    nextAttempt(unpaid, attempts, { method, choices, canReopen }, minutes(at))
  const begun = (method: Attempt['method'], until: number) => ({ begun: { method, expiresAt: minutes(until) } })

  test.each([
    // attempts, wanted → what happens
    [[card], undefined, { reused: true }],
    [[card], 'card_test', { reused: true }],
    [[voucher], 'cash_voucher', { reused: true }],
    [[refused], undefined, begun('card_test', 60)],
    [[refused], 'card_test', begun('card_test', 60)],
    [[card], 'cash_voucher', begun('cash_voucher', twoDays)],
    [[refused], 'cash_voucher', begun('cash_voucher', twoDays)],
    [[voucher], 'card_test', begun('card_test', twoDays)],
    [[card], 'webpay', { refused: 'payment_unavailable' }],
    [[attempt('webpay')], undefined, { refused: 'payment_unavailable' }],
    [[], undefined, { refused: 'payment_unavailable' }],
    [[attempt('card_test', 'held')], 'card_test', { refused: 'order_not_payable' }],
  ] as const)('after %j, by %s: %j', (attempts, method, expected) => {
    expect(ask(attempts, method)).toEqual(expected)
  })

  test('a page that opens once is another attempt', () => {
    expect(ask([card], undefined, 10, false)).toEqual(begun('card_test', 60))
  })

  test('nothing is extended: a minute before the end another attempt has a minute, and then none', () => {
    expect(ask([refused], undefined, 59)).toEqual(begun('card_test', 60))
    expect(ask([refused], undefined, 60)).toEqual({ refused: 'reservation_over' })
    expect(ask([refused], 'cash_voucher', 60)).toEqual({ refused: 'reservation_over' })
  })

  test.each([
    ['paid', 'order_paid'],
    ['delivered', 'order_paid'],
    ['cancelled', 'order_not_payable'],
    ['payment_rejected', 'order_not_payable'],
  ] as const)('an order that is %s is refused: %s', (status, code) => {
    const order = { status, placedAt }
    expect(nextAttempt(order, [card], { method: undefined, choices, canReopen: true }, minutes(1))).toEqual({
      refused: code,
    })
  })
})
