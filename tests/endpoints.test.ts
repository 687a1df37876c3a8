import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { legacyCatalog } from '#contract/browse/catalog-legacy.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { legacySuggestions } from '#contract/browse/suggestions.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { openShop } from './shop.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value

const nameOf = ({ method, path: at }: Endpoint) => `${method} ${at}`

test('contract/index.ts lists every endpoint of the shop that a file of contract/ declares, once', async () => {
  const files = globSync('contract/**/*.ts').filter((file) => !/\.test\.|index\.ts$|^contract\/desk\//.test(file))
  const modules = await Promise.all(files.map((file) => import(path.resolve(file)) as Promise<Record<string, unknown>>))
  const declared = modules.flatMap((exported) => Object.values(exported).filter(isEndpoint))
  expect(declared.length).toBeGreaterThan(30)
  expect(endpoints.map(nameOf).toSorted()).toEqual(declared.map(nameOf).toSorted())
})

test('every declared endpoint is mounted', async () => {
  const { app } = await openShop()
  // The router stores paths without their trailing slash.
  const missing = endpoints.filter(({ method, path: at }) => !app.hasRoute({ method, url: at.replace(/\/$/, '') }))
  expect(missing.map(nameOf)).toEqual([])
})

/**
 * Routes that are not API calls: pages, pictures, documentation, operations, the developers' mailbox, the sandbox's
 * pages, preflights and the answer to unknown paths.
 */
const ownRoutes = [
  // The desk mounts its own calls; its matrix of permissions says which.
  'server/desk/desk-pages.ts',
  'server/desk/http/mount-desk.ts',
  'server/browse/catalog/cross-domain.ts',
  'server/browse/catalog/explain-route.ts',
  'server/browse/catalog/freshness-route.ts',
  'server/platform/docs/routes.ts',
  'server/operations/feeds/links/routes.ts',
  'server/content/flags/routes.ts',
  'server/platform/http/mount.ts',
  'server/platform/http/mount-shared.ts',
  'server/platform/mail/mailbox.ts',
  'server/platform/health/routes.ts',
  'server/buy/payments/return-page.ts',
  'server/buy/payments/sandbox/pages.ts',
  'server/buy/payments/transfer/proof-file.ts',
  'server/platform/pictures/routes.ts',
  'server/shop-api.ts',
]

/** The only calls whose body may be long, and only as a form with files. */
const longBodies = ['POST /api/order/transfer-proof', 'POST /api/review']

test('S23 no call reads a body over 100 KB, or a form of more than 1,000 fields; files only where they are declared', async () => {
  const { app } = await openShop()
  expect(
    endpoints
      .filter(({ encoding }) => encoding === 'multipart')
      .map(nameOf)
      .toSorted(),
  ).toEqual(longBodies)
  const long = 'a'.repeat(101 * 1024)
  // Reports of payment providers are not forms: their route reads the text and knows no provider `1`.
  const bodies = [
    ['application/x-www-form-urlencoded', long, [413]],
    ['application/json', JSON.stringify({ long }), [413]],
    ['application/x-www-form-urlencoded', 'a=1&'.repeat(1001), [400, 404]],
    ['multipart/form-data; boundary=x', long, [413, 415]],
  ] as const
  for (const declared of endpoints.filter(({ method }) => method !== 'GET')) {
    if (longBodies.includes(nameOf(declared))) continue
    const url = declared.path.replaceAll(/:\w+/g, '1')
    for (const [type, payload, statuses] of bodies) {
      const headers = { 'x-store': 'vereda-ar', 'content-type': type }
      const { statusCode } = await app.inject({ method: declared.method, url, headers, payload })
      expect(statuses, `${nameOf(declared)} answered ${statusCode} to ${type}`).toContain(statusCode)
    }
  }
})

test('every call of the API goes through mount', () => {
  const strays = globSync('server/**/*.ts')
    .filter((file) => !/\.test\.|\/tests\/|^server\/platform\/pages\//.test(file) && !ownRoutes.includes(file))
    .filter((file) => /\b(app|api|bff)\.(get|post|put|delete|options|all|route)\(/.test(readFileSync(file, 'utf8')))
  expect(strays).toEqual([])
})

test('API-20 API-22 S16 what the catalogue writes by itself has its declared shape and nothing else', async () => {
  const shop = await openDemoShop()
  for (const [url, declared] of [
    ['/api/zapatillas-mujer/', legacyCatalog('/zapatillas-mujer/')],
    ['/api/search/?suggest=1&q=zapa', legacySuggestions],
    ['/api/search/?suggest=topSearch', legacySuggestions],
  ] as const) {
    const reply = (await shop.app.inject({ url, headers: { 'x-store': 'vereda-ar' } })).json<unknown>()
    expect(declared.reply.parse(reply)).toEqual(reply)
  }
  for (const declared of endpoints.filter(({ isPublicRead, encoding }) => isPublicRead && encoding === 'json')) {
    const reply = (await shop.bff(declared.path, { path: '/zapatillas-mujer/' })).json<unknown>()
    expect(declared.reply.parse(reply)).toEqual(reply)
  }
})
