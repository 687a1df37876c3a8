import { expect, test } from 'vitest'
import { countryOfStoreId, neutralBrand } from './brand.ts'

const calandria = { key: 'calandria', formerKeys: ['chinchilla'] }

test.each([
  [calandria, 'calandria-cl', 'cl'],
  [calandria, 'chinchilla-ar', 'ar'],
  [calandria, 'shop-ar', undefined],
  [calandria, 'calandria-br', undefined],
  [neutralBrand, 'shop-co', 'co'],
  [neutralBrand, 'calandria-ar', 'ar'],
  [neutralBrand, 'calandria-br', undefined],
  [neutralBrand, 'ar', undefined],
  [neutralBrand, 'Calandria -ar', undefined],
] as const)('API-01 OP-004 the stores of %o: %s is %s', (brand, id, country) => {
  expect(countryOfStoreId(brand, id)).toBe(country)
})
