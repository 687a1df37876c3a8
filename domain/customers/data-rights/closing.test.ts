import { expect, test } from 'vitest'
import { closingOf, type AccountMatters } from './closing.ts'

const nothing: AccountMatters = {
  today: '2026-11-15',
  orders: [],
  exchanges: [],
  requested: 0,
  wallet: { spendable: 0, withdrawable: 0, minWithdrawal: 1000, isOpen: true },
  credits: [],
}
const order = (more: Partial<AccountMatters['orders'][number]>): AccountMatters => {
  const plain = { orderNr: 'R1', status: 'delivered', returnUntil: '2026-11-15', hasReturnable: true, payments: [] }
  return { ...nothing, orders: [{ ...plain, ...more } as AccountMatters['orders'][number]] }
}
const wallet = (spendable: number, withdrawable: number, isOpen = true): AccountMatters => {
  return { ...nothing, wallet: { spendable, withdrawable, minWithdrawal: 1000, isOpen } }
}

test.each([
  ['nothing', nothing, [], 0],
  ['an unpaid order', order({ status: 'payment_pending', payments: ['pending'] }), ['unpaid_order'], 0],
  ['a paid order', order({ status: 'paid', payments: ['approved'] }), ['order'], 0],
  ['an order that is packed', order({ status: 'preparing' }), ['order'], 0],
  ['an order on its way', order({ status: 'shipped' }), ['order'], 0],
  ['the last day to return', order({}), ['return_window'], 0],
  ['the day after', order({ returnUntil: '2026-11-14' }), [], 0],
  ['goods that all came back', order({ hasReturnable: false }), [], 0],
  ['an order returned whole', order({ status: 'returned' }), [], 0],
  ['a cancelled order', order({ status: 'cancelled', payments: ['rejected'] }), [], 0],
  ['a cancelled order to be refunded', order({ status: 'cancelled', payments: ['refund_pending'] }), ['refund'], 0],
  ['money that is held', order({ status: 'cancelled', payments: ['held'] }), ['refund'], 0],
  ['an exchange under way', { ...nothing, exchanges: ['C1'] }, ['exchange'], 0],
  ['requested money', { ...nothing, requested: 5 }, ['requested_money'], 0],
  ['free money', wallet(1000, 1000), ['wallet'], 0],
  ['free money below the minimum', wallet(999, 999), [], 999],
  ['free money where the wallet is off', wallet(5000, 5000, false), [], 5000],
  ['gift money alone', wallet(700, 0), [], 700],
  ['free and gift money', wallet(1700, 1000), ['wallet'], 700],
  ['a credit for money', { ...nothing, credits: [{ id: 7, left: 300, isForMoney: true }] }, ['credit'], 0],
  ['a credit to spend only', { ...nothing, credits: [{ id: 7, left: 300, isForMoney: false }] }, [], 300],
  ['a credit that is spent', { ...nothing, credits: [{ id: 7, left: 0, isForMoney: true }] }, [], 0],
] as const)('S28 closing an account with %s', (_, matters, kinds, givesUp) => {
  const closing = closingOf(matters)
  expect(closing.obstacles.map(({ kind }) => kind)).toEqual(kinds)
  expect(closing.givesUp).toBe(givesUp)
})
