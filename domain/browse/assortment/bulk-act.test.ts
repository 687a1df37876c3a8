import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeBy, isAs, obstacleTo, withFields, type BulkAct, type BulkProduct } from './bulk-act.ts'
import { ending990 } from './round-price.ts'

const money = { currencyExponent: 2 } as const
const now = Date.parse('2026-11-15T12:00:00Z')
const world = { money, now, categories: new Set([1, 2, 3]) }
const product: BulkProduct = {
  sku: 'A1',
  price: 5_000_000,
  specialPrice: null,
  specialFrom: null,
  specialTo: null,
  isShown: true,
  categories: [1],
  stock: { 'A1-38': 5, 'A1-39': 0 },
  isGiftCard: false,
  pictures: 1,
  picturesWithoutText: 0,
}
const reduced = { specialPrice: 4_000_000, specialFrom: null, specialTo: null }
const special = { kind: 'special', how: 'percent', amount: 20, ends990: false, from: null, to: null } as const

test.each<[string, BulkAct, Partial<BulkProduct>, unknown]>([
  ['set', { kind: 'price', how: 'set', amount: 100, ends990: false }, {}, { price: 10_000 }],
  ['add', { kind: 'price', how: 'add', amount: -1000.5, ends990: false }, {}, { price: 4_899_950 }],
  ['percent', { kind: 'price', how: 'percent', amount: 12.5, ends990: false }, {}, { price: 5_625_000 }],
  ['percent, ending in 990', { kind: 'price', how: 'percent', amount: 10, ends990: true }, {}, { price: 5_499_000 }],
  ['a price that is so', { kind: 'price', how: 'set', amount: 50_000, ends990: false }, {}, 'same'],
  ['below nothing', { kind: 'price', how: 'add', amount: -60_000, ends990: false }, {}, 'out_of_range'],
  ['above all', { kind: 'price', how: 'percent', amount: 1_000_000, ends990: false }, {}, 'out_of_range'],
  [
    'under its special price',
    { kind: 'price', how: 'set', amount: 39_000, ends990: false },
    reduced,
    'special_not_below',
  ],
  ['of a gift card', { kind: 'price', how: 'set', amount: 1, ends990: false }, { isGiftCard: true }, 'gift_card'],
  ['20 % off', special, {}, { specialPrice: 4_000_000, specialFrom: null, specialTo: null }],
  ['20 % off, so already', special, reduced, 'same'],
  ['a special price of the price', { ...special, how: 'set', amount: 50_000 }, {}, 'special_not_below'],
  ['an offer that is over', { ...special, to: '2026-11-15T12:00:00.000Z' }, {}, 'dates_over'],
  [
    'an offer that ends first',
    { ...special, from: '2026-12-02T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' },
    {},
    'dates_over',
  ],
  ['the end of an offer', { kind: 'end-special' }, reduced, { specialPrice: null, specialFrom: null, specialTo: null }],
  ['the end of none', { kind: 'end-special' }, {}, 'same'],
  ['a category more', { kind: 'categories', add: [2, 1], remove: [] }, {}, { categories: [1, 2] }],
  ['one for another', { kind: 'categories', add: [3], remove: [1] }, {}, { categories: [3] }],
  ['no category', { kind: 'categories', add: [], remove: [1] }, {}, 'no_category_left'],
  ['one of another store', { kind: 'categories', add: [9], remove: [] }, {}, 'unknown_category'],
  ['hide', { kind: 'show', isShown: false }, {}, { isShown: false }],
  ['show', { kind: 'show', isShown: true }, { isShown: false }, { isShown: true }],
  [
    'show with a picture that nobody described',
    { kind: 'show', isShown: true },
    { isShown: false, picturesWithoutText: 1 },
    'no_picture_text',
  ],
  ['show without a picture', { kind: 'show', isShown: true }, { isShown: false, pictures: 0 }, 'no_picture'],
  ['show without a category', { kind: 'show', isShown: true }, { isShown: false, categories: [] }, 'no_category'],
  ['show without a size', { kind: 'show', isShown: true }, { isShown: false, stock: {} }, 'no_size'],
  ['a pasted price', { kind: 'prices', column: 'price', values: { A1: 45_990 } }, {}, { price: 4_599_000 }],
  ['another’s', { kind: 'prices', column: 'price', values: { A2: 45_990 } }, {}, 'same'],
  [
    'a pasted special price',
    { kind: 'prices', column: 'specialPrice', values: { A1: 39_990 } },
    {},
    { specialPrice: 3_999_000 },
  ],
  [
    'pasted: none',
    { kind: 'prices', column: 'specialPrice', values: { A1: null } },
    reduced,
    { specialPrice: null, specialFrom: null, specialTo: null },
  ],
  [
    'pasted stock',
    { kind: 'stocks', values: { 'A1-38': 5, 'A1-39': 7, 'A2-38': 1 } },
    {},
    { stock: { 'A1-38': 5, 'A1-39': 7 } },
  ],
  ['stock below nothing', { kind: 'stocks', values: { 'A1-38': -1 } }, {}, 'out_of_range'],
])('OP-078 an act on many: %s', (_, act, more, expected) => {
  const change = changeBy(act, { ...product, ...more }, world)
  expect(typeof change === 'string' ? change : change.after).toEqual(expected)
})

