import { expect, test } from 'vitest'
import { openShop } from '#tests/shop.ts'

const shop = await openShop()

test.each([
  ['ar', 24, 1100],
  ['cl', 16, 346],
  ['co', 33, 1000],
] as const)(
  'API-09 API-10 GEO-01 GEO-02 %s has its %d regions and at least %d cities, each in a region of its own country',
  async (store, regions, cities) => {
    const regionsReply = (await shop.get('/geo/regions', { store })).json()
    const citiesReply = (await shop.get('/geo/cities', { store })).json()
    expect(regionsReply).toMatchObject({ success: true, message: '' })
    expect(regionsReply.data.regions).toHaveLength(regions)
    expect(citiesReply.data.cities.length).toBeGreaterThanOrEqual(cities)
    expect(Object.keys(citiesReply.data.cities[0])).toEqual(['id_city', 'name', 'short_name', 'fk_region'])
    const ids = new Set(regionsReply.data.regions.map(({ id }: { id: number }) => id))
    expect(citiesReply.data.cities.filter(({ fk_region }: { fk_region: number }) => !ids.has(fk_region))).toEqual([])
  },
)

test('GEO-01 the picker begins with the large places', async () => {
  const { data } = (await shop.get('/geo/cities', { store: 'ar' })).json()
  expect(data.cities.slice(0, 5).map(({ short_name }: { short_name: string }) => short_name)).toContain('CABA')
})

test('API-09 the list travels compressed in at most 40 KB and may be kept for a day, per store', async () => {
  for (const store of ['ar', 'cl', 'co'] as const) {
    const reply = await shop.get('/geo/cities', { store, headers: { 'accept-encoding': 'br' } })
    expect(reply.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=86400' })
    expect(String(reply.headers.vary)).toContain('x-store')
    expect(reply.rawPayload.length).toBeLessThanOrEqual(40 * 1024)
  }
})
