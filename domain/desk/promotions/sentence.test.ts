import { expect, test } from 'vitest'
import { sentenceOf, type SaidRule } from './sentence.ts'

const rule: SaidRule = {
  kind: 'percent',
  gives: '20 %',
  maxDiscount: null,
  minSubtotal: null,
  from: null,
  until: '2026-11-22',
  // A Thursday.
  today: '2026-11-19',
  maxUses: null,
  maxUsesPerCustomer: null,
  codes: null,
  combinable: true,
  onDiscounted: true,
  needsRecentPurchaseDays: null,
  newCustomersOnly: false,
  categories: [],
  brands: [],
  products: 0,
}

test.each<[Partial<SaidRule>, string, string]>([
  [
    { categories: ['Zapatillas'], newCustomersOnly: true, maxUsesPerCustomer: 1 },
    '20 % en Zapatillas, para clientes nuevos, hasta el domingo, una vez por cliente',
    '20 % on Zapatillas, for new customers, until Sunday, once for each customer',
  ],
  [{}, '20 % en toda la tienda, hasta el domingo', '20 % on the whole shop, until Sunday'],
  [
    { kind: 'fixed', gives: '$ 5.000', minSubtotal: '$ 30.000', maxUses: 100, until: '2026-12-31' },
    '$ 5.000 en toda la tienda, desde $ 30.000, hasta el 31 de diciembre, 100 veces en total',
    '$ 5.000 on the whole shop, from $ 30.000 on, until 31 December, 100 times in all',
  ],
  [{ kind: 'free_shipping', until: '2026-11-19' }, 'Envío gratis, hasta hoy', 'Free shipping, until today'],
  [
    { kind: 'free_shipping', brands: ['Nube', 'Pampa'], until: '2026-11-20' },
    'Envío gratis de Nube y Pampa, hasta mañana',
    'Free shipping by Nube and Pampa, until tomorrow',
  ],
  [
    { maxDiscount: '$ 9.990', categories: ['Botas', 'Bolsos', 'Cintos'], from: '2026-12-01', until: '2027-01-31' },
    '20 % (hasta $ 9.990) en Botas, Bolsos y Cintos, desde el 1 de diciembre, hasta el 31 de enero de 2027',
    '20 % (up to $ 9.990) on Botas, Bolsos and Cintos, from 1 December, until 31 January 2027',
  ],
  [
    { products: 12, combinable: false, onDiscounted: false, needsRecentPurchaseDays: 90 },
    '20 % en 12 productos, para quien compró en los últimos 90 días, solo a precio lleno, sin sumarse a otras promociones, hasta el domingo',
    '20 % on 12 products, for those who bought in the last 90 days, only at full price, not beside other promotions, until Sunday',
  ],
  [
    // Codes of a batch work once each, whatever else is said of them.
    { codes: 1000, maxUses: 1000, maxUsesPerCustomer: 1 },
    '20 % en toda la tienda, hasta el domingo, con 1.000 códigos de un solo uso',
    '20 % on the whole shop, until Sunday, with 1,000 codes for single use',
  ],
  // The same weekday of next week is a date.
  [
    { until: '2026-11-26' },
    '20 % en toda la tienda, hasta el 26 de noviembre',
    '20 % on the whole shop, until 26 November',
  ],
])('a rule reads as a sentence: %j', (change, es, en) => {
  expect(sentenceOf({ ...rule, ...change }, 'es')).toBe(es)
  expect(sentenceOf({ ...rule, ...change }, 'en')).toBe(en)
})
