import { expect, test } from 'vitest'
import { productPath, slugOfSegment } from './address.ts'
import { breadcrumbOf, categoryStrings, type ProductCategory } from './categories.ts'
import { productSeo } from './page-seo.ts'
import { priceShown } from './price-shown.ts'
import { lowStockShown, quantityShown } from './stock-shown.ts'

test.each([
  ['full price', 4_599_000, 4_599_000, null, 0],
  ['30 % off', 4_599_000, 3_219_300, 32_193, 30],
  ['a hair under 30 %', 4_599_000, 3_219_301, 32_193.01, 29],
  ['one cent off', 100_000, 99_999, 999.99, 0],
  ['half', 1000, 500, 5, 50],
] as const)('PDP-03 INV-04 a price tag: %s', (_, list, inForce, discount, percent) => {
  expect(priceShown(list, inForce, { currencyExponent: 2 })).toEqual({
    numericOriginalPrice: list / 100,
    numericDiscountPrice: discount,
    discountPercent: percent,
  })
})

test.each([
  [0, 0, null],
  [1, 1, 1],
  [2, 2, 2],
  [3, 3, null],
  [4, 3, null],
  [900, 3, null],
])('OP-036 PDP-10 of %d units, %d are published and the label says %s', (stock, published, label) => {
  expect([quantityShown(stock), lowStockShown(stock)]).toEqual([published, label])
})

test.each([
  ['zapatilla-brisa-zm0001', 'zapatilla-brisa-zm0001'],
  ['zapatilla-brisa-zm0001.html', 'zapatilla-brisa-zm0001'],
  ['', undefined],
  ['.html', undefined],
  ['ZAPATILLA', undefined],
  ['a--b', undefined],
  ["a' or 1=1", undefined],
  ['a\u0000b', undefined],
  ['../etc', undefined],
])('OP-038 the segment %j asks for %s', (segment, slug) => {
  expect(slugOfSegment(segment)).toBe(slug)
})

test('OP-038 the path of a product reads back', () => {
  expect(slugOfSegment(productPath('bota-andina').slice(1))).toBe('bota-andina')
})

const category = (id: number, parentId: number | null, name: string, level: number): ProductCategory => ({
  id,
  parentId,
  name,
  level,
  path: `/${name.toLowerCase()}/`,
})
const branch = [
  category(1, null, 'Mujer', 1),
  category(2, 1, 'Ropa', 2),
  category(3, 2, 'Remeras', 3),
  category(4, 3, 'Manga', 4),
  category(5, 4, 'Lisas', 5),
]

test('PDP-04 categories are joined by a pipe, and analytics reads the first four', () => {
  expect(categoryStrings(branch)).toEqual({
    categories: 'Mujer|Ropa|Remeras|Manga|Lisas',
    categoriesGA4: 'Mujer|Ropa|Remeras|Manga',
  })
  expect(categoryStrings([])).toEqual({ categories: '', categoriesGA4: '' })
  expect(categoryStrings([{ name: 'Uno|Dos' }, { name: 'Tres' }]).categories).toBe('Uno/Dos|Tres')
})

test.each([
  ['one branch', branch, ['Inicio', 'Mujer', 'Ropa', 'Remeras', 'Manga', 'Lisas']],
  ['no category', [], ['Inicio']],
  [
    'a category beside the branch',
    [category(9, null, 'Ofertas', 1), ...branch.slice(0, 3)],
    ['Inicio', 'Mujer', 'Ropa', 'Remeras'],
  ],
  ['two as deep', [category(1, null, 'Mujer', 1), category(7, null, 'Unisex', 1)], ['Inicio', 'Mujer']],
  ['a parent it is not filed under', [category(3, 2, 'Remeras', 3)], ['Inicio', 'Remeras']],
] as const)('PDP-07 the breadcrumb follows the deepest category: %s', (_, filed, labels) => {
  expect(breadcrumbOf(filed).map(({ label }) => label)).toEqual(labels)
})

test('PDP-07 the SEO description is cut at a word, unless one was written for the page', () => {
  const product = { name: 'Bota Andina', brand: 'Quebrada', color: 'Negro', slug: 'bota-andina', description: '' }
  expect(productSeo(product, 'Vereda')).toEqual({
    title: 'Bota Andina Quebrada Negro | Vereda',
    description: '',
    canonical: '/bota-andina.html',
  })
  const long = productSeo({ ...product, description: 'palabra '.repeat(60) }, 'Vereda').description
  expect(long.length).toBeLessThanOrEqual(155)
  expect(long).toMatch(/palabra…$/)
  expect(productSeo({ ...product, description: 'x'.repeat(400) }, 'Vereda').description).toHaveLength(155)
  const written = { pageTitle: 'A mano', description: 'Escrita', canonical: null }
  expect(productSeo(product, 'Vereda', written)).toEqual({
    title: 'A mano',
    description: 'Escrita',
    canonical: '/bota-andina.html',
  })
})
