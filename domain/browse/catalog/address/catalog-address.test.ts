import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apiPath } from './api-path.ts'
import { normalisePath, readAddress, writeAddress } from './catalog-address.ts'
import { entryKey } from './entry-key.ts'
import { distinct, joinValues, splitValues } from './joined-values.ts'
import { pageType } from './page-type.ts'
import { filterKeys, filterType } from './parameters.ts'
import { requestOf } from './request-of.ts'
import {
  hasFilters,
  settle,
  valuesOf,
  withoutFilters,
  withoutValue,
  withPage,
  withPrice,
  withSort,
  withValue,
  type Selection,
} from './selection.ts'

const read = (address: string) => {
  const { pathname, search } = new URL(address, 'https://shop.example')
  return readAddress(pathname, search)
}

test('CAT-04 an address says words, page, order, price and filters', () => {
  expect(
    read(
      '/zapatillas-mujer/?q=negras&page=3&sort=price&dir=desc&price=10000-50000&special_price=1&shoe_size=38--39&category=botas',
    ),
  ).toEqual({
    path: '/zapatillas-mujer/',
    brands: [],
    q: 'negras',
    page: 3,
    sort: 'price',
    dir: 'desc',
    filters: { price: ['10000-50000'], special_price: ['1'], shoe_size: ['38', '39'], category: ['botas'] },
  })
})

test.each([
  ['CAT-29 the default page is 1', '/mujer/', { page: 1 }],
  ['a page that is no number is the first', '/mujer/?page=dos', { page: 1 }],
  ['page 0 is the first', '/mujer/?page=0', { page: 1 }],
  ['a page beyond counting is the last we count', '/mujer/?page=9999999', { page: 1_000_000 }],
  ['VAL-01 unknown parameters are dropped', '/mujer/?utm_source=x&details=1&__proto__=y', { filters: {} }],
  ['OP-026 color is color_family', '/mujer/?color=Negro', { filters: { color_family: ['Negro'] } }],
  ['OP-026 is_special_price is special_price', '/x/?is_special_price=1', { filters: { special_price: ['1'] } }],
  [
    'a filter given twice is one filter',
    '/x/?color=Rojo&color_family=Azul--Rojo',
    { filters: { color_family: ['Azul', 'Rojo'] } },
  ],
  ['a switch is on or not there', '/x/?free_shipping=0&fast_shipping=true', { filters: { fast_shipping: ['1'] } }],
  ['empty values are no values', '/x/?gender=--&fit=', { filters: {} }],
  ['words of spaces are no words', '/catalog/?q=%20%20', { path: '/catalog/' }],
  ['a broken percent sign is read as it stands', '/%E0%A4%A/?fit=%E0%A4', { path: '/%25E0%25A4%25A/' }],
  ['slashes are single', '//mujer///botas', { path: '/mujer/botas/' }],
])('%s', (_, address, selection) => {
  const { pathname, search } = address.startsWith('//')
    ? { pathname: address, search: '' }
    : new URL(address, 'https://shop.example')
  expect(readAddress(pathname, search)).toMatchObject(selection)
})

test.each([
  ['plain', ['38', '39'], '38--39'],
  ['one', ['Negro'], 'Negro'],
  ['in one order, each once', ['b', 'a', 'b', ''], 'a--b'],
  ['a value with the separator inside', ['a--b', 'c'], 'a-%2Db--c'],
  ['a dash at an end', ['-a', 'b-'], '%2Da--b%2D'],
  ['a single dash inside stays', ['slip-on'], 'slip-on'],
  ['a percent sign stays', ['100% algodón'], '100% algodón'],
  ['a percent sign that reads like an escape', ['50%2D'], '50%252D'],
])('CAT-16 several values of one filter are joined with --: %s', (_, values, joined) => {
  expect(joinValues(values)).toBe(joined)
  expect(splitValues(joined)).toEqual(distinct(values))
})

const value = fc
  .oneof(
    fc.string({ minLength: 1, unit: 'grapheme' }),
    fc.string({ minLength: 1, unit: fc.constantFrom('-', '%', '2', 'D', ',', '&', 'á', ' ', '+', '/') }),
  )
  .filter((text) => text !== '')
const values = fc.array(value, { minLength: 1, maxLength: 4 })

