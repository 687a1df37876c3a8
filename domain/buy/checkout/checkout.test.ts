import { expect, test } from 'vitest'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { spend, spendable } from '#domain/after-sale/wallet/spend.ts'
import { describeChanges } from './changes.ts'
import { deliveryOptions } from './delivery-options.ts'
import { firstStep } from './first-step.ts'
import { totalsOf } from './totals.ts'

test.each([
  [{ hasAddress: false, hasDelivery: false, hasPayment: true, needsPayment: true }, 'address'],
  [{ hasAddress: true, hasDelivery: false, hasPayment: true, needsPayment: true }, 'delivery'],
  [{ hasAddress: true, hasDelivery: true, hasPayment: false, needsPayment: true }, 'payment'],
  [{ hasAddress: true, hasDelivery: true, hasPayment: false, needsPayment: false }, 'review'],
  [{ hasAddress: true, hasDelivery: true, hasPayment: true, needsPayment: true }, 'review'],
] as const)('OP-003 with %j the shopper stands at %s', (known, step) => {
  expect(firstStep(known)).toBe(step)
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
  const totals = totalsOf({ ...costs, taxPercent: 21 })
  expect(totals).toMatchObject(expected)
  expect(totals.total).toBe(totals.subTotal - totals.discount + totals.shipping - totals.wallet)
  expect(totals.taxIncluded).toBe(Math.round(((totals.total + totals.wallet) * 21) / 121))
})

const methods = [
  { code: 'standard', label: 'Normal', price: 500, etaText: '' },
  { code: 'fast', label: 'Rápido', price: 900, etaText: '' },
  { code: 'pickup', label: 'Retiro', price: 0, etaText: '' },
] as const
const place = { isInFastZone: true, hasBranch: true }
const everything = { shipsFree: false, prices: { fast: null, pickup: null } }

test.each([
  ['one seller who does all', [everything], place, 500, { standard: 500, fast: 900, pickup: 0 }],
  ['free standard shipping', [everything], place, 0, { standard: 0, fast: 900, pickup: 0 }],
  [
    'a dearer seller',
    [everything, { shipsFree: false, prices: { fast: 1200, pickup: 0 } }],
    place,
    500,
    { standard: 500, fast: 1200, pickup: 0 },
  ],
  [
    'a seller who does not hurry',
    [everything, { shipsFree: true, prices: { pickup: null } }],
    place,
    500,
    { standard: 500, pickup: 0 },
  ],
  ['a far place', [everything], { isInFastZone: false, hasBranch: false }, 500, { standard: 500 }],
] as const)('OP-042 OP-043 ways to deliver with %s', (_, sellers, where, standardPrice, prices) => {
  const options = deliveryOptions({ methods, place: where, sellers, standardPrice })
  expect(Object.fromEntries(options.map(({ code, price }) => [code, price]))).toEqual(prices)
  for (const { price, isFree } of options) expect(isFree).toBe(price === 0)
})

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
  expect(spend(bound, amount, 1000)).toEqual(left)
})

test('R18 expired money cannot be spent, even before the job removes it', () => {
  expect(spendable(3000, bound, 999)).toBe(3000)
  expect(spendable(3000, bound, 1000)).toBe(2100)
  expect(spendable(500, bound, 5000)).toBe(0)
})
