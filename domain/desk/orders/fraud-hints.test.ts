import { expect, test } from 'vitest'
import { fraudHints, type FraudFacts } from './fraud-hints.ts'

const noon = Date.parse('2026-11-19T12:00:00Z')
const after = (...minutes: number[]) => minutes.map((minute) => new Date(noon + minute * 60_000))
const usualOrder: FraudFacts = {
  cards: 1,
  refusedAt: [],
  ordersOfBuyer: 0,
  othersAtAddress: 0,
  recipient: 'Ana Paredes',
  owner: 'Ana Paredes',
  region: 'Córdoba',
  usualRegions: ['Córdoba', 'Córdoba'],
  amount: 5_000_000,
  usual: { median: 4_000_000, orders: 500 },
}

test.each<[string, Partial<FraudFacts>, [string, number][]]>([
  ['a usual order', {}, []],
  ['two cards', { cards: 2 }, []],
  ['three cards', { cards: 3 }, [['several_cards', 3]]],
  ['two refusals', { refusedAt: after(0, 5) }, []],
  ['three refusals within an hour', { refusedAt: after(0, 5, 59) }, [['refusals', 3]]],
  ['three refusals, the last after an hour', { refusedAt: after(0, 5, 60) }, []],
  ['a late hour of many, in any order', { refusedAt: after(400, 0, 410, 420, 430) }, [['refusals', 4]]],
  ['three orders in a day', { ordersOfBuyer: 2 }, []],
  ['four orders in a day', { ordersOfBuyer: 3 }, [['many_orders', 4]]],
  ['a neighbour at the same door', { othersAtAddress: 1 }, []],
  ['three buyers at one door', { othersAtAddress: 2 }, [['shared_address', 3]]],
  ['sent to a sister', { recipient: 'Lucía PAREDES' }, []],
  ['an accent more or less', { recipient: 'Lucia Gómez', owner: 'Mario Gomez' }, []],
  ['sent to another name', { recipient: 'Juan Pérez' }, [['other_name', 0]]],
  ['a name that is not known', { owner: '' }, []],
  ['a region never seen', { region: 'Salta' }, [['far_from_usual', 2]]],
  ['a region never seen, after one order', { region: 'Salta', usualRegions: ['Córdoba'] }, []],
  ['a first order', { usualRegions: [] }, []],
  ['just below five times the median', { amount: 19_999_999 }, []],
  ['five times the median', { amount: 20_000_000 }, [['large_sum', 5]]],
  ['a large sum in a store with few orders', { amount: 90_000_000, usual: { median: 4_000_000, orders: 19 } }, []],
  ['a large sum in a store with none', { amount: 90_000_000, usual: null }, []],
])('OP-078 hints about %s', (_title, facts, expected) => {
  expect(fraudHints({ ...usualOrder, ...facts }).map(({ kind, figure }) => [kind, figure])).toEqual(expected)
})
