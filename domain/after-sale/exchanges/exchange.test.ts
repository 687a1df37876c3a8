import fc from 'fast-check'
import { expect, test } from 'vitest'
import { code39 } from './code39.ts'
import { isReasonOpen, lastReturnDay, obstacleOf, type BoughtOrder } from './eligibility.ts'
import { fitOf } from './fit-line.ts'
import { officesNearCity, officesNearPostcode } from './near-offices.ts'
import { missingFields } from './request-form.ts'
import { isShippingReturned, takeFromRows, type SoldRow } from './return-value.ts'
import { exchangeTimeline, isAnnullable } from './timeline.ts'

const shoe = { quantity: 2, claimed: 0, isGiftCard: false, exchangeable: true }
const order: BoughtOrder = {
  status: 'delivered',
  until: '2026-12-10',
  today: '2026-12-10',
  lines: [shoe],
  isPaymentTakenBack: false,
}

test.each<[string, Partial<BoughtOrder>, string | null]>([
  ['on the last day', {}, null],
  ['a day later', { today: '2026-12-11' }, 'window_over'],
  ['on its way', { status: 'shipped', until: null }, 'not_delivered'],
  ['cancelled', { status: 'cancelled', until: null }, 'undone'],
  ['back already', { status: 'returned' }, 'in_process'],
  ['partly back', { status: 'partly_returned', lines: [{ ...shoe, claimed: 1 }] }, null],
  ['all asked for', { lines: [{ ...shoe, claimed: 2 }] }, 'in_process'],
  ['taken back by the bank', { isPaymentTakenBack: true }, 'payment_taken_back'],
  ['taken back by the bank before it arrived', { isPaymentTakenBack: true, status: 'shipped' }, 'not_delivered'],
  ['a gift card alone', { lines: [{ ...shoe, isGiftCard: true }] }, 'gift_cards'],
  ['a gift card and a shoe', { lines: [{ ...shoe, isGiftCard: true }, shoe] }, null],
])('OP-088 OP-090 an order %s', (_, changed, obstacle) => {
  expect(obstacleOf({ ...order, ...changed })).toBe(obstacle)
})

test('OP-088 the window is counted in the calendar of the store', () => {
  expect(lastReturnDay('America/Argentina/Buenos_Aires', new Date('2026-11-16T02:00:00Z'), 30)).toBe('2026-12-15')
})

test('EXC-16 what is not exchangeable comes back only when the shop is at fault', () => {
  expect(
    ['too_small', 'not_liked', 'defect', 'wrong_item'].map((why) => isReasonOpen({ exchangeable: false }, why)),
  ).toEqual([false, false, true, true])
})

test('EXC-10 EXC-11 what is missing is named, field by field', () => {
  const item = { sku: 'A-1', quantity: 1, reason: 'late', details: 'x', way: 'exchange', replacement: 'A-2' }
  const missing = (changed: object, method = 'home_pickup') =>
    Object.keys(missingFields({ items: [{ ...item, ...changed }], method }, ['late']))
  expect(missing({})).toEqual([])
  expect(missing({ reason: 'other', details: ' ', replacement: '' })).toEqual([
    'items.A-1.reason',
    'items.A-1.details',
    'items.A-1.replacement',
  ])
  expect(missing({ way: '' }, '')).toEqual(['items.A-1.way', 'method'])
  expect(Object.keys(missingFields({ items: [], method: 'home_pickup' }, []))).toEqual(['items'])
})

const soldRow = fc
  .record({ quantity: fc.integer({ min: 1, max: 9 }), paid: fc.integer({ min: 0, max: 90_000_000 }) })
  .map((row): SoldRow => ({ id: 1, claimed: 0, claimedAmount: 0, ...row }))

test('a line that comes back piece by piece, with annulments on the way, gives exactly what was paid', () => {
  fc.assert(
    fc.property(soldRow, fc.array(fc.record({ count: fc.nat(8), isAnnulled: fc.boolean() })), (row, steps) => {
      const live = { quantity: 0, amount: 0 }
      const take = (count: number) =>
        takeFromRows([{ ...row, claimed: live.quantity, claimedAmount: live.amount }], count)?.[0]
      for (const { count, isAnnulled } of steps) {
        const share = count > 0 ? take(count) : undefined
        if (!share || isAnnulled) continue
        live.quantity += share.quantity
        live.amount += share.amount
        expect(live.amount).toBeLessThanOrEqual(row.paid)
      }
      const rest = take(row.quantity - live.quantity)
      expect(live.amount + (rest?.amount ?? 0)).toBe(row.paid)
    }),
  )
})

test('shipping comes back with everything, when the shop is at fault or the law says so', () => {
  const facts = { isWholeOrder: true, isFaultOfShop: false, isRegrettedInTime: false }
  expect(isShippingReturned(facts)).toBe(false)
  expect(isShippingReturned({ ...facts, isFaultOfShop: true })).toBe(true)
  expect(isShippingReturned({ ...facts, isRegrettedInTime: true })).toBe(true)
  expect(isShippingReturned({ isWholeOrder: false, isFaultOfShop: true, isRegrettedInTime: true })).toBe(false)
})

test.each([
  [{ tooSmall: 5, tooBig: 1, kept: 20 }, 'runs_small'],
  [{ tooSmall: 0, tooBig: 6, kept: 10 }, 'runs_large'],
  // Too few answers, a small share of many, or complaints on both sides.
  [{ tooSmall: 4, tooBig: 0, kept: 0 }, null],
  [{ tooSmall: 5, tooBig: 0, kept: 100 }, null],
  [{ tooSmall: 6, tooBig: 3, kept: 10 }, null],
])('%j is %s', (answers, fit) => {
  expect(fitOf(answers)).toBe(fit)
})

test('EXC-02 EXC-17 offices near a city and near a postcode, the nearest first', () => {
  const at = (id: number, cityId: number, regionId: number, lat: number, lng: number, postcode: string) => {
    return { id, cityId, regionId, lat, lng, postcode }
  }
  const offices = [
    at(1, 1, 1, -34.6, -58.38, '1414'),
    at(2, 2, 2, -34.92, -57.95, '1900'),
    at(3, 1, 1, -34.6, -58.38, '1047'),
  ]
  const ids = (found: { id: number }[]) => found.map(({ id }) => id)
  expect(ids(officesNearCity(offices, { cityId: 2, regionId: 2, lat: -34.92, lng: -57.95 }))).toEqual([2, 1, 3])
  expect(ids(officesNearCity(offices, { cityId: 9, regionId: 9, lat: -54.8, lng: -68.3 }))).toEqual([])
  expect(ids(officesNearPostcode(offices, { postcode: '1050', regionId: 1 }))).toEqual([3, 1])
})

test('OP-086 OP-087 the steps to come, and until when a request can be called off', () => {
  const ahead = exchangeTimeline('approved', []).map(({ status }) => status)
  expect(ahead).toEqual(['received', 'finished'])
  expect(exchangeTimeline('annulled', [])).toEqual([])
  expect((['requested', 'approved', 'received', 'finished'] as const).map(isAnnullable)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('U73 the label is Code 39: known signs, a star on each side', () => {
  const written = (text: string) => {
    const { bars, width } = code39(text)
    let shown = ''
    for (let x = 0; x < width; x++) shown += bars.some((bar) => x >= bar.x && x < bar.x + bar.width) ? '#' : '.'
    return shown
  }
  const star = '#...#.###.###.#'
  expect(written('A1')).toBe([star, '###.#.#...#.###', '###.#...#.#.###', star].join('.'))
  expect(() => code39('ñ')).toThrow(RangeError)
})
