import { expect, test } from 'vitest'
import { doorDelivery } from './door-delivery.ts'
import type { Rate } from './rates.ts'

const anywhere = { region: null, postcodePrefix: null, fromAmount: 0, upToGrams: null, minDays: null, maxDays: null }
const standard: Rate = { ...anywhere, code: 'standard', price: 100 }
const upTo = (upToGrams: number, more: Partial<Rate> = {}): Rate => ({ ...standard, upToGrams, ...more })
const both = ['standard', 'pickup'] as const

test.each([
  ['no rate: the price of the method', both, [], 'priced'],
  ['a step takes it', both, [upTo(5_000)], 'priced'],
  ['no step takes it, and pickup is not the door', both, [upTo(500)], 'too_heavy'],
  ['no step takes it, but one of a region does', both, [upTo(500), upTo(9_000, { region: 7 })], 'by_place'],
  ['nor one of a region', both, [upTo(500), upTo(600, { region: 7 })], 'too_heavy'],
  ['another method takes any weight', ['standard', 'fast'], [upTo(500)], 'by_place'],
  ['nor another method', ['standard', 'fast'], [upTo(500), upTo(700, { code: 'fast' })], 'too_heavy'],
  [
    'sent to one region only',
    both,
    [
      { ...standard, price: null },
      { ...standard, region: 7 },
    ],
    'by_place',
  ],
  ['sent nowhere, whatever it weighs', both, [{ ...standard, price: null }], 'by_place'],
  ['a store without standard shipping', ['fast'], [], 'by_place'],
] as const)('OP-042 what can be said of the delivery of 1 kg: %s', (_, methods, rates, expected) => {
  expect(doorDelivery({ methods, rates, amount: 1, grams: 1_000 })).toBe(expected)
})
