import type { ErrorCode } from '#domain/platform/errors.ts'
import { escapeXml } from '#domain/operations/feeds/escape-xml.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

type Words = { title: string; text: string; link: { label: string; href: string } }
/** The failures with texts of their own; others are shown as an invalid address or a server error. */
type FailureCode =
  | 'unavailable'
  | 'too_many_requests'
  | 'body_too_slow'
  | 'invalid_input'
  | 'cross_site'
  | 'unknown_host'
  | 'server_error'

/** The country's voice: voseo in Argentina, tuteo elsewhere. */
function wordsOf(country: OpenCountry): Record<FailureCode, Words> {
  const you = (vos: string, tu: string) => (country === 'ar' ? vos : tu)
  const retry = { label: 'Reintentar', href: '' }
  const home = { label: 'Ir al inicio', href: '/' }
  return {
    unavailable: {
      title: 'Ya volvemos',
      text: `La tienda no puede mostrar esta página en este momento. Tu carrito está guardado. ${you('Probá', 'Prueba')} de nuevo en unos segundos.`,
      link: retry,
    },
    too_many_requests: {
      title: 'Un momento',
      text: `Llegaron demasiados pedidos juntos desde tu conexión. ${you('Esperá unos segundos y probá', 'Espera unos segundos y prueba')} de nuevo.`,
      link: retry,
    },
    body_too_slow: {
      title: 'Tardó demasiado',
      text: `Lo que enviaste no terminó de llegar. ${you('Revisá tu conexión y probá', 'Revisa tu conexión y prueba')} de nuevo.`,
      link: retry,
    },
    invalid_input: {
      title: 'Esta dirección no es válida',
      text: you(
        'Revisá el enlace, o buscá lo que querés desde el inicio.',
        'Revisa el enlace, o busca lo que quieres desde el inicio.',
      ),
      link: home,
    },
    cross_site: {
      title: 'No pudimos hacerlo',
      text: `La solicitud viene de otro sitio. ${you('Volvé a intentarlo', 'Vuelve a intentarlo')} desde la tienda.`,
      link: home,
    },
    unknown_host: {
      title: 'La tienda no está en esta dirección',
      text: `${you('Revisá', 'Revisa')} el nombre del sitio.`,
      link: home,
    },
    server_error: {
      title: 'Algo salió mal',
      text: `Ha ocurrido un error. Tu carrito está guardado. ${you('Probá', 'Prueba')} de nuevo en un momento.`,
      link: retry,
    },
  }
}

const documentOf = (shopName: string, country: OpenCountry, { title, text, link }: Words) =>
  Buffer.from(`<!doctype html>
<html lang="${countryProfiles[country].locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · ${escapeXml(shopName)}</title>
    <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/plain-page.css" />
  </head>
  <body>
    <main>
      <img src="/icons/icon.svg" alt="" width="56" height="56" />
      <h1>${title}</h1>
      <p>${text}</p>
      <a href="${link.href}">${link.label}</a>
    </main>
  </body>
</html>
`)

type Prepared = Record<OpenCountry, Map<string, Buffer>>

const prepare = (shopName: string) =>
  Object.fromEntries(
    openCountries.map((country) => [
      country,
      new Map(Object.entries(wordsOf(country)).map(([code, words]) => [code, documentOf(shopName, country, words)])),
    ]),
  ) as Prepared

/** Static pages, for a screen that is not rendered. Prepared once per name: a shop under load has no time for them. */
export function failurePages(nameOf: () => string) {
  let preparedFor: string | undefined
  let prepared: Prepared
  return (country: OpenCountry, code: ErrorCode, status: number): Buffer => {
    const name = nameOf()
    if (name !== preparedFor) {
      prepared = prepare(name)
      preparedFor = name
    }
    return prepared[country].get(code) ?? prepared[country].get(status < 500 ? 'invalid_input' : 'server_error')!
  }
}
