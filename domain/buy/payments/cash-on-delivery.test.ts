import { expect, test } from 'vitest'
import { cashRefusal, cashRefusalSentence, isToCollect } from './cash-on-delivery.ts'

const everywhere = { region: null, maxAmount: 100_000 }
const far = { region: 12, maxAmount: null }
const near = { region: 7, maxAmount: 250_000 }
const question = { regionId: 1, amount: 100_000, isPickup: false, hasPaidFirst: false }

test.each([
  ['up to the sum', [everywhere], {}, null],
  ['one more', [everywhere], { amount: 100_001 }, { reason: 'amount', max: 100_000 }],
  ['a region of its own', [everywhere, near], { regionId: 7, amount: 250_000 }, null],
  ['more than its sum', [everywhere, near], { regionId: 7, amount: 250_001 }, { reason: 'amount', max: 250_000 }],
  ['a region that is left out', [everywhere, far], { regionId: 12 }, { reason: 'place' }],
  ['a region without a rule', [near], {}, { reason: 'place' }],
  ['no rule at all', [], {}, { reason: 'place' }],
  ['a place that is not known yet', [near], { regionId: undefined }, null],
  ['pickup', [everywhere], { isPickup: true }, { reason: 'pickup' }],
  ['a gift card', [everywhere], { hasPaidFirst: true, isPickup: true }, { reason: 'paid_first' }],
])('cash at the door: %s', (_what, rules, more, refusal) => {
  expect(cashRefusal(rules, { ...question, ...more })).toEqual(refusal)
})

test('a refusal is said in words, with the sum', () => {
  expect(cashRefusalSentence({ reason: 'amount', max: 150_000 }, 'cl')).toMatch(
    /^Es para pedidos de hasta \$150\.000\.$/,
  )
  expect(cashRefusalSentence({ reason: 'pickup' }, 'ar')).toBe('Si retirás en una sucursal, se paga antes.')
  expect(cashRefusalSentence({ reason: 'pickup' }, 'co')).toBe('Si retiras en una sucursal, se paga antes.')
  expect(cashRefusalSentence({ reason: 'place' }, 'ar')).toBe('No está disponible en tu zona.')
  expect(cashRefusalSentence({ reason: 'paid_first' }, 'ar')).toBe(
    'Las tarjetas de regalo y las membresías se pagan antes.',
  )
})

test('what is still to be taken at the door is only cash that is pending', () => {
  expect(isToCollect([{ method: 'cash_on_delivery', status: 'pending' }])).toBe(true)
  expect(isToCollect([{ method: 'cash_on_delivery', status: 'approved' }])).toBe(false)
  expect(isToCollect([{ method: 'bank_transfer', status: 'pending' }])).toBe(false)
})
