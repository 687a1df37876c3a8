import type { CountryHosts } from '#domain/platform/country/choose-country.ts'
import { brand, openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { App } from '#server/platform/http/app.ts'
import { screenshotsOf, type Screenshot } from './screenshots.ts'
import { visitedCountry } from '#server/platform/http/edge/visited-country.ts'

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon-192', 192, 'any')] })

/** The web app manifest, per country (P3). */
function manifestOf(country: OpenCountry, screenshots: readonly Screenshot[]) {
  const { locale, name } = countryProfiles[country]
  return {
    id: `/?store=${country}`,
    name: `${brand.name} ${name}`,
    short_name: brand.name,
    description: `Calzado y moda en ${name}`,
    lang: locale,
    dir: 'ltr',
    start_url: '/?source=pwa',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    theme_color: '#fbfaf7',
    background_color: '#fbfaf7',
    categories: ['shopping', 'lifestyle'],
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
    shortcuts: [
      shortcut('Buscar', '/catalog/'),
      shortcut('Favoritos', '/account/wishlist'),
      shortcut('Carrito', '/cart'),
      shortcut('Mis pedidos', '/account/orders'),
    ],
    ...(screenshots.length > 0 && { screenshots }),
  }
}

export function manifestRoute(app: App, hosts: CountryHosts, root: string) {
  const screenshots = Object.fromEntries(openCountries.map((country) => [country, screenshotsOf(root, country)]))
  const written = (country: OpenCountry) => JSON.stringify(manifestOf(country, screenshots[country] ?? []))
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .send(written(visitedCountry(request, hosts))),
  )
}
