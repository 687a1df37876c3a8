import { expect, test } from 'vitest'
import { RuleError } from '#domain/platform/errors.ts'
import { analyticsId, eventPayloadLimit, readEventPayload } from './events.ts'
import { listName, listsFor, titleOfList } from './lists.ts'

test.each([
  [{}, ['mas-vendidos', 'recien-llegados', 'completa-tu-compra']],
  [{ sku: 'ZM0001' }, ['related', 'bought-together', 'same-brand']],
  [{ list: 'related' }, ['related']],
  [{ sku: 'ZM0001', list: 'vuelta-al-cole' }, ['vuelta-al-cole']],
])('OP-039 asked with %j it is %j', (asked, lists) => {
  expect(listsFor(asked)).toEqual(lists)
})

test.each([
  ['related', 'ar', 'También te puede gustar'],
  ['same-brand', 'ar', 'Más de Brisa'],
  ['completa-tu-compra', 'ar', 'Completá tu compra'],
  ['completa-tu-compra', 'co', 'Completa tu compra'],
  ['look', 'ar', 'Completá el look'],
  ['look', 'cl', 'Completa tu look'],
  ['look', 'co', 'Completa tu look'],
  ['vuelta-al-cole', 'cl', 'Vuelta al cole'],
] as const)('PDP-08 over %s in %s stands %j', (list, country, title) => {
  expect(titleOfList(list, { country, brand: 'Brisa' })).toBe(title)
})

test.each(['', '-', 'A', 'a--b', 'a b', "a'", 'a\0', 'a-'.repeat(20)])('%j names no list', (list) => {
  expect(listName.test(list)).toBe(false)
})

test.each([
  ['GA1.1.1234567890.1700000000', true],
  ['1234567890.1700000000', true],
  ['5f0c3f0e-6a52-4a8e-9a55-0f6f5f1f7c11', true],
  ['short', false],
  ['with space and more', false],
  ["'; drop table x; --", false],
  ['x'.repeat(81), false],
  ['ana@example.com', false],
])('API-28 %j as an analytics id: %s', (id, isOne) => {
  expect(analyticsId.test(id)).toBe(isOne)
})

test.each(['{}', '{"list":"related","sku":"ZM0001"}', '{"a":{"b":[1,null,"ñ👟"]}}'])('API-28 %s is noted', (text) => {
  expect(readEventPayload(text)).toEqual(JSON.parse(text))
})

test.each([
  '',
  'no',
  'null',
  '[]',
  '"a"',
  '1',
  '{',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '{"\\udfff":1}',
  JSON.stringify({ a: 'x'.repeat(eventPayloadLimit) }),
  JSON.stringify({ a: 'ñ'.repeat(eventPayloadLimit / 2) }),
])('API-28 %s is refused', (text) => {
  expect(() => readEventPayload(text)).toThrow(RuleError)
})
