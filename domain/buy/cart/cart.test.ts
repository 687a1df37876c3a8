import { expect, test } from 'vitest'
import { cartShipping } from './cart-shipping.ts'
import type { CouponRule, Promotion } from './coupon-rule.ts'
import { guestCartLifetimeMs, maxCartLines, maxQuantityPerLine, cartTouchIntervalMs } from './limits.ts'
import { mergeLines } from './merge-lines.ts'
import { priceCart } from './price-cart.ts'
import { prorate } from './prorate.ts'
import { isInScope } from './scope.ts'
import { setLines, type StoredLine } from './set-lines.ts'
import { couponOf, day, lineOf, now, terms } from './tests/carts.ts'

const shirt = lineOf({ sku: 'RT0001-M', listPrice: 10_000 })
const reduced = lineOf({ sku: 'RT0002-M', listPrice: 10_000, price: 6_000 })
const giftCard = lineOf({ sku: 'GC0001-U', listPrice: 50_000, isGiftCard: true })
const sneaker = lineOf({
  sku: 'ZM0001-38',
  listPrice: 20_000,
  categories: ['/zapatillas-mujer/', '/zapatillas-mujer/urbanas/'],
})

type Bought = Parameters<typeof priceCart>[0]
const priced = (lines: Bought['lines'], coupons: CouponRule[] = [], more: Partial<Bought> = {}) =>
  priceCart({ lines, coupons, promotions: [], terms, idCustomer: null, now, ...more })
/** The outcome for the last coupon. */
const verdict = (lines: Bought['lines'], coupons: CouponRule[], more: Partial<Bought> = {}) => {
  const last = coupons.at(-1)!
  const { dropped, coupons: applied } = priced(lines, coupons, more)
  return dropped.findLast(({ rule }) => rule === last)?.key ?? applied.find(({ rule }) => rule === last)!.note ?? 'ok'
}

const percent = (amount: number, more: Partial<CouponRule> = {}) => couponOf({ amount, ...more })
const ten = percent(10)
const freeShipping = couponOf({ kind: 'free_shipping', amount: 0 })
const creditState = { status: 'available', expiresAt: now + day, isForMoney: true } as const
const creditOf = (left: number, more: Partial<CouponRule> = {}) =>
  couponOf({
    kind: 'credit',
    amount: 9_999,
    idCustomer: 1,
    credit: { left, ...creditState },
    ...more,
  })
const ana = { idCustomer: 1 }

