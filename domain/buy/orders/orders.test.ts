import { expect, test } from 'vitest'
import { mergeItems } from './merge-items.ts'
import { regretUntil } from './regret.ts'
import { openingFigures } from '#domain/platform/country/settings.ts'
import { orderStatuses } from './statuses.ts'
import { isCancellable, timeline } from './timeline.ts'

test('ORD-02 lines of the same sku are one, in the place of the first', () => {
  const line = (sku: string, quantity: number) => ({ sku, quantity, amount: quantity * 12, paid_price: quantity * 10 })
  expect(mergeItems([line('A', 1), line('B', 2), line('A', 3)])).toEqual([line('A', 4), line('B', 2)])
  expect(mergeItems([])).toEqual([])
})

test.each([
  ['ar', '2026-11-15', '2026-11-25'],
  ['cl', '2026-12-28', '2027-01-07'],
  // Five working days, across a weekend.
  ['co', '2026-11-12', '2026-11-19'],
  ['co', '2026-11-14', '2026-11-20'],
] as const)('R27 C36 in %s what came on %s can be regretted until %s', (country, delivered, until) => {
  expect(regretUntil(openingFigures[country], delivered)).toBe(until)
})

const at = new Date('2026-11-15T15:00:00Z')
const event = (status: string) => ({ status, label: status, at, note: null })

test.each([
  ['paid', ['payment_pending', 'paid'], ['preparing', 'shipped', 'delivered']],
  ['delivered', ['payment_pending', 'paid', 'preparing', 'shipped', 'delivered'], []],
  ['cancelled', ['payment_pending', 'cancelled'], []],
  ['payment_rejected', ['payment_pending', 'payment_rejected'], []],
] as const)('OP-080 the steps of a %s order: done with their date, then what is to come', (status, done, ahead) => {
  const steps = timeline(status, done.map(event))
  expect(steps.filter((step) => step.done).map((step) => step.status)).toEqual(done)
  const coming = steps.filter((step) => !step.done)
  expect(coming.map((step) => [step.status, step.date])).toEqual(ahead.map((step) => [step, null]))
})

test('server.md §5 what has not left can be cancelled', () => {
  expect(orderStatuses.filter(isCancellable)).toEqual(['payment_pending', 'confirmed', 'paid', 'preparing'])
})
