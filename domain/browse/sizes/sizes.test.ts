import { expect, test } from 'vitest'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { convertShoeSize, isApproximate, localSystem } from './convert-shoe-size.ts'
import { chartsFor, generalCharts, sizeGuide } from './general-charts.ts'
import { shoeSizes, shoeSystems, wearers, type Wearer } from './shoe-sizes.ts'
import { chartTitle } from './size-chart.ts'
import { readSizeWords } from './size-words.ts'
import { foreignSizes } from './foreign-sizes.ts'

test.each([
  ['39', 'EU', 'AR', 'mujer', ['38'], true],
  ['39', 'EU', 'CL', 'mujer', ['38'], true],
  ['39', 'EU', 'CO', 'mujer', ['38'], true],
  ['39', 'EU', 'AR', 'hombre', ['38'], true],
  ['42', 'EU', 'AR', 'hombre', ['41'], true],
  ['46', 'EU', 'AR', 'hombre', ['45.5'], true],
  ['9', 'US', 'AR', 'hombre', ['41.5'], true],
  ['9', 'US', 'AR', 'mujer', ['39.5'], true],
  ['8,5', 'US', 'AR', 'hombre', ['41'], true],
  ['27.0', 'cm', 'AR', 'hombre', ['41.5'], true],
  ['10.5c', 'US', 'AR', 'ninos', ['27'], true],
  ['1Y', 'US', 'CL', 'ninos', ['32'], true],
  ['38', 'BR', 'AR', 'mujer', ['39'], true],
  ['36', 'CO', 'EU', 'mujer', ['36.5', '37.5'], true],
  ['6', 'UK', 'AR', 'hombre', ['38', '39'], true],
  ['39.5', 'EU', 'AR', 'hombre', ['39'], false],
  ['25.2', 'cm', 'AR', 'mujer', ['39'], false],
  ['28', 'EU', 'AR', 'ninos', ['29'], false],
] as const)('OP-040 %s in %s is, in %s for %s, %j', (size, from, to, wearer, sizes, isExact) => {
  expect(convertShoeSize(size, from, to, wearer)).toMatchObject({ sizes, isExact })
})

test.each([
  ['30', 'EU', 'mujer'],
  ['35', 'EU', 'mujer'],
  ['43', 'EU', 'mujer'],
  ['50', 'EU', 'hombre'],
  ['M', 'EU', 'hombre'],
  ['', 'EU', 'hombre'],
  ['-1', 'EU', 'hombre'],
  ['1e1', 'US', 'hombre'],
  ['11', 'US', 'ninos'],
  ['1.5', 'UK', 'ninos'],
] as const)('OP-040 %j in %s is not in the table of %s', (size, from, wearer) => {
  expect(convertShoeSize(size, from, 'AR', wearer)).toBeUndefined()
})

test('OP-040 every size converts to itself, and there and back holds what it began with', () => {
  for (const wearer of wearers) {
    for (const row of shoeSizes[wearer]) {
      for (const from of shoeSystems) {
        expect(convertShoeSize(row[from], from, from, wearer)?.sizes).toEqual([row[from]])
        for (const to of shoeSystems) {
          const there = convertShoeSize(row[from], from, to, wearer)!
          expect(there.sizes.flatMap((size) => convertShoeSize(size, to, from, wearer)!.sizes)).toContain(row[from])
        }
      }
    }
  }
})

test('a larger foot never gets a smaller number', () => {
  const growing = ['cm', 'EU', 'AR', 'CL', 'CO', 'BR'] as const
  for (const wearer of wearers) {
    for (const system of growing) {
      const numbers = shoeSizes[wearer].map((row) => Number(row[system]))
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    }
  }
})

test('Colombia and Brazil are marked as approximate', () => {
  expect([isApproximate('EU', 'AR'), isApproximate('EU', 'CO'), isApproximate('BR', 'CL')]).toEqual([false, true, true])
})

