import { expect, test } from 'vitest'
import { taxIdFault } from './tax-id.ts'

test.each([
  ['ar', '30-71999000-9', true],
  ['ar', '30719990009', true],
  ['ar', '30-71999000-8', false],
  ['ar', '76.111.222-8', false],
  ['cl', '76.111.222-8', true],
  ['cl', '76.999.100-k', true],
  ['cl', '76.111.222-3', false],
  ['cl', '11', false],
  // Published numbers of two Colombian banks.
  ['co', '890.903.938-8', true],
  ['co', '860034594-1', true],
  ['co', '901.999.200-2', true],
  ['co', '901.999.200-3', false],
  ['co', 'NIT', false],
] as const)('in %s the tax id %s is right: %s', (country, text, isRight) => {
  expect(taxIdFault(country, text) === undefined).toBe(isRight)
})