test.each<[string, Bought['lines'], CouponRule[], Partial<Bought>, string]>([
  ['good', [shirt], [ten], {}, 'ok'],
  ['not started', [shirt], [percent(10, { startsAt: now + 1 })], {}, 'coupon.invalid'],
  ['starting now', [shirt], [percent(10, { startsAt: now })], {}, 'ok'],
  ['ended this instant', [shirt], [percent(10, { endsAt: now })], {}, 'coupon.invalid'],
  ['in its last millisecond', [shirt], [percent(10, { endsAt: now + 1 })], {}, 'ok'],
  ['paused', [shirt], [percent(10, { active: false })], {}, 'coupon.invalid'],
  ['exhausted', [shirt], [percent(10, { maxUses: 1, usedCount: 1 })], {}, 'coupon.invalid'],
  ['with one use left', [shirt], [percent(10, { maxUses: 2, usedCount: 1 })], {}, 'ok'],
  [
    'used up by this customer',
    [shirt],
    [percent(10, { maxUsesPerCustomer: 1, usesOfOwner: 1 })],
    ana,
    'coupon.invalid',
  ],
  ['limited per customer, for a guest', [shirt], [percent(10, { maxUsesPerCustomer: 1 })], {}, 'ok'],
  ['another customer’s', [shirt], [percent(10, { idCustomer: 2 })], ana, 'coupon.invalid'],
  ['personal, for a guest', [shirt], [percent(10, { idCustomer: 2 })], {}, 'coupon.invalid'],
  ['personal, for its owner', [shirt], [percent(10, { idCustomer: 1 })], ana, 'ok'],
  ['a second credit', [shirt], [creditOf(10), creditOf(10)], ana, 'coupon.credit_limit'],
  [
    'a second credit, though two coupons are in',
    [shirt],
    [ten, creditOf(10), creditOf(10)],
    ana,
    'coupon.credit_limit',
  ],
  ['a credit all used', [shirt], [creditOf(0)], ana, 'coupon.invalid'],
  [
    'a credit that expired',
    [shirt],
    [creditOf(9, { credit: { ...creditState, left: 9, expiresAt: now } })],
    ana,
    'coupon.invalid',
  ],
  [
    'a credit being paid out',
    [shirt],
    [creditOf(9, { credit: { ...creditState, left: 9, status: 'in_process' } })],
    ana,
    'coupon.invalid',
  ],
  ['the third', [shirt], [ten, freeShipping, percent(5)], {}, 'coupon.max_quantity'],
  ['not combinable, alone', [shirt], [percent(20, { combinable: false })], {}, 'ok'],
  ['not combinable, second', [shirt], [ten, percent(20, { combinable: false })], {}, 'coupon.not_combinable'],
  [
    'after one that is not combinable',
    [shirt],
    [percent(20, { combinable: false }), percent(10)],
    {},
    'coupon.not_combinable',
  ],
  ['the same one again', [shirt], [percent(10, { id: 7 }), percent(10, { id: 7 })], {}, 'coupon.not_combinable'],
  [
    'recent purchase wanted, none',
    [shirt],
    [percent(15, { needsRecentPurchaseDays: 90 })],
    ana,
    'coupon.needs_recent_purchase',
  ],
  [
    'recent purchase wanted, a guest',
    [shirt],
    [percent(15, { needsRecentPurchaseDays: 90 })],
    {},
    'coupon.needs_recent_purchase',
  ],
  [
    'recent purchase, on the last day',
    [shirt],
    [percent(15, { needsRecentPurchaseDays: 90, lastPurchaseAt: now - 90 * day })],
    ana,
    'ok',
  ],
  [
    'recent purchase, a moment too old',
    [shirt],
    [percent(15, { needsRecentPurchaseDays: 90, lastPurchaseAt: now - 90 * day - 1 })],
    ana,
    'coupon.needs_recent_purchase',
  ],
  ['for a first purchase, and there is none', [shirt], [percent(15, { newCustomersOnly: true })], ana, 'ok'],
  [
    'for a first purchase, and there was one',
    [shirt],
    [percent(15, { newCustomersOnly: true, lastPurchaseAt: now - 900 * day })],
    ana,
    'coupon.new_customers_only',
  ],
  ['gift cards only', [giftCard], [percent(15)], {}, 'coupon.not_on_gift_card'],
  ['gift cards only, a fixed amount', [giftCard], [couponOf({ kind: 'fixed' })], {}, 'coupon.not_on_gift_card'],
  ['gift cards only, a credit for money', [giftCard], [creditOf(9)], ana, 'ok'],
  [
    'gift cards only, a credit that is not for money',
    [giftCard],
    [creditOf(9, { credit: { ...creditState, left: 9, isForMoney: false } })],
    ana,
    'coupon.not_on_gift_card',
  ],
  ['a gift card among others', [giftCard, shirt], [percent(15)], {}, 'ok'],
  ['discounted things only', [reduced], [percent(15, { onDiscounted: false })], {}, 'coupon.not_on_discounted'],
  ['a discounted thing among others', [reduced, shirt], [percent(15, { onDiscounted: false })], {}, 'ok'],
  [
    'a gift card and something discounted',
    [giftCard, reduced],
    [percent(15, { onDiscounted: false })],
    {},
    'coupon.not_on_discounted',
  ],
  [
    'out of scope',
    [shirt],
    [percent(15, { scope: { categories: ['/zapatillas-mujer/'] } })],
    {},
    'coupon.not_in_benefit',
  ],
  ['one line in scope', [shirt, sneaker], [percent(15, { scope: { categories: ['/zapatillas-mujer/'] } })], {}, 'ok'],
  ['below the sub-total it asks for', [shirt], [percent(15, { minSubtotal: 10_001 })], {}, 'coupon.min_subtotal'],
  ['at the sub-total it asks for', [shirt], [percent(15, { minSubtotal: 10_000 })], {}, 'ok'],
  ['cap reached before', [shirt], [percent(70), ten], {}, 'coupon.max_discount'],
  ['cap reached before, but it only sends free', [shirt], [percent(70), freeShipping], {}, 'ok'],
  ['cut by its own cap', [shirt], [percent(50, { maxDiscount: 1_000 })], {}, 'coupon.max_discount'],
  ['cut by the cart’s cap', [shirt], [ten, percent(70)], {}, 'coupon.max_discount'],
  ['exactly the cart’s cap', [shirt], [percent(70)], {}, 'ok'],
  ['nothing in the cart yet', [], [ten], {}, 'ok'],
  ['unusable, nothing in the cart', [], [percent(10, { active: false })], {}, 'coupon.invalid'],
])('CPN-07…17 server.md §7 a coupon %s', (_, lines, coupons, more, key) => {
  expect(verdict(lines, coupons, more)).toBe(key)
})

