import net from 'node:net'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { createApp } from '#server/platform/http/app.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openDemoShop()

const hosts = ['a b', '[', 'a:99999', 'a:b', '', 'ñ', '[::1', 'x'.repeat(300), '<script>', '%00', 'a/b', 'user@host']
/** Every call, with a value in place of its parameters. */
const addresses = endpoints.map(({ method, path }) => ({ method, url: path.replaceAll(/:(\w+)/g, 'zapatillas') }))
const others = ['/health', '/ready', '/docs', '/docs/openapi.json', '/img/b/eco-tall.jpg?width=48', '/nada']
const store = { 'x-store': 'vereda-ar' }

test('S22 a request with two hosts is refused: a proxy in front may have believed the other one', async () => {
  const app = await createApp({ LOG_LEVEL: 'silent' })
  onTestFinished(() => app.close())
  app.get('/', async () => 'ok')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as net.AddressInfo
  const statusOf = async (hosts: string) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.end(`GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
    return String(await socket.setEncoding('utf8').toArray()).slice(9, 12)
  }
  expect(await statusOf('Host: tienda.example\r\n')).toBe('200')
  expect(await statusOf('Host: tienda.example\r\nHost: otra.example\r\n')).toBe('400')
  expect(await statusOf('Host: tienda.example\r\nhOST: tienda.example\r\n')).toBe('400')
})

test('S22 a malformed Host is refused in words on every route, and never a fault', async () => {
  for (const host of hosts) {
    for (const { method, url } of [...addresses, ...others.map((at) => ({ method: 'GET' as const, url: at }))]) {
      const reply = await shop.app.inject({ method, url, headers: { ...store, host } })
      expect(reply.statusCode, `${method} ${url} at ${host}`).toBeLessThan(host === '' ? 500 : 401)
      if (host !== '') expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input'])
    }
  }
})

test('HEAD on every route is no fault', async () => {
  for (const url of [...addresses.map((one) => one.url), ...others.slice(0, -1)]) {
    const reply = await shop.app.inject({ method: 'HEAD', url, headers: store })
    expect([url, reply.statusCode < 500, reply.body]).toEqual([url, true, ''])
  }
})

test.each(['%00', '%01', '%1f', '%7F', '%0b'])('S22 %s in an address is refused everywhere', async (sign) => {
  for (const { method, url } of addresses) {
    for (const at of [`${url}?q=${sign}`, url.replace(/[^/]*$/, sign), `${url}?${sign}=1`]) {
      const reply = await shop.app.inject({ method, url: at, headers: store })
      expect([at, reply.statusCode, reply.json().code]).toEqual([at, 400, 'invalid_input'])
    }
  }
})

test('S22 NUL in a form or in JSON is refused, and changes nothing', async () => {
  for (const fields of [{ email: 'nula\0@example.com' }, { 'e\0mail': 'nula@example.com' }]) {
    const reply = await shop.form('/api/newsletter/sign', fields)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input'])
  }
  for (const body of [
    { path: '/mujer/\0' },
    { path: '/catalog/', q: 'bo\u0001tas' },
    { path: '/', filters: [{ name: 'color', values: ['\0'] }] },
  ]) {
    const reply = await shop.bff('/bff/catalog/search', body)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input'])
  }
  const { rowCount } = await shop.pool.query(`select from newsletter_key where email ~ '^nula.?@example.com$'`)
  expect(rowCount).toBe(0)
})

test('a tab and a line break in a search are spaces', async () => {
  expect((await shop.bff('/bff/catalog/search', { path: '/catalog/', q: 'botas\tnegras\n' })).statusCode).toBe(200)
  expect((await shop.app.inject({ url: '/api/search/?suggest=1&q=bo%0Atas', headers: store })).statusCode).toBe(200)
})

test('S23 an address longer than any of ours is refused in words', async () => {
  const reply = await shop.app.inject({ url: `/api/search/?q=${'a'.repeat(14_000)}`, headers: store })
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { errors: { url: 'La dirección es demasiado larga.' } }])
})

test.each(['/%', '/api/%ff', '/api/%E0%A4%A'])(
  'an address that cannot be decoded (%s) is refused in words',
  async (url) => {
    const reply = await shop.app.inject({ url, headers: store })
    expect(reply.statusCode).toBeLessThan(500)
    const page = await shop.app.inject({ url, headers: { accept: 'text/html' } })
    expect(page.statusCode).toBeLessThan(500)
  },
)

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\0',
    "' or 1=1 --",
    '__proto__',
    '-1',
    '1e999',
    '９',
    '..',
    '%',
    '[',
    '{}',
    '\u202e',
    '\ud800',
    'a'.repeat(5000),
  ),
)
const fields = fc.dictionary(
  fc.oneof(
    fc.constantFrom(
      'q',
      'hash',
      'item',
      'quantity',
      'page',
      'couponcode',
      'email',
      'sku',
      'id_region',
      'store',
      'token',
      'items',
      'suggest',
    ),
    text,
  ),
  text,
  { maxKeys: 6 },
)
const headers = fc.record(
  {
    'idempotency-key': text,
    authorization: text,
    cookie: text,
    'accept-encoding': text,
    'if-none-match': text,
    origin: text,
    'x-forwarded-for': text,
    'content-type': fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data',
    ),
  },
  { requiredKeys: [] },
)
/** Values the HTTP parser rejects are not sent. */
const sendable = (values: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && /^[\t\x20-\x7e\x80-\xff]*$/.test(value)),
  )

test('S22 S40 500 hostile requests to every endpoint: none is a fault', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...endpoints),
      text,
      fields,
      fields,
      headers,
      async (declared, segment, query, body, extra) => {
        const wild = encodeURIComponent(segment.toWellFormed())
        const url = declared.path.replaceAll(/:(\w+)/g, wild)
        const search = new URLSearchParams(query).toString()
        const encoded =
          extra['content-type'] === 'application/json' ? JSON.stringify(body) : new URLSearchParams(body).toString()
        const reply = await shop.app.inject({
          method: declared.method,
          url: `${url}?${search}`,
          headers: { ...store, ...sendable(extra) },
          ...(declared.method !== 'GET' && { payload: encoded }),
        })
        expect(reply.statusCode, `${declared.method} ${url}?${search}: ${reply.body}`).toBeLessThan(500)
      },
    ),
    { numRuns: 500, seed: 20_261_115 },
  )
})
