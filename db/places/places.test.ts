import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openCountries } from '#domain/platform/country/country.ts'
import { cityNamed, placesOf } from './places.ts'
import { postcodeRanges } from './postcodes.ts'
import { fastShipping, pickupBy } from './shipping.ts'

const citiesOf = (country: (typeof openCountries)[number]) => placesOf[country].flatMap(({ cities }) => cities)
const regionOf = (country: (typeof openCountries)[number], postcode: string) => {
  const range = postcodeRanges[country].find(({ fromCode, toCode }) => fromCode <= postcode && postcode <= toCode)
  return placesOf[country].find(({ id }) => id === range?.fkRegion)?.name
}

test('GEO-02: a country has its regions: 24 provinces, 16 regiones, 33 departamentos', () => {
  expect(openCountries.map((country) => placesOf[country].length)).toEqual([24, 16, 33])
  const ids = openCountries.flatMap((country) => placesOf[country].map(({ id }) => id))
  expect(new Set(ids).size).toBe(73)
})

test('GEO-01: every city has its own id, a name, a short name and a spot inside its country', () => {
  const bounds = { ar: [-56, -21, -74, -53], cl: [-63, -17, -110, -58], co: [-5, 14, -82, -66] } as const
  const ids = new Set<number>()
  for (const country of openCountries) {
    const [south, north, west, east] = bounds[country]
    for (const city of citiesOf(country)) {
      ids.add(city.idCity)
      expect(city.name.trim() && city.shortName.trim(), city.name).not.toBe('')
      expect(city.lat >= south && city.lat <= north && city.lng >= west && city.lng <= east, city.name).toBe(true)
    }
  }
  expect(ids.size).toBe(openCountries.flatMap(citiesOf).length)
})

test('GEO-01: a region does not list a city twice', () => {
  for (const { cities } of openCountries.flatMap((country) => placesOf[country])) {
    expect(new Set(cities.map(({ name }) => name)).size).toBe(cities.length)
  }
})

test('the picker knows 1,100 Argentine places, every Chilean comuna and every Colombian municipio', () => {
  expect(citiesOf('ar').length).toBeGreaterThanOrEqual(1100)
  expect(citiesOf('co').length).toBeGreaterThanOrEqual(1000)
  expect(Object.fromEntries(placesOf.cl.map(({ name, cities }) => [name, cities.length]))).toEqual({
    'Arica y Parinacota': 4,
    Tarapacá: 7,
    Antofagasta: 9,
    Atacama: 9,
    Coquimbo: 15,
    Valparaíso: 38,
    'Metropolitana de Santiago': 52,
    "O'Higgins": 33,
    Maule: 30,
    Ñuble: 21,
    Biobío: 33,
    'La Araucanía': 32,
    'Los Ríos': 12,
    'Los Lagos': 30,
    Aysén: 10,
    Magallanes: 11,
  })
})

test.each([
  ['ar', 'CABA', 'Ciudad Autónoma de Buenos Aires'],
  ['ar', 'La Plata', 'Buenos Aires'],
  ['ar', 'Rosario', 'Santa Fe'],
  ['ar', 'Salta', 'Salta'],
  ['ar', 'Ushuaia', 'Tierra del Fuego'],
  ['cl', 'Santiago', 'Metropolitana de Santiago'],
  ['cl', 'Valparaíso', 'Valparaíso'],
  ['co', 'Bogotá', 'Bogotá D.C.'],
  ['co', 'Medellín', 'Antioquia'],
] as const)('%s: %s lies in %s', (country, city, region) => {
  const { fkRegion } = cityNamed(country, city)
  expect(placesOf[country].find(({ id }) => id === fkRegion)?.name).toBe(region)
})

test('a region begins with its largest places, the rest follows by name', () => {
  for (const { cities } of openCountries.flatMap((country) => placesOf[country])) {
    const sorted = cities.toSorted((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, 'es'))
    expect(cities.map(({ name }) => name)).toEqual(sorted.map(({ name }) => name))
  }
  expect(placesOf.cl.find(({ name }) => name === 'Valparaíso')!.cities[1]!.name).toBe('Viña del Mar')
})

test.each([
  ['ar', '1000', 'Ciudad Autónoma de Buenos Aires'],
  ['ar', '1900', 'Buenos Aires'],
  ['ar', '2000', 'Santa Fe'],
  ['ar', '4400', 'Salta'],
  ['ar', '9410', 'Tierra del Fuego'],
  ['cl', '8320000', 'Metropolitana de Santiago'],
  ['cl', '2340000', 'Valparaíso'],
  ['cl', '6200000', 'Magallanes'],
  ['co', '110111', 'Bogotá D.C.'],
  ['co', '050021', 'Antioquia'],
] as const)('INV-22: in %s the postcode %s belongs to %s', (country, postcode, region) => {
  expect(regionOf(country, postcode)).toBe(region)
})

test('INV-22: postcode ranges of a country do not overlap, and every region has one', () => {
  const digits = { ar: 4, cl: 7, co: 6 }
  for (const country of openCountries) {
    const ranges = postcodeRanges[country].toSorted((a, b) => a.fromCode.localeCompare(b.fromCode))
    for (const [index, { fromCode, toCode }] of ranges.entries()) {
      expect([fromCode.length, toCode.length]).toEqual([digits[country], digits[country]])
      expect(fromCode <= toCode && (index === 0 || ranges[index - 1]!.toCode < fromCode), fromCode).toBe(true)
    }
    const covered = new Set(ranges.map(({ fkRegion }) => fkRegion))
    expect(placesOf[country].filter(({ id }) => !covered.has(id))).toEqual([])
  }
})

test('GEO-03: fast shipping names cities that exist, in two tiers per country', () => {
  for (const country of openCountries) {
    expect(fastShipping[country].map(({ tier }) => tier)).toEqual(['MainShipping', 'SecondaryShipping'])
    for (const { cities } of fastShipping[country]) {
      for (const city of cities) expect(cityNamed(country, city).rank).toBeLessThan(10)
    }
  }
})

test('returns are collected by our vans in the capitals, by a carrier elsewhere, and not at all in the most remote regions', () => {
  expect(['Salta', 'Ushuaia', 'CABA'].map((city) => pickupBy(cityNamed('ar', city).fkRegion))).toEqual([
    'carrier',
    null,
    'own_fleet',
  ])
  expect(openCountries.map((country) => placesOf[country].filter(({ id }) => pickupBy(id) === null).length)).toEqual([
    1, 1, 1,
  ])
})

test.each(openCountries)('all cities of %s travel in 40 KB', (country) => {
  const answer = citiesOf(country).map(({ idCity, name, shortName, fkRegion }) => {
    return { id_city: idCity, name, short_name: shortName, fk_region: fkRegion }
  })
  expect(brotliCompressSync(JSON.stringify(answer)).length).toBeLessThan(40_000)
})
