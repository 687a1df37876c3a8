import { expect, test } from 'vitest'
import { mailAgain, type OrderNow } from './mails-again.ts'

const order = (status: OrderNow['status'], rest: Partial<OrderNow> = {}): OrderNow => ({
  status,
  due: null,
  isReturnOpen: false,
  ...rest,
})

test.each<[string, OrderNow, boolean]>([
  ['order-placed', order('payment_pending', { due: 'unpaid' }), true],
  ['order-placed', order('payment_pending', { due: 'refused' }), true],
  ['order-placed', order('payment_pending', { due: 'expired' }), false],
  ['order-placed', order('payment_pending', { due: 'held' }), false],
  ['order-placed', order('confirmed'), true],
  ['order-placed', order('shipped'), false],
  ['payment-code', order('payment_pending', { due: 'voucher' }), true],
  ['payment-code', order('payment_pending', { due: 'transfer' }), false],
  ['payment-transfer', order('payment_pending', { due: 'transfer' }), true],
  ['payment-transfer', order('paid'), false],
  ['order-paid', order('paid'), true],
  ['order-paid', order('preparing'), true],
  ['order-paid', order('shipped'), false],
  ['order-shipped', order('shipped'), true],
  ['order-shipped', order('delivered', { isReturnOpen: true }), false],
  ['order-delivered', order('delivered', { isReturnOpen: true }), true],
  ['order-delivered', order('delivered'), false],
  ['order-cancelled', order('cancelled'), true],
  ['order-cancelled', order('paid'), false],
  ['gift-card', order('paid'), false],
  ['toString', order('paid'), false],
])('OP-078 a mail is sent again only while it is true: %s of %o: %s', (template, now, isAgain) => {
  expect(mailAgain(template, now)).toBe(isAgain ? template : null)
})
