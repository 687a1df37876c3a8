import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import {
  catalogRequest,
  categoryCatalog,
  notFoundMessage,
  searchCatalog,
  staticPageCatalog,
  type CatalogRequest,
} from '#contract/browse/catalog.ts'
import { legacyCatalog } from '#contract/browse/catalog-legacy.ts'
import { messages } from '#contract/platform/messages.ts'
import { legacySuggestions, readSuggestions, readTopSearches } from '#contract/browse/suggestions.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { Admit } from '#server/platform/http/limits/admission.ts'
import type { App } from '#server/platform/http/app.ts'
import {
  compressedBody,
  compressedBytes,
  sendCompressed,
  type CompressedBody,
} from '#server/platform/http/edge/compressed.ts'
import { mountRaw, type Mount } from '#server/platform/http/mount.ts'
import { versionedCache } from '#server/platform/caches/versioned-cache.ts'
import type { Internal } from '#server/platform/http/internal.ts'
import type { Dialect } from './engine/cards.ts'
import type { Catalog } from './catalog.ts'
import { allowEverybody } from './cross-domain.ts'
import { queryOfAddress, queryOfRequest, type CatalogQuery } from './catalog-query.ts'
import type { SearchTerms } from '#server/browse/search/search-terms.ts'
import { suggest } from './suggest.ts'

const cacheBytes = 64 * 1024 * 1024
const json = 'application/json; charset=utf-8'

/** The literal a client compares, beside the usual form of a refusal (server.md §1, API-18). */
const notFound = Buffer.from(
  JSON.stringify({
    error: true,
    code: 'catalog_not_found',
    message: messages.catalog_not_found,
    messages: { error: notFoundMessage },
  }),
)

export type CatalogRouteParts = {
  catalog: Catalog
  terms: SearchTerms
  clock: () => Date
  internal: Internal
  admit: Admit
}

type Searched = { q: string; total: number }

/**
 * One engine behind both dialects. The answer to a question asked before comes from the cache: the question itself,
 * letter by letter, is the key, so that nothing is parsed for it.
 */
export async function catalogRoutes(
  app: App,
  mount: Mount,
  { catalog, terms, clock, internal, admit }: CatalogRouteParts,
) {
  const cache = versionedCache<{ body: CompressedBody; searched: Searched | undefined }>(cacheBytes)

  /** A page that is rendered asks for itself; who looks at it is counted by its own request. */
  function countSearch({ country, ip, headers }: FastifyRequest, searched: Searched | undefined): void {
    if (!searched) return
    terms.recordResults(country, searched.q, searched.total)
    if (headers[internal.header] !== internal.secret) terms.recordVisit(country, searched.q, ip)
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { asked, dialect, read }: { asked: string; dialect: Dialect; read: () => CatalogQuery },
  ) {
    const { country } = request
    const key = `${dialect} ${country} ${asked}`
    void allowEverybody(reply).header('content-type', json)
    const known = cache.get(key, catalog.version(country))
    if (known) {
      countSearch(request, known.searched)
      return sendCompressed(request, reply, known.body)
    }
    const question = read()
    await admit(request)
    const answers = await catalog.engineOf(country)
    const place = answers.find(question.path, question.filters.get('brand'))
    if (!place) return reply.send(notFound)
    // The version as of the moment of looking: an answer cached under it is not found after a later change.
    const version = catalog.version(country)
    const found = answers.ask(question, place, clock())
    const { q, page } = question
    // The first page is a search; the others are the same one, read on.
    const searched = q !== undefined && page === 1 ? { q, total: found.total } : undefined
    countSearch(request, searched)
    const body = compressedBody(Buffer.from(found.json(dialect)))
    cache.set(key, version, { body, searched }, compressedBytes(body))
    return sendCompressed(request, reply, body)
  }

  await app.register(async (bff) => {
    bff.removeContentTypeParser('application/json')
    bff.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const declared of [searchCatalog, categoryCatalog, staticPageCatalog]) {
      mountRaw(bff, declared, (request, reply) => {
        if (typeof request.body !== 'string') {
          throw new RuleError('invalid_input', { 'Content-Type': 'Se espera application/json.' })
        }
        const asked = request.body
        return answer(request, reply, { asked, dialect: 'bff', read: () => queryOfRequest(parseRequest(asked)) })
      })
    }
  })

  mountRaw(app, legacyCatalog('/*'), (request, reply) => {
    // The router forgets the last slash; every path of the catalogue has one, and nothing else here does.
    const path = request.url.replace(/\?.*$/s, '').slice('/api'.length)
    if (!path.endsWith('/')) throw new RuleError('not_found')
    return legacy(decoded(path), request, reply)
  })

  function legacy(path: string, request: FastifyRequest, reply: FastifyReply) {
    const query = request.query as Record<string, string | string[]>
    const read = () => {
      const single = Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1)! : value])
      return queryOfAddress(path, Object.fromEntries(single) as Record<string, string>)
    }
    return answer(request, reply, { asked: request.url, dialect: 'legacy', read })
  }

  mountRaw(app, legacySuggestions, async (request, reply) => {
    const { suggest: wish } = request.query as { suggest?: unknown }
    if (wish === undefined) return legacy('/search/', request, reply)
    const parsed = legacySuggestions.query.safeParse(request.query)
    if (!parsed.success) throw new RuleError('invalid_input', { suggest: 'Debe ser 1 o topSearch.' })
    if (parsed.data.suggest === 'topSearch')
      return { topSearch: (await terms.offeredTerms(request.country)).terms.slice(0, terms.shown) }
    return { suggestions: await suggestionsFor(request.country, parsed.data.q ?? '') }
  })

  const suggestionsFor = async (country: FastifyRequest['country'], q: string) =>
    suggest(await catalog.engineOf(country), q, await terms.offeredTerms(country))

  mount(app, readSuggestions, ({ query }, { country }) => suggestionsFor(country, query.q ?? ''))
  mount(app, readTopSearches, async (_input, { country }) => ({
    topSearch: (await terms.offeredTerms(country)).terms.slice(0, terms.shown),
  }))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function parseRequest(text: string): CatalogRequest {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new RuleError('invalid_input', { body: 'No es JSON.' })
  }
  const parsed = z.safeParse(catalogRequest, body)
  if (parsed.success) return parsed.data
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) errors[path.join('.') || 'body'] ??= message
  throw new RuleError('invalid_input', errors)
}
