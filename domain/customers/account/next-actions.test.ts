import { expect, test } from 'vitest'
import { nextActions, type Waiting } from './next-actions.ts'

const now = Date.parse('2026-11-15T15:00:00Z')
const hours = (count: number) => now + count * 60 * 60 * 1000
const nothing: Waiting = { unpaidOrders: [], pickups: [], dropoffs: [], ending: [], giftCards: [] }
const kindsOf = (waiting: Partial<Waiting>) =>
  nextActions({ ...nothing, ...waiting }, now).map(({ kind, ref }) => `${kind} ${ref}`)

test('U71 nothing waits: nothing to do', () => {
  expect(nextActions(nothing, now)).toEqual([])
})

test.each<[string, Partial<Waiting>, string[]]>([
  [
    'the reservation that ends first is paid first',
    {
      unpaidOrders: [
        { orderNr: 'B', amount: 1, reservedUntil: hours(5) },
        { orderNr: 'A', amount: 1, reservedUntil: hours(1) },
        { orderNr: 'C', amount: 1, reservedUntil: null },
      ],
    },
    ['pay A', 'pay B', 'pay C'],
  ],
  [
    'a reservation that is over is not offered',
    { unpaidOrders: [{ orderNr: 'A', amount: 1, reservedUntil: now }] },
    [],
  ],
  [
    'what is lost soonest before what only waits, three at most',
    {
      giftCards: [{ orderNr: 'G' }],
      pickups: [{ orderNr: 'P' }],
      dropoffs: [{ batchnumber: 'D', until: '2026-11-20', place: 'Palermo' }],
      unpaidOrders: [{ orderNr: 'A', amount: 1, reservedUntil: hours(1) }],
    },
    ['pay A', 'drop_off D', 'pick_up P'],
  ],
  [
    'money is named in its last seven days, the next end first',
    {
      ending: [
        { kind: 'wallet', ref: '', amount: 500, expiresAt: hours(7 * 24) },
        { kind: 'credit', ref: '7', amount: 400, expiresAt: hours(20) },
        { kind: 'credit', ref: '8', amount: 400, expiresAt: hours(7 * 24 + 1) },
        { kind: 'credit', ref: '9', amount: 0, expiresAt: hours(2) },
      ],
    },
    ['credit_ends 7', 'wallet_ends '],
  ],
  ['a gift card without a recipient', { giftCards: [{ orderNr: 'G' }] }, ['send_gift_card G']],
])('U71 %s', (_, waiting, expected) => {
  expect(kindsOf(waiting)).toEqual(expected)
})
