import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Send } from '#contract/platform/page-context.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { canonicalPath } from '#domain/platform/routing/canonical-path.ts'
import { pageSearch } from '#domain/shell/page-parameters.ts'
import { isPersonalPage } from '#domain/platform/routing/personal-page.ts'
import { isSecretAddress } from '#domain/platform/routing/secret-address.ts'
import { isSameOrigin } from '#domain/platform/routing/same-origin.ts'
import { storeId } from '#domain/platform/brand/brand.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import type { Env } from '#server/platform/env.ts'
import type { Admission } from '#server/platform/http/limits/admission.ts'
import type { App } from '#server/platform/http/app.ts'
import { compressedBody, encodedBody, encodingFor } from '#server/platform/http/edge/compressed.ts'
import type { ShopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import type { Internal } from '#server/platform/http/internal.ts'
import { splitUrl } from '#server/platform/http/route-name.ts'
import { surrogateKeys } from '#server/platform/cdn/surrogate-keys.ts'
import { isSharedPage, neverCached, pageCacheControl, revalidated } from './cache-control.ts'
import { etagOf, matchingEtag } from './etag.ts'
import type { Changes } from '#server/platform/caches/change-log.ts'
import { pageCache, type Page } from './page-cache.ts'
import { renderQueue } from './render-queue.ts'
import { pageRenderer, type PageBuild } from './render.ts'
import { sendAnonymously, sendAsVisitor, type PageCalls } from './send.ts'
import { uploadScreenRoutes, type UploadScreen } from './upload-screens.ts'
import { countryCookie, visitedCountry } from '#server/platform/http/edge/visited-country.ts'

const aYear = 365 * 24 * 60 * 60

type Options = {
  env: Pick<Env, 'SHOW_KIT' | 'GTM_CONTAINER_ID' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>
  hosts: ShopHosts
  settings: SettingsSource
  build: PageBuild
  internal: Internal
  isDevelopment: boolean
  /** What changed of what a country's shop shows. */
  changesOf(country: OpenCountry): Changes
  admission: Pick<Admission, 'browse' | 'buy'>
  uploadScreens: readonly UploadScreen[]
  /** Whether the database is unreachable: cached pages are served, however old. */
  isDatabaseUnavailable(): boolean
}

/** The cookies a cacheable page may depend on: the place (GEO-05) and the assigned ranking (OP-034). */
const pageCookies = ['pwa-geolocation', 'custom_filter_sorting', 'hash_configuration'] as const

function pageCookiesOf({ headers, cookies }: FastifyRequest): string {
  if (headers.cookie === undefined) return ''
  const pairs = pageCookies.flatMap((name) => {
    const value = cookies[name]
    return value !== undefined && /^[\w.:-]{1,100}$/.test(value) ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  return pairs.join('; ')
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** The visitor's own request, as an action or a personal loader reads it. HEAD is rendered as GET. */
function visitorRequest(request: FastifyRequest, url: URL): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    // The origin was checked before; React Router would check it again, by a protocol it cannot know.
    if (value !== undefined && name !== 'origin') headers.set(name, String(value))
  }
  if (isRead(request)) return new Request(url, { headers })
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null
  return new Request(url, { method: request.method, headers, body })
}

/** Whether the client is still connected. */
const isWaiting = ({ raw }: FastifyRequest) => {
  const { socket } = raw
  return () => !socket?.destroyed
}

/** Sends a page that is cached nowhere. */
async function sendUncached(request: FastifyRequest, reply: FastifyReply, response: Response, setCookies: string[]) {
  for (const [name, value] of response.headers) void reply.header(name, value)
  for (const line of setCookies) void reply.header('set-cookie', line)
  void reply.code(response.status).header('cache-control', neverCached)
  if (!response.body) return reply.send()
  const body = compressedBody(Buffer.from(await response.arrayBuffer()))
  const encoding = encodingFor(body, request.headers['accept-encoding'])
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(await encodedBody(body, encoding))
}

/** Sends a cached page, or 304 when the browser has it already. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, isFresh: boolean) {
  const { status, headers, body, hash } = page
  void reply.headers(headers)
  // A cache in front would keep what is about to be replaced here.
  if (!isFresh) void reply.header('cache-control', revalidated)
  const known = request.headers['if-none-match']
  const tag = known !== undefined && status === 200 ? matchingEtag(known, hash) : undefined
  if (tag !== undefined) return reply.code(304).header('etag', tag).send()
  const encoding = encodingFor(body, request.headers['accept-encoding'])
  const ready = encodedBody(body, encoding)
  const bytes = Buffer.isBuffer(ready) ? ready : await ready
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply
    .code(status)
    .header('etag', etagOf(hash, encoding, bytes.length))
    .send(bytes)
}

/** Page requests: choose the country, then a cached page, a rendered one, or a personal one. */
export async function pageRoutes(app: App, options: Options) {
  const { env, hosts, settings, build, internal, isDevelopment, changesOf, admission, isDatabaseUnavailable } = options
  const render = pageRenderer(build, { isDevelopment, hasTagManager: env.GTM_CONTAINER_ID !== undefined })
  const cache = pageCache()
  const queue = renderQueue()
  const { originOf } = hosts
  const hostOf = () => Object.fromEntries(Object.entries(hosts.countryOf).map(([host, code]) => [code, host]))
  const apiOf = (country: OpenCountry) => ({ app, internal, storeId: storeId(settings.current().brand, country) })

  const contextOf = (country: OpenCountry, { origin }: URL, send: Send) => ({
    hostOf: hostOf(),
    country,
    send,
    origin: originOf[country] ?? origin,
    showsKit: env.SHOW_KIT || isDevelopment,
    isTraced: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  })

  /** The cookie that stores a country chosen in the address, if one was. */
  function chosenCountry(url: URL, country: OpenCountry): string[] {
    const requested = url.searchParams.get('country')
    if (requested !== country) return []
    const secure = url.protocol === 'https:'
    return [app.serializeCookie(countryCookie, country, { path: '/', maxAge: aYear, sameSite: 'lax', secure })]
  }

  /**
   * A page that failed because one of its calls was refused is answered with that refusal instead of a server error.
   */
  async function renderAnswered(request: Request, country: OpenCountry, url: URL, { send, refusal }: PageCalls) {
    const response = await render(request, contextOf(country, url, send))
    const code = response.status >= 500 ? refusal() : undefined
    if (code) throw new RuleError(code)
    return response
  }

  async function answerPersonal(request: FastifyRequest, reply: FastifyReply, url: URL, country: OpenCountry) {
    const { host, headers } = request
    if (!isRead(request) && !isSameOrigin({ host, origin: headers.origin, fetchSite: headers['sec-fetch-site'] })) {
      throw new RuleError('cross_site')
    }
    await admission.buy(request)
    const { setCookies, ...calls } = sendAsVisitor(apiOf(country), request)
    const answer = () => renderAnswered(visitorRequest(request, url), country, url, calls)
    // Uploads take seconds of waiting: only a few run at once, outside the queue, so that no page waits behind them.
    const response = request.routeOptions.config.takesFiles
      ? await answer()
      : await queue.render('buy', isWaiting(request), answer)
    return sendUncached(request, reply, response, [...chosenCountry(url, country), ...setCookies])
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const country = visitedCountry(request, hosts)
    const cookie = pageCookiesOf(request)
    const [path, search] = splitUrl(request.url)
    const read = isPersonalPage({ method: request.method, path }) ? search : pageSearch(search)
    const address = `${request.protocol}://${request.host}${path}${read}`
    const key = `${country} ${cookie} ${address}`
    const changes = changesOf(country)
    const known = isRead(request) ? cache.get(key, changes) : undefined
    if (known?.state === 'current') return sendPage(request, reply, known.page, known.isFresh)
    if (known && (isDatabaseUnavailable() || (known.state === 'due' && cache.isRendering(key)))) {
      return sendPage(request, reply, known.page, false)
    }

    // A Host header can be any text; no page is rendered for an invalid address.
    if (!URL.canParse(address)) throw new RuleError('invalid_input')
    const url = new URL(address)
    const canonical = canonicalPath(url.pathname)
    if (canonical !== url.pathname && isRead(request)) return reply.redirect(canonical + search, 301)
    if (isPersonalPage({ method: request.method, path: url.pathname }))
      return answerPersonal(request, reply, url, country)

    // A cacheable page is rendered from the address and these cookies. Nothing else of the visitor reaches the screens,
    // and a visitor who leaves does not cancel a page that others wait for.
    const plain = new Request(url, { headers: cookie ? { cookie } : {} })
    const calls = sendAnonymously(apiOf(country))
    const renderPlain = () => renderAnswered(plain, country, url, calls)
    const setCookies = chosenCountry(url, country)
    if (isDevelopment) return sendUncached(request, reply, await renderPlain(), setCookies)
    const renderForAll = (isStillWaiting: () => boolean) =>
      cache.render(key, changes, isStillWaiting, async (isAwaited, former) => {
        if (former) {
          const { areSame, tags, answers } = sendAnonymously(apiOf(country))
          if (await areSame(former.answers)) return { tags, answers }
        }
        const response = await queue.render('browse', isAwaited, renderPlain)
        const { status, headers } = response
        for (const line of setCookies) headers.append('set-cookie', line)
        const isCountryOfHost = hosts.countryOf[request.hostname.toLowerCase()] !== undefined
        const facts = {
          status,
          isCountryOfHost,
          dependsOnCookies: cookie !== '',
          setsCookie: headers.has('set-cookie'),
        }
        headers.set('cache-control', pageCacheControl(facts))
        headers.set('vary', 'cookie, accept-encoding')
        if (isSharedPage(facts)) headers.set('surrogate-key', surrogateKeys(country, calls.tags))
        return { response, tags: calls.tags, answers: calls.answers }
      })
    if (known?.state === 'due') {
      // For those who come later; one that fails is tried again by the next visitor.
      renderForAll(() => true).catch(() => {})
      return sendPage(request, reply, known.page, false)
    }
    try {
      // Waiting for a rendering that is already running costs nothing.
      if (!cache.isRendering(key)) await admission.browse(request)
      const page = await renderForAll(isWaiting(request))
      // It may have changed while it was rendered.
      return await sendPage(request, reply, page, cache.get(key, changes)?.isFresh === true)
    } catch (error) {
      // An outdated page is better than none.
      if (!known || reply.sent) throw error
      return sendPage(request, reply, known.page, false)
    }
  }

  await app.register(async (screens) => {
    // Per request: a cached page is the same with and without the key in its address.
    screens.addHook('onSend', async (request, reply) => {
      if (isSecretAddress(request.url)) reply.header('referrer-policy', 'strict-origin')
    })
    // The body is read by the screens' own actions; the limit on its length stays ours.
    screens.removeAllContentTypeParsers()
    screens.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    // Pages are compressed here, once, and not on the way out.
    await screens.register(uploadScreenRoutes(options.uploadScreens, answerPage))
    screens.route({ method: ['GET', 'POST'], url: '*', compress: false, config: { isPage: true }, handler: answerPage })
  })
}
