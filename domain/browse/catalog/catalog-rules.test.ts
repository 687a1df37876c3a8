import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { appliedFilters, offeredFilters } from './applied-filters.ts'
import { readDiscountRange, writeDiscountRange } from './discount-range.ts'
import { mergePage, replacePages, resetPage } from './merge-pages.ts'
import { catalogParameters, filterKeyOf, filterKeys, filterName, filterType } from './address/parameters.ts'
import { hexOfFamily, palette } from './palette.ts'
import { clampPriceRange, priceFault, readPriceRange, writePriceRange } from './price-range.ts'
import { compareSizes } from './size-order.ts'
import { currentFormula, storeFormula } from './address/sorting-formula.ts'
import { steadyFilters } from './steady-filters.ts'
import { chosenSort, offeredSorts } from './sorts.ts'

test('VAL-01 VAL-02 the allow-list, to the letter', () => {
  const general =
    'q app_topsize appbottom_size brand category color_family dir gender page price shoe_size sort special_price discount_range sortingFormula moda_sostenible free_shipping fast_shipping'
  const attributes =
    'sole_material s_type occasion heel_shape heel_height shaft_height upper_material fit length sleeves neckline trend cut_type app_material leg_length bottom_rise bottom_cut_type acc_material accessory_dimensions style watch_strap_material watch_material watch_water_resistance'
  expect(catalogParameters.toSorted()).toEqual(`${general} ${attributes}`.split(' ').toSorted())
})

test('CAT-15 OP-026 every filter key of the specification stands for a filter', () => {
  const keys =
    'category shoe_size app_topsize appbottom_size brand gender color_family color price moda_sostenible free_shipping fast_shipping is_special_price special_price'
  expect(keys.split(' ').map(filterKeyOf)).not.toContain(undefined)
  expect(['constructor', '__proto__', 'toString', 'device', 'qty_products'].map(filterKeyOf)).toEqual(
    Array.from({ length: 5 }),
  )
})

test('every filter has a name in Spanish, and a size is called as the country calls it', () => {
  for (const key of filterKeys) expect(filterName(key, countryProfiles.ar)).toMatch(/^[A-ZÁÉÍÓÚ]/)
  expect(filterName('shoe_size', countryProfiles.ar)).toBe('Talle de calzado')
  expect(filterName('shoe_size', countryProfiles.co)).toBe('Talla de calzado')
  expect(['price', 'free_shipping', 'fit'].map((key) => filterType(key as 'fit'))).toEqual([
    'range',
    'boolean',
    'multiple',
  ])
})

const bounds = { min: 100, max: 900 }

test.each([
  ['VAL-03 below the cheapest', '99-500', 'min_below_cheapest', '100-500'],
  ['VAL-04 above the dearest', '100-901', 'max_above_dearest', '100-900'],
  ['VAL-05 the wrong way round', '600-500', 'min_above_max', '500-600'],
  ['the bounds themselves', '100-900', undefined, '100-900'],
  ['one price', '300-300', undefined, '300-300'],
  ['beyond everything', '1000-2000', 'max_above_dearest', '900-900'],
])('%s', (_, text, fault, clamped) => {
  expect(priceFault(readPriceRange(text)!, bounds)).toBe(fault)
  expect(writePriceRange(clampPriceRange(readPriceRange(text)!, bounds))).toBe(clamped)
})

test.each(['', '100', '-100', '100-', 'a-b', '1.5-2', '1-2-3', '-1-5', '9999999999999-1'])(
  'OP-031 %j is no price range',
  (text) => {
    expect(readPriceRange(text)).toBeUndefined()
  },
)

test('OP-031 a clamped range may always be applied', () => {
  const range = fc.record({ min: fc.nat(), max: fc.nat() })
  fc.assert(fc.property(range, (wanted) => priceFault(clampPriceRange(wanted, bounds), bounds) === undefined))
  fc.assert(
    fc.property(range, (some) => {
      expect(readPriceRange(writePriceRange(some))).toEqual(some)
    }),
  )
})

test.each([
  ['20-40', { min: 20, max: 40 }],
  ['0-100', { min: 0, max: 100 }],
  ['40-20', undefined],
  ['20-101', undefined],
  ['20', undefined],
])('OP-032 a discount range of %s', (text, range) => {
  expect(readDiscountRange(text)).toEqual(range)
  if (range) expect(writeDiscountRange(range)).toBe(text)
})

const page = (number: number, ...ids: string[]) => ({ page: number, products: ids.map((id) => ({ id })) })
const idsOf = ({ products }: { products: readonly { id: string }[] }) => products.map(({ id }) => id).join('')

test('CAT-20 OP-029 a lower page goes before, a higher one after', () => {
  const deep = replacePages(page(3, 'e', 'f'))
  expect(deep).toMatchObject({ page: 3, firstLoaded: 3 })
  const up = mergePage(deep, page(2, 'c', 'd'))
  expect(idsOf(up)).toBe('cdef')
  expect(up).toMatchObject({ page: 3, firstLoaded: 2 })
  expect(idsOf(mergePage(up, page(4, 'g')))).toBe('cdefg')
})

test('CAT-21 U36 a product that is held keeps its place', () => {
  expect(idsOf(mergePage(replacePages(page(2, 'c', 'd')), page(1, 'a', 'c')))).toBe('acd')
  expect(idsOf(mergePage(replacePages(page(1, 'a', 'b')), page(2, 'b', 'b', 'c')))).toBe('abc')
  expect(idsOf(replacePages(page(1, 'a', 'a')))).toBe('a')
})

