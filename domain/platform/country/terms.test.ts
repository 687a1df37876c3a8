import { expect, test } from 'vitest'
import { demoTerms } from '#tests/demo-settings.ts'
import type { OpenCountry } from './country.ts'
import { fillTerms, regretPeriod, termPlaceholders } from './fill-terms.ts'
import { readTerms } from './term-fields.ts'

test('every placeholder of a text is written in the words of the store', () => {
  const text = termPlaceholders.map((name) => `${name}: {{${name}}}`).join('\n')
  const said = fillTerms(text, demoTerms.current('ar'), 'ar').replaceAll('\u00a0', ' ').split('\n')
  expect(said).toEqual([
    'free_from: $ 80.000',
    'standard_price: $ 5.990',
    'standard_days: 3 a 6',
    'fast_price: $ 8.990',
    'fast_days: 1',
    'fast_within: 24 horas hábiles',
    'return_days: 30',
    'refund_days: 5',
    'dropoff_days: 10',
    'regret_period: 10 días',
    'credit_days: 180',
    'min_withdrawal: $ 1.000',
    'max_coupons: 2',
    'max_discount_percent: 70',
    'tax_percent: 21',
  ])
})

test('what is no placeholder stays as it was written', () => {
  const text = 'Con {{ free_from }} {{constructor}} {{free_From}} {free_from}'
  expect(fillTerms(text, demoTerms.current('cl'), 'cl')).toBe('Con $39.990 {{constructor}} {{free_From}} {free_from}')
})

test.each([
  [10, false, '10 días'],
  [5, true, '5 días hábiles'],
  [1, false, '1 día'],
  [1, true, '1 día hábil'],
])('the period to revoke a purchase of %i days, working ones: %s', (regretDays, countsWorkingDays, words) => {
  expect(regretPeriod({ regretDays, countsWorkingDays })).toBe(words)
})

test.each<[OpenCountry, string, string, object]>([
  ['ar', 'free_from', '80000.50', { free_from: 8_000_050 }],
  ['cl', 'free_from', '49990', { free_from: 49_990 }],
  ['cl', 'return_days', '60', { return_days: 60 }],
  ['co', 'regret_days', '5', { regret_days: 5 }],
  ['ar', 'regret_in_working_days', 'yes', { regret_in_working_days: true }],
  ['ar', 'tax_percent', '0', { tax_percent: 0 }],
])('in %s %s=%s is understood', (country, field, text, value) => {
  expect(readTerms(country, [[field, text]])).toEqual({ value })
})

test.each<[OpenCountry, string, string, RegExp]>([
  ['cl', 'free_from', '49990.50', /is an amount of CLP/],
  ['ar', 'free_from', '-1', /is an amount of ARS/],
  ['ar', 'return_days', '366', /whole number from 0 to 365/],
  ['ar', 'return_days', '', /whole number/],
  ['ar', 'tax_percent', '101', /from 0 to 100/],
  ['ar', 'regret_days', '9', /less than the law of ar/],
  ['co', 'regret_in_working_days', 'no', /less than the law of co/],
  ['ar', 'regret_in_working_days', 'maybe', /is yes or no/],
  ['ar', 'min_withdrawal', '0', /more than 0/],
  ['ar', 'toString', '1', /there is no term "toString"/],
])('in %s %s=%s is refused', (country, field, text, reason) => {
  expect(readTerms(country, [[field, text]])).toEqual({ faults: [expect.stringMatching(reason)] })
})
