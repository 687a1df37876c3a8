import type { FastifyRequest } from 'fastify'
import { demoSettings } from '#tests/demo-settings.ts'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import type { PageContext } from '#contract/platform/page-context.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { readEnv } from '#server/platform/env.ts'
import { admission } from '#server/platform/http/limits/admission.ts'
import { createApp } from '#server/platform/http/app.ts'
import { shopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import { changeLog, type ChangeLog } from '#server/platform/caches/change-log.ts'
import { pageRoutes } from './routes.ts'

type Args = { request: Request }

/** Screens of two lines: what a loader and an action of ours do, without React. */
function screens(values: { current?: PageContext }): ServerBuild {
  const ask = async (path: string, method: string) => {
    const response = await values.current!.send(path, { method })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.json() as Promise<Record<string, unknown>>
  }
  const loader = () => ask('/api/seen', 'GET')
  const action = async ({ request }: Args) => {
    const added = await ask('/api/added', 'POST')
    return { added, size: (await request.formData()).get('size') }
  }
  const route = (id: string, path: string) => ({
    id,
    path,
    module: { default: () => null, loader, action } as never,
  })
  return {
    entry: {
      module: {
        loadContext(given: PageContext) {
          values.current = given
          return new RouterContextProvider()
        },
        handleError() {},
        default: (_request: Request, status: number, headers: Headers, { staticHandlerContext }: never) => {
          headers.set('content-type', 'text/html; charset=utf-8')
          return new Response(JSON.stringify(staticHandlerContext), { status, headers })
        },
      },
    },
    routes: {
      review: route('review', '/customer/review/:order'),
      cart: route('cart', '/cart'),
      product: route('product', '/:name.html'),
    },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as never
}

/** The check of a screen whose form holds files. */
async function holdsKey({ query }: FastifyRequest): Promise<void> {
  if ((query as Record<string, unknown>).key !== 'right') throw new RuleError('not_found')
}

type Conditions = { isAway: boolean; changes: ChangeLog }

async function openPages(
  weather: Conditions = { isAway: false, changes: changeLog() },
  settings: NodeJS.ProcessEnv = {},
) {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...settings })
  const hosts = shopHosts(env)
  const app = await createApp({ ...env, hosts })
  const internal = { header: 'x-internal', secret: 'ours' }
  const calls: { cookie: string | undefined; ip: string; isInternal: boolean; host: string }[] = []
  app.route({
    method: ['GET', 'POST'],
    url: '/api/*',
    handler: async (request, reply) => {
      const { cookie, [internal.header]: secret } = request.headers
      if (weather.isAway) throw new RuleError('unavailable')
      calls.push({ cookie, ip: request.ip, isInternal: secret === internal.secret, host: request.host })
      if (request.method === 'POST') void reply.setCookie('cart_ar', 'fresh', { path: '/', httpOnly: true })
      return { cookie: cookie ?? '' }
    },
  })
  const values: { current?: PageContext } = {}
  const build = screens(values)
  const isInternal = ({ headers }: FastifyRequest) => headers[internal.header] === internal.secret
  const pool = { waitingCount: 0 }
  const admitted = await admission(app, { pool, callsPerMinute: 1200, isInternal })
  await pageRoutes(app, {
    env,
    build,
    internal,
    hosts,
    settings: demoSettings,
    isDevelopment: false,
    changesOf: () => weather.changes,
    admission: admitted,
    uploadScreens: [{ url: '/customer/review/*', beforeBody: holdsKey }],
    isDatabaseUnavailable: () => weather.isAway,
  })
  afterAll(() => app.close())
  return { app, calls, values }
}

