import { expect, test } from 'vitest'
import { checkBranch } from './branch.ts'
import { checkMethod, checkRate, checkWorkingDays, isDay, type MethodInput, type RateInput } from './shipping-terms.ts'

test.each<[string, 'standard' | 'fast', MethodInput, object]>([
  ['a price in pesos with cents', 'fast', { price: 5990.5 }, { price: 599_050 }],
  ['days', 'fast', { days: [2, 5] }, { minDays: 2, maxDays: 5 }],
  ['no days any more', 'fast', { days: null }, { minDays: null, maxDays: null }],
  ['the limit of the store', 'standard', { free_from: 80_000 }, { freeFrom: 8_000_000 }],
  ['no limit', 'fast', { free_from: null }, { freeFrom: null }],
  ['an hour', 'fast', { cut_off: '14:30' }, { cutOff: '14:30' }],
  ['texts', 'fast', { label: ' Moto ', text: 'Llega hoy' }, { label: 'Moto', etaText: 'Llega hoy' }],
  ['off', 'fast', { enabled: false }, { enabled: false }],
])('a change of a method is understood: %s', (_, code, input, value) => {
  expect(checkMethod(code, input, 'ar')).toEqual({ value })
})

test.each<[string, 'standard' | 'fast', MethodInput, RegExp]>([
  ['a fraction of a cent', 'fast', { price: 5990.505 }, /price must be an amount of ARS with up to 2 decimals/],
  ['a negative price', 'fast', { price: -1 }, /price must/],
  ['a price no integer holds', 'fast', { price: 30_000_000 }, /price must/],
  ['no number', 'fast', { price: Number.NaN }, /price must/],
  ['days backwards', 'fast', { days: [5, 2] }, /days must/],
  ['half a day', 'fast', { days: [0.5, 2] }, /days must/],
  ['an hour that is none', 'fast', { cut_off: '24:00' }, /cut-off must/],
  ['the promise of every page', 'standard', { free_from: null }, /free-from of standard/],
  ['markup', 'fast', { label: '<b>' }, /label must/],
  ['an empty text', 'fast', { text: ' ' }, /text must/],
])('a change of a method is refused with its reason: %s', (_, code, input, reason) => {
  expect(checkMethod(code, input, 'ar')).toEqual({ faults: [expect.stringMatching(reason)] })
})

test('every fault is said at once, and a peso without cents has none', () => {
  expect(checkMethod('fast', { price: 0.5, cut_off: 'noon' }, 'cl')).toEqual({
    faults: [expect.stringContaining('CLP with no decimals'), expect.stringContaining('cut-off')],
  })
})

const regions = [
  { id: 5602, name: 'Antofagasta' },
  { id: 5614, name: 'Los Ríos' },
]
const nothing = {
  code: 'standard',
  region: null,
  postcodePrefix: null,
  fromAmount: 0,
  upToGrams: null,
  minDays: null,
  maxDays: null,
}

test.each<[string, 'ar' | 'cl', Omit<RateInput, 'method'>, object]>([
  ['a region by name, whatever its accents', 'cl', { region: 'los rios', price: 4990 }, { region: 5614, price: 4990 }],
  ['a region by number', 'cl', { region: '5602', price: 0 }, { region: 5602, price: 0 }],
  ['not offered there', 'cl', { region: '5602', price: null }, { region: 5602, price: null }],
  ['the beginning of a postcode', 'ar', { postcode: '14', price: 10 }, { postcodePrefix: '14', price: 1000 }],
  ['from an amount on', 'cl', { from_amount: 20_000, price: 1 }, { fromAmount: 20_000, price: 1 }],
  ['its days', 'cl', { region: '5602', price: 1, days: [3, 9] }, { region: 5602, price: 1, minDays: 3, maxDays: 9 }],
])('a rate is understood: %s', (_, country, input, value) => {
  expect(checkRate({ method: 'standard', ...input }, { country, regions })).toEqual({ value: { ...nothing, ...value } })
})

test.each<[string, 'ar' | 'cl', Omit<RateInput, 'method'>, RegExp]>([
  ['a region that is not', 'cl', { region: 'Atlantis', price: 1 }, /no region "Atlantis"/],
  ['a postcode where none is asked', 'cl', { postcode: '14', price: 1 }, /need no postcode/],
  ['a postcode that is none', 'ar', { postcode: '1 4', price: 1 }, /beginning of one/],
  ['both', 'ar', { region: '5602', postcode: '14', price: 1 }, /not both/],
  ['offered nowhere', 'cl', { price: null }, /switched off/],
])('a rate is refused with its reason: %s', (_, country, input, reason) => {
  expect(checkRate({ method: 'standard', ...input }, { country, regions })).toEqual({
    faults: [expect.stringMatching(reason)],
  })
})

test('working days are a set of the week, and a day is one of the calendar', () => {
  expect(checkWorkingDays([5, 1, 1])).toEqual({ value: [1, 5] })
  for (const days of [[], [0], [8], [1.5]]) expect(checkWorkingDays(days)).toHaveProperty('faults')
  expect(['2026-12-25', '2028-02-29'].map(isDay)).toEqual([true, true])
  expect(['2026-02-30', '25-12-2026', '2026-13-01', ''].map(isDay)).toEqual([false, false, false, false])
})

test('a new branch has an address and hours; of a known one only what is said changes', () => {
  expect(checkBranch({ name: 'Ñuñoa' }, { isNew: true })).toEqual({
    faults: ['address is missing', 'hours is missing'],
  })
  expect(checkBranch({ name: 'Ñuñoa', drop_off: false }, { isNew: false })).toEqual({
    value: { acceptsDropoff: false },
  })
  expect(checkBranch({ name: 'Ñ', address: 'x\ny', postcode: '<' }, { isNew: false })).toEqual({
    faults: [expect.stringMatching(/^address must/), expect.stringMatching(/^postcode must/)],
  })
})
