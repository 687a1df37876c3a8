import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Send } from '#contract/platform/page-context.ts'
import type { ErrorCode } from '#domain/platform/errors.ts'
import type { App } from '#server/platform/http/app.ts'
import { carriedProtocol, shownTags, type Internal } from '#server/platform/http/internal.ts'
import { allProducts, type Tags } from '#server/platform/caches/change-log.ts'

type Api = { app: App; internal: Internal; storeId: string }
type Inject = { path: string; init: RequestInit; headers?: Record<string, string>; remoteAddress?: string }

/** The body of a call: text as it is; a form with files as the bytes `fetch` would send, with their type. */
async function bodyOf({ body }: RequestInit): Promise<{ payload?: string | Buffer; type?: string }> {
  if (typeof body === 'string') return { payload: body }
  if (!(body instanceof FormData)) return {}
  const encoded = new Response(body)
  return { payload: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type')! }
}

async function inject({ app, storeId }: Api, { path, init, headers, remoteAddress }: Inject) {
  const { payload, type } = await bodyOf(init)
  return app.inject({
    method: (init.method ?? 'GET') as 'GET',
    url: path,
    headers: {
      ...Object.fromEntries(new Headers(init.headers)),
      ...(type && { 'content-type': type }),
      'x-store': storeId,
      ...headers,
    },
    ...(remoteAddress !== undefined && { remoteAddress }),
    ...(payload !== undefined && { payload }),
  })
}

const jsonResponse = (status: number, body: string) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })

/** The calls of one page. */
export type PageCalls = {
  send: Send
  /** Why a call failed, if it was neither a business refusal nor a server error. */
  refusal(): ErrorCode | undefined
}

const refusals: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  404: 'not_found',
  413: 'invalid_input',
  429: 'too_many_requests',
  503: 'unavailable',
}

/** A call that a page was made of, and what identifies its answer. */
export type Answer = { path: string; init: RequestInit; digest: string }

export type AnonymousCalls = PageCalls & {
  /** The tags of what the answers show. */
  tags: Tags
  answers: readonly Answer[]
  /** Whether calls that were made before would be answered the same: then so would the page. */
  areSame(answers: readonly Answer[]): Promise<boolean>
}

/** The API for a cacheable page while it renders: in this process, without cookies, not throttled. */
export function sendAnonymously(api: Api): AnonymousCalls {
  const headers = { [api.internal.header]: api.internal.secret }
  const tags = new Set<string>()
  const answers: Answer[] = []
  let refusal: ErrorCode | undefined
  const send: Send = async (path, init) => {
    const { statusCode, body, headers: sent } = await inject(api, { path, init, headers })
    refusal ??= refusals[statusCode]
    for (const tag of shownTags(sent, api.internal) ?? [allProducts]) tags.add(tag)
    answers.push({ path, init, digest: hash('sha1', `${statusCode} ${body}`) })
    return jsonResponse(statusCode, body)
  }

  async function areSame(former: readonly Answer[]): Promise<boolean> {
    for (const { path, init, digest } of former) {
      await send(path, init)
      if (answers.at(-1)!.digest !== digest) return false
    }
    return refusal === undefined
  }
  return { send, tags, answers, areSame, refusal: () => refusal }
}

/** Cookies by name, as a request carries them. */
function readCookies(header = ''): Map<string, string> {
  const pairs = header.split(/;\s*/).filter((pair) => pair.includes('='))
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}

function applySetCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(/;\s*/)
  const name = pair.slice(0, pair.indexOf('='))
  const isRemoved = attributes.some((attribute) => /^max-age=0$/i.test(attribute))
  if (isRemoved) cookies.delete(name)
  else cookies.set(name, pair.slice(name.length + 1))
}

/**
 * The API for a personal page or an action: with the visitor's cookies and IP address. Calls of an action count against
 * the visitor's own limits. Cookies that the API sets are sent with later calls and collected for the page's response.
 */
export function sendAsVisitor(api: Api, request: FastifyRequest): PageCalls & { setCookies: string[] } {
  const cookies = readCookies(request.headers.cookie)
  const setCookies: string[] = []
  let refusal: ErrorCode | undefined
  const isAction = request.method !== 'GET' && request.method !== 'HEAD'
  const fetchSite = request.headers['sec-fetch-site']
  const userAgent = request.headers['user-agent']
  const visitor = {
    host: request.host,
    ...carriedProtocol(api.internal, request.protocol),
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
    // Only browsers send it: a session that an action opens belongs to this browser.
    ...(isAction && typeof fetchSite === 'string' && { 'sec-fetch-site': fetchSite }),
    ...(request.headers.origin !== undefined && { origin: request.headers.origin }),
    ...(!isAction && { [api.internal.header]: api.internal.secret }),
  }
  const send: Send = async (path, init) => {
    const cookie = Array.from(cookies, (pair) => pair.join('=')).join('; ')
    const headers = { ...visitor, ...(cookie && { cookie }) }
    const reply = await inject(api, { path, init, headers, remoteAddress: request.ip })
    refusal ??= refusals[reply.statusCode]
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      applySetCookie(cookies, line)
      setCookies.push(line)
    }
    return jsonResponse(reply.statusCode, reply.body)
  }
  return { send, setCookies, refusal: () => refusal }
}
