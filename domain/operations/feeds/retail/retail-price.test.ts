import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { readRetailPrice, saysNoPrice } from './retail-price.ts'

const { ar, cl, co } = countryProfiles

test.each([
  ['$ 45.990', ar, 4_599_000],
  ['$45.990', ar, 4_599_000],
  ['45.990,00 ARS', ar, 4_599_000],
  ['ARS 45.990,50', ar, 4_599_050],
  ['AR$ 45.990', ar, 4_599_000],
  ['45990', ar, 4_599_000],
  ['45990.00', ar, 4_599_000],
  ['45990,5', ar, 4_599_050],
  ['45,990.00', ar, 4_599_000],
  ['1.234.567', ar, 123_456_700],
  ['1,234,567.80', ar, 123_456_780],
  ['45.99', ar, 4599],
  ['$ 45.990.-', ar, 4_599_000],
  ['45 990,00', ar, 4_599_000],
  ['45990.0000', ar, 4_599_000],
  ['$ 19.990', cl, 19_990],
  ['CLP 19990', cl, 19_990],
  ['19.990,00', cl, 19_990],
  ['19,990.00', co, 19_990],
  ['COP $ 129.900', co, 129_900],
  ['129.900 pesos', co, 129_900],
] as const)('a retailer’s %s in %o is %i', (text, profile, minor) => {
  expect(readRetailPrice(text, profile)).toBe(minor)
})

test.each([
  ['USD 45', ar, /is not in ARS, the currency of the store/],
  ['US$ 45', ar, /is not in ARS/],
  ['45 CLP', ar, /is not in ARS/],
  ['€ 45', ar, /is not in ARS/],
  ['1000.500', ar, /more than one way/],
  ['0.990', ar, /more than one way/],
  ['1.23.456', ar, /more than one way/],
  ['1.234,567.89', ar, /more than one way/],
  ['45.990.00', ar, /more than one way/],
  ['45.', ar, /more than one way/],
  ['45.9901', ar, /more decimals than ARS has/],
  ['19.99', cl, /more decimals than CLP has \(0\)/],
  ['-5', ar, /is not a price/],
  ['consultar', ar, /is not a price/],
  ['', ar, /is not a price/],
  ['2x1', ar, /is not a price/],
  ['0', ar, /above 0/],
  ['99.999.999.999', ar, /more than a price can be/],
] as const)('a price that cannot be read for sure is a fault, not a guess: %j', (text, profile, sentence) => {
  expect(readRetailPrice(text, profile)).toMatch(sentence)
})

test('a mapping says what separates cents where a price could be read in two ways', () => {
  expect(readRetailPrice('1000.500', ar, '.')).toBe(100_050)
  expect(readRetailPrice('45.990', ar, '.')).toBe(4599)
  expect(readRetailPrice('45.990', ar, ',')).toBe(4_599_000)
  expect(readRetailPrice('45.99', ar, ',')).toMatch(/more than one way/)
})

test('every way to write an amount is read as that amount, or not at all', () => {
  const group = (digits: string, separator: string) => digits.replace(/\B(?=(\d{3})+$)/g, separator)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), fc.constantFrom(ar, cl, co), (minor, profile) => {
      const { currencyExponent: cents, currency } = profile
      const text = String(minor).padStart(cents + 1, '0')
      const [whole, rest] = [text.slice(0, text.length - cents), text.slice(text.length - cents)]
      const written = [
        `${group(whole, '.')},${rest || '00'}`,
        `${group(whole, ',')}.${rest || '00'}`,
        `$ ${group(whole, '.')},${rest || '00'}`,
        `${whole}.${rest || '00'} ${currency}`,
        ...(/^0*$/.test(rest) ? [whole, group(whole, '.'), `$${group(whole, '.')}`] : []),
      ]
      for (const one of written) expect(readRetailPrice(one, profile), one).toBe(minor)
    }),
  )
})

test.each([
  ['', true],
  ['0', true],
  ['0,00', true],
  ['$ 0.00', true],
  ['-', true],
  ['10', false],
  ['no', false],
])('a second price of %j is none: %s', (text, isNone) => {
  expect(saysNoPrice(text)).toBe(isNone)
})
