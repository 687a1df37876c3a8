import type { FastifyReply, FastifyRequest } from 'fastify'
import { brand, openCountries, type OpenCountry } from '#domain/store/country.ts'
import { storeProfiles } from '#domain/store/settings.ts'
import { plainPagePolicy } from '#server/http/security-headers.ts'

/** Why a page is answered without being rendered. */
export type PageFailure = 'unavailable' | 'tooMany' | 'badAddress' | 'crossSite' | 'unknownHost' | 'broken'

type Words = { status: number; title: string; text: string; link: { label: string; href: string } }

/** The country's voice: voseo in Argentina, tuteo elsewhere. */
function wordsOf(country: OpenCountry): Record<PageFailure, Words> {
  const you = (vos: string, tu: string) => (country === 'ar' ? vos : tu)
  const retry = { label: 'Reintentar', href: '' }
  const home = { label: 'Ir al inicio', href: '/' }
  return {
    unavailable: {
      status: 503,
      title: 'Ya volvemos',
      text: `La tienda no puede mostrar esta página en este momento. Tu carrito está guardado. ${you('Probá', 'Prueba')} de nuevo en unos segundos.`,
      link: retry,
    },
    tooMany: {
      status: 429,
      title: 'Un momento',
      text: `Llegaron demasiados pedidos juntos desde tu conexión. ${you('Esperá unos segundos y probá', 'Espera unos segundos y prueba')} de nuevo.`,
      link: retry,
    },
    badAddress: {
      status: 400,
      title: 'Esta dirección no es válida',
      text: you(
        'Revisá el enlace, o buscá lo que querés desde el inicio.',
        'Revisa el enlace, o busca lo que quieres desde el inicio.',
      ),
      link: home,
    },
    crossSite: {
      status: 403,
      title: 'No pudimos hacerlo',
      text: `La solicitud viene de otro sitio. ${you('Volvé a intentarlo', 'Vuelve a intentarlo')} desde la tienda.`,
      link: home,
    },
    unknownHost: {
      status: 421,
      title: 'La tienda no está en esta dirección',
      text: `${you('Revisá', 'Revisa')} el nombre del sitio.`,
      link: home,
    },
    broken: {
      status: 500,
      title: 'Algo salió mal',
      text: `Ha ocurrido un error. Tu carrito está guardado. ${you('Probá', 'Prueba')} de nuevo en un momento.`,
      link: retry,
    },
  }
}

const documentOf = (country: OpenCountry, { title, text, link }: Words) =>
  Buffer.from(`<!doctype html>
<html lang="${storeProfiles[country].locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · ${brand.name}</title>
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

type Prepared = Words & { html: Buffer; line: Buffer }

/** Made once: a shop under pressure has nothing to spare for saying so. */
const prepared = Object.fromEntries(
  openCountries.map((country) => [
    country,
    Object.fromEntries(
      Object.entries(wordsOf(country)).map(([failure, words]) => [
        failure,
        { ...words, html: documentOf(country, words), line: Buffer.from(words.text) },
      ]),
    ),
  ]),
) as Record<OpenCountry, Record<PageFailure, Prepared>>

/** A screen asked for its data alone reads a sentence; the app shows its own error screen then. */
const isData = ({ url }: FastifyRequest) => /\.data(\?|$)/.test(url)

type Told = { country: OpenCountry; status?: number; retryAfterSeconds?: number }

/** Answers with a page that is made of nothing but words. */
export function sendFailurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: PageFailure,
  { country, status, retryAfterSeconds }: Told,
) {
  const { html, line, status: usual } = prepared[country][failure]
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds)
  return reply
    .code(status ?? usual)
    .header('content-type', isData(request) ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8')
    .header('content-security-policy', plainPagePolicy)
    .header('cache-control', 'no-store')
    .send(isData(request) ? line : html)
}
