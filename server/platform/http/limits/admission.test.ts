import { expect, test } from 'vitest'
import { stockedShop } from '#server/browse/catalog/tests/stocked-shop.ts'

const shop = await stockedShop({ ar: 20, env: { RATE_LIMIT_PER_MINUTE: '1200' } })

await shop.catalog.warm()

const search = (q: string, remoteAddress: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/bff/catalog/search',
    headers: { 'content-type': 'application/json', 'x-store': 'vereda-ar' },
    payload: JSON.stringify({ path: '/catalog/', q }),
    remoteAddress,
  })

test('R32 an IP address that floods searches must wait; others, cached answers and the cart are not limited', async () => {
  expect((await search('botas', '10.0.0.1')).statusCode).toBe(200)
  const replies = await Promise.all(Array.from({ length: 100 }, (_, at) => search(`zapatillas ${at}`, '10.0.0.1')))
  const refused = replies.filter(({ statusCode }) => statusCode === 429)
  expect(refused.length).toBeGreaterThanOrEqual(40)
  expect(refused[0]!.json()).toMatchObject({ error: true, code: 'too_many_requests' })
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
  expect((await search('sandalias', '10.0.0.2')).statusCode).toBe(200)
  expect((await search('botas', '10.0.0.1')).statusCode).toBe(200)
  const cart = await shop.app.inject({
    url: '/api/cart/?api_version=3',
    headers: { 'x-store': 'vereda-ar' },
    remoteAddress: '10.0.0.1',
  })
  expect(cart.statusCode).toBe(200)
})
