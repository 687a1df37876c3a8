import { expect, test } from 'vitest'
import { attributeKeys } from '#domain/browse/catalog/attributes.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { priceLimits } from '../amounts.ts'
import { brands } from '../brands.ts'
import { branchOf, categoryTree } from '../categories.ts'
import { suppliers } from '../suppliers.ts'
import { assortment, type GeneratedProduct } from './generate.ts'
import { palette } from '#domain/browse/catalog/palette.ts'
import { modelOfSku } from './sku.ts'

const now = new Date('2026-06-15T12:00:00Z')
const counts = { ar: 1200, cl: 600, co: 600 } as const
const shopOf = (country: OpenCountry, seed = 1) => [...assortment({ country, count: counts[country], now, seed })]
const shops = Object.fromEntries(openCountries.map((country) => [country, shopOf(country)])) as Record<
  OpenCountry,
  GeneratedProduct[]
>
const all = openCountries.flatMap((country) => shops[country])
const share = (list: readonly GeneratedProduct[], is: (product: GeneratedProduct) => boolean) =>
  list.filter(is).length / list.length

test('the same plan gives the same products, another seed another shop', () => {
  expect(shopOf('cl')).toEqual(shops.cl)
  expect(shopOf('cl', 2)).not.toEqual(shops.cl)
})

test('a larger shop begins with the smaller one', () => {
  expect([...assortment({ country: 'ar', count: 50, now, seed: 1 })]).toEqual(shops.ar.slice(0, 50))
})

test('each store gets as many products as it asked for', () => {
  expect(openCountries.map((country) => shops[country].length)).toEqual([1200, 600, 600])
})

