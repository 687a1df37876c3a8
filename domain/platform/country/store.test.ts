import { expect, test } from 'vitest'
import { chooseCountry } from './choose-country.ts'
import { countryOfStoreId, storeId } from '../brand/brand.ts'
import { countries, openCountries, type OpenCountry } from './country.ts'
import { formFormats } from './form-formats.ts'
import { openingFigures, countryProfiles } from './settings.ts'

test('APP-02 four countries are known, three are open', () => {
  expect(countries).toEqual(['ar', 'cl', 'co', 'br'])
  expect(openCountries).toEqual(['ar', 'cl', 'co'])
})

test('API-01 the store id is brand plus country, and reads back', () => {
  const brand = { key: 'vereda', formerKeys: [] }
  for (const country of openCountries) expect(countryOfStoreId(brand, storeId(brand, country))).toBe(country)
  expect(storeId(brand, 'ar')).toBe('vereda-ar')
  expect(countryOfStoreId(brand, 'vereda-br')).toBeUndefined()
  expect(countryOfStoreId(brand, 'VEREDA-AR')).toBeUndefined()
  expect(countryOfStoreId(brand, 'calandria-ar')).toBeUndefined()
})

test('API-01 after a rename the ids of before go on naming their stores', () => {
  const brand = { key: 'calandria', formerKeys: ['shop', 'vereda'] }
  expect(storeId(brand, 'cl')).toBe('calandria-cl')
  for (const id of ['calandria-cl', 'vereda-cl', 'shop-cl']) expect(countryOfStoreId(brand, id)).toBe('cl')
})

const hosts = { 'tienda.example.cl': 'cl' } as const

test.each([
  ['the host name first', { host: 'tienda.example.cl:3000', query: 'co', cookie: 'ar' }, 'cl'],
  ['then the address', { host: 'localhost:3000', query: 'co', cookie: 'cl' }, 'co'],
  ['then the cookie', { host: 'localhost', query: null, cookie: 'cl' }, 'cl'],
  ['then Argentina', {}, 'ar'],
  ['Brazil falls back', { query: 'br' }, 'ar'],
  ['Brazil falls back to the cookie first', { query: 'br', cookie: 'co' }, 'co'],
  ['nonsense falls back', { query: '../../etc', cookie: '<script>' }, 'ar'],
  ['capital letters are fine', { query: 'CL' }, 'cl'],
] as const)('APP-02 OP-005 the country is chosen by %s', (_, hints, country) => {
  expect(chooseCountry(hints, hosts)).toBe(country)
})

const oneStore: { openStores: readonly OpenCountry[]; defaultStore: OpenCountry } = {
  openStores: ['cl', 'co'],
  defaultStore: 'co',
}

test.each([
  ['its host', { host: 'tienda.example.ar' }, 'co'],
  ['the address', { query: 'ar' }, 'co'],
  ['the cookie', { cookie: 'ar' }, 'co'],
  ['the next hint', { query: 'ar', cookie: 'cl' }, 'cl'],
  ['nothing', {}, 'co'],
] as const)('a store that is off is not reached by %s; the default store is data', (_, hints, country) => {
  expect(chooseCountry(hints, { 'tienda.example.ar': 'ar' }, oneStore)).toBe(country)
})

test('CONST-01 each country has its currency, and cents only in Argentina', () => {
  expect(openCountries.map((code) => [countryProfiles[code].currency, countryProfiles[code].currencyExponent])).toEqual(
    [
      ['ARS', 2],
      ['CLP', 0],
      ['COP', 0],
    ],
  )
})

test('the figures a shop opens with are whole numbers of minor units', () => {
  for (const country of openCountries) {
    const { desktopUrl, addiActive, countsWorkingDays, ...figures } = openingFigures[country]
    expect([desktopUrl, addiActive, countsWorkingDays]).toEqual([null, country === 'co', country === 'co'])
    for (const figure of Object.values(figures)) expect(Number.isSafeInteger(figure)).toBe(true)
  }
})

test.each([
  ['ar', 0, ['1234567', '12345678'], ['123456', '123456789', '1234567a']],
  ['cl', 0, ['123456785', '15432108K', '15432108k'], ['12345678', '1234567850', '12345678x']],
  ['co', 0, ['1234567', '1234567890'], ['123456', '12345678901']],
  ['co', 1, ['123456', '12345678'], ['12345', '123456789']],
] as const)('VAL-11 VAL-14…17 OP-066 identity documents of %s (%d)', (country, index, good, bad) => {
  const pattern = new RegExp(formFormats[country].idTypes[index]!.pattern)
  expect(good.filter((id) => !pattern.test(id))).toEqual([])
  expect(bad.filter((id) => pattern.test(id))).toEqual([])
})
