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
import { allProducts, type Tags } from '#server/platform/caches/change-log.ts'
import { taggedCache } from '#server/platform/caches/tagged-cache.ts'
import { nameShown, type Internal } from '#server/platform/http/internal.ts'
import type { Dialect } from './engine/cards.ts'
import { tagsOfPlace } from './engine/product-tags.ts'
import type { Catalog } from './catalog.ts'
import { allowAnyOrigin } from './cross-domain.ts'
import { queryOfAddress, queryOfRequest, type CatalogQuery } from './catalog-query.ts'
import type { SearchTerms } from '#server/browse/search/search-terms.ts'
import { suggest } from './suggest.ts'

const cacheBytes = 64 * 1024 * 1024
const everything: Tags = new Set([allProducts])
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

type CountedSearch = { q: string; total: number }

/**
 * One engine behind both dialects. A repeated request is answered from the cache: its exact text is the key, so that
 * nothing is parsed for it.
 */
export async function catalogRoutes(
  app: App,
  mount: Mount,
  { catalog, terms, clock, internal, admit }: CatalogRouteParts,
) {
  const cache = taggedCache<{ body: CompressedBody; searched: CountedSearch | undefined; tags: Tags }>(cacheBytes)

  /** Page rendering calls this route itself; its visitor is counted by the page's own request. */
  function countSearch({ country, ip, headers }: FastifyRequest, searched: CountedSearch | undefined): void {
    if (!searched) return
    terms.recordResults(country, searched.q, searched.total)
    if (headers[internal.header] !== internal.secret) terms.recordVisit(country, searched.q, ip)
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { requestText, dialect, read }: { requestText: string; dialect: Dialect; read: () => CatalogQuery },
  ) {
    const { country } = request
    const key = `${dialect} ${country} ${requestText}`
    void allowAnyOrigin(reply).header('content-type', json)
    const known = cache.get(key, catalog.changesOf(country))
    if (known) {
      nameShown(request, reply, internal, known.tags)
      countSearch(request, known.searched)
      return sendCompressed(request, reply, known.body)
    }
    const query = read()
    await admit(request)
    const engine = await catalog.engineOf(country)
    const place = engine.find(query.path, query.filters.get('brand'))
    if (!place) return reply.send(notFound)
    const seen = catalog.changesOf(country).count()
    const tags = query.q === undefined ? tagsOfPlace(place) : everything
    nameShown(request, reply, internal, tags)
    const found = engine.run(query, place, clock())
    const { q, page } = query
    // Only the first page counts as a search; the others continue it.
    const searched = q !== undefined && page === 1 ? { q, total: found.total } : undefined
    countSearch(request, searched)
    const body = compressedBody(Buffer.from(found.json(dialect)))
    cache.set(key, { body, searched, tags }, { seen, tags, size: compressedBytes(body) })
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
        const requestText = request.body
        return answer(request, reply, {
          requestText,
          dialect: 'bff',
          read: () => queryOfRequest(parseRequest(requestText)),
        })
      })
    }
  })

  mountRaw(app, legacyCatalog('/*'), (request, reply) => {
    // The router drops the trailing slash; every catalogue path has one, and no other path here does.
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
    return answer(request, reply, { requestText: request.url, dialect: 'legacy', read })
  }

  mountRaw(app, legacySuggestions, async (request, reply) => {
    const { suggest: suggestion } = request.query as { suggest?: unknown }
    if (suggestion === undefined) return legacy('/search/', request, reply)
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
