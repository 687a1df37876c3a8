import { expect, test } from 'vitest'
import { messageIn } from '#contract/platform/messages.ts'
import { openShop } from '#tests/shop.ts'

const shop = await openShop({ env: { STORE_HOSTS: 'tienda.example=ar', METRICS_TOKEN: 'a-token' } })
const metricsRequest = { url: '/metrics', headers: { authorization: 'Bearer a-token' } }

test.each(['vereda-br', 'vereda-xx', 'otra-ar', ''])('API-01 the store id %j is refused with a message', async (id) => {
  const reply = await shop.get('/api/config/ar', { headers: { 'x-store': id } })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toEqual({ error: true, code: 'unknown_store', message: messageIn('ar', 'unknown_store') })
})

test('API-01 a call without a store id is refused; the query may carry it where a header cannot', async () => {
  const bare = await shop.app.inject({ url: '/api/config/ar' })
  expect(bare.statusCode).toBe(400)
  const byQuery = await shop.app.inject({ url: '/api/config/ar?store=vereda-cl' })
  expect(byQuery.statusCode).toBe(200)
})

test('S13 a host of one country is refused for another', async () => {
  const reply = await shop.get('/api/config/cl', { country: 'cl', headers: { host: 'tienda.example' } })
  expect(reply.json()).toMatchObject({ error: true, code: 'wrong_store' })
})

test.each([
  ['2', 200],
  ['3', 200],
  ['1', 400],
  ['4', 400],
  ['3abc', 400],
  ['', 400],
])('API-02 API-03 api_version %j answers %d', async (version, status) => {
  const reply = await shop.get('/api/config/ar', { query: { api_version: version } })
  expect(reply.statusCode).toBe(status)
})

test('an unknown call is a 404 with a sentence, in every base', async () => {
  for (const path of ['/api/nada', '/bff/nada', '/geo/nada']) {
    const reply = await shop.get(path)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ error: true, code: 'not_found' })
  }
})

test('a parameter outside its list is named, and nothing else is said', async () => {
  const reply = await shop.get('/api/config/br')
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ code: 'invalid_input', errors: { country: expect.stringContaining('ar') } })
})

test('S23 a body over 100 KB is refused before it is read', async () => {
  const reply = await shop.form('/api/newsletter/sign', { email: 'a'.repeat(120_000) })
  expect(reply.statusCode).toBe(413)
  expect(reply.json()).toMatchObject({ error: true, code: 'invalid_input' })
})

test('API-04 JSON where a form is expected is refused', async () => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/newsletter/sign',
    headers: { 'x-store': 'vereda-ar' },
    payload: { email: 'ana@example.com' },
  })
  expect(reply.statusCode).toBe(400)
})

test('S17 a form on another site changes nothing here', async () => {
  const reply = await shop.form(
    '/api/newsletter/sign',
    { email: 'ana@example.com' },
    { headers: { 'sec-fetch-site': 'cross-site' } },
  )
  expect(reply.statusCode).toBe(403)
  expect(reply.json()).toMatchObject({ error: true, code: 'cross_site' })
  const { rows } = await shop.pool.query('select from newsletter_key')
  expect(rows).toEqual([])
})