const sale: Promotion = {
  id: 1,
  name: 'Semana de la zapatilla',
  percent: 20,
  scope: { categories: ['/zapatillas-mujer/'] },
  startsAt: now,
  endsAt: now + day,
}

test('decision 014 a promotion acts by itself, once per line, never on a gift card, and counts as a promotion', () => {
  const promotions = [sale, { ...sale, id: 2, name: 'Todo', percent: 10, scope: {} }]
  const cart = priced([sneaker, shirt, giftCard], [], { promotions })
  expect(cart.promotions).toEqual([
    { id: 1, name: 'Semana de la zapatilla', discount: 4_000 },
    { id: 2, name: 'Todo', discount: 1_000 },
  ])
  expect(cart.paid).toEqual([16_000, 9_000, 50_000])
  expect(verdict([sneaker], [percent(20, { combinable: false })], { promotions })).toBe('coupon.not_combinable')
  expect(verdict([sneaker], [ten], { promotions })).toBe('ok')
  expect(verdict([sneaker], [percent(15, { onDiscounted: false })], { promotions })).toBe('coupon.not_on_discounted')
  expect(priced([sneaker], [], { promotions: [{ ...sale, endsAt: now }] }).discount).toBe(0)
  expect(priced([sneaker], [], { promotions: [{ ...sale, percent: 100 }] }).discount).toBe(14_000)
})

test('INV-05 coupons act one after the other on what is left, each on its own lines', () => {
  const { discount, coupons, paid } = priced([shirt, sneaker], [ten, percent(15, { scope: { skus: ['ZM0001'] } })])
  expect(coupons.map((one) => one.discount)).toEqual([3_000, 2_700])
  expect([discount, paid]).toEqual([5_700, [9_000, 15_300]])
})

test.each([
  ['credit is limited by what is left of it', [creditOf(4_000)], 4_000],
  ['OP-055 credit is money owed: the cart’s cap is not for it', [creditOf(9_000)], 9_000],
  ['OP-055 credit may pay the whole cart', [creditOf(90_000)], 10_000],
  ['OP-055 credit pays what a coupon at the cap left', [percent(70), creditOf(90_000)], 10_000],
  ['OP-055 a credit before it takes nothing from a coupon’s cap', [creditOf(1_000), percent(70)], 7_300],
  ['a credit without a row of its own is worth its amount', [creditOf(1, { amount: 2_500, credit: null })], 2_500],
  [
    'a fixed amount never exceeds its lines',
    [couponOf({ kind: 'fixed', amount: 999_999, scope: { skus: ['RT0001'] } })],
    7_000,
  ],
] as const)('%s', (_, coupons, discount) => {
  expect(priced([shirt], [...coupons], ana).discount).toBe(discount)
})

test.each([
  [10, [10, 20, 30], [1, 3, 6]],
  [1, [5, 5, 5], [0, 0, 1]],
  [3000, [1000, 1000, 1000, 1], [999, 1000, 1000, 1]],
  [0, [5], [0]],
  [15, [5, 10], [5, 10]],
  [0, [], []],
])(
  'INV-05 %i shared over %j is %j: the rest on the last line, never more than a line costs',
  (amount, costs, shares) => {
    expect(prorate(amount, costs)).toEqual(shares)
  },
)

