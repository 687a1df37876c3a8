import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { skuOf, skusOf } from './ids.ts'
import { isPictureAddress } from './limits.ts'
import { joinList, splitList } from './list-cell.ts'
import { readMoment, readPeriod } from './moments.ts'
import { readPrice, writePrice } from './money.ts'
import { colorFamilyOf, genderOf, sizeFilterOf } from './words.ts'

const { ar, cl } = countryProfiles

test.each([
  ['12999.00 ARS', 1_299_900],
  ['12999 ARS', 1_299_900],
  ['12999,5 ars', 1_299_950],
  ['ARS 10.10', 1010],
  ['0.01 ARS', 1],
] as const)('price %s is %i cents', (text, minor) => {
  expect(readPrice(text, ar)).toBe(minor)
})

test.each([
  ['12.999,00 ARS', ar, /not a price/],
  ['12999.00', ar, /does not say its currency/],
  ['12999.00 USD', ar, /not in ARS/],
  ['-5 ARS', ar, /not a price/],
  ['0 ARS', ar, /above 0/],
  ['1.999 ARS', ar, /more decimals/],
  ['19990.50 CLP', cl, /more decimals/],
  ['99999999999 ARS', ar, /more than a price can be/],
  ['', ar, /not a price/],
])('price %j is refused', (text, profile, sentence) => {
  expect(readPrice(text, profile)).toMatch(sentence)
})

test('a price that is written is read as the same, in cents and without', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), fc.constantFrom(ar, cl), (minor, profile) => {
      expect(readPrice(writePrice(minor, profile), profile)).toBe(minor)
    }),
  )
  expect(writePrice(1_299_900, ar)).toBe('12999.00 ARS')
  expect(writePrice(19_990, cl)).toBe('19990.00 CLP')
})

test.each([
  ['ZM0001-38', 'ZM0001', 'ZM0001', 'ZM0001-38'],
  ['zm0001-38', 'zm0001', 'ZM0001', 'ZM0001-38'],
  ['ZM0001_XL', 'ZM0001', 'ZM0001', 'ZM0001-XL'],
  ['98765', 'ZM0001', 'ZM0001', 'ZM0001-98765'],
  ['ZM00019', 'ZM0001', 'ZM0001', 'ZM0001-ZM00019'],
  ['ZM0001', '', 'ZM0001', 'ZM0001-U'],
])('INV-03: id %s of group %j is %s, size %s', (id, group, sku, skuSimple) => {
  expect(skusOf(id, group)).toEqual({ sku, skuSimple })
})

test('INV-03: ids with dashes become skus without, the same each time and each its own', () => {
  const ids = ['A-1B', 'A-1.B', 'A1-B', 'A 1B', 'á-1b', '日本', '-', 'A_1B']
  const skus = ids.map(skuOf)
  expect(new Set(skus).size).toBe(ids.length)
  expect(skus).toEqual(ids.map(skuOf))
  for (const sku of skus) expect(sku).toMatch(/^[A-Z0-9]+$/)
  expect(skuOf('a-1b')).toBe(skuOf('A-1B'))
})

test('INV-03: any id and group give a product and a size of that product', () => {
  const text = fc.string({ minLength: 1, maxLength: 50, unit: 'grapheme' })
  fc.assert(
    fc.property(text, fc.oneof(text, fc.constant('')), (id, group) => {
      const { sku, skuSimple } = skusOf(id, group)
      expect(skuSimple).toMatch(/^[A-Z0-9]+-[A-Z0-9]+$/)
      expect(skuSimple.split('-')[0]).toBe(sku)
    }),
  )
})

test.each([
  ['2026-11-15', '2026-11-15T00:00:00Z'],
  ['2026-11-15T10:00-0300', '2026-11-15T13:00:00Z'],
  ['2026-11-15T10:00:05.123456Z', '2026-11-15T10:00:05.123456Z'],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['2026-11-15T25:00Z', undefined],
  ['15/11/2026', undefined],
])('moment %s is %s', (text, moment) => {
  expect(readMoment(text)).toBe(moment)
})

test.each([
  ['2026-11-01/2026-11-30', true],
  ['2026-11-30/2026-11-01', false],
  ['2026-11-01', false],
  ['2026-11-01/2026-11-02/2026-11-03', false],
])('period %s: %s', (text, isPeriod) => {
  expect(readPeriod(text) !== undefined).toBe(isPeriod)
})

test('a list in a cell is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', '|', '\\', '=', 'e', ' ') })), (texts) => {
      expect(splitList(joinList(texts))).toEqual(texts)
    }),
  )
})

test.each([
  ['female', 'adult', '', { gender: 'mujer' }],
  ['Male', '', '', { gender: 'hombre' }],
  ['unisex', 'adult', '', { gender: 'unisex' }],
  ['male', 'kids', '', { gender: 'ninos' }],
  ['', 'toddler', '', { gender: 'ninos' }],
  ['', '', 'Niños > Calzado', { gender: 'ninos' }],
  ['', '', 'Hogar', { gender: 'unisex' }],
  ['mujer', '', '', { fault: 'gender "mujer" is none of male, female, unisex' }],
  ['male', 'old', '', { fault: expect.stringContaining('age_group "old"') }],
])('gender %j, age %j, type %j: %j', (gender, age, type, whom) => {
  expect(genderOf(gender, age, type)).toEqual(whom)
})

test.each([
  ['38', '187', '', 'shoe_size'],
  ['38', '', 'Mujer > Calzado > Botas', 'shoe_size'],
  ['M', '166', 'Mujer > Ropa > Remeras', 'app_topsize'],
  ['40', '', 'Hombre > Ropa > Pantalones', 'appbottom_size'],
  ['U', '187', 'Accesorios > Carteras', null],
  ['Talle único', '', '', null],
])('CAT-15: size %s of %j %j is found under %s', (size, category, type, filter) => {
  expect(sizeFilterOf(size, category, type)).toBe(filter)
})

test.each([
  ['Azul marino', 'Azul'],
  ['NEGRO/Blanco', 'Negro'],
  ['Marrón', 'Marrón'],
  ['Estampado', 'Multicolor'],
])('colour %s belongs to %s', (color, family) => {
  expect(colorFamilyOf(color)).toBe(family)
})

test.each([
  ['https://a.example/b.jpg', true],
  ['/img/p/A-1.jpg', true],
  ['//evil.example/x', false],
  ['javascript:alert(1)', false],
  ['b.jpg', false],
  ['https://a.example/b c.jpg', false],
])('picture %s: %s', (address, isOne) => {
  expect(isPictureAddress(address)).toBe(isOne)
})
