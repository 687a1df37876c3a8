import { randomBytes } from 'node:crypto'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { canonicalPath } from '#domain/routing/canonical-path.ts'
import { isOpenCountry, storeId, type OpenCountry } from '#domain/store/country.ts'
import type { PageContext, Send } from '#contract/page-context.ts'
import type { Env } from '#server/env.ts'
import { accepts } from '#server/http/accepts.ts'
import type { App } from '#server/http/app.ts'
import { pagePolicy } from '#server/http/security-headers.ts'
import type { Internal } from '#server/shop.ts'
import { keptPages } from './kept-pages.ts'
import { countryCookie, visitedCountry } from './visited-country.ts'

const aYear = 365 * 24 * 60 * 60

export type PageBuild = () => ServerBuild | Promise<ServerBuild>
type Options = {
  env: Env
  build: PageBuild
  internal: Internal
  isDevelopment: boolean
  /** Grows with every change of what a store shows. */
  versionOf(country: OpenCountry): number
}

/** The API as the screens see it while they render: the same door, without the socket. No cookies go along. */
function sendInside(app: App, internal: Internal, store: string): Send {
  return async (path, init) => {
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      'x-store': store,
      [internal.header]: internal.secret,
    }
    const method = (init.method ?? 'GET') as 'GET'
    const reply = await app.inject({
      method,
      url: path,
      headers,
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': 'application/json' } })
  }
}

/** The cookies a public page may depend on: the place (GEO-05) and the ranking somebody was given (OP-034). */
const visible = ['pwa-geolocation', 'custom_filter_sorting', 'hash_configuration'] as const

function visibleCookies({ cookies }: FastifyRequest): string {
  const kept = visible.flatMap((name) => {
    const value = cookies[name]
    return value !== undefined && value.length <= 100 ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  return kept.join('; ')
}

/** Page requests: choose the store, render, and send with the page's own policy. */
export async function pageRoutes(app: App, { env, build, internal, isDevelopment, versionOf }: Options) {
  const handle = createRequestHandler(build, isDevelopment ? 'development' : 'production')
  const pages = keptPages()
  const hostOf = Object.fromEntries(Object.entries(env.STORE_HOSTS).map(([host, code]) => [code, host]))

  async function render(asked: Request, country: OpenCountry, nonce: string) {
    const { module } = (await build()).entry as unknown as {
      module: { loadContext(values: PageContext): RouterContextProvider }
    }
    const context = module.loadContext({
      hostOf,
      country,
      nonce,
      send: sendInside(app, internal, storeId(country)),
      origin: new URL(asked.url).origin,
      showsKit: env.SHOW_KIT || isDevelopment,
    })
    return handle(asked, context)
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const url = new URL(`${request.protocol}://${request.host}${request.url}`)
    const canonical = canonicalPath(url.pathname)
    if (canonical !== url.pathname && request.method === 'GET') return reply.redirect(canonical + url.search, 301)

    const asked = url.searchParams.get('country')
    const country = visitedCountry(request, env.STORE_HOSTS)
    if (isOpenCountry(asked) && asked === country) {
      void reply.setCookie(countryCookie, country, {
        path: '/',
        maxAge: aYear,
        sameSite: 'lax',
        secure: request.protocol === 'https',
      })
    }
    const nonce = randomBytes(16).toString('base64')
    void reply
      .header('content-security-policy', pagePolicy(nonce, isDevelopment))
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('vary', 'cookie, accept-encoding')
      .header('cache-control', 'no-cache')

    if (request.method !== 'GET') {
      const whole = createRequest(request.raw, reply.raw, { host: request.host, protocol: `${request.protocol}:` })
      return reply.send(await render(whole, country, nonce))
    }
    // What a page is made from: the address and these. Nothing else of the visitor reaches the screens on the server,
    // and a visitor who leaves takes nobody's page away.
    const cookie = visibleCookies(request)
    const plain = new Request(url, { headers: cookie ? { cookie } : {} })
    if (isDevelopment) return reply.send(await render(plain, country, nonce))
    const key = `${country} ${cookie} ${url.href}`
    const version = versionOf(country)
    const page = pages.get(key, version) ?? (await pages.take(key, version, (own) => render(plain, country, own)))
    for (const [name, value] of page.headers) void reply.header(name, value)
    void reply.code(page.status)
    const { filledWith, zippedWith } = page.body
    if (!zippedWith || !accepts(request.headers['accept-encoding'], 'gzip')) return reply.send(filledWith(nonce))
    return reply.header('content-encoding', 'gzip').send(zippedWith(nonce))
  }

  await app.register(async (screens) => {
    // The body stream belongs to the screens' own actions.
    screens.removeAllContentTypeParsers()
    screens.addContentTypeParser('*', (_request, _payload, done) => done(null))
    screens.route({ method: ['GET', 'POST'], url: '*', handler: answerPage })
  })
}