const thing = { isGiftCard: false, isMembership: false, quantity: 1, grams: 0 }

test.each([
  ['below', 7_999, false, false, 599, 1],
  ['at the threshold', 8_000, false, false, 0, null],
  ['below, all sellers send free', 10, true, false, 0, null],
  ['below, with a coupon', 10, false, true, 0, null],
] as const)('INV-31 CART-21 standard shipping %s', (_, amount, sellerShipsFree, isGivenFree, shipping, missing) => {
  const figures = { freeFrom: 8_000, standardShipping: 599, methods: ['standard'], rates: [] } as const
  expect(cartShipping({ lines: [{ ...thing, sellerShipsFree }], amount, isGivenFree, terms: figures })).toEqual({
    shipping,
    delivery: 'priced',
    isFree: shipping === 0,
    missing,
  })
})

test('INV-31 one seller who does not send free is enough to pay, and an empty cart sends nothing', () => {
  const figures = { freeFrom: 8_000, standardShipping: 599, methods: ['standard'], rates: [] } as const
  const lines = [
    { ...thing, sellerShipsFree: true },
    { ...thing, sellerShipsFree: false },
  ]
  expect(cartShipping({ lines, amount: 1, isGivenFree: false, terms: figures }).shipping).toBe(599)
  expect(cartShipping({ lines: [], amount: 0, isGivenFree: false, terms: figures })).toEqual({
    shipping: 0,
    delivery: 'priced',
    isFree: false,
    missing: 8_000,
  })
})

test('INV-31 WAL-02 gift cards come by mail, memberships need no parcel: alone they pay no shipping, with others they change nothing', () => {
  const terms = { freeFrom: 8_000, standardShipping: 599, methods: ['standard'], rates: [] } as const
  const card = { ...thing, sellerShipsFree: false, isGiftCard: true }
  const club = { ...thing, sellerShipsFree: false, isMembership: true }
  const shirt = { ...thing, sellerShipsFree: false }
  const shipment = { amount: 1, isGivenFree: false, terms }
  expect(cartShipping({ lines: [card], ...shipment })).toMatchObject({ shipping: 0, isFree: true, missing: null })
  expect(cartShipping({ lines: [club, card], ...shipment })).toMatchObject({ shipping: 0, isFree: true, missing: null })
  expect(cartShipping({ lines: [club, shirt], ...shipment }).shipping).toBe(599)
  expect(cartShipping({ lines: [card, shirt], ...shipment }).shipping).toBe(599)
})

test.each([
  [{}, true],
  [{ categories: [], brands: [], skus: [] }, true],
  [{ categories: ['/zapatillas-mujer/'] }, true],
  [{ categories: ['/zapatillas/'] }, false],
  [{ brands: ['nube'] }, true],
  [{ brands: ['otra'] }, false],
  [{ skus: ['ZM0001'] }, true],
  [{ skus: ['ZM0001-38'] }, true],
  [{ skus: ['ZM0001-39'] }, false],
  [{ categories: ['/zapatillas-mujer/'], brands: ['otra'] }, false],
])('a scope of %j speaks of the sneaker: %s', (scope, isMeant) => {
  expect(isInScope({ ...sneaker, brand: 'nube' }, scope)).toBe(isMeant)
})

const supply = (stock: number, isSold = true) => ({ stock, isSold })
const shelf: Record<string, ReturnType<typeof supply>> = {
  'A-1': supply(5),
  'B-1': supply(0),
  'C-1': supply(50),
  'D-1': supply(5, false),
}
const supplyOf = (sku: string) => shelf[sku]
const held = (...lines: [string, number][]): StoredLine[] => lines.map(([sku, quantity]) => ({ sku, quantity }))

