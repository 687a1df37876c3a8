import { expect, test } from 'vitest'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { spend, spendable, spendableOn } from '#domain/after-sale/wallet/spend.ts'
import { describeChanges } from './changes.ts'
import { deliveryOptions } from './delivery-options.ts'
import { firstStep, stepsOf } from './first-step.ts'
import { taxRows } from '../orders/tax-rows.ts'
import { totalsOf } from './totals.ts'

const begun = { hasAddress: true, hasDelivery: true, hasGift: true, hasPayment: true, needsPayment: true }
test.each([
  [{ hasAddress: false, hasDelivery: false }, 'address'],
  [{ hasDelivery: false }, 'delivery'],
  [{ hasGift: false, hasPayment: false }, 'gift'],
  [{ hasPayment: false }, 'payment'],
  [{ hasPayment: false, needsPayment: false }, 'review'],
  [{}, 'review'],
] as const)('OP-003 with %j the shopper stands at %s', (known, step) => {
  expect(firstStep({ ...begun, ...known })).toBe(step)
})

test.each([
  [
    'a guest with clothes',
    { needsAddress: true, isKnown: false, hasGiftCards: false },
    'address delivery payment review',
  ],
  [
    'a guest with a gift card',
    { needsAddress: false, isKnown: false, hasGiftCards: true },
    'address gift payment review',
  ],
  ['a customer with a gift card', { needsAddress: false, isKnown: true, hasGiftCards: true }, 'gift payment review'],
  [
    'a customer with both',
    { needsAddress: true, isKnown: true, hasGiftCards: true },
    'address delivery gift payment review',
  ],
  [
    'a guest who collects at a branch',
    { needsAddress: true, isPickup: true, isKnown: false, hasGiftCards: false },
    'address payment review',
  ],
  ['a customer with a membership', { needsAddress: false, isKnown: true, hasGiftCards: false }, 'payment review'],
])('WAL-02 OP-003 the steps of %s', (_, about, steps) => {
  expect(stepsOf({ isPickup: false, ...about }).join(' ')).toBe(steps)
})

test.each([
  ['nothing special', { subTotal: 10_000, discount: 1000, shipping: 500, spendable: 0 }, { wallet: 0, total: 9500 }],
  ['a wallet for part', { subTotal: 10_000, discount: 0, shipping: 0, spendable: 4000 }, { wallet: 4000, total: 6000 }],
  [
    'a wallet for all',
    { subTotal: 10_000, discount: 0, shipping: 500, spendable: 99_999 },
    { wallet: 10_500, total: 0 },
  ],
  ['a discount of all', { subTotal: 10_000, discount: 10_000, shipping: 0, spendable: 50 }, { wallet: 0, total: 0 }],
])('INV-16 OP-052 totals with %s', (_, costs, expected) => {
  const paid = costs.subTotal - costs.discount
  const totals = totalsOf({ ...costs, taxes: taxRows([{ amount: paid, percent: 21 }], costs.shipping, 21) })
  expect(totals).toMatchObject(expected)
  expect(totals.total).toBe(totals.subTotal - totals.discount + totals.shipping - totals.wallet)
  expect(totals.taxIncluded).toBe(Math.round(((totals.total + totals.wallet) * 21) / 121))
})

test('OP-055 a credit pays like the wallet: the tax is of everything that is paid', () => {
  const costs = { subTotal: 12_100, discount: 12_100, shipping: 0, spendable: 0 }
  const taxes = (paidByCredit: number) => taxRows([{ amount: paidByCredit, percent: 21 }], 0, 21)
  expect(totalsOf({ ...costs, taxes: taxes(12_100) })).toMatchObject({ total: 0, taxIncluded: 2100 })
  expect(totalsOf({ ...costs, taxes: taxes(0) })).toMatchObject({ total: 0, taxIncluded: 0 })
})

const usual = { etaText: '', minDays: null, maxDays: null, freeFrom: null, cutOff: null }
const methods = [
  { code: 'standard', label: 'Normal', price: 500, ...usual },
  { code: 'fast', label: 'Rápido', price: 900, ...usual },
  { code: 'pickup', label: 'Retiro', price: 0, ...usual },
] as const
const place = { isInFastZone: true, hasBranch: true }
const everything = { shipsFree: false, prices: { fast: null, pickup: null } }

