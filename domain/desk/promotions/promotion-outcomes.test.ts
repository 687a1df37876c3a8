import { expect, test } from 'vitest'
import type { Promotion } from '#domain/buy/cart/coupon-rule.ts'
import { day, lineOf, now } from '#domain/buy/cart/tests/carts.ts'
import { promotionOutcomesOf } from './promotion-outcomes.ts'

const sneaker = lineOf({ sku: 'ZM0001-38', listPrice: 20_000, categories: ['/zapatillas-mujer/'] })
const giftCard = lineOf({ sku: 'GC0001-U', listPrice: 50_000, isGiftCard: true, categories: ['/gift-cards/'] })
const sale: Promotion = {
  id: 1,
  name: 'Semana de la zapatilla',
  percent: 20,
  scope: { categories: ['/zapatillas-mujer/'] },
  startsAt: now,
  endsAt: now + day,
}

test.each<[string, Partial<Promotion>, string]>([
  ['covers a line', {}, 'acts'],
  ['begins later', { startsAt: now + 1 }, 'not_started'],
  ['ended this instant', { startsAt: now - day, endsAt: now }, 'over'],
  ['is about other goods', { scope: { categories: ['/bolsos/'] } }, 'not_in_cart'],
  ['is about gift cards, which are money', { scope: { categories: ['/gift-cards/'] } }, 'not_in_cart'],
])('a promotion that %s', (_, change, outcome) => {
  const found = promotionOutcomesOf([sneaker, giftCard], [{ ...sale, ...change }], now)
  expect(found.map((one) => one.outcome)).toEqual([outcome])
})

test('of two that cover a line the larger acts', () => {
  const all = { ...sale, id: 2, percent: 10, scope: {} }
  const found = promotionOutcomesOf([sneaker], [sale, all], now)
  expect(found.map((one) => one.outcome)).toEqual(['acts', 'smaller'])
})
