import { expect, test } from 'vitest'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { priceWithoutTaxes } from './price-without-taxes.ts'

const inArgentina = (taxPercent: number) => ({ ...countryProfiles.ar, taxPercent })

test.each([
  [121, 21, 100],
  [51_992, 21, 42_968.6],
  [64_990, 21, 53_710.74],
  [110.5, 10, 100.45],
  [0, 21, 0],
])('U47 of %d with %d %% of taxes in it, %d are without', (price, taxPercent, without) => {
  expect(priceWithoutTaxes(price, inArgentina(taxPercent))).toBe(without)
})

test('U47 what is without taxes and its taxes are the price again, to the cent', () => {
  for (let price = 100; price < 100_000; price += 997) {
    const without = priceWithoutTaxes(price, inArgentina(21))!
    expect(Math.abs(without * 1.21 - price)).toBeLessThan(0.01)
  }
})

test('U47 only where the law asks for it, and only where there is a tax', () => {
  expect(priceWithoutTaxes(121, { ...countryProfiles.cl, taxPercent: 19 })).toBeUndefined()
  expect(priceWithoutTaxes(121, { ...countryProfiles.co, taxPercent: 19 })).toBeUndefined()
  expect(priceWithoutTaxes(121, inArgentina(0))).toBeUndefined()
})
