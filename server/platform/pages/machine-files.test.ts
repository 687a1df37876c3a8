import { changeLog } from '#server/platform/caches/change-log.ts'
import { demoSettings } from '#tests/demo-settings.ts'
import { expect, test } from 'vitest'
import { createApp } from '#server/platform/http/app.ts'
import { shopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import { machineFileRoutes } from './machine-files.ts'
import { sitemapRoutes } from './sitemap.ts'

const app = await createApp({ LOG_LEVEL: 'silent', TRUST_PROXY: undefined })
machineFileRoutes(app, {
  hosts: shopHosts({ STORE_HOSTS: { 'cl.vereda.example': 'cl' } }),
  settings: demoSettings,
  contactOf: () => 'ayuda@vereda.example',
  clock: () => new Date('2026-11-17T10:00:00Z'),
})
const addresses = {
  addresses: { changesOf: () => changeLog(), addressesOf: async () => ({ pages: ['/'], products: [] }) },
  admit: async () => {},
}
const get = async (url: string, host = 'vereda.example') => app.inject({ url, headers: { host } })

test('llms.txt describes the shop of the host and where to find what', async () => {
  const { body, headers } = await get('/llms.txt', 'cl.vereda.example')
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(body).toMatch(/^# Vereda Chile\n/)
  for (const link of ['/catalog/?q=', '/sitemap.xml', '/preguntas-frecuentes', '/ac-privacidad/'])
    expect(body).toContain(`http://cl.vereda.example${link}`)
})

test('browsers learn how to search the shop', async () => {
  const { body } = await get('/opensearch.xml')
  expect(body).toContain('template="http://vereda.example/catalog/?q={searchTerms}"')
})

test('RFC 9116 security.txt has a contact and an expiry date within a year', async () => {
  const { body } = await get('/.well-known/security.txt')
  expect(body).toMatch(/^Contact: mailto:ayuda@vereda\.example\nExpires: 2027-05-16T00:00:00\.000Z\n/)
})

const kept = [
  '/llms.txt',
  '/opensearch.xml',
  '/.well-known/security.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-1.xml',
]

test('S13 a host that nobody listed may be named to the client that sent it, and is cached for no one else', async () => {
  const open = await createApp({ LOG_LEVEL: 'silent' })
  const hosts = shopHosts({})
  machineFileRoutes(open, { hosts, settings: demoSettings, contactOf: () => 'ayuda@vereda.example' })
  sitemapRoutes(open, { hosts, ...addresses })
  for (const url of kept) {
    const { headers } = await open.inject({ url, headers: { host: 'evil.example' } })
    expect([url, headers['cache-control']]).toEqual([url, 'private, no-store'])
  }
  await open.close()
})

test('S13 what depends on the country of a cookie says so, and names the configured origin', async () => {
  const own = await createApp({ LOG_LEVEL: 'silent' })
  const hosts = shopHosts({ PUBLIC_ORIGIN_AR: 'https://vereda.example', STORE_HOSTS: { 'vereda.example': 'ar' } })
  machineFileRoutes(own, { hosts, settings: demoSettings, contactOf: () => 'ayuda@vereda.example' })
  sitemapRoutes(own, { hosts, ...addresses })
  for (const url of kept) {
    const { headers, body } = await own.inject({ url, headers: { host: 'vereda.example:8443' } })
    expect([url, headers['cache-control']]).toEqual([url, expect.stringMatching(/^public, max-age=\d+$/)])
    expect(headers.vary).toMatch(/cookie/)
    if (url !== '/.well-known/security.txt') expect(body).toContain('https://vereda.example/')
    expect(body).not.toContain('8443')
  }
  await own.close()
})
