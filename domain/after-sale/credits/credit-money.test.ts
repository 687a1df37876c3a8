import { expect, test } from 'vitest'
import { creditMoneyFault } from './credit-money.ts'

const now = new Date('2026-11-15T12:00:00Z')
const later = new Date(now.getTime() + 1)
const credit = {
  originalAmount: 100,
  usedAmount: 0,
  expiresAt: later,
  status: 'available',
  exchangeableForMoney: true,
} as const

test.each([
  [{}, undefined],
  [{ status: 'partly_used', usedAmount: 40 }, undefined],
  [{ exchangeableForMoney: false }, 'credit_not_for_money'],
  [{ status: 'in_process' }, 'money_requested'],
  [{ status: 'used', usedAmount: 100 }, 'credit_not_usable'],
  [{ status: 'exchanged', usedAmount: 100 }, 'credit_not_usable'],
  [{ expiresAt: now }, 'credit_not_usable'],
] as const)('INV-15 CRED-03 OP-083 the money of a credit with %j: %s', (changed, fault) => {
  expect(creditMoneyFault({ ...credit, ...changed }, now)).toBe(fault)
})
