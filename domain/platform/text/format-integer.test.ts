import fc from 'fast-check'
import { test } from 'vitest'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatInteger } from './format-integer.ts'

test('whole numbers are written as the platform writes them in every store', () => {
  for (const { locale } of Object.values(countryProfiles)) {
    const platform = new Intl.NumberFormat(locale)
    fc.assert(fc.property(fc.nat(), (count) => formatInteger(count) === platform.format(count)))
  }
})
