import { expect, test } from 'vitest'
import { createApp } from '#server/platform/http/app.ts'
import { shopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import { machineFileRoutes } from './machine-files.ts'

const app = await createApp({ LOG_LEVEL: 'silent', TRUST_PROXY: undefined })
machineFileRoutes(app, {
  hosts: shopHosts({ STORE_HOSTS: { 'cl.vereda.example': 'cl' } }),
  supportEmail: 'ayuda@vereda.example',
  clock: () => new Date('2026-11-17T10:00:00Z'),
})
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
