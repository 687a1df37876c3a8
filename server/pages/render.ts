import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { canonicalPath } from '#domain/routing/canonical-path.ts'
import { isPersonalPage } from '#domain/routing/personal-page.ts'
import { isSameOrigin } from '#domain/routing/same-origin.ts'
import { isOpenCountry, storeId, type OpenCountry } from '#domain/store/country.ts'
import { messages } from '#contract/messages.ts'
import type { PageContext, Send } from '#contract/page-context.ts'
import type { Env } from '#server/env.ts'
import { accepts } from '#server/http/accepts.ts'
import type { App } from '#server/http/app.ts'
import { pagePolicy } from '#server/http/security-headers.ts'
import type { Internal } from '#server/shop.ts'
import { keptPages } from './kept-pages.ts'
import { sendAnonymously, sendAsVisitor } from './send.ts'
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

/** The cookies a public page may depend on: the place (GEO-05) and the ranking somebody was given (OP-034). */
const visible = ['pwa-geolocation', 'custom_filter_sorting', 'hash_configuration'] as const

function visibleCookies({ cookies }: FastifyRequest): string {
  const kept = visible.flatMap((name) => {
    const value = cookies[name]
    return value !== undefined && value.length <= 100 ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  return kept.join('; ')
}

/** The visitor's own request as an action reads it. Where it comes from is checked before. */
function visitorRequest(request: FastifyRequest, url: URL): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'origin') headers.set(name, String(value))
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  // HEAD is rendered as GET: the server leaves the body out when it sends.
  return new Request(url, {
    method: isRead ? 'GET' : request.method,
    headers,
    ...(!isRead && Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
  })
}

/** Sends a rendered page that is cached nowhere. */
async function sendUncached(reply: FastifyReply, response: Response, setCookies: string[] = []): Promise<FastifyReply> {
  for (const [name, value] of response.headers) void reply.header(name, value)
  if (setCookies.length > 0) void reply.header('set-cookie', setCookies)
  void reply.code(response.status).header('cache-control', 'private, no-store')
  return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : undefined)
}

/** Page requests: choose the store, render, and send with the page's own policy. */
export async function pageRoutes(app: App, { env, build, internal, isDevelopment, versionOf }: Options) {
  const handle = createRequestHandler(build, isDevelopment ? 'development' : 'production')
  const pages = keptPages()
  const hostOf = Object.fromEntries(Object.entries(env.STORE_HOSTS).map(([host, code]) => [code, host]))

  const apiOf = (country: OpenCountry) => ({ app, internal, store: storeId(country) })

  async function render(asked: Request, { country, nonce, send }: { country: OpenCountry; nonce: string; send: Send }) {
    const { module } = (await build()).entry as unknown as {
      module: { loadContext(values: PageContext): RouterContextProvider }
    }
    const context = module.loadContext({
      hostOf,
      country,
      nonce,
      send,
      origin: new URL(asked.url).origin,
      showsKit: env.SHOW_KIT || isDevelopment,
    })
    return handle(asked, context)
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const url = new URL(`${request.protocol}://${request.host}${request.url}`)
    const canonical = canonicalPath(url.pathname)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (canonical !== url.pathname && isRead) return reply.redirect(canonical + url.search, 301)

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

    const { host, headers } = request
    if (!isRead && !isSameOrigin({ host, origin: headers.origin, fetchSite: headers['sec-fetch-site'] })) {
      return reply.code(403).type('text/plain; charset=utf-8').send(messages.cross_site)
    }
    if (isPersonalPage({ method: request.method, path: url.pathname })) {
      const { send, setCookies } = sendAsVisitor(apiOf(country), request)
      const response = await render(visitorRequest(request, url), { country, nonce, send })
      return sendUncached(reply, response, setCookies)
    }
    const send = sendAnonymously(apiOf(country))
    // What a page is made from: the address and these. Nothing else of the visitor reaches the screens on the server,
    // and a visitor who leaves takes nobody's page away.
    const cookie = visibleCookies(request)
    const plain = new Request(url, { headers: cookie ? { cookie } : {} })
    if (isDevelopment) return sendUncached(reply, await render(plain, { country, nonce, send }))
    const key = `${country} ${cookie} ${url.href}`
    const version = versionOf(country)
    const page =
      pages.get(key, version) ?? (await pages.take(key, version, (own) => render(plain, { country, nonce: own, send })))
    for (const [name, value] of page.headers) void reply.header(name, value)
    void reply.code(page.status)
    const { filledWith, zippedWith } = page.body
    if (!zippedWith || !accepts(request.headers['accept-encoding'], 'gzip')) return reply.send(filledWith(nonce))
    return reply.header('content-encoding', 'gzip').send(zippedWith(nonce))
  }

  await app.register(async (screens) => {
    // The body is read by the screens' own actions; the limit on its length stays ours.
    screens.removeAllContentTypeParsers()
    screens.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    screens.route({ method: ['GET', 'POST'], url: '*', handler: answerPage })
  })
}
