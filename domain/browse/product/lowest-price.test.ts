import { expect, test } from 'vitest'
import { lowestPriceBefore, type PricePeriod } from './lowest-price.ts'

const day = 24 * 60 * 60 * 1000
const [never, always] = [-Infinity, Infinity]

/** A period in days; today is day 100. */
const period = (
  since: number,
  until: number,
  price: number,
  special: Partial<[number, number, number]> = [],
): PricePeriod => ({
  since: since * day,
  until: until * day,
  price,
  specialPrice: special[0] ?? null,
  specialFrom: (special[1] ?? never) * day,
  specialTo: (special[2] ?? always) * day,
})

test.each<[string, PricePeriod[], number | undefined]>([
  ['no discount', [period(0, always, 100)], undefined],
  ['a discount since yesterday', [period(0, 99, 100), period(99, always, 100, [80])], 100],
  ['one that was dated', [period(0, always, 100, [80, 95, 110])], 100],
  ['one that is still to come', [period(0, always, 100, [80, 101, 110])], undefined],
  ['one that is over', [period(0, always, 100, [80, 90, 99])], undefined],
  [
    'a price that was raised the week before',
    [period(0, 92, 70), period(92, 99, 100), period(99, always, 100, [80])],
    70,
  ],
  ['raised 31 days before the discount', [period(0, 68, 70), period(68, 99, 100), period(99, always, 100, [80])], 100],
  ['raised 29 days before it', [period(0, 70, 70), period(70, 99, 100), period(99, always, 100, [80])], 70],
  ['an offer two weeks before this one', [period(0, 99, 100, [75, 80, 85]), period(99, always, 100, [80])], 75],
  ['one that was deepened', [period(0, 90, 100), period(90, 95, 100, [80]), period(95, always, 100, [60])], 100],
  ['one for weeks', [period(0, 40, 100), period(40, always, 100, [80])], 100],
  ['not known so long', [period(75, 99, 100), period(99, always, 100, [80])], undefined],
  ['known exactly so long', [period(69, 99, 100), period(99, always, 100, [80])], 100],
  ['not known in between', [period(0, 80, 100), period(81, 99, 100), period(99, always, 100, [80])], undefined],
  ['reduced since it is known', [period(0, always, 100, [80])], undefined],
  ['nothing known', [], undefined],
])('the lowest price of the 30 days before a discount: %s', (_, periods, expected) => {
  expect(lowestPriceBefore(periods, 100 * day)).toBe(expected)
})
