import { contentPages, contentPaths } from '#domain/content/pages/content-pages.ts'
import { searchPath } from '#domain/browse/catalog/address/api-path.ts'
import { escapeXml } from '#domain/operations/feeds/escape-xml.ts'
import { aliasPath } from '#domain/platform/routing/alias.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { ShopSettings } from '#domain/platform/brand/brand.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import type { App } from '#server/platform/http/app.ts'
import { nameOrigin } from '#server/platform/http/edge/named-origin.ts'
import type { ShopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import { visitedCountry } from '#server/platform/http/edge/visited-country.ts'

const dayMs = 24 * 60 * 60 * 1000
/** RFC 9116 requires an expiry date of at most a year. */
const securityDays = 180

type Parts = {
  hosts: ShopHosts
  settings: SettingsSource
  /** Where a store is written to. */
  contactOf(country: OpenCountry): string
  clock?: () => Date
}

const llmsText = ({ brand, texts }: ShopSettings, country: OpenCountry, origin: string) => {
  const shopName = brand.name
  const written = contentPaths.filter((path) => texts[country].includes(contentPages[path]))
  const { name, currency, locale, sizeWord } = countryProfiles[country]
  const help = aliasPath(country, 'help')
  return `# ${shopName} ${name}

> Tienda de moda y calzado en ${name}. Precios en ${currency}, impuestos incluidos; textos en ${locale}.

Cada producto tiene su página (\`/nombre-sku.html\`) con JSON-LD: precio, ${sizeWord}s y stock de cada uno, envío y política de cambios.

## Buscar y recorrer
- [Buscar](${origin}${searchPath}?q=zapatillas): \`?q=\` con palabras; \`page\`, \`sort\` y filtros en la dirección
- [Mapa del sitio](${origin}/sitemap.xml)
- [Marcas](${origin}/brands)

## Ayuda y condiciones
- [Ayuda](${origin}/${help})
${written.map((path) => `- [${path.slice(3).replaceAll('-', ' ')}](${origin}/${path}/)`).join('\n')}

## API
- [Documentación](${origin}/docs)
`
}

const openSearch = (
  { brand: { name: shopName } }: ShopSettings,
  country: OpenCountry,
  origin: string,
) => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(shopName)}</ShortName>
<Description>${escapeXml(`Buscar en ${shopName} ${countryProfiles[country].name}`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${countryProfiles[country].locale}</Language>
<Image width="16" height="16" type="image/svg+xml">${escapeXml(`${origin}/icons/icon.svg`)}</Image>
<Url type="text/html" template="${escapeXml(`${origin}${searchPath}?q={searchTerms}`)}"/>
</OpenSearchDescription>
`

/** Files that programs request by name: for language models, for browsers' search, for security researchers. */
export function machineFileRoutes(app: App, { hosts, settings, contactOf, clock = () => new Date() }: Parts): void {
  type Write = (settings: ShopSettings, country: OpenCountry, origin: string) => string
  const file = (url: string, type: string, write: Write) =>
    app.get(url, (request, reply) => {
      const country = visitedCountry(request, hosts)
      const origin = nameOrigin(request, reply, hosts, { country, seconds: 3600 })
      return reply.type(`${type}; charset=utf-8`).send(write(settings.current(), country, origin))
    })
  file('/llms.txt', 'text/plain', llmsText)
  file('/opensearch.xml', 'application/opensearchdescription+xml', openSearch)
  file('/.well-known/security.txt', 'text/plain', (_settings, country, origin) => {
    // The same for a day, so that it can be cached.
    const today = Math.floor(clock().getTime() / dayMs) * dayMs
    const expires = new Date(today + securityDays * dayMs).toISOString()
    const lines = [
      `Contact: mailto:${contactOf(country)}`,
      `Expires: ${expires}`,
      'Preferred-Languages: es, en',
      `Canonical: ${origin}/.well-known/security.txt`,
    ]
    return `${lines.join('\n')}\n`
  })
}