test('CAT-19 CAT-22 CAT-23 the page only goes down by a reset or a whole new entry', () => {
  const held = replacePages(page(3, 'a'))
  expect(mergePage(held, page(1, 'b')).page).toBe(3)
  expect(resetPage(held).page).toBe(1)
  expect(mergePage(undefined, page(1, 'b'))).toEqual(replacePages(page(1, 'b')))
})

test('CAT-20…23 in whatever order pages come, nothing is lost or doubled', () => {
  const pages = [page(1, 'a', 'b'), page(2, 'c', 'd'), page(3, 'e'), page(4, 'f')]
  fc.assert(
    fc.property(fc.shuffledSubarray(pages, { minLength: 1 }), (some) => {
      const held = some.reduce<ReturnType<typeof replacePages<{ id: string }>> | undefined>(mergePage, undefined)!
      expect(held.page).toBe(Math.max(...some.map((one) => one.page)))
      const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort()
      expect(ids(held.products)).toEqual(ids(some.flatMap((one) => one.products)))
    }),
  )
})

test('OP-030 the offered orders; relevance only for a search, name never', () => {
  expect(offeredSorts(false).map(({ label }) => label)).toEqual([
    'Popularidad',
    'Novedades',
    'Menor precio',
    'Mayor precio',
    'Mayor descuento',
  ])
  expect(offeredSorts(true)[0]!.sort).toBe('relevance')
})

test.each([
  ['CAT-31 popularity by default', undefined, undefined, false, 'popularity', null],
  ['an unknown order is popularity', 'random()', 'asc', false, 'popularity', null],
  ['a price goes up unless asked otherwise', 'price', undefined, false, 'price', 'asc'],
  ['a price goes down', 'price', 'desc', false, 'price', 'desc'],
  ['a direction means nothing to the others', 'newest', 'asc', false, 'newest', null],
  ['relevance for a search', 'relevance', undefined, true, 'relevance', null],
  ['relevance of nothing is popularity', 'relevance', undefined, false, 'popularity', null],
  ['name is understood', 'name', undefined, false, 'name', null],
] as const)('OP-030 %s', (_, asked, dir, isSearch, sort, answered) => {
  expect(chosenSort(asked, dir, isSearch)).toMatchObject({ sort, dir: answered })
})

test('CAT-32 a sorting formula holds for one day after it was stored, and not after', () => {
  const stored = storeFormula('verano', 1000)
  expect(currentFormula(stored, 1000 + 86_400_000)).toBe('verano')
  expect(currentFormula(stored, 1000 + 86_400_001)).toBeUndefined()
  expect(currentFormula(undefined, 0)).toBeUndefined()
})

test('U33 sizes hang in their own order', () => {
  const rail = [
    '2',
    '36',
    '36-38',
    '38',
    '38.5',
    '39',
    '39-40',
    '100',
    'XXS',
    'XS',
    'S',
    'S-M',
    'M',
    'L',
    'XL',
    'XXL',
    '3XL',
    'Ajustable',
    'U',
  ]
  expect(rail.toReversed().sort(compareSizes)).toEqual(rail)
  fc.assert(
    fc.property(fc.shuffledSubarray(rail), (some) => {
      expect(some.sort(compareSizes)).toEqual(rail.filter((size) => some.includes(size)))
    }),
  )
})

const filters = [
  {
    key: 'shoe_size',
    name: 'Talle',
    type: 'multiple' as const,
    options: [
      { label: '38', value: '38', active: true },
      { label: '39', value: '39', active: false },
    ],
  },
  {
    key: 'free_shipping',
    name: 'Envío gratis',
    type: 'boolean' as const,
    options: [{ label: '1', value: '1', active: true }],
  },
  { key: 'price', name: 'Precio', type: 'range' as const, options: [] },
]

test('CAT-17 CAT-18 the applied filters are the active options, and a switch shows its own name', () => {
  expect(appliedFilters(filters)).toEqual([
    { key: 'shoe_size', value: '38', label: '38', filterName: 'Talle' },
    { key: 'free_shipping', value: '1', label: 'Envío gratis', filterName: 'Envío gratis' },
  ])
})

test('CAT-28 a price filter without options is left out', () => {
  expect(offeredFilters(filters).map(({ key }) => key)).toEqual(['shoe_size', 'free_shipping'])
})

test('U30 while a shopper chooses, options keep their positions and only their counts change', () => {
  const option = (value: string, count: number) => ({ value, count, active: false })
  const begun = [
    { key: 'color', type: 'multiple', options: [option('Azul', 4), option('Rojo', 2)] },
    { key: 'price', type: 'range', options: [option('1-9', 6)] },
  ]
  const now = [
    { key: 'price', type: 'range', options: [option('1-5', 3)] },
    { key: 'fit', type: 'multiple', options: [option('Amplio', 1)] },
    { key: 'color', type: 'multiple', options: [option('Verde', 1), option('Rojo', 3)] },
  ]
  expect(steadyFilters(begun, now)).toEqual([
    { key: 'color', type: 'multiple', options: [option('Azul', 0), option('Rojo', 3), option('Verde', 1)] },
    { key: 'price', type: 'range', options: [option('1-5', 3)] },
    { key: 'fit', type: 'multiple', options: [option('Amplio', 1)] },
  ])
})

test('every family of the dye card has a swatch of its own family', () => {
  const families = [...new Set(Object.values(palette).map(({ family }) => family))]
  for (const family of families) {
    expect(Object.values(palette).find(({ hex }) => hex === hexOfFamily(family))!.family).toBe(family)
  }
})
