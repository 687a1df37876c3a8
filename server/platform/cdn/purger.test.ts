import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openCountries } from '#domain/platform/country/country.ts'
import { productTag } from '#server/platform/caches/change-log.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { purgeChanges } from './purge-changes.ts'
import { readCdn } from './purge-calls.ts'
import { purger } from './purger.ts'
import { purgedBy, surrogateKeys } from './surrogate-keys.ts'

/** A cache that writes down what it is asked to forget, and can be out of order. */
async function openCache() {
  const purged: string[][] = []
  const state = { status: 200 }
  const server = http.createServer((request, response) => {
    const keys = String(request.headers['surrogate-key']).split(' ')
    if (request.method === 'PURGE' && state.status === 200) purged.push(keys)
    response.writeHead(state.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { cdn: readCdn(`varnish=${url}`)!, purged, state }
}

const log = { warn: () => {} }

test('a page names its store and all it shows, and each change names what of it is outdated', () => {
  expect(surrogateKeys('ar', new Set([productTag('ZM0001'), 'category /mujer/'])).split(' ')).toEqual([
    'ar',
    'ar-product-ZM0001',
    'ar-category-/mujer/',
  ])
  expect(purgedBy('cl', [productTag('ZM0001')])).toEqual(['cl-product-ZM0001'])
  expect([purgedBy('co', 'all'), purgedBy('co', 'content')]).toEqual([['co'], ['co']])
})

test.each([
  ['varnish=http://10.0.0.5:6081,http://10.0.0.6:6081', 'PURGE', 2],
  ['fastly=SU1Z0isxPaozGVKXdv0eY:token-of-an-account', 'POST', 1],
  ['cloudflare=023e105f4ecef8ad9ca31a8372d0c353:token-of-an-account', 'POST', 1],
])('%s is asked in its own words', (setting, method, calls) => {
  const made = readCdn(setting)!.calls(['ar', 'ar-products'])
  expect(made).toHaveLength(calls)
  expect(made[0]!.init.method).toBe(method)
  expect(JSON.stringify(made[0]!.init)).toContain('ar-products')
})

test.each(['varnish=10.0.0.5', 'fastly=x', 'akamai=1:token-of-an-account', 'cloudflare=zone:short'])(
  'CDN_PURGE %s is refused',
  (setting) => expect(readCdn(setting)).toBeUndefined(),
)

test('what changed is purged together, and once more when every node has read it', async () => {
  const { cdn, purged } = await openCache()
  const purging = purger({ cdn, wholeStores: openCountries, log })
  onTestFinished(() => purging.stop())
  purging.add(['ar-product-A'])
  purging.add(['ar-product-B', 'ar-product-A'])
  await vi.waitFor(() => expect(purged).toHaveLength(2), { timeout: 10_000 })
  expect(purged).toEqual([
    ['ar-product-A', 'ar-product-B'],
    ['ar-product-A', 'ar-product-B'],
  ])
})

test('R a cache that is out of order is asked again until it has forgotten', async () => {
  const { cdn, purged, state } = await openCache()
  state.status = 503
  const warn = vi.fn()
  const purging = purger({ cdn, wholeStores: openCountries, log: { warn } })
  onTestFinished(() => purging.stop())
  purging.add(['ar-product-A'])
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), { timeout: 10_000 })
  state.status = 200
  await vi.waitFor(() => expect(purged[0]).toEqual(['ar-product-A']), { timeout: 10_000 })
})

test('R of two nodes one purges; when it ends, the other one begins with everything', async () => {
  const shop = await openDemoShop()
  await shop.catalog.engineOf('ar')
  const first = await openCache()
  const second = await openCache()
  const start = ({ cdn }: { cdn: NonNullable<ReturnType<typeof readCdn>> }) =>
    purgeChanges({ cdn, catalog: shop.catalog, databaseUrl: shop.url, log })
  const leader = start(first)
  await vi.waitFor(() => expect(first.purged[0]).toEqual([...openCountries]), { timeout: 10_000 })
  const follower = start(second)
  onTestFinished(() => follower.stop())
  await shop.pool.query(`update product set price = price + 100 where country = 'ar' and sku = 'ZM0001'`)
  await vi.waitFor(() => expect(first.purged.flat()).toContain('ar-product-ZM0001'), { timeout: 10_000 })
  expect(second.purged).toEqual([])
  await leader.stop()
  await vi.waitFor(() => expect(second.purged[0]).toEqual([...openCountries]), { timeout: 10_000 })
})
