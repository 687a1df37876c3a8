import { expect, test } from 'vitest'
import { notFoundMessage } from '#contract/browse/catalog.ts'
import { readCards } from '#contract/browse/product.ts'
import { attributesOf } from '#domain/browse/catalog/attribute-settings.ts'
import { filterOrderOf } from '../engine/facets.ts'
import { groups } from '../engine/groups.ts'
import { optionsOf, stockedShop } from './stocked-shop.ts'

const now = new Date('2026-11-15T15:00:00Z')
const shop = await stockedShop({ now: () => now })
const defaultFilterOrder = filterOrderOf(attributesOf([], 'ar'), groups)
const sneakers = '/zapatillas-mujer/'

test('CAT-01 CAT-02 CAT-30 a category has its 34 products on four pages of ten', async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => shop.page({ path: sneakers, page })))
  expect(pages.map(({ products }) => products.length)).toEqual([10, 10, 10, 4, 0])
  expect(pages.map(({ total, page }) => [total, page])).toEqual([1, 2, 3, 4, 5].map((page) => [34, page]))
  expect(new Set(pages.flatMap(({ products }) => products.map(({ id }) => id))).size).toBe(34)
})

test('API-15 API-16 the three calls answer alike, with the defaults of the specification', async () => {
  const replies = await Promise.all(
    ['search', 'category', 'static-page'].map((kind) => shop.bff(`/bff/catalog/${kind}`, { path: sneakers })),
  )
  const [first, ...others] = replies.map((reply) => reply.json())
  expect(first).toMatchObject({ page: 1, itemsPerPage: 10, pageType: 'category', title: 'Zapatillas de mujer' })
  for (const other of others) expect(other).toEqual(first)
})

test('CAT-31 the default sort is popularity, and relevance for a search', async () => {
  const active = (page: Awaited<ReturnType<typeof shop.page>>) => page.availableSort.find((sort) => sort.active)?.label
  expect(active(await shop.page({ path: sneakers }))).toBe('Popularidad')
  expect(active(await shop.page({ q: 'zapatillas' }))).toBe('Relevancia')
  expect(active(await shop.page({ path: sneakers, sorting: 'nonsense' }))).toBe('Popularidad')
})

test('CAT-10 CAT-13 CAT-14 the page carries heading, banner with coupon, trail, sorts and details', async () => {
  const page = await shop.page({ path: sneakers })
  expect(page).toMatchObject({
    basePath: sneakers,
    seoSettings: {
      pageTitle: 'Zapatillas de mujer | Vereda',
      canonical: sneakers,
      coupon: 'BANNER20',
      banner: { image: '/img/b/zapatillas-strip.jpg', coupon: 'BANNER20' },
    },
    breadcrumb: [
      { label: 'Inicio', url: '/' },
      { label: 'Mujer', url: '/mujer/' },
      { label: 'Calzado', url: '/calzado-mujer/' },
      { label: 'Zapatillas', url: sneakers },
    ],
    organizedFiltersAB: defaultFilterOrder,
    resultDetails: { search: null, filters: {}, organizedFiltersAB: defaultFilterOrder },
    messages: { error: null },
  })
})

test('CAT-06 OP-015 static pages: filters of their own, landing, menu, styles; an empty one; and none', async () => {
  const eco = await shop.page({ path: '/moda-sostenible/' })
  expect(eco.pageType).toBe('static-page')
  expect(eco.total).toBeGreaterThan(0)
  expect(eco.products.every(({ isECOFriendly }) => isECOFriendly)).toBe(true)
  expect(eco.metadata.landing).toMatchObject({ title: expect.any(String), content: expect.any(Array) })
  expect(eco.seoSettings).toMatchObject({ coupon: 'BANNER20', styles: { background: '#eef3e8' } })
  expect(eco.seoSettings.bannerMenu).toHaveLength(3)
  expect(await shop.page({ path: '/vacia/' })).toMatchObject({ total: 0, products: [], priceMinimal: null })
  expect(await shop.page({ path: '/accesorios/paraguas/' })).toMatchObject({ total: 0, pageType: 'category' })
  const special = await shop.page({ path: '/precio-especial/', per: 50 })
  expect(special.products.every(({ discountPercent }) => discountPercent > 0)).toBe(true)
})