test.each([
  ['one seller who does all', [everything], place, false, { standard: 500, fast: 900, pickup: 0 }],
  ['free standard shipping', [everything], place, true, { standard: 0, fast: 900, pickup: 0 }],
  [
    'a dearer seller',
    [everything, { shipsFree: false, prices: { fast: 1200, pickup: 0 } }],
    place,
    false,
    { standard: 500, fast: 1200, pickup: 0 },
  ],
  [
    'a seller who does not hurry',
    [everything, { shipsFree: true, prices: { pickup: null } }],
    place,
    false,
    { standard: 500, pickup: 0 },
  ],
  ['a far place', [everything], { isInFastZone: false, hasBranch: false }, false, { standard: 500 }],
] as const)('OP-042 OP-043 ways to deliver with %s', (_, sellers, where, isStandardFree, prices) => {
  const options = deliveryOptions({ methods, rates: [], place: where, sellers, amount: 0, grams: 0, isStandardFree })
  expect(Object.fromEntries(options.map(({ code, price }) => [code, price]))).toEqual(prices)
  for (const { price, isFree } of options) expect(isFree).toBe(price === 0)
})

const rate = {
  fromAmount: 0,
  upToGrams: null,
  region: null,
  postcodePrefix: null,
  minDays: null,
  maxDays: null,
} as const
const rates = [
  { ...rate, code: 'standard', region: 7, price: 1500 },
  { ...rate, code: 'standard', region: 8, price: null },
  { ...rate, code: 'fast', region: 9, price: 700 },
] as const
const far = { isInFastZone: false, hasBranch: false }

test.each([
  ['a region with a price of its own', { ...far, regionId: 7 }, { standard: 1500 }],
  ['a region that standard shipping does not reach', { ...far, regionId: 8 }, {}],
  ['a region that fast shipping reaches by its rate', { ...far, regionId: 9 }, { standard: 500, fast: 700 }],
  ['a free cart', { ...far, regionId: 7, isStandardFree: true }, { standard: 0 }],
  ['a free cart where nothing is sent', { ...far, regionId: 8, isStandardFree: true }, {}],
])(
  'OP-042 ways to deliver to %s',
  (_, { isStandardFree = false, ...where }: typeof far & { isStandardFree?: boolean }, prices) => {
    const options = deliveryOptions({
      methods,
      rates,
      place: where,
      sellers: [everything],
      amount: 0,
      grams: 0,
      isStandardFree,
    })
    expect(Object.fromEntries(options.map(({ code, price }) => [code, price]))).toEqual(prices)
  },
)

test('U69 R24 what changed, in sentences', () => {
  const found = {
    lines: [
      { name: 'Remera Lisa M', wanted: 2, left: 0 },
      { name: 'Zapatilla Brisa 38', wanted: 3, left: 1 },
      { name: 'Bolso', wanted: 5, left: 2 },
    ],
    droppedCoupons: ['BIENVENIDA10'],
    totalSeen: 1000,
    totalNow: 1200.5,
    hasOtherVersion: true,
  }
  expect(describeChanges(found, countryProfiles.ar)).toEqual([
    'Remera Lisa M: no queda stock.',
    'Zapatilla Brisa 38: queda 1 unidad.',
    'Bolso: quedan 2 unidades.',
    'El cupón BIENVENIDA10 ya no se aplica.',
    'El carrito cambió en otra pestaña o dispositivo.',
    'El total pasó de $\u00a01.000 a $\u00a01.200,50.',
  ])
  const same = { lines: [], droppedCoupons: [], totalSeen: 1, totalNow: 1, hasOtherVersion: false }
  expect(describeChanges(same, countryProfiles.cl)).toEqual([])
})

const bound = [
  { id: 1, remaining: 500, expiresAt: null },
  { id: 2, remaining: 300, expiresAt: 2000 },
  { id: 3, remaining: 200, expiresAt: 1500 },
  { id: 4, remaining: 900, expiresAt: 1000 },
]

test.each([
  [100, [{ id: 3, remaining: 100 }]],
  [
    400,
    [
      { id: 3, remaining: 0 },
      { id: 2, remaining: 100 },
    ],
  ],
  [
    900,
    [
      { id: 3, remaining: 0 },
      { id: 2, remaining: 0 },
      { id: 1, remaining: 100 },
    ],
  ],
  [
    5000,
    [
      { id: 3, remaining: 0 },
      { id: 2, remaining: 0 },
      { id: 1, remaining: 0 },
    ],
  ],
  [0, []],
])('INV-13 a purchase of %i takes what ends soonest first and nothing that has ended', (amount, left) => {
  expect(spend(bound, { amount, goods: amount, now: 1000 })).toEqual(left)
})

test.each([
  ['goods of 150', 150, 150, [{ id: 3, remaining: 50 }], 1750],
  ['a gift card of 900', 900, 0, [{ id: 1, remaining: 0 }], 1600],
] as const)('INV-13 of money with an end %s gets only what its goods cost', (_, amount, goods, left, most) => {
  expect(spend(bound, { amount, goods, now: 1000 })).toEqual(left)
  expect(spendableOn(3000, bound, 1000, goods)).toBe(most)
})

test('R18 expired money cannot be spent, even before the job removes it', () => {
  expect(spendable(3000, bound, 999)).toBe(3000)
  expect(spendable(3000, bound, 1000)).toBe(2100)
  expect(spendable(500, bound, 5000)).toBe(0)
})
