import { expect, test } from 'vitest'
import { totalOf, type Tenders } from '#domain/after-sale/exchanges/tenders.ts'
import { cutObstacle, planCut, type CutRow } from './cut.ts'

test.each([
  ['paid', false, false, null],
  ['preparing', false, false, null],
  ['payment_pending', false, false, 'unpaid'],
  ['confirmed', true, false, 'at_the_door'],
  ['preparing', true, false, 'at_the_door'],
  ['shipped', false, false, 'too_late'],
  ['cancelled', false, false, 'too_late'],
  ['paid', false, true, 'taken_back'],
] as const)(
  'OP-078 a part of an order that is %s (at the door %s, taken back %s): %s',
  (status, isToCollect, isTakenBack, expected) => {
    expect(cutObstacle({ status, isToCollect, isTakenBack })).toBe(expected)
  },
)

const row = (id: number, quantity: number, paid: number, rest: Partial<CutRow> = {}): CutRow => ({
  id,
  quantity,
  paid,
  claimed: 0,
  claimedAmount: 0,
  isFixed: false,
  sent: 0,
  ...rest,
})
const money = (amount: number): Tenders => ({ money: amount, wallet: 0, credit: 0, bound: [] })

test.each([
  ['nothing named', [row(1, 2, 1000)], [], 'nothing'],
  [
    'one row twice',
    [row(1, 2, 1000)],
    [
      { id: 1, quantity: 1 },
      { id: 1, quantity: 1 },
    ],
    'nothing',
  ],
  ['a row of another order', [row(1, 2, 1000)], [{ id: 9, quantity: 1 }], 'not_there'],
  ['more than there are', [row(1, 2, 1000)], [{ id: 1, quantity: 3 }], 'not_there'],
  [
    'more than are left',
    [row(1, 2, 1000, { claimed: 1, claimedAmount: 500 }), row(2, 1, 5)],
    [{ id: 1, quantity: 2 }],
    'not_there',
  ],
  ['a gift card', [row(1, 2, 1000, { isFixed: true }), row(2, 1, 5)], [{ id: 1, quantity: 1 }], 'fixed'],
  ['all of it', [row(1, 2, 1000)], [{ id: 1, quantity: 2 }], 'everything'],
  ['all that cost something', [row(1, 1, 1000), row(2, 1, 0)], [{ id: 1, quantity: 1 }], 'everything'],
])('OP-078 refused: %s', (_, rows, wishes, expected) => {
  expect(planCut(rows, wishes, money(rows.reduce((sum, { paid }) => sum + paid, 0)))).toBe(expected)
})

test('INV-05 cut one by one, in any order, the units give back no more and no less than was paid for them', () => {
  const left: Tenders = {
    money: 500,
    wallet: 301,
    credit: 99,
    bound: [{ tender: 'wallet', amount: 101, until: '2027-01-01T00:00:00.000Z' }],
  }
  const rows = [row(1, 3, 701), row(2, 1, 300)]
  let [claimed, claimedAmount, rest] = [0, 0, left]
  const given: number[] = []
  for (const _unit of [1, 2, 3]) {
    const plan = planCut([{ ...rows[0]!, claimed, claimedAmount }, rows[1]!], [{ id: 1, quantity: 1 }], rest)
    if (typeof plan === 'string') throw new Error(plan)
    const [share] = plan.shares
    expect(totalOf(share!.tenders)).toBe(share!.amount)
    given.push(share!.amount)
    claimed += 1
    claimedAmount += share!.amount
    rest = {
      money: rest.money - plan.given.money,
      wallet: rest.wallet - plan.given.wallet,
      credit: rest.credit - plan.given.credit,
      bound: rest.bound.map((part) => ({
        ...part,
        amount: part.amount - plan.given.bound.reduce((sum, { amount }) => sum + amount, 0),
      })),
    }
  }
  expect(given.reduce((sum, one) => sum + one, 0)).toBe(701)
  expect(totalOf(rest)).toBe(300)
})