test('CAT-16 whatever the values hold, they come back', () => {
  fc.assert(
    fc.property(values, (some) => {
      expect(splitValues(joinValues(some))).toEqual(distinct(some))
    }),
  )
})

const manyFilters = fc.dictionary(
  fc.constantFrom(...filterKeys.filter((key) => key !== 'brand' && filterType(key) === 'multiple')),
  values.map(distinct),
)
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const selections: fc.Arbitrary<Selection> = fc
  .record({
    path: fc.constantFrom('/', '/catalog/', '/mujer/', '/mujer/zapatillas/'),
    brands: fc.array(fc.constantFrom('brisa', 'nube', 'tres-esquinas'), { maxLength: 3 }).map(distinct),
    q: optional(value.map((text) => text.trim()).filter((text) => text !== '')),
    page: fc.integer({ min: 1, max: 400 }),
    sort: optional(fc.constantFrom('price', 'newest', 'otra cosa')),
    dir: optional(fc.constantFrom('asc' as const, 'desc' as const)),
    filters: manyFilters,
    price: fc.boolean(),
    sortingFormula: optional(value),
  })
  .map(({ price, filters, ...rest }) => ({
    ...(Object.fromEntries(Object.entries(rest).filter(([, part]) => part !== undefined)) as unknown as Selection),
    filters: { ...filters, ...(price && { price: ['100-900'], free_shipping: ['1'] }) },
  }))

test('OP-028 an address is read and written back, and once settled the selection is whole again', () => {
  fc.assert(
    fc.property(selections, (selection) => {
      const address = writeAddress(selection)
      const again = read(address)
      expect(writeAddress(again)).toBe(address)
      expect(settle(again, selection.path, selection.brands)).toEqual(selection)
    }),
  )
})

test('nothing typed into an address makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (path, search) => {
      const selection = readAddress(path, search)
      expect(writeAddress(selection)).toMatch(/^\/([^/]|$)/)
      requestOf(selection)
    }),
  )
  expect(normalisePath('/\uD800/')).toBe('/%EF%BF%BD/')
})

test('equal choices have one address, in whatever order they were made', () => {
  const start = read('/mujer/')
  const one = withValue(withValue(withValue(start, 'shoe_size', '39'), 'color_family', 'Rojo'), 'shoe_size', '38')
  const other = withValue(withValue(withValue(start, 'shoe_size', '38'), 'shoe_size', '39'), 'color_family', 'Rojo')
  expect(writeAddress(one)).toBe(writeAddress(other))
  expect(writeAddress(one)).toBe('/mujer/?shoe_size=38--39&color_family=Rojo')
})

const settled = settle(read('/brisa/zapatillas-mujer/?sort=price&dir=asc&page=4'), '/zapatillas-mujer/', ['brisa'])

test.each([
  ['CAT-05 another brand', withValue(settled, 'brand', 'nube'), '/brisa--nube/zapatillas-mujer/?sort=price&dir=asc'],
  ['CAT-05 no brand left', withoutValue(settled, 'brand', 'brisa'), '/zapatillas-mujer/?sort=price&dir=asc'],
  [
    'CAT-26 a filter drops the page',
    withValue(settled, 'fit', 'Amplio'),
    '/brisa/zapatillas-mujer/?fit=Amplio&sort=price&dir=asc',
  ],
  ['CAT-26 a sort drops the page', withSort(settled, 'newest', null), '/brisa/zapatillas-mujer/?sort=newest'],
  ['CAT-31 popularity is not written', withSort(settled, 'popularity', null), '/brisa/zapatillas-mujer/'],
  [
    'CAT-26 a price drops the page',
    withPrice(settled, { min: 1, max: 9 }),
    '/brisa/zapatillas-mujer/?price=1-9&sort=price&dir=asc',
  ],
  [
    'CAT-27 with the discount flag it asks for reduced products',
    withPrice(settled, { min: 1, max: 9 }, true),
    '/brisa/zapatillas-mujer/?price=1-9&special_price=1&sort=price&dir=asc',
  ],
  [
    'CAT-27 without it that wish goes',
    withPrice(withValue(settled, 'special_price', '1'), { min: 1, max: 9 }),
    '/brisa/zapatillas-mujer/?price=1-9&sort=price&dir=asc',
  ],
  [
    'clearing keeps the order',
    withoutFilters(withValue(settled, 'fit', 'Amplio')),
    '/zapatillas-mujer/?sort=price&dir=asc',
  ],
  ['a page is written', withPage(settled, 5), '/brisa/zapatillas-mujer/?sort=price&dir=asc&page=5'],
  ['a brand alone', settle(read('/brisa/'), '/', ['brisa']), '/brisa/'],
  [
    'OP-028 an inbound brand moves into the path',
    read('/zapatillas-mujer/?brand=nube--brisa'),
    '/brisa--nube/zapatillas-mujer/',
  ],
])('%s', (_, selection, address) => {
  expect(writeAddress(selection)).toBe(address)
})

