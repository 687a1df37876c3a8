import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDemoShop } from './tests/demo-shop.ts'

const shop = await openDemoShop()

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('\0', "'", '"; --', '../..', '%', '{}', '{"a":"\\ud800"}', '-1', '1e999', 'ZM0001', 'ZM0001-38'),
  fc.constantFrom('related', 'same-brand', 'home', 'mujer', 'fast', '5402-1', 'Vereda', 'NaN', '👟', 'ñ'.repeat(5000)),
)
const asked = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] })

const calls = fc.oneof(
  fc.tuple(fc.constant('/api/productdetail/'), anything, fc.constant({})),
  fc.tuple(fc.constant('/api/cms/key/'), anything, fc.constant({})),
  fc.tuple(
    fc.constant('/api/shipping/getshippingmethods/'),
    fc.constant(''),
    asked('location', 'shipment_type', 'supplier', 'sku'),
  ),
  fc.tuple(fc.constant('/api/recommendations/'), fc.constant(''), asked('sku', 'list')),
  fc.tuple(fc.constant('/api/recommendations/track'), fc.constant(''), asked('key', 'payload')),
  fc.tuple(fc.constant('/api/home/'), fc.constant(''), asked('key', 'device')),
  fc.tuple(fc.constant('/api/menu/'), fc.constant(''), asked('device')),
  fc.tuple(fc.constant('/api/menu/getstatic'), fc.constant(''), asked('key')),
  fc.tuple(fc.constant('/api/sizes/'), fc.constant(''), asked('sku')),
  fc.tuple(fc.constant('/api/cms/help'), fc.constant(''), asked('page')),
)

test('for any request around the catalogue no call fails and every refusal has its message', async () => {
  await fc.assert(
    fc.asyncProperty(calls, async ([path, segment, query]) => {
      const search = new URLSearchParams({ api_version: '3', ...query })
      const url = `${path}${encodeURIComponent(segment.toWellFormed())}?${search}`
      const reply = await shop.app.inject({ method: 'GET', url, headers: { 'x-store': 'vereda-ar' } })
      expect(reply.statusCode, url).toBeLessThan(500)
      if (reply.statusCode !== 200)
        expect(reply.json()).toMatchObject({ error: true, message: expect.stringMatching(/\.$/) })
    }),
    { numRuns: 1500 },
  )
})
