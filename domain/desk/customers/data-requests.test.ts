import { expect, test } from 'vitest'
import { dueDay } from './data-requests.ts'

// 19 November 2026 is a Thursday.
test.each([
  ['ar', 'export', '2026-11-19', [], '2026-11-29'],
  ['ar', 'erasure', '2026-11-19', [], '2026-11-26'],
  ['ar', 'erasure', '2026-11-19', ['2026-11-23'], '2026-11-27'],
  ['ar', 'erasure', '2026-11-21', [], '2026-11-27'],
  ['cl', 'export', '2026-11-19', [], '2026-11-23'],
  ['cl', 'erasure', '2026-11-30', ['2026-12-01'], '2026-12-03'],
  ['cl', 'erasure', '2026-12-01', ['2026-12-08'], '2026-12-31'],
  ['co', 'export', '2026-11-19', [], '2026-12-03'],
  ['co', 'erasure', '2026-11-19', ['2026-12-08'], '2026-12-11'],
] as const)(
  'OP-078 S42 in %s a request of %s that came on %s, holidays %j, is due on %s',
  (country, kind, received, holidays, due) => {
    expect(dueDay({ country, kind, received, holidays })).toBe(due)
  },
)