test('taking a value away undoes giving it', () => {
  fc.assert(
    fc.property(selections, value, (selection, extra) => {
      fc.pre(!valuesOf(selection, 'style').includes(extra))
      const there = withValue(selection, 'style', extra)
      expect(withoutValue(there, 'style', extra)).toEqual({ ...selection, page: 1 })
    }),
  )
})

test.each([
  ['/catalog/', '/search/'],
  ['/catalog', '/search/'],
  ['/catalog/?q=botas', '/search/?q=botas'],
  ['/catalog/brisa/', '/search/brisa/'],
  ['/catalogo/', '/catalogo/'],
  ['/mujer/', '/mujer/'],
])('CAT-03 the API path of %s is %s', (path, api) => {
  expect(apiPath(path)).toBe(api)
})

test('CAT-07 an entry is held under its address without page and ranking formula', () => {
  expect(entryKey(read('/catalog/?sortingFormula=f1&page=7&q=botas&color=Rojo'))).toBe(
    '/search/?q=botas&color_family=Rojo',
  )
  expect(entryKey(read('/mujer/?page=2'))).toBe(entryKey(read('/mujer/')))
})

test.each([
  ['/catalog/', 'botas', 'search'],
  ['/mujer/', 'botas', 'search'],
  ['/mujer/', undefined, 'category'],
  ['/brisa/', undefined, 'static-page'],
  ['/mujer/', '', 'category'],
])('CAT-06 OP-033 %s with the words %s is a %s page', (path, q, type) => {
  expect(pageType({ path, q }, (asked) => asked === '/mujer/')).toBe(type)
})

test('CAT-30 OP-028 a request says path, order, page of ten and filters, brands among them', () => {
  expect(requestOf(read('/catalog/?q=botas&brand=brisa&color=Negro--Rojo&dir=asc&page=2&sortingFormula=f1'))).toEqual({
    path: '/catalog/',
    sorting: 'relevance',
    dir: 'asc',
    q: 'botas',
    pageInfo: { page: 2, itemsPerPage: 10 },
    filters: [
      { name: 'brand', values: ['brisa'] },
      { name: 'color_family', values: ['Negro', 'Rojo'] },
    ],
    sortingFormula: 'f1',
  })
})

test('CAT-31 without a chosen order a list asks for popularity, and a search for what fits best', () => {
  expect(requestOf(read('/mujer/')).sorting).toBe('popularity')
  expect(writeAddress(withSort(read('/catalog/?q=botas'), 'popularity', null))).toBe(
    '/catalog/?q=botas&sort=popularity',
  )
  expect(writeAddress(withSort(read('/catalog/?q=botas&sort=newest'), 'relevance', null))).toBe('/catalog/?q=botas')
})

test('CAT-05 the page of a brand keeps its brand, whatever is taken off; elsewhere a brand is one filter of several', () => {
  const ofBrand = { ...settle(read('/esquinera/?shoe_size=38&page=2'), '/', ['esquinera']) }
  expect(writeAddress(withoutFilters(ofBrand))).toBe('/esquinera/')
  expect(withoutValue(ofBrand, 'brand', 'esquinera')).toEqual(ofBrand)
  expect(writeAddress(withoutValue(withValue(ofBrand, 'brand', 'brisa'), 'brand', 'esquinera'))).toBe(
    '/brisa/?shoe_size=38',
  )
  expect([hasFilters(ofBrand), hasFilters(withoutFilters(ofBrand))]).toEqual([true, false])
  const ofCategory = settle(read('/esquinera/mujer/'), '/mujer/', ['esquinera'])
  expect([hasFilters(ofCategory), writeAddress(withoutFilters(ofCategory))]).toEqual([true, '/mujer/'])
})
