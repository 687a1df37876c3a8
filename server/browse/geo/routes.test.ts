import { expect, test } from 'vitest'
import { openShop } from '#tests/shop.ts'

const shop = await openShop()

test.each([
  ['ar', 24, 1100],
  ['cl', 16, 346],
  ['co', 33, 1000],
] as const)(
  'API-09 API-10 GEO-01 GEO-02 %s has its %d regions and at least %d cities, each in a region of its own country',
  async (country, regions, cities) => {
    const regionsReply = (await shop.get('/geo/regions', { country })).json()
    const citiesReply = (await shop.get('/geo/cities', { country })).json()
    expect(regionsReply).toMatchObject({ success: true, message: '' })
    expect(regionsReply.data.regions).toHaveLength(regions)
    expect(citiesReply.data.cities.length).toBeGreaterThanOrEqual(cities)
    expect(Object.keys(citiesReply.data.cities[0])).toEqual(['id_city', 'name', 'short_name', 'fk_region'])
    const ids = new Set(regionsReply.data.regions.map(({ id }: { id: number }) => id))
    expect(citiesReply.data.cities.filter(({ fk_region }: { fk_region: number }) => !ids.has(fk_region))).toEqual([])
  },
)

test('GEO-01 the picker begins with the large places', async () => {
  const { data } = (await shop.get('/geo/cities', { country: 'ar' })).json()
  expect(data.cities.slice(0, 5).map(({ short_name }: { short_name: string }) => short_name)).toContain('CABA')
})

test('API-09 the list is sent compressed in at most 40 KB and may be cached for a day, per country', async () => {
  for (const country of ['ar', 'cl', 'co'] as const) {
    const reply = await shop.get('/geo/cities', { country, headers: { 'accept-encoding': 'br' } })
    expect(reply.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=86400' })
    expect(String(reply.headers.vary)).toContain('x-store')
    expect(reply.rawPayload.length).toBeLessThanOrEqual(40 * 1024)
  }
})

test.each([
  ['ar', '-34.6037', '-58.3816', 'CABA'],
  ['ar', '-34.9205', '-57.9536', 'La Plata'],
  ['cl', '-33.4489', '-70.6693', 'Santiago'],
  ['co', '4.711', '-74.0721', 'Bogotá'],
] as const)('GEO-01 in %s the city nearest to %s, %s is %s', async (country, lat, lng, name) => {
  const { data } = (await shop.get('/geo/nearest', { country, query: { lat, lng } })).json()
  expect(data.city.short_name).toContain(name)
})

test('a position in another country has no city here, and nonsense is refused', async () => {
  const abroad = await shop.get('/geo/nearest', { country: 'cl', query: { lat: '40.4', lng: '-3.7' } })
  expect(abroad.json().data).toEqual({ city: null })
  for (const lat of ['91', 'x', '', '1e3', '-34.6; drop table city']) {
    const reply = await shop.get('/geo/nearest', { country: 'ar', query: { lat, lng: '0' } })
    expect([lat, reply.statusCode]).toEqual([lat, 400])
  }
})

test.each([
  ['ar', '1043', 'Ciudad Autónoma de Buenos Aires', 'CABA'],
  ['ar', 'C1043AAZ', 'Ciudad Autónoma de Buenos Aires', 'CABA'],
  ['ar', '2000', 'Santa Fe', undefined],
  ['ar', '1', undefined, undefined],
  ['ar', "1'; drop table city", undefined, undefined],
] as const)('U58 in %s the postcode %s is of %s', async (country, code, region, city) => {
  const { data } = (await shop.get('/geo/postcode', { country, query: { code } })).json()
  expect([data.region?.name, data.city?.short_name]).toEqual([region, city])
})
