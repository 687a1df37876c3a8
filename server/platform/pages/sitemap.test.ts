import { expect, test } from 'vitest'
import { createApp } from '#server/platform/http/app.ts'
import { shopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import { changeLog } from '#server/platform/caches/change-log.ts'
import { sitemapRoutes } from './sitemap.ts'

const app = await createApp({ LOG_LEVEL: 'silent', TRUST_PROXY: undefined })
const products = Array.from({ length: 12_000 }, (_, n) => `/zapatilla-${n}.html`)
sitemapRoutes(app, {
  hosts: shopHosts({ STORE_HOSTS: { 'cl.vereda.example': 'cl' } }),
  addresses: {
    changesOf: () => changeLog(),
    addressesOf: async () => ({ pages: ['/', '/mujer/', '/a&b/'], products }),
  },
  admit: async () => {},
})
const get = async (url: string, host = 'vereda.example') => app.inject({ url, headers: { host } })

test('robots.txt disallows what is private and names the site map of each country of the host', async () => {
  const shared = (await get('/robots.txt')).body
  for (const rule of ['/account$', '/account/', '/cart?']) expect(shared).toContain(`Disallow: ${rule}\n`)
  // A rule is a prefix: '/cart' alone would close '/carteras/' too.
  expect(shared).not.toContain('Disallow: /cart\n')
  expect(shared.match(/Sitemap: .*/g)).toEqual([
    'Sitemap: http://vereda.example/sitemap.xml?country=ar',
    'Sitemap: http://vereda.example/sitemap.xml?country=co',
  ])
  expect((await get('/robots.txt', 'cl.vereda.example')).body).toContain(
    'Sitemap: http://cl.vereda.example/sitemap.xml\n',
  )
})

test('the map lists its files, and the files every address once, escaped', async () => {
  const map = (await get('/sitemap.xml', 'cl.vereda.example')).body
  const files = [...map.matchAll(/<loc>http:\/\/cl\.vereda\.example(.*?)<\/loc>/g)].map(([, path]) => path!)
  expect(files).toEqual(['/sitemap-1.xml', '/sitemap-2.xml'])
  const bodies = await Promise.all(files.map(async (path) => (await get(path, 'cl.vereda.example')).body))
  const found = bodies.flatMap((body) => [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!))
  expect(found).toHaveLength(12_003)
  expect(new Set(found).size).toBe(12_003)
  expect(found[2]).toBe('http://cl.vereda.example/a&amp;b/')
})

test('a file beyond the last is not found', async () => {
  for (const path of ['/sitemap-3.xml', '/sitemap-0.xml', '/sitemap-9999.xml']) {
    expect((await get(path, 'cl.vereda.example')).statusCode).toBe(404)
  }
})
