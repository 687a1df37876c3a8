import { expect, test } from 'vitest'
import { judgeClasses } from '#demo/searches/classes/judge.ts'
import { openCountries } from '#domain/platform/country/country.ts'

const floor = 0.95
const all = judgeClasses()
const mean = (some: readonly { score: number }[]) => some.reduce((sum, { score }) => sum + score, 0) / some.length
const classes = [...Map.groupBy(all, ({ name }) => name)].map(([name, own]) => ({ name, own }))

test.each(classes)('SRCH-01 U22 U23 one feed in three shops, $name: no worse than asked for', ({ own }) => {
  const poor = own
    .filter(({ score }) => score < 0.9)
    .map(({ country, query, score, faults }) => [country, query, score, faults])
  expect(own.length).toBeGreaterThanOrEqual(30)
  expect(mean(own), JSON.stringify(poor)).toBeGreaterThanOrEqual(floor)
  // A rule that nothing satisfies judges nothing.
  expect(own.flatMap(({ faults }) => faults).filter((fault) => fault === 'nothing satisfies it')).toEqual([])
})

test.each(openCountries)('SRCH-01 U22 one feed in %s: every class together no worse than asked for', (country) => {
  expect(mean(all.filter((each) => each.country === country))).toBeGreaterThanOrEqual(floor)
})

test('U23 no answer reports something false, and no wrong person stands before the right one', () => {
  expect(all.filter(({ faults }) => faults.length > 0).map(({ query, faults }) => [query, faults])).toEqual([])
})