test('API-18 an unknown path is answered with the literal NOT_FOUND, in both dialects', async () => {
  for (const reply of [await shop.bff('/bff/catalog/category', { path: '/nada/' }), await shop.get('/api/nada/')]) {
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ error: true, code: 'catalog_not_found', messages: { error: notFoundMessage } })
  }
})

test('CAT-05 OP-028 brands stand in the path, alone or before a category, one or several', async () => {
  const all = await shop.page({ path: sneakers, per: 50 })
  const [one, two] = optionsOf(all, 'brand')
  const branded = await shop.page({ path: `/${one!.value}${sneakers}`, per: 50 })
  expect(branded).toMatchObject({
    basePath: sneakers,
    total: one!.count,
    seoSettings: { canonical: `/${one!.value}${sneakers}` },
  })
  expect(branded.products.every(({ brand }) => brand === one!.label)).toBe(true)
  expect(branded.resultDetails.filters).toEqual({ brand: [one!.value] })
  expect(
    optionsOf(branded, 'brand')
      .filter(({ active }) => active)
      .map(({ value }) => value),
  ).toEqual([one!.value])
  const both = await shop.page({ path: `/${one!.value}--${two!.value}${sneakers}`, per: 50 })
  expect(both.total).toBe(one!.count + two!.count)
  // As a filter it is the same list under the same name.
  const chosen = { brand: [one!.value, two!.value] }
  expect(await shop.page({ path: sneakers, filters: chosen, per: 50 })).toEqual(both)
  const ofBrand = await shop.page({ path: `/${one!.value}/` })
  expect(await shop.page({ path: '/', filters: { brand: [one!.value] } })).toEqual(ofBrand)
  expect(ofBrand.total).toBeGreaterThanOrEqual(one!.count)
})

test('CAT-15 CAT-16 VAL-01 VAL-02 filters join with AND, their values with OR, and unknown ones are dropped', async () => {
  const plain = await shop.page({ path: sneakers })
  const [red, blue] = optionsOf(plain, 'color_family')
  const either = await shop.page({ path: sneakers, filters: { color_family: [red!.value, blue!.value] } })
  expect(either.total).toBe(red!.count + blue!.count)
  // OP-026: the other names of the two filters.
  expect((await shop.page({ path: sneakers, filters: { color: [red!.value] } })).total).toBe(red!.count)
  const reduced = optionsOf(plain, 'special_price')[0]!.count
  expect((await shop.page({ path: sneakers, filters: { is_special_price: ['1'] } })).total).toBe(reduced)
  expect((await shop.page({ path: sneakers, filters: { utm_source: ['x'], sku: ['y'] } })).total).toBe(34)
})

test('U33 sizes are offered as sizes', async () => {
  const shoe = optionsOf(await shop.page({ path: '/calzado-hombre/' }), 'shoe_size').map(({ value }) => Number(value))
  expect(shoe).toEqual(shoe.toSorted((a, b) => a - b))
  const tops = optionsOf(await shop.page({ path: '/ropa-hombre/' }), 'app_topsize').map(({ value }) => value)
  const letters = ['XS', 'S', 'M', 'L', 'XL'].filter((size) => tops.includes(size))
  expect(tops.filter((size) => letters.includes(size))).toEqual(letters)
})

test('VAL-03 VAL-04 VAL-05 OP-031 price bounds are the cheapest and the dearest; a range that makes no sense is dropped', async () => {
  const [bounds] = optionsOf(await shop.page({ path: '/precio-especial/' }), 'price')
  expect(bounds!.value).toMatch(/^\d+-\d+$/)
  const all = (await shop.page({ path: sneakers })).total
  for (const price of ['1-999999999', '0-0', '9-1', 'abc', '-5-10', '1-2-3', '']) {
    const { total } = await shop.page({ path: sneakers, filters: { price: [price] } })
    expect(total, price).toBe(price === '0-0' ? 0 : all)
  }
})

