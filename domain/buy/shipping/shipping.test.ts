import { expect, test } from 'vitest'
import { RuleError } from '#domain/platform/errors.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { arrivalFrom, arrivalOf, daysOf, etaTextFor } from './arrival.ts'
import { distanceOf } from './distance.ts'
import { isShippedFree } from './free-shipping.ts'
import { readLocation } from './location.ts'
import { currentPlace } from './current-place.ts'
import { shippingOffers, type Method, type Place, type Seller } from './offers.ts'

test.each([
  ['5402-12', { region: 5402, city: 12 }],
  ['', undefined],
  [undefined, undefined],
])('GEO-05 OP-042 the location %j is %j', (text, location) => {
  expect(readLocation(text)).toEqual(location)
})

test.each(['5402', '-', 'a-b', '1-2-3', '1-9999999999', ' 1-2', '1-2\u0000'])('%j is no location', (text) => {
  expect(() => readLocation(text)).toThrow(RuleError)
})

test.each([
  ['under the threshold', 7_999_999, false, false],
  ['at the threshold', 8_000_000, false, true],
  ['nothing known, a seller who always does', 0, true, true],
] as const)('OP-043 INV-31 shipped free: %s', (_, amount, sellerShipsFree, isFree) => {
  expect(isShippedFree(amount, { freeFrom: 8_000_000, sellerShipsFree })).toBe(isFree)
})

const usual = { etaText: '', minDays: null, maxDays: null, freeFrom: null, cutOff: null }
const methods: Method[] = [
  { code: 'standard', label: 'Envío a domicilio', price: 599_000, ...usual },
  { code: 'fast', label: 'Envío rápido', price: 899_000, ...usual },
  { code: 'pickup', label: 'Retiro', price: 0, ...usual },
]
const everything: Place = { isInFastZone: true, hasBranch: true }
const village: Place = { isInFastZone: false, hasBranch: false }
const onlyStandard: Seller = { shipsFree: true, prices: { standard: null } }
const ownPrices: Seller = { shipsFree: false, prices: { standard: 100, fast: 0 } }

test.each([
  ['the shop, in the capital', { place: everything }, 'standard 599000|fast 899000|pickup 0'],
  ['the shop, in a village', { place: village }, 'standard 599000'],
  ['nobody said where', {}, 'standard 599000'],
  ['a branch without a fast zone', { place: { isInFastZone: false, hasBranch: true } }, 'standard 599000|pickup 0'],
  ['a seller who only posts, for free', { place: everything, seller: onlyStandard }, 'standard 0'],
  ['a seller with prices of his own', { place: everything, seller: ownPrices }, 'standard 100|fast 0'],
  ['a seller who said nothing', { place: everything, seller: { shipsFree: false, prices: {} } }, 'standard 599000'],
  ['dear enough', { place: everything, amount: 8_000_000 }, 'standard 0|fast 899000|pickup 0'],
  ['not dear enough', { place: village, amount: 7_999_999 }, 'standard 599000'],
] as const)('OP-042 GEO-03 what can be had: %s', (_, asked, offers) => {
  const found = shippingOffers({ methods, rates: [], freeFrom: 8_000_000, ...asked })
  expect(found.map(({ code, price }) => `${code} ${price}`).join('|')).toBe(offers)
  for (const { price, isFree } of found) expect(isFree).toBe(price === 0)
})

test.each([
  ['none saved, none chosen', [], undefined, undefined],
  ['a place chosen on this device', [], { city: 1 }, 1],
  [
    'the default address, whatever was chosen',
    [
      { city: 2, isDefaultShipping: false },
      { city: 3, isDefaultShipping: true },
    ],
    { city: 1 },
    3,
  ],
  ['no default among the addresses: the chosen place', [{ city: 2, isDefaultShipping: false }], { city: 1 }, 1],
])('GEO-04 %s', (_, addresses, saved, city) => {
  expect(currentPlace<{ city: number }>(addresses, saved)?.city).toBe(city)
})

test('a store that closed a way does not offer it', () => {
  expect(shippingOffers({ methods: methods.slice(1), rates: [], place: village, freeFrom: 0 })).toEqual([])
})

