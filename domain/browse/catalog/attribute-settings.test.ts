import { expect, test } from 'vitest'
import { attributeKeyOf, attributesOf, faultOfAttributeName, keysWithAt } from './attribute-settings.ts'
import { attributeKeys } from './attributes.ts'
import { filterKeyOf, filterKeysAmong } from './address/parameters.ts'

test.each([
  ['fit', 'fit'],
  ['tejido', 'attr_tejido'],
  ['attr_tejido', 'attr_tejido'],
  ['a'.repeat(40), `attr_${'a'.repeat(40)}`],
  ['a'.repeat(41), undefined],
  ['Tejido', undefined],
  ['_x', undefined],
  ['', undefined],
  ['__proto__', undefined],
])('the code %j is the attribute %j', (code, key) => expect(attributeKeyOf(code)).toBe(key))

test('VAL-02 an address takes attributes of a retailer as filters, behind the others and in one order', () => {
  expect(['attr_tejido', 'tejido', 'attr_', 'attr_A', 'attr___proto__'].map(filterKeyOf)).toEqual([
    'attr_tejido',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(filterKeysAmong(['attr_b', 'x', 'attr_a', 'attr_b']).slice(-2)).toEqual(['attr_a', 'attr_b'])
})

test('a store without rows has what every shop knows, all of it filters', () => {
  const all = attributesOf([], 'co')
  expect(all.map(({ key }) => key)).toEqual(attributeKeys)
  expect(all.every(({ isFilter }) => isFilter)).toBe(true)
  expect(all.find(({ key }) => key === 'fit')?.name).toBe('Ajuste')
})

test('rows say name, filter and place; what is no attribute of this release is left out', () => {
  const rows = [
    { key: 'attr_tejido', name: null, isFilter: false, position: 1000 },
    { key: 'fit', name: 'Cómo queda', isFilter: false, position: 1 },
    { key: 'of_another_release', name: null, isFilter: true, position: 2 },
  ]
  const all = attributesOf(rows, 'ar')
  expect(all).toHaveLength(attributeKeys.length + 1)
  expect(all.find(({ key }) => key === 'fit')).toEqual({ key: 'fit', name: 'Cómo queda', isFilter: false, position: 1 })
  expect(all.at(-1)).toEqual({ key: 'attr_tejido', name: 'Tejido', isFilter: false, position: 1000 })
  expect(keysWithAt(all, 'attr_tejido', 1).slice(0, 2)).toEqual(['attr_tejido', all[0]!.key])
  expect(keysWithAt(all, all[0]!.key, all.length).at(-1)).toBe(all[0]!.key)
})

test.each([
  ['Tipo de tejido', undefined],
  ['', 'the name is empty'],
  ['x'.repeat(61), 'the name has 61 characters, at most 60 fit'],
  ['a\u0000', 'the name holds a character that cannot be seen'],
])('the name %j: %j', (name, fault) => expect(faultOfAttributeName(name)).toBe(fault))
