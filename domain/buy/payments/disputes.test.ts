import { expect, test } from 'vitest'
import { disputeRefusal, disputeStep } from './disputes.ts'

const byProvider = (status: 'open' | 'won' | 'lost') => ({ status, source: 'provider' }) as const
const byStaff = (status: 'open' | 'won' | 'lost') => ({ status, source: 'staff' }) as const

test.each([
  ['a first word of it', null, 'open', true, { begin: 'open' }],
  ['the same word again', byProvider('open'), 'open', true, null],
  ['another one after one that was won', byProvider('won'), 'open', true, { begin: 'open' }],
  ['lost', byProvider('open'), 'lost', false, { decide: 'lost' }],
  ['lost, noted by a person before', byStaff('open'), 'lost', false, { decide: 'lost' }],
  ['lost without a word before', null, 'lost', false, { begin: 'lost' }],
  ['lost, and said again', byProvider('lost'), 'lost', false, null],
  ['approved again', byProvider('open'), null, true, { decide: 'won' }],
  ['approved as before, of one that a person noted', byStaff('open'), null, true, null],
  ['given back by the shop in the meantime', byProvider('open'), null, false, null],
  ['no dispute', null, null, true, null],
] as const)('PAY-03 a dispute: %s', (_title, known, reported, isApproved, expected) => {
  expect(disputeStep(known, reported, isApproved)).toEqual(expected)
})

const paid = { status: 'approved', amount: 1000, isPartBack: false, hasOpen: false } as const
test.each([
  ['all of it', paid, 1000, null],
  ['a part of it', paid, 1, null],
  ['more than was paid', paid, 1001, 'too_much'],
  ['nothing', paid, 0, 'too_much'],
  ['what is disputed already', { ...paid, hasOpen: true }, 1000, 'open_already'],
  ['what went back', { ...paid, status: 'refunded' }, 1000, 'not_paid'],
  ['what is not paid', { ...paid, status: 'pending' }, 1000, 'not_paid'],
  ['a part that goes back', { ...paid, isPartBack: true }, 1000, 'not_paid'],
] as const)('OP-078 a dispute about %s is noted by hand: %s', (_title, payment, amount, expected) => {
  expect(disputeRefusal(payment, amount)).toBe(expected)
})
