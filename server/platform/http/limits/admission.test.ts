import net from 'node:net'
import fastify, { type RouteHandlerMethod } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RuleError } from '#domain/platform/errors.ts'
import { createApp } from '#server/platform/http/app.ts'
import { stockedShop } from '#server/browse/catalog/tests/stocked-shop.ts'
import { admission } from './admission.ts'

const shop = await stockedShop({ ar: 20, env: { RATE_LIMIT_PER_MINUTE: '1200' } })

await shop.catalog.warm()

const parts = { pool: { waitingCount: 0 }, callsPerMinute: 1200, isInternal: () => false }

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

test('R32 a client that leaves before its request is counted leaves no error', async () => {
  const app = await createApp({ LOG_LEVEL: 'silent' })
  onTestFinished(() => app.close())
  const { browse } = await admission(app, parts)
  let arrived = () => {}
  const isHere = new Promise<void>((resolve) => (arrived = resolve))
  let counted: Promise<unknown> | undefined
  const handler: RouteHandlerMethod = async (request) => {
    arrived()
    await new Promise((resolve) => request.raw.socket.once('close', resolve))
    counted = browse(request).then(
      () => 'counted',
      (error: unknown) => error,
    )
    await counted
    return 'ok'
  }
  app.route({ method: 'GET', url: '/slow', handler })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1')
  socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await isHere
  socket.resetAndDestroy()
  await vi.waitFor(() => expect(counted).toBeDefined())
  expect(await counted).toBe('counted')
})

test('R32 requests that are refused before they are counted do not hide an overload', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  app.addHook('onRequest', async ({ url }) => {
    if (url === '/junk') throw new RuleError('invalid_input')
  })
  const { browse, running } = await admission(app, parts)
  const handler: RouteHandlerMethod = async (request) => {
    await browse(request)
    return running()
  }
  app.route({ method: 'GET', url: '/', handler })
  for (let n = 0; n < 20; n += 1) await app.inject('/junk')
  expect((await app.inject('/')).body).toBe('1')
})
