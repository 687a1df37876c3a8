import { expect, test } from 'vitest'
import { filtersOn, savedFilters } from './order-view.ts'

const today = '2026-11-19'

test.each([
  ['a status', { status: 'paid' }, { status: 'paid' }, { status: 'paid' }],
  ['a search, which is not kept', { text: 'ana@example.com', status: 'paid' }, { status: 'paid' }, { status: 'paid' }],
  ['the last week', { from: '2026-11-12' }, { lastDays: '7' }, { from: '2026-11-13' }],
  ['today', { from: today, country: 'cl' }, { lastDays: '0', country: 'cl' }, { from: '2026-11-20', country: 'cl' }],
  [
    'a month that is over',
    { from: '2026-10-01', to: '2026-10-31' },
    { from: '2026-10-01', to: '2026-10-31' },
    { from: '2026-10-01', to: '2026-10-31' },
  ],
  ['a day that is to come', { from: '2026-12-01' }, { from: '2026-12-01' }, { from: '2026-12-01' }],
  ['what is no filter', { status: '', after: '1', constructor: 'x' }, {}, {}],
])('OP-078 a view of %s, kept and looked at a day later', (_what, filters, kept, later) => {
  expect(savedFilters(filters, today)).toEqual(kept)
  expect(filtersOn(kept, '2026-11-20')).toEqual(later)
})
