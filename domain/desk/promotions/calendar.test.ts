import { expect, test } from 'vitest'
import { overlapsOf, weekOf, weeksFrom, weeksIn, type PlannedRule } from './calendar.ts'

const rule: PlannedRule = {
  key: 'A',
  isCoupon: true,
  firstDay: '2026-11-02',
  lastDay: '2026-11-15',
  scope: {},
  combinable: true,
}

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => expect(weekOf(day)).toBe(monday))

test.each([
  ['two whole weeks', rule.firstDay, rule.lastDay, { first: 0, last: 1 }],
  ['one day of the last', '2026-11-29', '2026-12-31', { first: 3, last: 3 }],
  ['from before to after', '2026-01-01', '2027-01-01', { first: 0, last: 3 }],
  ['after all of them', '2026-11-30', '2026-12-31', undefined],
])('weeks in a calendar: %s', (_, firstDay, lastDay, expected) => {
  expect(weeksIn({ firstDay, lastDay }, weeksFrom('2026-11-04', 4))).toEqual(expected)
})

test.each<[string, Partial<PlannedRule>, string | undefined]>([
  ['two coupons add up', {}, 'add_up'],
  ['one that stands alone', { combinable: false }, 'exclude'],
  ['the last day of one is the first of the other', { firstDay: '2026-11-15', lastDay: '2026-12-01' }, 'add_up'],
  ['one after the other', { firstDay: '2026-11-16', lastDay: '2026-12-01' }, undefined],
  ['other categories', { scope: { categories: ['/bolsos/'] } }, undefined],
  ['a category of the category', { scope: { categories: ['/zapatillas/urbanas/'] } }, 'add_up'],
  ['a brand, which may have what the other names', { scope: { brands: ['nube'] } }, 'add_up'],
])('where two meet: %s', (_, change, meeting) => {
  const one = { ...rule, scope: { categories: ['/zapatillas/'] } }
  const found = overlapsOf([one, { ...rule, key: 'B', ...change }])
  expect(found.map((overlap) => overlap.meeting)).toEqual(meeting ? [meeting] : [])
})

test('of two promotions the larger acts', () => {
  const promotion = { ...rule, isCoupon: false }
  expect(overlapsOf([promotion, { ...promotion, key: 'B', firstDay: '2026-11-09' }])).toEqual([
    { one: 'A', other: 'B', meeting: 'larger_acts', firstDay: '2026-11-09', lastDay: '2026-11-15' },
  ])
})