test('RT0002 OP-032 40 % off is in the pages for 20–40 and 40–60', async () => {
  for (const range of ['20-40', '40-60']) {
    const ids = await shop.ids({ path: '/remeras-mujer/', filters: { discount_range: [range] }, per: 50 })
    expect(ids).toContain('RT0002')
  }
  expect(await shop.ids({ path: '/remeras-mujer/', filters: { discount_range: ['41-60'] }, per: 50 })).not.toContain(
    'RT0002',
  )
})

test('GEO-03 GEO-05 GEO-06 fast shipping is offered and applied where the city has it', async () => {
  const [main, secondary, none] = ['5402-5402001', '5482-5482055', '5466-5466028'] as const
  const filters = { fast_shipping: ['1'] }
  const there = await shop.page({ path: '/mujer/', locationCode: main, filters })
  expect(there.resultDetails.fastShipping).toMatchObject({ fastShippingActive: true, checked: true })
  expect(there.products.every(({ fastShipping }) => fastShipping)).toBe(true)
  expect(optionsOf(there, 'fast_shipping')[0]).toMatchObject({ active: true })
  expect((await shop.page({ path: '/mujer/', locationCode: secondary, filters })).total).toBe(there.total)
  for (const locationCode of [none, 'x', '1-', undefined]) {
    const page = await shop.page({ path: '/mujer/', filters, ...(locationCode && { locationCode }) })
    expect(page.resultDetails.fastShipping).toMatchObject({ fastShippingActive: false, checked: false })
    expect(optionsOf(page, 'fast_shipping')).toEqual([])
    expect(page.total).toBeGreaterThan(there.total)
  }
  // A zone that is switched off does not count.
  const medellin = await shop.page({ path: '/mujer/', locationCode: '5705-5705001', filters }, { country: 'co' })
  expect(medellin.resultDetails.fastShipping).toMatchObject({
    SecondaryShipping: { enabled: false },
    fastShippingActive: false,
  })
})

test('CAT-32 OP-034 a ranking the server knows changes the order, an unknown or retired one does not', async () => {
  const plain = await shop.ids({ path: '/mujer/' })
  expect(await shop.ids({ path: '/mujer/', sortingFormula: 'ar-novedades' })).not.toEqual(plain)
  expect(await shop.ids({ path: '/mujer/', sortingFormula: 'ar-retirada' })).toEqual(plain)
  expect(await shop.ids({ path: '/mujer/', sortingFormula: 'nonsense' })).toEqual(plain)
  const b = await shop.page({ path: '/mujer/', hashConfiguration: 'ar-b' })
  expect(b.products.map(({ id }) => id)).toEqual(await shop.ids({ path: '/mujer/', sortingFormula: 'ar-novedades' }))
  expect(b.organizedFiltersAB.slice(0, 3)).toEqual(['gender', 'price', 'color_family'])
  const keys = b.availableFilters.map(({ key }) => key)
  expect(keys).toEqual(b.organizedFiltersAB.filter((key) => keys.includes(key)))
})

test('SRCH-05 OP-014 terms that redirect to the sneakers say so', async () => {
  expect((await shop.page({ q: '  ZAPATILLAS   mujer ' })).redirect).toBe('/zapatillas-mujer/')
  expect((await shop.page({ q: 'tenis hombre' }, { country: 'co' })).redirect).toBe('/zapatillas-hombre/')
  expect((await shop.page({ q: 'zapatillas' })).redirect).toBeNull()
})

