import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InstalmentOffer } from '#domain/platform/country/terms.ts'
import { instalmentPlans, isInterestFree, offerInWords } from './instalments.ts'

const thursday = new Date('2026-11-19T15:00:00Z')
const at = { country: 'ar', now: thursday } as const
const always: InstalmentOffer = {
  method: null,
  bank: null,
  cards: [],
  count: 3,
  surcharge: 0,
  cft: null,
  days: [],
  from: null,
  until: null,
  minAmount: 0,
}
const trial = (amount: number) => instalmentPlans([], { ...at, method: 'card_test', amount })

test('with interest the instalments sum to the total that is shown; without it the total is the price', () => {
  const offer = fc.record({ count: fc.integer({ min: 2, max: 36 }), surcharge: fc.integer({ min: 0, max: 20_000 }) })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90_000_000 }), fc.array(offer, { minLength: 1 }), (price, rows) => {
      const offers = rows.map((row) => ({ ...always, ...row }))
      const plans = instalmentPlans(offers, { ...at, method: 'webpay', amount: price })
      expect(plans).toHaveLength(rows.length + 1)
      for (const { count, amount, total, surcharge } of plans) {
        if (surcharge > 0) expect(count * amount).toBe(total)
        else expect(total).toBe(price)
        expect(count * amount).toBeGreaterThanOrEqual(total)
        expect(count * amount - total).toBeLessThan(count)
      }
    }),
  )
})

test('six instalments of what the audit bought are what their total says', () => {
  const [, , six] = trial(8_997_200)
  expect(six).toMatchObject({ count: 6, surcharge: 18, cft: 78.4, amount: 1_769_450, total: 10_616_700 })
})

test.each([
  ['every day', {}, true],
  ['on its day', { days: [4] }, true],
  ['on another day', { days: [1, 5] }, false],
  ['on its first day', { from: '2026-11-19' }, true],
  ['before it', { from: '2026-11-20' }, false],
  ['on its last day', { until: '2026-11-19' }, true],
  ['after it', { until: '2026-11-18' }, false],
  ['from its sum on', { minAmount: 100_000 }, true],
  ['below it', { minAmount: 100_001 }, false],
  ['with its method', { method: 'mercadopago' as const }, true],
  ['with another', { method: 'webpay' as const }, false],
])('an offer is applied %s: %o', (_when, more, isIn) => {
  const plans = instalmentPlans([{ ...always, ...more }], { ...at, method: 'mercadopago', amount: 100_000 })
  expect(plans.map(({ count }) => count)).toEqual(isIn ? [1, 3] : [])
})

test('the day is that of the store: Thursday ends later in Argentina than in UTC', () => {
  const offers = [{ ...always, days: [4] }]
  const plansAt = (now: string) =>
    instalmentPlans(offers, { country: 'ar', method: 'webpay', amount: 1000, now: new Date(now) }).length
  expect(plansAt('2026-11-20T02:59:00Z')).toBe(2)
  expect(plansAt('2026-11-20T03:00:00Z')).toBe(0)
})

test.each([
  ['card_test', [], 3, true],
  ['card_test', [], 6, false],
  ['cash_voucher', [], 3, false],
  ['mercadopago', [], 3, false],
  ['mercadopago', [always], 3, true],
  ['cash_voucher', [always], 3, false],
  ['mercadopago', [{ ...always, days: [4] }], 3, false],
  ['mercadopago', [{ ...always, bank: 'Banco Galicia' }], 3, false],
  ['mercadopago', [{ ...always, until: '2027-01-01' }], 3, false],
  ['mercadopago', [{ ...always, minAmount: 1 }], 3, false],
  ['mercadopago', [{ ...always, surcharge: 1 }], 3, false],
  ['card_test', [{ ...always, count: 6 }], 3, false],
] as const)(
  'OP-041 lists promise with %s and %j %d instalments to everybody: %s',
  (method, offers, count, isOffered) => {
    expect(isInterestFree(offers, method, count)).toBe(isOffered)
  },
)

test.each([
  [{}, '3 cuotas sin interés'],
  [
    { bank: 'Banco Galicia', cards: ['visa', 'mastercard'] as const },
    '3 cuotas sin interés con Visa y Mastercard de Banco Galicia',
  ],
  [{ bank: 'BBVA' }, '3 cuotas sin interés con tarjetas de BBVA'],
  [{ days: [6, 4] }, '3 cuotas sin interés, los jueves y sábados'],
  [{ surcharge: 1, minAmount: 5_000_000 }, '3 cuotas con interés, desde $ 50.000'],
  [{ surcharge: 1800, cft: 7840 }, '3 cuotas con interés (CFT 78,4 %)'],
  [{ until: '2026-11-30' }, '3 cuotas sin interés, hasta el lunes 30 de noviembre'],
])('%j is said as %s', (more, words) => {
  expect(offerInWords({ ...always, ...more }, 'ar').replaceAll('\u00a0', ' ')).toBe(words)
})
