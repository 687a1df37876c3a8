import { expect, test } from 'vitest'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { shopOf } from '#demo/searches/shops.ts'

const found = (query: string, country: OpenCountry = 'ar') => {
  const { search, best, documents } = shopOf(country)
  const matches = search(query)
  return { ...matches, first: best(query), near: matches.nearby.map((doc) => documents[doc]!) }
}

test.each([
  ['nike', 'nike', /^zapatilla/i],
  ['adidas', 'adidas', /^zapatilla/i],
  ['levis 501', 'levis', /^jean/i],
  ['rolex', 'rolex', /^reloj/i],
])(
  'SRCH-01 %s is not bent into something else: it is not had, and what it is known for is near',
  (query, name, kind) => {
    const { docs, notHad, correction, near } = found(query)
    expect(docs.length).toBe(0)
    expect(correction).toBeNull()
    expect(notHad).toContain(name)
    expect(near.length).toBeGreaterThanOrEqual(10)
    for (const { name: shown } of near) expect(shown).toMatch(kind)
  },
)

test('SRCH-01 a brand we do not sell with a product we do: the product is found, and the brand is reported', () => {
  const { first, notHad } = found('zapatillas puma')
  expect(notHad).toEqual(['puma'])
  for (const { name } of first) expect(name).toMatch(/^zapatilla/i)
})

test('SRCH-01 regalo para papá is for men, not a papaya; algo para una boda is not a boot', () => {
  for (const { gender } of found('regalo para papá').first) expect(['hombre', 'unisex']).toContain(gender)
  const wedding = found('algo para una boda')
  expect(wedding.correction).toBeNull()
  for (const { name } of wedding.first) expect(name).not.toMatch(/^bota/i)
  for (const { attributes } of wedding.first) expect(attributes).toContain('Fiesta')
})

test('SRCH-01 the product and the gender are kept, and what is dropped is named', () => {
  const sporty = found('remera deportiva mujer')
  expect(sporty.setAside).toEqual(['deportiva'])
  for (const { name, gender } of sporty.first) expect([name.split(' ')[0], gender]).toEqual(['Remera', 'mujer'])
  const cargo = found('pantalon cargo hombre 42')
  expect(cargo.setAside).toEqual(['42', 'cargo'])
  for (const { name, gender } of cargo.first) expect([name.split(' ')[0], gender]).toEqual(['Pantalón', 'hombre'])
  const gym = found('ropa para el gimnasio').first
  expect(new Set(gym.map(({ name }) => name)).size).toBeGreaterThan(1)
  for (const { kinds } of gym) expect(kinds).toContain('Ropa')
})

test('SRCH-01 phrases before words: a bolso de mano is not men’s, a traje de baño not a suit', () => {
  const bag = found('bolso de mano')
  expect(bag.understood).toEqual([])
  for (const { name } of bag.first) expect(name).toMatch(/^cartera/i)
  for (const { name } of found('ropa de dormir').first) expect(name).toMatch(/^pijama/i)
  for (const { name } of found('cartera manos libres').first) expect(name).toMatch(/bandolera/i)
  for (const { name } of found('traje de baño mujer').first) expect(name).toMatch(/^malla/i)
  for (const { name } of found('zapatillas sin cordones').first) expect(name).toMatch(/^zapatilla/i)
})

test.each([
  ['cl', 'zapatos para matrimonio hombre', /^mocasines/i],
  ['co', 'chaqueta de jean hombre', /trucker/i],
  ['co', 'chaqueta impermeable', /rompeviento/i],
  ['cl', 'botas sin cordones', /^botas chelsea/i],
  ['ar', 'taco bajo cómodo', /^zapatos de taco/i],
  ['ar', 'algo cómodo para estar en casa', /^(?:pantuflas|pijama)/i],
  ['ar', 'panchas', /^(?:mocasines|chatitas)/i],
  ['ar', 'vestido para cumple de 15', /^vestido/i],
] as const)('SRCH-01 in %s, %s is answered with %s first', (country, query, kind) => {
  const [first] = found(query, country).first
  expect(first!.name).toMatch(kind)
})

test('SRCH-01 a variety not sold for women is dropped by name; zapatos for a child are any footwear; "the most sold" is not a dress', () => {
  const cargo = found('pantalón cargo mujer', 'cl')
  expect(cargo.setAside).toEqual(['cargo'])
  for (const { gender } of cargo.first) expect(gender).toBe('mujer')
  const shoes = found('zapatos de niño 30', 'co')
  expect(shoes.setAside).toEqual([])
  for (const { gender, sizes } of shoes.first) expect([gender, sizes.includes('30')]).toEqual(['ninos', true])
  const best = found('los más vendidos', 'co')
  expect([best.correction, best.understood.map(({ value }) => value)]).toEqual([null, ['popular']])
  expect(best.docs.length).toBeGreaterThan(1000)
})

test('SRCH-01 less than ten are filled up by what is near, none of it twice', () => {
  const { docs, nearby } = found('reloj diver negro mujer')
  expect(docs.length).toBeLessThan(10)
  expect(docs.length + nearby.length).toBeGreaterThanOrEqual(10)
  expect(new Set([...docs, ...nearby]).size).toBe(docs.length + nearby.length)
  expect(found('zapatillas').nearby).toEqual([])
})

test('SRCH-01 amounts, refusals and counts mean what they say', () => {
  for (const { price } of found('botas hasta 100000').first) expect(price).toBeLessThanOrEqual(100_000)
  const prices = found('remera barata').first.map(({ price }) => price)
  expect(Math.max(...prices)).toBeLessThan(20_000)
  for (const { isReduced } of found('ofertas').first) expect(isReduced).toBe(true)
  for (const { attributes } of found('sandalias sin taco').first) expect(attributes).toContain('Plano')
  for (const { attributes } of found('botas no de cuero').first) expect(attributes).not.toContain('Cuero')
  for (const { sizes } of found('talle 38').first) expect(sizes).toContain('38')
  for (const { name } of found('3 pares').first) expect(name).toMatch(/^medias/i)
  for (const { name } of found('👟').first) expect(name).toMatch(/^zapatilla/i)
  for (const { gender } of found('para bebé').first) expect(gender).toBe('ninos')
})

test('U22 what is not known anywhere is not had; what other shops sell is not corrected', () => {
  expect(found('xqzwv')).toMatchObject({ notHad: ['xqzwv'], correction: null, nearby: [] })
  for (const query of ['heladera', 'colchón', 'libro', 'silla']) {
    const { docs, notHad, correction } = found(query, 'co')
    expect([docs.length, notHad, correction]).toEqual([0, [query], null])
  }
})

test('a search is explained: words, slips with their odds, parts, filters', () => {
  const { searcher, context } = shopOf('ar')
  const { reading } = searcher.explain('sapatilas negras de mujer', context)
  expect(reading.words[0]).toMatchObject({ typed: 'zapatillas', slip: { typed: 'sapatilas' } })
  expect(reading.words[0]!.slip!.odds).toBeGreaterThan(0)
  expect(reading.parts).toMatchObject([{ key: 'zapatilla', isHead: true, isSold: true }])
  expect(reading.filters.map(({ key, value }) => `${key} ${value}`)).toEqual(['color_family Negro', 'gender mujer'])
})
