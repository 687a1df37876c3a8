import { expect, test } from 'vitest'
import { reconcile, type OurMoney } from './reconcile.ts'

const ours = (name: string, taken: number, more: Partial<OurMoney> = {}): OurMoney => ({
  name,
  orderNr: `R${name}`,
  taken,
  returned: 0,
  isOfPeriod: true,
  ...more,
})
const sale = (name: string, amount: number, fee = 0) => ({ name, kind: 'taken' as const, amount, fee })
const back = (name: string, amount: number) => ({ name, kind: 'returned' as const, amount, fee: 0 })

test.each([
  ['a sale that both have', [sale('a', 100)], [ours('a', 100)], 'matched'],
  ['a sale of another sum', [sale('a', 90)], [ours('a', 100)], 'sum_differs'],
  ['a sale that only they have', [sale('a', 100)], [], 'only_them'],
  ['a sale that only we have', [], [ours('a', 100)], 'only_us'],
  [
    'a sale of another day, which their report has',
    [sale('a', 100)],
    [ours('a', 100, { isOfPeriod: false })],
    'matched',
  ],
  ['a sale in two of their lines', [sale('a', 60), sale('a', 40)], [ours('a', 100)], 'matched'],
  ['a sale and its return', [sale('a', 100), back('a', 100)], [ours('a', 100, { returned: 100 })], 'matched'],
  ['a return of which we know nothing', [sale('a', 100), back('a', 100)], [ours('a', 100)], 'sum_differs'],
  ['only the return, of days after the sale', [back('a', 30)], [ours('a', 100, { returned: 30 })], 'matched'],
  ['a sale before we gave it back', [sale('a', 100)], [ours('a', 100, { returned: 100 })], 'matched'],
])('OP-078 %s', (_what, lines, own, state) => {
  expect(reconcile('mercadopago', lines, own).map((row) => row.state)).toEqual([state])
})

test('OP-078 the order of a second attempt at Transbank is the order, and what needs a person stands first', () => {
  const rows = reconcile('webpay', [sale('r1-2', 100, 3), sale('X9', 5)], [ours('R1', 100), ours('R2', 7)])
  expect(rows.map(({ name, state, fee }) => [name, state, fee])).toEqual([
    ['X9', 'only_them', 0],
    ['R2', 'only_us', 0],
    ['R1', 'matched', 3],
  ])
})

test('OP-078 a payment that we have on another day is nobody’s fault when their report lacks it', () => {
  expect(reconcile('webpay', [], [ours('R1', 100, { isOfPeriod: false })])).toEqual([])
})
