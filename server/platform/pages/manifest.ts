import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { ShopSettings } from '#domain/platform/brand/brand.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import type { App } from '#server/platform/http/app.ts'
import { screenshotFolder, screenshotsOf, type Screenshot } from './screenshots.ts'
import type { ShopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import { visitedCountry } from '#server/platform/http/edge/visited-country.ts'

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon-192', 192, 'any')] })

/** The web app manifest, per country (P3). */
function manifestOf({ brand }: ShopSettings, country: OpenCountry, screenshots: readonly Screenshot[]) {
  const { slogan } = brand.stores[country].texts
  const { locale, name } = countryProfiles[country]
  return {
    id: `/?store=${country}`,
    name: `${brand.name} ${name}`,
    short_name: brand.name,
    description: slogan ? `${slogan} en ${name}` : `${brand.name} en ${name}`,
    lang: locale,
    dir: 'ltr',
    start_url: '/?source=pwa',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    theme_color: brand.palette.paper,
    background_color: brand.palette.paper,
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

type Parts = { hosts: ShopHosts; settings: SettingsSource; root: string }

export function manifestRoute(app: App, { hosts, settings, root }: Parts) {
  /** Made once per change of the brand. */
  const written = new Map<string, string>()
  function manifestFor(country: OpenCountry): string {
    const current = settings.current()
    const key = `${current.version} ${country}`
    let text = written.get(key)
    if (text === undefined) {
      if (written.size >= openCountries.length) written.clear()
      text = JSON.stringify(
        manifestOf(current, country, screenshotsOf(screenshotFolder(root, current.brand.key), country)),
      )
      written.set(key, text)
    }
    return text
  }
  app.get<{ Params: { country: string; file: string } }>('/screenshots/:country/:file', ({ params }, reply) => {
    const country = openCountries.find((known) => known === params.country)
    const folder = screenshotFolder(root, settings.current().brand.key)
    const shot = country && screenshotsOf(folder, country).find(({ src }) => src.endsWith(`/${params.file}`))
    if (!shot) return reply.callNotFound()
    return reply
      .type(shot.type)
      .header('cache-control', 'public, max-age=3600')
      .send(createReadStream(path.join(folder, country, params.file)))
  })
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .send(manifestFor(visitedCountry(request, hosts))),
  )
}
