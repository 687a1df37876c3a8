import { randomBytes } from 'node:crypto'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { canonicalPath } from '#domain/routing/canonical-path.ts'
import { isOpenCountry, storeId } from '#domain/store/country.ts'
import type { PageContext, Send } from '#contract/page-context.ts'
import type { Env } from '#server/env.ts'
import type { App } from '#server/http/app.ts'
import { pagePolicy } from '#server/http/security-headers.ts'
import type { Internal } from '#server/shop.ts'
import { countryCookie, visitedCountry } from './visited-country.ts'

const aYear = 365 * 24 * 60 * 60

export type PageBuild = () => ServerBuild | Promise<ServerBuild>
type Options = { env: Env; build: PageBuild; internal: Internal; isDevelopment: boolean }

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

/** Page requests: choose the store, render, and send with the page's own policy. */
export async function pageRoutes(app: App, { env, build, internal, isDevelopment }: Options) {
  const handle = createRequestHandler(build, isDevelopment ? 'development' : 'production')

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

    const { module } = (await build()).entry as unknown as {
      module: { loadContext(values: PageContext): RouterContextProvider }
    }
    const send = sendInside(app, internal, storeId(country))
    const hostOf = Object.fromEntries(Object.entries(env.STORE_HOSTS).map(([host, code]) => [code, host]))
    const context = module.loadContext({
      hostOf,
      country,
      nonce,
      send,
      origin: url.origin,
      showsKit: env.SHOW_KIT || isDevelopment,
    })
    return reply.send(
      await handle(
        createRequest(request.raw, reply.raw, { host: request.host, protocol: `${request.protocol}:` }),
        context,
      ),
    )
  }

  await app.register(async (pages) => {
    // The body stream belongs to the screens' own actions.
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null))
    pages.route({ method: ['GET', 'POST'], url: '*', handler: answerPage })
  })
}