test.each<[string, StoredLine[], StoredLine[], StoredLine[], object]>([
  ['a new line', [], held(['A-1', 2]), held(['A-1', 2]), {}],
  ['a line set, not added to', held(['A-1', 2]), held(['A-1', 3]), held(['A-1', 3]), {}],
  ['zero removes', held(['A-1', 2], ['C-1', 1]), held(['A-1', 0]), held(['C-1', 1]), {}],
  ['zero of what is not there', [], held(['Z-9', 0]), [], {}],
  ['more than there is', [], held(['A-1', 6]), held(['A-1', 5]), { 'A-1': 'quantity_reduced' }],
  ['more than a line holds', [], held(['C-1', 11]), held(['C-1', 10]), { 'C-1': 'quantity_reduced' }],
  ['nothing left', [], held(['B-1', 1]), [], { 'B-1': 'out_of_stock' }],
  ['unknown', [], held(['Z-9', 1]), [], { 'Z-9': 'unknown' }],
  ['withdrawn', [], held(['D-1', 1]), [], { 'D-1': 'unknown' }],
  [
    'R4 the same size twice, together too many',
    [],
    held(['A-1', 3], ['A-1', 3]),
    held(['A-1', 5]),
    { 'A-1': 'quantity_reduced' },
  ],
])('INV-08 OP-045 setting lines: %s', (_, before, shipment, after, faults) => {
  const result = setLines(before, shipment, supplyOf)
  expect([result.lines, Object.fromEntries(result.faults)]).toEqual([after, faults])
})

test('a cart holds a hundred sizes and no more', () => {
  const many = Array.from({ length: maxCartLines }, (_, at): StoredLine => ({ sku: `A-${at}`, quantity: 1 }))
  const plenty = () => supply(9)
  expect(setLines([], many, plenty).isFull).toBe(false)
  expect(setLines(many, held(['B-1', 1]), plenty).isFull).toBe(true)
  expect(setLines(many, held(['A-0', 2]), plenty).isFull).toBe(false)
  expect(mergeLines(many, held(['B-1', 1], ['A-0', 3]), plenty)).toEqual(held(['A-0', 3]))
})

test.each<[string, StoredLine[], StoredLine[], StoredLine[]]>([
  ['the union', held(['A-1', 1]), held(['C-1', 2]), held(['C-1', 2])],
  ['the larger of two quantities', held(['A-1', 1]), held(['A-1', 3]), held(['A-1', 3])],
  ['mine when it is the larger', held(['A-1', 3]), held(['A-1', 1]), []],
  ['no more than there is', [], held(['A-1', 9]), held(['A-1', 5])],
  ['what ran out stays to be shown', [], held(['B-1', 2]), held(['B-1', 2])],
])('OP-048 merging keeps %s', (_, mine, guests, changed) => {
  expect(mergeLines(mine, guests, supplyOf)).toEqual(changed)
})

test('how long and how many', () => {
  expect([guestCartLifetimeMs, cartTouchIntervalMs, maxQuantityPerLine]).toEqual([2_592_000_000, 3_600_000, 10])
})

test.each([
  ['a step', 1, 400, { shipping: 300, delivery: 'priced' }],
  ['the next step: every piece weighs', 2, 400, { shipping: 450, delivery: 'priced' }],
  ['more than any step', 9, 400, { shipping: 0, delivery: 'too_heavy' }],
])('OP-042 standard shipping of a cart by weight: %s', (_, quantity, grams, shipping) => {
  const step = {
    code: 'standard',
    region: null,
    postcodePrefix: null,
    fromAmount: 0,
    minDays: null,
    maxDays: null,
  } as const
  const rates = [
    { ...step, upToGrams: 500, price: 300 },
    { ...step, upToGrams: 1000, price: 450 },
  ]
  const terms = { freeFrom: 8_000, standardShipping: 599, methods: ['standard'], rates } as const
  const lines = [{ ...thing, sellerShipsFree: false, quantity, grams }]
  expect(cartShipping({ lines, amount: 1, isGivenFree: false, terms })).toMatchObject(shipping)
  // A gift of the shipping does not make it lighter.
  const { delivery } = shipping
  expect(cartShipping({ lines, amount: 1, isGivenFree: true, terms })).toMatchObject({ shipping: 0, delivery })
})
