import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { launchShop, homeOfShop } from './built-shop.ts'

const pages = [
  '/',
  '/cart',
  '/mujer/',
  '/catalog/?q=botas',
  '/brands',
  '/zapatilla-brisa-zm0001.html',
  '/nada-de-nada/',
]
const files = ['/robots.txt', '/sitemap.xml', '/sitemap-1.xml', '/manifest.webmanifest', '/sw.js', '/icons/icon.svg']

/** Sends raw bytes that none of our clients would send. */
async function statusOf(origin: string, request: string): Promise<number> {
  const { hostname, port } = new URL(origin)
  const socket = net.connect(Number(port), hostname)
  socket.write(request)
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  await once(socket, 'close')
  return Number(/^HTTP\/1\.\d (\d{3})/.exec(answer)?.[1])
}

async function read(origin: string, options: http.RequestOptions & { path: string }, body = '') {
  const { hostname, port } = new URL(origin)
  const request = http.request({ hostname, port, ...options }).end(body)
  const [reply] = (await once(request, 'response')) as [http.IncomingMessage]
  return { status: reply.statusCode!, headers: reply.headers, body: String(Buffer.concat(await reply.toArray())) }
}

test('S22 S40 pages: HEAD, malformed hosts, control characters, endless input and 300 random requests are no fault', async () => {
  const shop = launchShop({ DATA_HOME: homeOfShop('stocked'), RATE_LIMIT_PER_MINUTE: '100000000' })
  const origin = await shop.opened

  for (const path of [...pages, ...files]) {
    const [head, get] = [await read(origin, { method: 'HEAD', path }), await read(origin, { path })]
    expect([path, head.status, head.body]).toEqual([path, get.status, ''])
    expect(get.status, path).toBeLessThan(500)
    for (const host of ['a b', '[', 'a:99999', '<b>', 'a/b']) {
      expect([
        host,
        await statusOf(origin, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
      ]).toEqual([host, 400])
    }
    for (const version of ['1.0', '1.1']) {
      expect(await statusOf(origin, `GET ${path} HTTP/${version}\r\nConnection: close\r\n\r\n`)).toBeLessThan(500)
    }
  }

  const brands = Array.from({ length: 300 }, (_, at) => `marca-${at}`).join('--')
  const endless = [
    ['/catalog/?q=%00', 400],
    ['/mujer/%00/', 400],
    ['/%', 400],
    [`/catalog/?q=${'a'.repeat(12_000)}`, 400],
    [`/catalog/?q=${'a'.repeat(3000)}`, 200],
    [`/catalog/?color=${'a--'.repeat(2000)}`, 200],
    [`/${brands}/mujer/`, 404],
    [`/${'a/'.repeat(2000)}`, 404],
    [`/zapatilla-${'a'.repeat(600)}.html`, 404],
  ] as const
  for (const [path, status] of endless) {
    const reply = await read(origin, { path, headers: { accept: 'text/html' } })
    expect([path.slice(0, 40), reply.status]).toEqual([path.slice(0, 40), status])
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.body).toMatch(/<html lang="es-AR"/)
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin }
  for (const path of ['/cart', '/newsletter', '/zapatilla-brisa-zm0001.html']) {
    expect((await read(origin, { method: 'POST', path, headers: form }, 'email=a%00@example.com')).status).toBe(400)
  }
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain']) {
    const headers = { 'content-type': type, origin }
    const path = '/customer/review/R101/ZM0001/?key=x'
    expect((await read(origin, { method: 'POST', path, headers }, '--x\0\xff')).status).toBe(404)
  }

  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('..', '%', '--', '.data', '.html', '__proto__'),
  )
  const parameter = fc.constantFrom(
    'q',
    'page',
    'sort',
    'dir',
    'color',
    'price',
    'country',
    'sku',
    'desde',
    'talle',
    '_routes',
  )
  const path = fc
    .tuple(fc.array(text, { maxLength: 4 }), fc.array(fc.tuple(parameter, text), { maxLength: 4 }))
    .map(([segments, query]) => {
      const encoded = segments.map((segment) => encodeURIComponent(segment.toWellFormed()))
      return `/${encoded.join('/')}?${new URLSearchParams(query)}`
    })
  const cookie = fc.constantFrom(
    '',
    'country=xx',
    'pwa-geolocation=%00',
    'cart_ar=%',
    'custom_filter_sorting=<b>',
    'country=cl',
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('GET', 'HEAD', 'POST'), path, cookie, async (method, at, cookies) => {
      const reply = await read(origin, {
        method,
        path: at,
        headers: { cookie: cookies, ...(method === 'POST' && form) },
      })
      expect(reply.status, `${method} ${at}`).toBeLessThan(500)
    }),
    { numRuns: 300, seed: 20_261_115 },
  )
  shop.process.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
})
