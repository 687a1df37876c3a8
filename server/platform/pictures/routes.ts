import { readFileSync } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Admit } from '#server/platform/http/limits/admission.ts'
import type { App } from '#server/platform/http/app.ts'
import { readSubject, readWidth, type Subject } from './address.ts'
import { chooseFormat } from './format.ts'
import { PictureRefused } from './picture-queue.ts'
import { PhotoStoreUnavailable } from './photo-store.ts'
import { PhotoNotFetched, PhotoReplaced } from './picture-source.ts'
import { RenderingFailed } from './renderer.ts'
import type { PictureQuery, Pictures } from './service.ts'

const placeholder = readFileSync(new URL('../../../public/placeholders/large.svg', import.meta.url))
const retryAfterSeconds = 5

/** Shown for now and requested again next time: no cache may take it for the picture itself. */
const sendPlaceholder = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').type('image/svg+xml').send(placeholder)

/** Aborted when the visitor's connection ends before the response. */
function visitorLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  return left.signal
}

type PictureRequest = { Params: { '*': string }; Querystring: { width?: unknown; seal?: unknown } }

function readRequest(request: FastifyRequest<PictureRequest>): PictureQuery & { subject: Subject } {
  const path = request.params['*']
  const subject = readSubject(path)
  return { path, subject, width: readWidth(request.query.width), format: chooseFormat(request.headers.accept) }
}

/** Who may see a review photo now; rejects when no one may. */
export type PhotoAccess = (key: string, seal: unknown) => Promise<'everybody' | 'holder of the seal'>

/** An address means one picture forever; a review photo only while its review is shown. */
const immutable = 'public, max-age=31536000, immutable'
const cacheControlOf = { everybody: 'public, max-age=3600', 'holder of the seal': 'no-store' } as const

/** Pictures by address, width and accepted format. */
export function pictureRoutes(app: App, pictures: Pictures, admit: Admit, photoAccess: PhotoAccess) {
  app.addHook('preClose', async () => pictures.stopQueue())
  app.addHook('onClose', () => pictures.close())

  app.get<PictureRequest>('/img/*', { compress: false, config: { waitsElsewhere: true } }, async (request, reply) => {
    const { subject, ...query } = readRequest(request)
    const cacheControl =
      subject.kind === 'review photo' ? cacheControlOf[await photoAccess(subject.key, request.query.seal)] : immutable
    const etag = `"${pictures.nameOf(query)}"`
    // Pictures may be shown anywhere: in a shared link, a feed, a search result.
    void reply.header('vary', 'accept').header('cross-origin-resource-policy', 'cross-origin')
    const isKnown = request.headers['if-none-match'] === etag
    try {
      const picture = isKnown
        ? undefined
        : await pictures.find(query, { signal: visitorLeft(reply), admit: () => admit(request) })
      void reply.header('etag', etag).header('cache-control', cacheControl)
      return picture ? reply.type(`image/${query.format}`).send(picture) : reply.code(304).send()
    } catch (error) {
      if (error instanceof PhotoNotFetched) return sendPlaceholder(reply)
      if (error instanceof PhotoReplaced)
        return reply
          .header('cache-control', cacheControlOf.everybody)
          .redirect(`/img/f/${error.by}.jpg?width=${query.width}`, 302)
      const isOurs = error instanceof RenderingFailed || error instanceof PhotoStoreUnavailable
      if (isOurs) request.log.error({ err: error }, 'picture')
      else if (!(error instanceof PictureRefused)) throw error
      return sendPlaceholder(reply.code(503).header('retry-after', retryAfterSeconds))
    }
  })
}