test.each([
  ['ar', 'standard', 'Llega en 3 a 6 días hábiles', [3, 6]],
  ['cl', 'standard', 'Llega en 2 a 4 días hábiles', [2, 4]],
  ['co', 'standard', 'Entre 5 y 10 días', [5, 10]],
  ['ar', 'standard', 'Pronto', [3, 6]],
  ['cl', 'standard', 'Pronto', [3, 8]],
  ['co', 'standard', 'De 9 a 2 días', [3, 8]],
  ['ar', 'fast', 'Recibilo dentro de las 24 hs', [1, 1]],
  ['ar', 'pickup', 'Listo para retirar en 2 a 5 días hábiles', [2, 5]],
] as const)('%s %s, described as %j, takes %j days', (country, code, text, days) => {
  expect(daysOf(country, { code, etaText: text, region: undefined })).toEqual(days)
})

test.each([
  ['ar', 'CABA', 5402, 'near'],
  ['ar', 'Córdoba', 5414, 'near'],
  ['ar', 'Mendoza', 5450, 'far'],
  ['ar', 'Tierra del Fuego', 5494, 'remote'],
  ['cl', 'Metropolitana', 5613, 'near'],
  ['cl', 'Biobío', 5608, 'near'],
  ['cl', 'Antofagasta', 5602, 'far'],
  ['cl', 'Magallanes', 5612, 'remote'],
  ['co', 'Bogotá', 5711, 'near'],
  ['co', 'Antioquia', 5705, 'near'],
  ['co', 'Atlántico', 5708, 'far'],
  ['co', 'San Andrés', 5788, 'remote'],
] as const)('OP-042 in %s the region %s (%i) is %s', (country, _, region, distance) => {
  expect(distanceOf(country, region)).toBe(distance)
})

test.each([
  ['CABA', 'standard', 5402, [3, 6], 'Llega en 3 a 6 días hábiles'],
  ['Mendoza', 'standard', 5450, [4, 8], 'Llega en 4 a 8 días hábiles'],
  ['Ushuaia', 'standard', 5494, [6, 12], 'Llega en 6 a 12 días hábiles'],
  ['a branch in Ushuaia', 'pickup', 5494, [6, 12], 'Llega en 6 a 12 días hábiles'],
  ['the fast way', 'fast', 5494, [3, 6], 'Llega en 3 a 6 días hábiles'],
  ['nobody said where', 'standard', undefined, [3, 6], 'Llega en 3 a 6 días hábiles'],
] as const)('OP-042 U44 the days grow with the distance: %s', (_, code, region, days, text) => {
  const etaText = 'Llega en 3 a 6 días hábiles'
  const found = daysOf('ar', { code, etaText, region })
  expect([found, etaTextFor(etaText, found)]).toEqual([days, text])
})

// 15 November 2026 is a Sunday.
test.each([
  ['a Sunday, next day', '2026-11-15T15:00:00Z', [1, 1], '2026-11-16', '2026-11-16'],
  ['a Saturday skips Sunday', '2026-11-14T15:00:00Z', [1, 1], '2026-11-16', '2026-11-16'],
  ['a Monday', '2026-11-16T15:00:00Z', [3, 6], '2026-11-19', '2026-11-23'],
  ['late evening is still today over there', '2026-11-17T02:59:00Z', [1, 1], '2026-11-17', '2026-11-17'],
  ['and midnight is not', '2026-11-17T03:00:00Z', [1, 1], '2026-11-18', '2026-11-18'],
  ['over the end of a year', '2026-12-31T15:00:00Z', [3, 8], '2027-01-04', '2027-01-09'],
] as const)('U44 ordered on %s', (_, now, days, from, to) => {
  expect(arrivalOf(days, { now: new Date(now), timeZone: countryProfiles.ar.timeZone })).toEqual({ from, to })
})

test('the clock change of Chile moves no day', () => {
  // Clocks go forward on Sunday 6 September 2026 at midnight.
  const at = { now: new Date('2026-09-05T12:00:00Z'), timeZone: countryProfiles.cl.timeZone }
  expect(arrivalOf([1, 2], at)).toEqual({ from: '2026-09-07', to: '2026-09-08' })
})

test.each([
  // placed, paid → promised (from Wednesday 18 to Saturday 21, when it was placed on Sunday 15)
  ['2026-11-15', '2026-11-15', '2026-11-18', '2026-11-21'],
  ['2026-11-15', '2026-11-16', '2026-11-19', '2026-11-23'],
  ['2026-11-15', '2026-11-17', '2026-11-20', '2026-11-24'],
  // A Sunday between the two moves nothing.
  ['2026-11-14', '2026-11-15', '2026-11-18', '2026-11-21'],
])('placed on %s and paid on %s: it arrives from %s to %s', (placed, paid, from, to) => {
  expect(arrivalFrom({ from: '2026-11-18', to: '2026-11-21' }, placed, paid)).toEqual({ from, to })
})