test('SRCH-01 U22 a search reports what it understood and corrects misspelt words', async () => {
  const boots = await shop.page({ q: 'botas negras mujer 38' })
  const { search } = boots.resultDetails
  expect(search!.understood.map(({ name, label }) => `${name} ${label}`)).toEqual([
    'Color Negro',
    'Género Mujer',
    'Talle 38',
  ])
  for (const product of boots.products) expect(product).toMatchObject({ colorFamily: 'Negro', gender: 'mujer' })
  const corrected = await shop.page({ q: 'sapatilas' })
  expect(corrected.resultDetails.search).toMatchObject({ correction: 'zapatillas', isCorrected: true })
  expect(corrected.products[0]!.productName).toMatch(/zapatilla/i)
  expect((await shop.page({ q: 'playera' })).products[0]!.productName).toMatch(/remera/i)
  // Another garment in Argentina: a high collar.
  expect((await shop.page({ q: 'polera' })).products[0]!.productName).toMatch(/cuello alto/i)
})

test('a search inside a category stays there, and takes filters', async () => {
  const page = await shop.page({ path: sneakers, q: 'zapatilla blanca', per: 50 })
  expect(page.total).toBeGreaterThan(0)
  expect(page.products.every(({ categories }) => categories.endsWith('Zapatillas'))).toBe(true)
  const [size] = optionsOf(page, 'shoe_size')
  expect(
    (await shop.page({ path: sneakers, q: 'zapatilla blanca', filters: { shoe_size: [size!.value] } })).total,
  ).toBe(size!.count)
})

test('API-22 API-24 suggestions: terms, places, brands and products, the same in both dialects', async () => {
  const bff = (await shop.get('/bff/catalog/suggestion', { query: { q: 'zapa' } })).json()
  const legacy = (await shop.get('/api/search/', { query: { q: 'zapa', suggest: '1', device: 'pwa' } })).json()
  expect(legacy.suggestions).toEqual(bff)
  expect(bff.terms).toContain('zapatillas')
  expect(bff.categories[0]).toEqual({ label: 'Zapatillas · Mujer', url: sneakers })
  expect(bff.products).toHaveLength(4)
  const empty = (await shop.get('/bff/catalog/suggestion', { query: { q: '  ' } })).json()
  expect(empty).toMatchObject({ terms: [], categories: [], brands: [], products: [] })
})

test('API-23 API-24 top searches are the terms people searched for', async () => {
  const before = (await shop.get('/bff/catalog/suggestion/top-search')).json()
  const legacy = (await shop.get('/api/search/', { query: { suggest: 'topSearch', device: 'pwa' } })).json()
  expect(before.topSearch[0]).toBe('zapatillas')
  expect(legacy).toEqual(before)
  await shop.page({ q: 'Tapado  Largo' })
  await shop.terms.flush()
  const { rows } = await shop.pool.query(`select hits from search_term where country = 'ar' and term = 'tapado largo'`)
  expect(rows).toEqual([{ hits: 1 }])
})

test('API-20 the older dialect bounds its pages by qty_products and maxitems and drops what is bad', async () => {
  const ask = async (query: Record<string, string>) => (await shop.get(`/api${sneakers}`, { query })).json()
  expect((await ask({})).result.products).toHaveLength(10)
  expect((await ask({ qty_products: '3' })).result.products).toHaveLength(3)
  expect((await ask({ maxitems: '2', qty_products: '10' })).result.products).toHaveLength(2)
  expect((await ask({ qty_products: '5000' })).result.products).toHaveLength(34)
  expect((await ask({ page: '-1', sort: 'x', price: 'x', qty_products: 'x' })).total).toBe(34)
})

test.each([
  ['not JSON', '{'],
  ['no path', {}],
  ['a path that is no text', { path: 1 }],
  ['a page below 1', { path: '/', pageInfo: { page: 0 } }],
  ['too many per page', { path: '/', pageInfo: { itemsPerPage: 51 } }],
  ['filters that are no list', { path: '/', filters: {} }],
])('%s is refused in words, with 400', async (_, body) => {
  const reply = await shop.bff('/bff/catalog/category', body)
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ error: true, code: 'invalid_input' })
})