test.each([
  [1, 990],
  [990, 990],
  [1_489, 990],
  [1_490, 1_990],
  [45_500, 45_990],
  [45_000, 44_990],
  [54_995, 54_990],
])('OP-078 %d rounded to 990 is %d', (units, expected) => {
  expect(ending990(units)).toBe(expected)
})

const anyProduct = fc.record({
  price: fc.integer({ min: 2, max: 100_000_000 }),
  share: fc.option(fc.double({ min: 0.01, max: 0.99, noNaN: true })),
  isShown: fc.boolean(),
  categories: fc.uniqueArray(fc.constantFrom(1, 2, 3), { minLength: 1 }),
  stock: fc.integer({ min: 0, max: 1000 }),
})
const amount = fc.double({ min: -80, max: 400, noNaN: true })
const anyAct: fc.Arbitrary<BulkAct> = fc.oneof(
  fc.record({
    kind: fc.constant('price' as const),
    how: fc.constantFrom('set', 'add', 'percent'),
    amount,
    ends990: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('special' as const),
    how: fc.constantFrom('set', 'percent'),
    amount,
    ends990: fc.boolean(),
    from: fc.constant(null),
    to: fc.constant(null),
  }),
  fc.record({ kind: fc.constant('categories' as const), add: fc.subarray([1, 2, 3]), remove: fc.subarray([1, 2, 3]) }),
  fc.record({ kind: fc.constant('show' as const), isShown: fc.boolean() }),
  fc.record({ kind: fc.constant('stocks' as const), values: fc.record({ 'A1-38': fc.integer({ min: 0, max: 99 }) }) }),
)

test('OP-078 undoing a change gives back what was, and what was refused would have broken a rule', () => {
  fc.assert(
    fc.property(anyProduct, anyAct, ({ price, share, stock, ...rest }, act) => {
      const special = share === null ? null : Math.max(1, Math.min(price - 1, Math.floor(price * share)))
      const before = { ...product, ...rest, price, specialPrice: special, stock: { 'A1-38': stock, 'A1-39': 1 } }
      const change = changeBy(act, before, world)
      if (typeof change === 'string') return
      const after = withFields(before, change.after)
      expect(after.specialPrice === null || after.specialPrice < after.price).toBe(true)
      expect(isAs(after, change.after)).toBe(true)
      expect(isAs(after, change.before)).toBe(false)
      expect(obstacleTo(after, change.before, world.categories)).toBeUndefined()
      expect(withFields(after, change.before)).toEqual(before)
    }),
  )
})