const visitor = { cookie: 'cart_ar=old; session=ana', host: 'tienda.example' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('OP-022 a cacheable page is rendered without a cookie of its visitor', async () => {
  const { app, calls } = await openPages()
  const reply = await app.inject({ url: '/bota.html', headers: visitor, remoteAddress: '10.1.1.1' })
  expect(reply.statusCode).toBe(200)
  expect(reply.body).not.toContain('ana')
  expect(calls).toMatchObject([{ cookie: undefined, isInternal: true }])
})

test.each(['/cart', '/cart.data'])(
  'a personal page (%s) reads with its visitor’s cookies and is cached nowhere',
  async (url) => {
    const { app, calls } = await openPages()
    const reply = await app.inject({ url, headers: visitor, remoteAddress: '10.1.1.1' })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect(reply.body).toContain('session=ana')
    expect(calls).toEqual([{ cookie: visitor.cookie, ip: '10.1.1.1', isInternal: true, host: 'tienda.example' }])
  },
)

test.each(['/bota.html', '/cart', '/bota.html.data'])(
  'an action on %s acts as its visitor, counts against their limits, and its cookies reach the browser',
  async (url) => {
    const { app, calls } = await openPages()
    const headers = { ...visitor, ...form, origin: 'http://tienda.example' }
    const reply = await app.inject({ method: 'POST', url, headers, payload: 'size=37', remoteAddress: '10.1.1.1' })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect(reply.headers['set-cookie']).toBe('cart_ar=fresh; Path=/; HttpOnly; SameSite=Lax')
    expect(reply.body).toContain('37')
    const [action, ...loaders] = calls
    expect(action).toEqual({ cookie: visitor.cookie, ip: '10.1.1.1', isInternal: false, host: 'tienda.example' })
    // A document calls its loaders after the action, with the cookies the action set.
    for (const { cookie } of loaders) expect(cookie).toBe('cart_ar=fresh; session=ana')
    expect(loaders.length).toBe(url.endsWith('.data') ? 0 : 1)
  },
)

test.each([
  ['Origin', { origin: 'https://evil.example' }],
  ['Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
])('S17 a form of another site is refused by its %s', async (_, from) => {
  const { app, calls } = await openPages()
  const reply = await app.inject({
    method: 'POST',
    url: '/bota.html',
    headers: { ...visitor, ...form, ...from },
    payload: 'size=37',
  })
  expect(reply.statusCode).toBe(403)
  expect(reply.body).toContain('La solicitud viene de otro sitio.')
  expect(calls).toEqual([])
})

test('S23 a form that is larger than any of ours is refused before an action reads it', async () => {
  const { app, calls } = await openPages()
  const payload = `size=${'7'.repeat(200_000)}`
  expect((await app.inject({ method: 'POST', url: '/cart', headers: form, payload })).statusCode).toBe(413)
  expect(calls).toEqual([])
})

test.each(['/bota.html', '/cart'])('HEAD %s answers like GET, without the body', async (url) => {
  const { app } = await openPages()
  const [head, get] = [await app.inject({ method: 'HEAD', url }), await app.inject({ url })]
  expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([
    get.statusCode,
    get.headers['content-type'],
    '',
  ])
})

test('P2 a cached page is the same bytes for everyone, and an unchanged one is not sent again', async () => {
  const { app, calls } = await openPages()
  const first = await app.inject({ url: '/bota.html' })
  const again = await app.inject({ url: '/bota.html', headers: { cookie: visitor.cookie } })
  expect([again.body, again.headers.etag]).toEqual([first.body, first.headers.etag])
  expect(first.headers.etag).toMatch(/^"[\w-]+"$/)
  const unchanged = await app.inject({
    url: '/bota.html',
    headers: { 'if-none-match': `"x", W/${first.headers.etag}` },
  })
  expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([304, '', first.headers.etag])
  expect(unchanged.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  const other = await app.inject({ url: '/bota.html', headers: { 'if-none-match': '"x"' } })
  expect([other.statusCode, other.body]).toEqual([200, first.body])
  expect(calls).toHaveLength(1)
})

test('S11 the page of a mail’s link, also from the cache, does not send its address to what it loads', async () => {
  const { app } = await openPages()
  const policyOf = async (url: string) =>
    (await app.inject({ url, headers: { host: 'shop.test' } })).headers['referrer-policy']
  for (let turn = 0; turn < 2; turn++) {
    expect(await policyOf('/zapatilla.html')).toBe('strict-origin-when-cross-origin')
    expect(await policyOf('/zapatilla.html?autologin=abc')).toBe('strict-origin')
    expect(await policyOf('/cart?key=abc')).toBe('strict-origin')
  }
})

test('OP-005 a country chosen in the address is stored in a cookie, from the cache too, and such a page is not shared', async () => {
  const { app } = await openPages()
  for (const url of ['/bota.html?country=cl', '/bota.html?country=cl', '/cart?country=cl']) {
    const { headers } = await app.inject({ url })
    expect([headers['set-cookie']].flat()).toEqual(['country=cl; Max-Age=31536000; Path=/; SameSite=Lax'])
    expect(headers['cache-control']).toMatch(/^private/)
  }
  expect((await app.inject({ url: '/bota.html?country=xx' })).headers['set-cookie']).toBeUndefined()
})

test('a request with an invalid Host is refused', async () => {
  const { app, calls } = await openPages()
  expect((await app.inject({ url: '/bota.html', headers: { host: 'a b' } })).statusCode).toBe(400)
  expect(calls).toEqual([])
})

test('while the database is unavailable a cached page is served, however old, and one that was never rendered says so', async () => {
  const weather = { isAway: false, changes: changeLog() }
  const { app } = await openPages(weather)
  const before = await app.inject('/bota.html')
  weather.isAway = true
  weather.changes.add('content')
  const stale = await app.inject('/bota.html')
  expect([stale.statusCode, stale.body]).toEqual([200, before.body])
  for (const url of ['/zapato.html', '/cart']) {
    const fresh = await app.inject(url)
    expect([fresh.statusCode, fresh.headers['retry-after']]).toEqual([503, '2'])
    expect(fresh.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(fresh.body).toContain('Probá de nuevo en unos segundos.')
    expect((await app.inject(`${url}?country=cl`)).body).toContain('Prueba de nuevo en unos segundos.')
  }
  const data = await app.inject('/zapato.html.data')
  expect([data.statusCode, data.headers['content-type']]).toEqual([503, 'application/json; charset=utf-8'])
  weather.isAway = false
  expect((await app.inject('/zapato.html')).statusCode).toBe(200)
})

test('R32 parameters that no screen reads make neither another page nor another rendering', async () => {
  const { app, calls } = await openPages()
  const pages = [
    await app.inject('/bota.html'),
    await app.inject('/bota.html?utm_source=mail&utm_campaign=x'),
    await app.inject('/bota.html?fbclid=123'),
    await app.inject('/bota.html?'),
  ]
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
  expect(calls).toHaveLength(1)
  await app.inject('/bota.html?sku=ZM0001')
  expect(calls).toHaveLength(2)
})

test('R32 an IP address that floods pages must wait; others, and cached pages, are not limited', async () => {
  const { app, calls } = await openPages()
  const flood = (from: string, at: number) => app.inject({ url: `/bota-${at}.html`, remoteAddress: from })
  await flood('10.0.0.1', 0)
  const replies = await Promise.all(Array.from({ length: 150 }, (_, at) => flood('10.0.0.1', at)))
  const refused = replies.filter(({ statusCode }) => statusCode === 429)
  expect(refused.length).toBeGreaterThan(60)
  expect(calls.length).toBeLessThanOrEqual(60)
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused[0]!.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(refused[0]!.body).toContain('Esperá unos segundos')
  expect((await flood('10.0.0.2', 1000)).statusCode).toBe(200)
  expect((await flood('10.0.0.1', 0)).statusCode).toBe(200)
})

test('R32 the addresses of one IPv6 network have one budget', async () => {
  const { app } = await openPages()
  const statuses = new Set<number>()
  for (let at = 0; at < 70; at++) {
    const { statusCode } = await app.inject({ url: `/bota-${at}.html`, remoteAddress: `2001:db8:1:2::${at + 1}` })
    statuses.add(statusCode)
  }
  expect(statuses).toEqual(new Set([200, 429]))
  const neighbour = await app.inject({ url: '/bota-99.html', remoteAddress: '2001:db8:1:3::1' })
  expect(neighbour.statusCode).toBe(200)
})

test('R32 an overloaded process answers from its cache, sells, and refuses browsing visitors for a while', async () => {
  const { app } = await openPages()
  expect((await app.inject('/bota.html')).statusCode).toBe(200)
  app.isUnderPressure = () => true
  expect((await app.inject('/bota.html')).statusCode).toBe(200)
  expect((await app.inject('/cart')).statusCode).toBe(200)
  // Not at the first sample.
  expect((await app.inject('/zapato.html')).statusCode).toBe(200)
  let at = 0
  const many = () =>
    Promise.all(
      Array.from({ length: 30 }, () =>
        app.inject({ url: `/zapato-${at++}.html`, remoteAddress: `10.9.0.${at % 250}` }),
      ),
    )
  const shed = await vi.waitFor(async () => {
    const refused = (await many()).find(({ statusCode }) => statusCode === 503)
    expect(refused).toBeDefined()
    return refused!
  })
  expect(shed.headers['retry-after']).toBe('2')
  expect(shed.body).toContain('Probá de nuevo en unos segundos.')
  // A few visitors do not overload a process.
  for (const path of ['/ojota.html', '/sandalia.html']) expect((await app.inject(path)).statusCode).toBe(200)
})

test('S35 the origin of a country’s pages is the operator’s, not the visitor’s; a foreign host is answered with 421', async () => {
  const settings = { PUBLIC_ORIGIN_AR: 'https://tienda.example', PUBLIC_ORIGIN_CL: 'https://tienda.example.cl' }
  const { app, values, calls } = await openPages(undefined, settings)
  await app.inject({ url: '/bota.html', headers: { host: 'tienda.example' } })
  expect(values.current).toMatchObject({ origin: 'https://tienda.example', country: 'ar' })
  await app.inject({ url: '/bota.html', headers: { host: 'tienda.example.cl:8080' } })
  expect(values.current).toMatchObject({ origin: 'https://tienda.example.cl', country: 'cl' })
  const before = calls.length
  for (const host of ['malo.example', 'tienda.example.malo.example', '10.0.0.7']) {
    const refused = await app.inject({ url: '/bota.html', headers: { host } })
    expect([host, refused.statusCode]).toEqual([host, 421])
    expect(refused.body).toContain('La tienda no está en esta dirección')
  }
  expect(calls).toHaveLength(before)
  // Only the machine itself may use its own name.
  expect((await app.inject({ url: '/bota.html', headers: { host: 'localhost:3000' } })).statusCode).toBe(200)
  const pretended = { host: 'localhost:3000' }
  expect((await app.inject({ url: '/bota.html', headers: pretended, remoteAddress: '10.0.0.7' })).statusCode).toBe(421)
})

test('without settings the shop answers to any well-formed name', async () => {
  const { app, values } = await openPages()
  expect((await app.inject({ url: '/bota.html', headers: { host: 'laptop.local:3000' } })).statusCode).toBe(200)
  expect(values.current?.origin).toBe('http://laptop.local:3000')
})

test('S23 a screen reads a long body only from a sender with a key, only as a form with files, and of few parts', async () => {
  const { app } = await openPages()
  const part = (text: string) => `--x\r\nContent-Disposition: form-data; name="size"\r\n\r\n${text}\r\n`
  const files = 'multipart/form-data; boundary=x'
  const statusOf = async (key: string, type: string, payload: string) => {
    const url = `/customer/review/R1?key=${key}`
    return (await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })).statusCode
  }
  const long = 'a'.repeat(200_000)
  expect(await statusOf('right', files, `${part(long)}--x--`)).toBe(200)
  expect(await statusOf('wrong', files, `${part(long)}--x--`)).toBe(404)
  expect(await statusOf('right', files, `${part('1').repeat(61)}--x--`)).toBe(413)
  expect(await statusOf('right', 'application/x-www-form-urlencoded', long)).toBe(413)
  expect(await statusOf('right', 'text/plain', long)).toBe(413)
})
