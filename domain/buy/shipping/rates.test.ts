import { expect, test } from 'vitest'
import { arrivalFrom, arrivalOf, daysOf, type WorkCalendar } from './arrival.ts'
import { rateFor, type Rate } from './rates.ts'
import { shippingOffers, type Method } from './offers.ts'

const everywhere: Rate = {
  code: 'standard',
  region: null,
  postcodePrefix: null,
  fromAmount: 0,
  upToGrams: null,
  price: 100,
  minDays: null,
  maxDays: null,
}
const rates: Rate[] = [
  { ...everywhere, fromAmount: 5000, price: 90 },
  { ...everywhere, region: 1, price: 200 },
  { ...everywhere, region: 1, fromAmount: 8000, price: 150 },
  { ...everywhere, postcodePrefix: '14', price: 50 },
  { ...everywhere, postcodePrefix: '142', fromAmount: 3000, price: 40 },
  { ...everywhere, code: 'fast', region: 1, price: 999 },
]

test.each([
  ['nowhere yet, little', undefined, 0, undefined],
  ['nowhere yet, much', undefined, 5000, 90],
  ['a region', { regionId: 1 }, 0, 200],
  ['a region, more than a limit for everywhere', { regionId: 1 }, 5000, 200],
  ['a region, its own limit', { regionId: 1 }, 8000, 150],
  ['another region', { regionId: 2 }, 4999, undefined],
  ['a postcode before its region', { regionId: 1, postcode: '1414' }, 0, 50],
  ['the longer beginning', { regionId: 1, postcode: '1425' }, 3000, 40],
  ['the shorter one below the limit of the longer', { regionId: 1, postcode: '1425' }, 2999, 50],
  ['a postcode of which no rate knows', { regionId: 1, postcode: '9410' }, 0, 200],
])('OP-042 the rate for %s', (_, place, amount, price) => {
  expect(rateFor(rates, { code: 'standard', place, amount, grams: 0 })?.price).toBe(price)
})

const method: Method = {
  code: 'fast',
  label: 'Rápido',
  price: 900,
  etaText: '',
  minDays: 1,
  maxDays: 2,
  freeFrom: 10_000,
  cutOff: null,
}

test.each([
  ['below its limit', 9999, 900],
  ['at its limit', 10_000, 0],
])('a method with a limit of its own, %s', (_, amount, price) => {
  const place = { isInFastZone: true, hasBranch: false }
  const [offer] = shippingOffers({ methods: [method], rates: [], place, amount, freeFrom: 0 })
  expect(offer).toMatchObject({ price, isFree: price === 0 })
})

test('a rate with days of its own is as late as it says, one without as the method', () => {
  const place = { regionId: 1, isInFastZone: true, hasBranch: false }
  const own = { ...everywhere, code: 'fast' as const, region: 1, minDays: 5, maxDays: 9 }
  const offerWith = (rate: Rate) => shippingOffers({ methods: [method], rates: [rate], place, freeFrom: 0 })[0]
  expect(offerWith(own)).toMatchObject({ price: 100, minDays: 5, maxDays: 9 })
  expect(offerWith({ ...own, minDays: null, maxDays: null })).toMatchObject({ minDays: 1, maxDays: 2 })
})

test.each([
  ['days that were set are exact, however far', { minDays: 2, maxDays: 4 }, [2, 4]],
  ['without them the text counts, and the distance', { minDays: null, maxDays: null }, [6, 12]],
])('OP-042 U44 %s', (_, days, expected) => {
  const etaText = 'Llega en 3 a 6 días hábiles'
  expect(daysOf('ar', { code: 'standard', etaText, region: 5494, ...days })).toEqual(expected)
})

const timeZone = 'America/Santiago'
const weekdays: WorkCalendar = { workingDays: [1, 2, 3, 4, 5], holidays: ['2026-12-25'] }

// 22 December 2026 is a Tuesday; Chile is three hours behind UTC then.
test.each([
  ['before the hour', '2026-12-22T16:59:00Z', '2026-12-23', '2026-12-28'],
  ['at the hour', '2026-12-22T17:00:00Z', '2026-12-24', '2026-12-29'],
  ['on a Sunday no hour counts', '2026-12-20T20:00:00Z', '2026-12-21', '2026-12-23'],
  ['on a holiday neither', '2026-12-25T20:00:00Z', '2026-12-28', '2026-12-30'],
  ['before a weekend', '2026-12-18T12:00:00Z', '2026-12-21', '2026-12-23'],
])('U44 the cut-off hour, working days and holidays: ordered %s', (_, now, from, to) => {
  const when = { now: new Date(now), timeZone, calendar: weekdays, cutOff: '14:00' }
  expect(arrivalOf([1, 3], when)).toEqual({ from, to })
})

test('paid later, an order arrives as many working days later', () => {
  const promised = { from: '2026-12-23', to: '2026-12-28' }
  expect(arrivalFrom(promised, '2026-12-22', '2026-12-24', weekdays)).toEqual({ from: '2026-12-28', to: '2026-12-30' })
})

const steps: Rate[] = [
  { ...everywhere, upToGrams: 2000, price: 60 },
  { ...everywhere, upToGrams: 500, price: 30 },
  { ...everywhere, fromAmount: 9000, upToGrams: 500, price: 10 },
  { ...everywhere, region: 1, upToGrams: 1000, price: 80 },
  { ...everywhere, region: 1, price: 300 },
  { ...everywhere, region: 2, price: 70 },
]

test.each([
  ['nothing known of the weight', undefined, 0, 0, 30],
  ['to the gram', undefined, 0, 500, 30],
  ['a gram more', undefined, 0, 501, 60],
  ['the last step', undefined, 0, 2000, 60],
  ['above the last step', undefined, 0, 2001, null],
  ['steps of an amount stand alone', undefined, 9000, 501, null],
  ['a region with a price for all that is heavier', { regionId: 1 }, 0, 1001, 300],
  ['a region with its own step', { regionId: 1 }, 0, 1000, 80],
  ['a region without steps', { regionId: 2 }, 0, 99_999, 70],
])('OP-042 the step for a weight: %s', (_, place, amount, grams, price) => {
  expect(rateFor(steps, { code: 'standard', place, amount, grams })?.price).toBe(price)
})

test('above the last step a method is not offered, not even where it would be free', () => {
  const question = { methods: [{ ...method, code: 'standard' as const }], rates: steps, amount: 8000, freeFrom: 0 }
  expect(shippingOffers({ ...question, grams: 2000 })).toMatchObject([{ price: 0, isFree: true }])
  expect(shippingOffers({ ...question, grams: 2001 })).toEqual([])
})