test('INV-03: every sku is its own and holds no dash, every address is its own within its store', () => {
  expect(new Set(all.map(({ sku }) => sku)).size).toBe(all.length)
  for (const { sku } of all) expect(sku).toMatch(/^[A-Z0-9]+$/)
  for (const country of openCountries) {
    expect(new Set(shops[country].map(({ slug }) => slug)).size).toBe(shops[country].length)
    for (const { slug } of shops[country]) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

test('a hundred thousand products still have their own skus and addresses', () => {
  const skus = new Set<string>()
  const slugs = new Set<string>()
  for (const { sku, slug } of assortment({ country: 'ar', count: 100_000, now, seed: 1 })) {
    skus.add(sku)
    slugs.add(slug)
  }
  expect([skus.size, slugs.size]).toEqual([100_000, 100_000])
})

test.each(openCountries)('VAL-02: in %s every attribute a shopper may filter by occurs', (country) => {
  const found = new Set(shops[country].flatMap(({ attributes }) => attributes.map(([key]) => key)))
  expect(attributeKeys.filter((key) => !found.has(key))).toEqual([])
})

test.each(openCountries)(
  'in %s nothing is filed outside the tree, in an empty category or among the named sneakers',
  (country) => {
    const open = new Map(categoryTree(country).map((node) => [node.key, node]))
    for (const { category, kind, gender } of shops[country]) expect(open.get(category)).toMatchObject({ kind, gender })
  },
)

test.each(openCountries)('in %s no category of the menu is empty', (country) => {
  const tree = categoryTree(country)
  const filled = new Set(shops[country].flatMap(({ category }) => branchOf(tree, category).map(({ key }) => key)))
  const empty = tree.filter(({ key, kind }) => kind !== null && kind !== 'giftcard' && !filled.has(key))
  expect(empty.map(({ key }) => key)).toEqual([])
})

test('brands and sellers exist; the shop sells about seven of ten products itself', () => {
  const slugs = new Set(brands.map(({ slug }) => slug))
  const keys = new Set(suppliers.map(({ key }) => key))
  expect(all.filter(({ brand, supplier }) => !slugs.has(brand) || !keys.has(supplier))).toEqual([])
  expect(share(all, ({ supplier }) => supplier === 'house')).toBeCloseTo(0.7, 1)
  const childrens = new Set(brands.filter(({ style }) => style === 'kids').map(({ slug }) => slug))
  expect(all.filter(({ brand, gender }) => childrens.has(brand) && gender !== 'ninos')).toEqual([])
})

test('INV-04: a special price is below the price, and its dates are in order', () => {
  const reduced = all.filter(({ specialPrice }) => specialPrice !== null)
  expect(reduced.length / all.length).toBeCloseTo(0.3, 1)
  for (const { price, specialPrice, specialFrom, specialTo } of reduced) {
    expect(specialPrice).toBeLessThan(price)
    expect(specialPrice).toBeGreaterThan(0)
    if (specialFrom && specialTo) expect(specialFrom.getTime()).toBeLessThan(specialTo.getTime())
  }
})

test('prices end as the country writes them and stay between the cheapest and the dearest named product', () => {
  const ending = { ar: /990\.00$/, cl: /990$/, co: /900$/ }
  for (const country of openCountries) {
    const { cheapest, dearest } = priceLimits[country]
    for (const { price, specialPrice } of shops[country]) {
      for (const amount of specialPrice === null ? [price] : [price, specialPrice]) {
        expect(country === 'ar' ? (amount / 100).toFixed(2) : String(amount)).toMatch(ending[country])
        expect(amount > cheapest && amount < dearest).toBe(true)
      }
    }
  }
})

test.each([
  ['ar', 'tshirt', 'Remera', 'Polera'],
  ['cl', 'tshirt', 'Polera', 'Remera'],
  ['co', 'tshirt', 'Camiseta', 'Remera'],
  ['ar', 'sneaker', 'Zapatillas', 'Tenis'],
  ['co', 'sneaker', 'Tenis', 'Zapatillas'],
  ['ar', 'jacket', 'Campera', 'Chaqueta'],
  ['cl', 'jacket', 'Chaqueta', 'Campera'],
  ['ar', 'skirt', 'Pollera', 'Falda'],
  ['co', 'skirt', 'Falda', 'Pollera'],
  ['ar', 'hoodie', 'Buzo', 'Polerón'],
  ['cl', 'hoodie', 'Polerón', 'Buzo'],
  ['co', 'bag', 'Bolso', 'Cartera'],
  ['ar', 'sunglasses', 'Anteojos', 'Gafas'],
  ['cl', 'sunglasses', 'Lentes', 'Gafas'],
  ['co', 'sunglasses', 'Gafas', 'Lentes'],
  ['cl', 'socks', 'Calcetines', 'Medias'],
] as const)('%s calls a %s %s, never %s', (country, kind, word, foreign) => {
  const names = shops[country].filter((product) => product.kind === kind).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.every((name) => name.startsWith(word))).toBe(true)
  expect(shops[country].filter(({ name }) => name.startsWith(`${foreign} `))).toEqual([])
})

test('Argentina is addressed with vos, Chile and Colombia with tú; nothing is left of the templates', () => {
  const voseo = /(?<!\p{L})(pedí|elegí|probá|lavá|sumale|guardá|dudás|usás|colgá|aplicá|salí|pasales)(?!\p{L})/iu
  expect(share(shops.ar, ({ description }) => voseo.test(description))).toBeGreaterThan(0.15)
  for (const { description } of [...shops.cl, ...shops.co]) expect(description).not.toMatch(voseo)
  for (const { description } of [...shops.cl, ...shops.co]) expect(description).not.toMatch(/\btalles?\b/)
  for (const { description } of all) {
    expect(description).not.toMatch(/[{}@/|]/)
    expect(description.split(/[.!?](?: |$)/).length - 1).toBeGreaterThanOrEqual(2)
  }
})

test('descriptions vary', () => {
  expect(new Set(shops.ar.map(({ description }) => description)).size).toBeGreaterThan(300)
})

const ladder = ['XS', 'S', 'M', 'L', 'XL']
const height = (size: string) => (ladder.includes(size) ? ladder.indexOf(size) : Number(size))

test('sizes go up, each has a count of what is left, and one size means the letter U', () => {
  for (const { sizes, stock, sizeFilterKey } of all) {
    expect(stock).toHaveLength(sizes.length)
    expect(stock.every((left) => Number.isInteger(left) && left >= 0)).toBe(true)
    if (sizeFilterKey === null) expect(sizes).toEqual(['U'])
    else expect(sizes).toEqual(sizes.toSorted((a, b) => height(a) - height(b)))
  }
})

test('shoes, clothes and children have the sizes of their country', () => {
  const sizesIn = (country: OpenCountry, kind: string, gender: string) =>
    shops[country].find((product) => product.kind === kind && product.gender === gender)!.sizes.join(' ')
  expect(sizesIn('ar', 'boot', 'mujer')).toBe('35 36 37 38 39 40 41')
  expect(sizesIn('co', 'sneaker', 'hombre')).toBe('38 39 40 41 42 43 44')
  expect(sizesIn('cl', 'hoodie', 'hombre')).toBe('S M L XL')
  expect(sizesIn('ar', 'jeans', 'hombre')).toBe('38 40 42 44 46 48')
  expect(sizesIn('co', 'tshirt', 'ninos')).toBe('4 6 8 10 12 14 16')
})

test('PDP-10: some sizes are gone, some have one or two left, and a few products are sold out', () => {
  const counts = shops.ar.flatMap(({ stock }) => stock)
  for (const left of [0, 1, 2]) expect(counts.filter((count) => count === left).length).toBeGreaterThan(100)
  expect(share(all, ({ stock }) => stock.every((left) => left === 0))).toBeCloseTo(0.03, 1)
})

test('the colours of a model share its name and brand, and no other model has both', () => {
  for (const country of openCountries) {
    const models = Object.values(Object.groupBy(shops[country], ({ sku }) => modelOfSku(sku)))
    for (const siblings of models) {
      expect(new Set(siblings!.map(({ name, brand }) => `${brand} ${name}`)).size).toBe(1)
      expect(new Set(siblings!.map(({ color }) => color)).size).toBe(siblings!.length)
    }
    expect(models.some((siblings) => siblings!.length >= 4)).toBe(true)
    expect(new Set(shops[country].map(({ name, brand }) => `${brand} ${name}`)).size).toBe(models.length)
  }
})

test('colours come from the dye card', () => {
  const labels = new Set<string>(Object.values(palette).map(({ label }) => label))
  expect(all.filter(({ color }) => !labels.has(color))).toEqual([])
  expect(new Set(shops.ar.map(({ color }) => color)).size).toBeGreaterThanOrEqual(19)
})

test('about one product in eight is made with less waste, one in twenty-five is pushed', () => {
  expect(share(all, ({ isEco }) => isEco)).toBeGreaterThan(0.08)
  expect(share(all, ({ isEco }) => isEco)).toBeLessThan(0.16)
  expect(share(all, ({ isBoost }) => isBoost)).toBeCloseTo(0.04, 1)
})

test('products arrived over the last 400 days and a few are far more popular than the rest', () => {
  const day = 24 * 60 * 60 * 1000
  const ages = all.map(({ createdAt }) => (now.getTime() - createdAt.getTime()) / day)
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...ages)).toBeLessThanOrEqual(400.01)
  expect(Math.max(...ages)).toBeGreaterThan(360)
  const ranked = shops.ar.map(({ popularity }) => popularity).sort((a, b) => b - a)
  expect(ranked[0]!).toBeGreaterThan(ranked[600]! * 6)
})
