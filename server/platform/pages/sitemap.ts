import type { FastifyReply, FastifyRequest } from 'fastify'
import { personalPaths } from '#domain/platform/routing/personal-page.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Admit } from '#server/platform/http/limits/admission.ts'
import type { App } from '#server/platform/http/app.ts'
import { nameOrigin } from '#server/platform/http/edge/named-origin.ts'
import type { ShopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import { assortment, type Changes, type Tags } from '#server/platform/caches/change-log.ts'
import { taggedCache } from '#server/platform/caches/tagged-cache.ts'
import { visitedCountry } from '#server/platform/http/edge/visited-country.ts'

/** Every address of a country that a search engine should know; they are the same while its assortment is. */
type ShopAddresses = {
  changesOf(country: OpenCountry): Changes
  addressesOf(country: OpenCountry): Promise<{ pages: string[]; products: string[] }>
}

type Parts = { hosts: ShopHosts; addresses: ShopAddresses; admit: Admit }

/** Far below the 50,000 a file may hold: a file is written in one go, which blocks other requests. */
const perFile = 10_000
const cacheBytes = 32 * 1024 * 1024
const tags: Tags = new Set([assortment])
const xml = 'application/xml; charset=utf-8'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter]!)
const document = (kind: 'urlset' | 'sitemapindex', lines: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines}</${kind}>\n`

/** What search engines should not visit: personal screens, by their whole name (/cart, not /carteras/), and the API. */
const closed = [...personalPaths.flatMap((path) => [`${path}$`, `${path}?`, `${path}/`]), '/api/', '/bff/', '/geo/']

/** robots.txt and the site map of the country that a host or a `country` parameter names. */
export function sitemapRoutes(app: App, { hosts, addresses, admit }: Parts): void {
  const { changesOf, addressesOf } = addresses
  const cache = taggedCache<string>(cacheBytes)
  const nameFor = (request: FastifyRequest, reply: FastifyReply, country: OpenCountry, seconds: number) =>
    nameOrigin(request, reply, hosts, { country, seconds })
  /** A country without a host of its own is named by its code. */
  const suffix = (country: OpenCountry) =>
    Object.values(hosts.countryOf).includes(country) ? '' : `?country=${country}`

  app.get('/robots.txt', (request, reply) => {
    const own = hosts.countryOf[request.hostname.toLowerCase()]
    const countries = own
      ? [own]
      : hosts.stores.openStores.filter((country) => !Object.values(hosts.countryOf).includes(country))
    const maps = countries.map(
      (country) => `Sitemap: ${nameFor(request, reply, country, 3600)}/sitemap.xml${suffix(country)}`,
    )
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', ...maps, '']
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'))
  })

  app.get('/sitemap.xml', async (request, reply) => {
    await admit(request)
    const country = visitedCountry(request, hosts)
    const { pages, products } = await addressesOf(country)
    const files = Math.ceil((pages.length + products.length) / perFile)
    const base = `${nameFor(request, reply, country, 600)}/sitemap-`
    const lines = Array.from(
      { length: files },
      (_, at) => `<sitemap><loc>${escaped(`${base}${at + 1}.xml${suffix(country)}`)}</loc></sitemap>\n`,
    )
    return reply.type(xml).send(document('sitemapindex', lines.join('')))
  })

  app.get('/sitemap-:file(^\\d{1,4}).xml', async (request, reply) => {
    const file = Number((request.params as { file: string }).file)
    const country = visitedCountry(request, hosts)
    const origin = nameFor(request, reply, country, 600)
    const key = `${origin} ${country} ${file}`
    const changes = changesOf(country)
    const seen = changes.count()
    let body = cache.get(key, changes)
    if (body === undefined) {
      await admit(request)
      const { pages, products } = await addressesOf(country)
      const paths = [...pages, ...products].slice((file - 1) * perFile, file * perFile)
      if (file < 1 || paths.length === 0) return reply.callNotFound()
      const line = (path: string) => `<url><loc>${escaped(`${origin}${path}${suffix(country)}`)}</loc></url>\n`
      body = document('urlset', paths.map(line).join(''))
      cache.set(key, body, { seen, tags, size: body.length })
    }
    return reply.type(xml).send(body)
  })
}