test.each([
  ['its own page', { origin: 'http://localhost:80' }, 200],
  ['its own page over TLS', { origin: 'https://localhost:80' }, 200],
  ['a client that is no browser', {}, 200],
  ['its own page, without Origin', { 'sec-fetch-site': 'same-origin' }, 200],
  ['another site', { origin: 'https://malo.example' }, 403],
  ['another site that says it is this one', { origin: 'https://malo.example', 'sec-fetch-site': 'same-origin' }, 403],
  ['another port', { origin: 'http://localhost:8080' }, 403],
  ['a host that only ends alike', { origin: 'http://notlocalhost:80' }, 403],
  ['a plain form of its own page', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 200],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['a sandboxed frame of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ['another site, without Origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sibling of this site, without Origin', { 'sec-fetch-site': 'same-site' }, 403],
])('S17 a change sent by %s answers %d', async (_, headers: Record<string, string>, status) => {
  const reply = await shop.form('/api/cart/gethash', {}, { headers: { host: 'localhost:80', ...headers } })
  expect(reply.statusCode).toBe(status)
  expect(reply.cookies).toHaveLength(status === 200 ? 1 : 0)
})

test('S17 API-06 reading is open to other sites, also where it is a POST', async () => {
  const headers = { origin: 'https://otra.example', 'sec-fetch-site': 'cross-site' }
  expect((await shop.get('/api/config/ar', { headers })).statusCode).toBe(200)
  expect((await shop.bff('/bff/catalog/search', { path: '/', q: 'x' }, { headers })).statusCode).toBe(200)
})

test('S17 behind a trusted proxy the host of a page is the one the proxy forwards', async () => {
  const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': 'tienda.example', origin: 'https://tienda.example' }
  const proxied = await openShop({ env: { TRUST_PROXY: '127.0.0.1' } })
  expect((await proxied.form('/api/cart/gethash', {}, { headers })).statusCode).toBe(200)
  expect((await shop.form('/api/cart/gethash', {}, { headers })).statusCode).toBe(403)
})

test('S34 every answer carries the security headers and API answers are never stored', async () => {
  const { headers } = await shop.get('/api/config/ar')
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  expect(headers).not.toHaveProperty('x-powered-by')
})

test('general ceiling: past it a visitor gets 429, a waiting time and the usual body', async () => {
  const strict = await openShop({ env: { RATE_LIMIT_PER_MINUTE: '2' } })
  const replies = [
    await strict.get('/api/config/ar'),
    await strict.get('/api/config/ar'),
    await strict.get('/api/config/ar'),
  ]
  expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 429])
  expect(replies[2]!.headers['retry-after']).toBeDefined()
  expect(replies[2]!.json()).toMatchObject({ error: true, message: 'Demasiados intentos. Probá de nuevo más tarde.' })
})

test('a fault is answered with one neutral sentence, never with its cause', async () => {
  const broken = await openShop()
  await broken.pool.query('drop table country cascade')
  const reply = await broken.get('/api/config/ar')
  expect(reply.statusCode).toBe(500)
  expect(reply.json()).toEqual({ error: true, code: 'server_error', message: 'Ha ocurrido un error.' })
})

test('the contract can be read at /docs and as OpenAPI', async () => {
  const page = await shop.app.inject('/docs')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('/api/newsletter/sign')
  const document = (await shop.app.inject('/docs/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  expect(document.paths['/api/config/{country}'].get.parameters.map(({ name }: { name: string }) => name)).toContain(
    'x-store',
  )
})

test('health, readiness and metrics answer those who run the shop', async () => {
  expect((await shop.app.inject('/health')).json()).toEqual({ status: 'ok' })
  expect((await shop.app.inject('/ready')).statusCode).toBe(200)
  const metrics = await shop.app.inject(metricsRequest)
  expect(metrics.body).toContain('shop_http_request_duration_seconds_bucket')
  expect((await shop.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '1.2.3.4' } })).statusCode).toBe(404)
})

test('metrics count refusals by route and code, and the connections of the node', async () => {
  await shop.get('/api/config/xx')
  const { body } = await shop.app.inject(metricsRequest)
  expect(body).toMatch(/shop_refusals_total\{route="\/api\/config\/:country",code="\w+"\} [1-9]/)
  expect(body).toMatch(/shop_database_connections\{state="waiting"\} 0/)
})

test('not ready while a migration is missing', async () => {
  const stale = await openShop()
  await stale.pool.query('delete from drizzle.__drizzle_migrations')
  expect((await stale.app.inject('/ready')).statusCode).toBe(503)
  // What is in memory is still served.
  expect((await stale.app.inject('/serving')).json()).toEqual({ status: 'serving' })
})
