import { expect, test } from 'vitest'
import { changesSince, type LineChange } from './changes-since.ts'

const line = { id: 'ZM0001-38', quantity: 3, price: 64_990, special_price: 51_992 as number | null }
type Line = typeof line
const seen = (...items: Line[]) => ({ hash: 'h', items })
const answer = (items: Line[], errors: Record<string, string> = {}) => ({ hash: 'h', items, errors })

const reduced = { [line.id]: 'quantity_reduced' }
const cases: [string, ReturnType<typeof seen> | undefined, ReturnType<typeof answer>, LineChange | undefined][] = [
  ['nothing was known', undefined, answer([line]), undefined],
  ['nothing changed', seen(line), answer([line]), undefined],
  [
    'the offer ended',
    seen(line),
    answer([{ ...line, special_price: null }]),
    { kind: 'price', from: 51_992, to: 64_990 },
  ],
  [
    'an offer began',
    seen({ ...line, special_price: null }),
    answer([line]),
    { kind: 'price', from: 64_990, to: 51_992 },
  ],
  ['only the struck price moved', seen(line), answer([{ ...line, price: 70_000 }]), undefined],
  ['fewer are left', seen(line), answer([{ ...line, quantity: 2 }], reduced), { kind: 'quantity', from: 3, to: 2 }],
  ['another tab took one out', seen(line), answer([{ ...line, quantity: 2 }]), undefined],
  ['it was shown already', seen({ ...line, quantity: 2 }), answer([{ ...line, quantity: 2 }], reduced), undefined],
  ['the line is new', seen(), answer([line]), undefined],
  ['the line is gone', seen(line), answer([]), undefined],
  [
    'both at once: the quantity is what the shopper asked for',
    seen(line),
    answer([{ ...line, quantity: 1, special_price: null }], reduced),
    { kind: 'quantity', from: 3, to: 1 },
  ],
]

test.each(cases)('U54 %s', (_, before, after, change) => {
  expect(changesSince(before, after)).toEqual(change ? { [line.id]: change } : {})
})
