import { expect, test } from 'vitest'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import {
  knownSizes,
  mySizePattern,
  normaliseSize,
  sizesOfKind,
  sizesToImport,
  sizesToOffer,
  sizeToPreselect,
  withMySize,
  type MySize,
  type SizeEvidence,
  type SizeSource,
} from './my-sizes.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const shoes = { kind: 'calzado', wearer: 'mujer' } as const
const kids = { kind: 'calzado', wearer: 'ninos' } as const

/** '38 39 bought': sizes on consecutive days, from the first of the month. */
const from = (source: SizeSource, sizes: string, place: Pick<MySize, 'kind' | 'wearer'> = shoes): SizeEvidence[] =>
  sizes.split(' ').map((size, at) => ({ ...place, size, source, at: day(at + 1) }))

test.each([
  ['nothing is known', [], [], []],
  ['bought once', [], from('bought', '38'), [['38', 'bought']]],
  ['most often', [], from('bought', '38 38 39'), [['38', 'bought']]],
  ['a tie goes to the later one', [], from('bought', '38 39'), [['39', 'bought']]],
  ['what was bought long ago no longer counts', [], from('bought', '36 36 36 38 38 38 36'), [['38', 'bought']]],
  ['children grow', [], from('bought', '28 28 29', kids), [['29', 'bought']]],
  [
    'a purchase says more than a favourite',
    [],
    [...from('bought', '38'), ...from('favourite', '40 40')],
    [['38', 'bought']],
  ],
  ['the favourite added last', [], from('favourite', '38 37'), [['37', 'favourite']]],
  ['typed', [{ ...shoes, size: '40', at: day(1) }], from('bought', '38 38'), [['40', 'typed']]],
  ['erased', [{ ...shoes, size: null, at: day(9) }], from('bought', '38 38'), []],
  ['erased, then bought again', [{ ...shoes, size: null, at: day(2) }], from('bought', '38 38 39'), [['39', 'bought']]],
] as const)('my size: %s', (_, choices, evidence, expected) => {
  expect(knownSizes(choices, evidence).map(({ size, source }) => [size, source])).toEqual(expected)
})

test('each kind and each wearer has its own', () => {
  const tops = from('bought', 'M', { kind: 'superior', wearer: 'mujer' })
  const known = knownSizes([{ ...kids, size: '29', at: day(1) }], [...from('bought', '38'), ...tops])
  expect(known.map(({ kind, wearer, size }) => `${kind} ${wearer} ${size}`)).toEqual([
    'calzado mujer 38',
    'calzado ninos 29',
    'superior mujer M',
  ])
})

const mine: MySize[] = [
  { ...shoes, size: '38' },
  { ...kids, size: '29' },
  { kind: 'superior', wearer: 'hombre', size: 'L' },
  { kind: 'superior', wearer: 'mujer', size: 'M' },
]

test.each([
  ['calzado', ['mujer'], ['38']],
  ['calzado', ['hombre'], []],
  ['calzado', ['unisex'], ['38']],
  ['superior', ['unisex'], ['L', 'M']],
  ['calzado', ['mujer', 'ninos'], ['38', '29']],
  ['inferior', ['mujer'], []],
] as [string, ProductGender[], string[]][])('my sizes of %s for %j are %j', (kind, genders, sizes) => {
  expect(sizesOfKind(mine, kind, genders)).toEqual(sizes)
})

const simples = [
  { size: '37', available: true },
  { size: '38', available: true },
  { size: '39', available: false },
  { size: 'xl', available: true },
]

test.each([
  [['38'], '38'],
  [['XL'], 'xl'],
  [['39'], undefined],
  [['40'], undefined],
  [['37', '38'], undefined],
  [[], undefined],
])('U41 of my sizes %j the product preselects %s: one that is left, and never a guess', (sizes, expected) => {
  expect(sizeToPreselect(simples, sizes)?.size).toBe(expected)
})

test('a list offers the sizes that it has', () => {
  expect(sizesToOffer([{ value: '37' }, { value: '38' }], ['38', '29'])).toEqual(['38'])
})

test('what the device knew joins the account where that knows nothing', () => {
  expect(sizesToImport(mine, [{ ...shoes, size: '40' }])).toEqual(mine.slice(1))
})

test('a size takes the place of the one before, or leaves it empty', () => {
  expect(withMySize(mine, { ...shoes, size: '40' })).toEqual([...mine.slice(1), { ...shoes, size: '40' }])
  expect(withMySize(mine, kids)).toEqual(mine.filter(({ wearer }) => wearer !== 'ninos'))
})

test.each([
  [' 38 ', '38', true],
  ['10,5c', '10.5C', true],
  ['s/m', 'S/M', true],
  ['Único', 'ÚNICO', true],
  ['', '', false],
  ['<b>', '<B>', false],
  ['3'.repeat(13), '3'.repeat(13), false],
])('the typed size %j is read as %j; accepted: %s', (typed, read, isAccepted) => {
  expect([normaliseSize(typed), mySizePattern.test(normaliseSize(typed))]).toEqual([read, isAccepted])
})