test.each([
  ['uso 39 en EU', '39', 'EU'],
  ['Uso 38,5 europeo', '38.5', 'EU'],
  ['8.5 americano', '8.5', 'US'],
  ['US 10', '10', 'US'],
  ['10.5C us', '10.5C', 'US'],
  ['talle 9 de EE.UU.', '9', 'US'],
  ['UK6', '6', 'UK'],
  ['EU39', '39', 'EU'],
  ['UK 6', '6', 'UK'],
  ['6 inglés', '6', 'UK'],
  ['25 cm', '25', 'cm'],
  ['25cm', '25', 'cm'],
  ['mi pie mide 24,5 centímetros', '24.5', 'cm'],
  ['calzo 37 en Brasil', '37', 'BR'],
  ['40 argentino', '40', 'AR'],
  ['37 chileno', '37', 'CL'],
  ['37 colombiano', '37', 'CO'],
  ['39', undefined, undefined],
  ['EU', undefined, undefined],
  ['', undefined, undefined],
  ['2026 EU', undefined, undefined],
])('OP-040 %j is read as %s %s', (words, size, system) => {
  expect(readSizeWords(words)).toEqual(size === undefined ? undefined : { size, system })
})

test.each(openCountries)('OP-040 %s has a table by kind for women, men and children, without holes', (country) => {
  const charts = generalCharts(country)
  expect(charts.map(({ kind, gender }) => `${kind} ${gender}`)).toEqual(
    ['calzado', 'superior', 'inferior'].flatMap((kind) => wearers.map((wearer) => `${kind} ${wearer}`)),
  )
  for (const { columns, rows } of charts) {
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows) expect([row.length, row.includes('')]).toEqual([columns.length, false])
  }
  expect(charts[0]!.columns[0]).toBe(localSystem(country))
})

test('OP-040 a whole size has one row: its own feet, or those it lies between, with decimal commas', () => {
  const row = (country: OpenCountry, wearer: number, size: string) =>
    generalCharts(country)[wearer]!.rows.filter(([local]) => local === size)
  expect(row('ar', 0, '36')).toEqual([['36', '36,5–37,5', '6–6,5', '3,5–4', '34,5–35,5', '23–23,5']])
  expect(row('co', 0, '36')).toEqual([['36', '36,5–37,5', '6–6,5', '3,5–4', '34,5–35,5', '23–23,5']])
  expect(row('cl', 1, '41')).toEqual([['41', '42', '8,5', '7,5', '40', '26,5']])
  expect(row('ar', 2, '30')).toEqual([['30', '29–31', '12C–13C', '11,5–12,5', '27–29', '18–19']])
})

test('OP-040 the shop’s own tables come first, ours fill what is missing', () => {
  const own = { title: 'Calzado a medida', kind: 'calzado', gender: 'mujer', columns: ['AR'], rows: [['38']] } as const
  const chart = { ...own, columns: [...own.columns], rows: own.rows.map((row) => [...row]) }
  const guide = sizeGuide([chart], 'ar')
  expect(guide).toHaveLength(9)
  expect(guide.slice(0, 2).map(({ title }) => title)).toEqual(['Calzado a medida', chartTitle('calzado', 'hombre')])
  expect(chartsFor('calzado', 'mujer', guide)).toEqual([chart])
  expect(chartsFor('calzado', 'unisex', guide).map(({ gender }) => gender)).toEqual(['mujer', 'hombre'])
})

test.each<[OpenCountry, string, readonly Wearer[], string[]]>([
  ['ar', 'us 8', ['mujer'], ['38']],
  ['ar', 'us 8', ['mujer', 'hombre'], ['38', '40']],
  ['ar', '39 europeo', ['mujer'], ['38']],
  ['cl', '24 cm', ['mujer'], ['37']],
  // A half size is sold as one of its neighbours.
  ['ar', 'eur 40.5', ['mujer'], ['39.5', '39', '40']],
  ['ar', 'jean 30', ['hombre'], ['40']],
  ['co', 'jean 30', ['mujer', 'hombre'], ['42', '40']],
  ['ar', 'jean 99', ['hombre'], []],
  ['ar', '38', ['mujer'], []],
])('SRCH-01 in %s, %s for %j is %j', (country, text, wearers, sizes) => {
  expect(foreignSizes(country)(text, wearers)).toEqual(sizes)
})