test('INV-32 a country has its own products only', async () => {
  const [ar, cl] = [
    await shop.page({ path: '/mujer/', per: 50 }),
    await shop.page({ path: '/mujer/', per: 50 }, { country: 'cl' }),
  ]
  const own = new Set(ar.products.map(({ id }) => id))
  expect(cl.products.filter(({ id }) => own.has(id))).toEqual([])
})

test('API-06 pages of another domain may ask the catalogue, and nothing else', async () => {
  const headers = { origin: 'https://otro.example', 'sec-fetch-site': 'cross-site' }
  const asked = await shop.app.inject({ method: 'OPTIONS', url: '/bff/catalog/search', headers })
  expect(asked.statusCode).toBe(204)
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type, x-store, x-os',
  })
  const answered = await shop.bff('/bff/catalog/category', { path: sneakers }, { headers })
  expect([answered.statusCode, answered.headers['access-control-allow-origin']]).toEqual([200, '*'])
  expect((await shop.get(`/api${sneakers}`, { headers })).headers['access-control-allow-origin']).toBe('*')
  const change = await shop.form('/api/newsletter/sign', { email: 'a@example.com' }, { headers })
  expect([change.statusCode, change.headers['access-control-allow-origin']]).toEqual([403, undefined])
})

test('CAT-08 CAT-12 a list says its heading, its search and its landing; a filter its key, name, type and options', async () => {
  const list = await shop.page({ path: sneakers, filters: { shoe_size: ['38'] } })
  expect(list).toMatchObject({ title: 'Zapatillas de mujer', metadata: { landing: null }, messages: { error: null } })
  expect(list.seoSettings).toMatchObject({ coupon: 'BANNER20', banner: { coupon: 'BANNER20' } })
  expect((await shop.page({ q: 'botas' })).resultDetails.search?.q).toBe('botas')
  expect((await shop.page({ path: '/moda-sostenible/' })).metadata.landing).toMatchObject({ title: expect.any(String) })
  const sizes = list.availableFilters.find(({ key }) => key === 'shoe_size')!
  expect(sizes).toMatchObject({ name: 'Talle de calzado', type: 'multiple' })
  expect(sizes.options.filter(({ active }) => active)).toMatchObject([{ label: '38', value: '38' }])
})

test('CAT-09 a list says what is chosen: filters, cheapest price, sort and direction, page and items per page', async () => {
  const filters = { shoe_size: ['37', '38'], special_price: ['1'] }
  const list = await shop.page({ path: sneakers, filters, sorting: 'price', dir: 'desc', page: 2, per: 3 })
  expect(list.resultDetails.filters).toEqual(filters)
  expect(list.availableSort.filter(({ active }) => active)).toMatchObject([{ sort: 'price', dir: 'desc' }])
  expect(list).toMatchObject({ page: 2, itemsPerPage: 3 })
  const [cheapest] = (await shop.page({ path: sneakers, filters, sorting: 'price', per: 1 })).products
  expect(list.priceMinimal).toBe(cheapest!.numericDiscountPrice)
})

test('OP-041 U27 a card shows one of three instalments where the country has them, the same everywhere', async () => {
  const cards = (await shop.page({ path: '/mujer/', per: 50 }, { country: 'co' })).products
  const reduced = cards.filter(({ numericDiscountPrice }) => numericDiscountPrice !== null)
  expect(reduced.length).toBeGreaterThan(0)
  for (const { instalment, numericDiscountPrice, numericOriginalPrice } of cards) {
    expect(instalment).toBe(Math.ceil((numericDiscountPrice ?? numericOriginalPrice) / 3))
  }
  const skus = reduced.slice(0, 3).map(({ id }) => id)
  const asked = await shop.get(readCards.path, { country: 'co', query: { skus: skus.join('--') } })
  expect(asked.json().items).toMatchObject(reduced.slice(0, 3).map(({ id, instalment }) => ({ id, instalment })))
  for (const country of ['ar', 'cl'] as const) {
    const [card] = (await shop.page({ path: '/mujer/', per: 1 }, { country })).products
    expect(card).not.toHaveProperty('instalment')
  }
})
