import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payoutOf, payoutTotals, sumPayouts } from './payout.ts'
import {
  creditOf,
  splitByTender,
  subtractTenders,
  tendersOfItem,
  totalOf,
  walletOf,
  withoutGiftCards,
  type Tenders,
} from './tenders.ts'

const amount = fc.integer({ min: 0, max: 900_000_000 })
const part = fc.record({
  tender: fc.constantFrom('wallet' as const, 'credit' as const),
  until: fc.constantFrom(null, '2026-12-01T03:00:00.000Z', '2027-03-01T03:00:00.000Z'),
  amount,
})
const tenders: fc.Arbitrary<Tenders> = fc.record({
  money: amount,
  wallet: amount,
  credit: amount,
  bound: fc.uniqueArray(part, { selector: ({ tender, until }) => `${tender} ${until}` }),
})
const amounts = ({ money, wallet, credit, bound }: Tenders) => [
  money,
  wallet,
  credit,
  ...bound.map((each) => each.amount),
]

test('INV-14 returns in any pieces take from each tender what it paid, to the last unit, and bound money stays bound', () => {
  fc.assert(
    fc.property(tenders, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (paid, cuts) => {
      let left = paid
      let boundBack = 0
      for (const cut of [...cuts, 1]) {
        const piece = Math.floor(totalOf(left) * cut)
        const split = splitByTender(piece, left)
        expect(totalOf(split)).toBe(piece)
        left = subtractTenders(left, split)
        expect(Math.min(...amounts(left), ...amounts(split))).toBeGreaterThanOrEqual(0)
        boundBack += totalOf({ money: 0, wallet: 0, credit: 0, bound: split.bound })
      }
      expect(totalOf(left)).toBe(0)
      expect(boundBack).toBe(totalOf({ money: 0, wallet: 0, credit: 0, bound: paid.bound }))
    }),
  )
  expect(() => splitByTender(2, { money: 1, wallet: 0, credit: 0, bound: [] })).toThrow(RangeError)
})

test('what a request records is read back as the same tenders', () => {
  fc.assert(
    fc.property(tenders, (paid) => {
      const shippingAmount = Math.min(100, totalOf(paid))
      const item = {
        amount: totalOf(paid) - shippingAmount,
        shippingAmount,
        walletAmount: walletOf(paid),
        creditAmount: creditOf(paid),
        boundParts: paid.bound,
      }
      expect(tendersOfItem(item)).toEqual(paid)
    }),
  )
})

const bound = [
  { tender: 'wallet', amount: 6, until: '2026-12-01T03:00:00.000Z' },
  { tender: 'credit', amount: 4, until: '2026-12-01T03:00:00.000Z' },
] as const
test.each([
  ['refund', { bank: 70, wallet: 26, credit: 14 }, { bank: 70, wallet: 20, credit: 10 }],
  ['credit_wallet', { bank: 0, wallet: 96, credit: 14 }, { bank: 0, wallet: 90, credit: 10 }],
  ['credit_coupon', { bank: 0, wallet: 6, credit: 104 }, { bank: 0, wallet: 0, credit: 100 }],
] as const)('EXC-08 EXC-09 INV-14 %s pays %j, of which %j is for cash', (way, totals, forCash) => {
  const payout = payoutOf(way, { money: 70, wallet: 20, credit: 10, bound })
  expect(payoutTotals(payout)).toEqual(totals)
  expect(payout).toMatchObject(forCash)
  expect(payout.bound).toEqual(bound)
  expect(sumPayouts([payout, payout]).bound).toEqual(bound.map((each) => ({ ...each, amount: 2 * each.amount })))
})

test('an exchange pays nothing', () => {
  const payout = payoutOf('exchange', { money: 70, wallet: 20, credit: 10, bound })
  expect(payoutTotals(payout)).toEqual({ bank: 0, wallet: 0, credit: 0 })
})

const endless = { tender: 'wallet', amount: 50, until: null } as const
test.each<[string, Tenders, { paid: number; credit: number }, Tenders]>([
  [
    'money paid the card, promotional money the goods',
    { money: 100, wallet: 0, credit: 0, bound },
    { paid: 100, credit: 0 },
    { money: 0, wallet: 0, credit: 0, bound: [...bound] },
  ],
  [
    'everything without an end paid its share of the card',
    { money: 100, wallet: 50, credit: 30, bound: [endless] },
    { paid: 100, credit: 30 },
    { money: 50, wallet: 25, credit: 0, bound: [{ ...endless, amount: 25 }] },
  ],
  [
    'an order from before the rule, all of it promotional money',
    { money: 0, wallet: 0, credit: 0, bound },
    { paid: 5, credit: 0 },
    {
      money: 0,
      wallet: 0,
      credit: 0,
      bound: [
        { ...bound[0], amount: 3 },
        { ...bound[1], amount: 2 },
      ],
    },
  ],
])('INV-14 what is left for goods when gift cards are bought with them: %s', (_, paid, cards, left) => {
  expect(withoutGiftCards(paid, cards)).toEqual(left)
})

test('a return from before bound parts were recorded, which gave bound money as free money, leaves that much less', () => {
  const left = subtractTenders(
    { money: 0, wallet: 10, credit: 0, bound: [endless] },
    { money: 0, wallet: 30, credit: 0, bound: [] },
  )
  expect(left).toEqual({ money: 0, wallet: 0, credit: 0, bound: [{ ...endless, amount: 30 }] })
})
