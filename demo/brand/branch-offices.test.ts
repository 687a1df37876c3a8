import { expect, test } from 'vitest'
import { cityNamed, placesOf } from '#db/places/places.ts'
import { postcodeRanges } from '#db/places/postcodes.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { branchOffices } from './branch-offices.ts'

const regionOf = (country: OpenCountry, postcode: string) => {
  const range = postcodeRanges[country].find(({ fromCode, toCode }) => fromCode <= postcode && postcode <= toCode)
  return placesOf[country].find(({ id }) => id === range?.fkRegion)?.name
}

test('twelve branch offices: several in one city, a single one elsewhere, each with a postcode of its region', () => {
  expect(branchOffices).toHaveLength(12)
  const perCity = Object.values(Object.groupBy(branchOffices, ({ city }) => city)).map((offices) => offices!.length)
  expect([Math.max(...perCity), Math.min(...perCity)]).toEqual([3, 1])
  for (const { country, city, postcode } of branchOffices) {
    const { fkRegion } = cityNamed(country, city)
    expect(regionOf(country, postcode)).toBe(placesOf[country].find(({ id }) => id === fkRegion)?.name)
  }
})
