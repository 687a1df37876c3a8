import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Admit } from '#server/http/admission.ts'
import type { App } from '#server/http/app.ts'
import { readSubject, readWidth } from './address.ts'
import { drawPlaceholder } from './drawing/draw.ts'
import { chooseFormat } from './format.ts'
import { PictureRefused } from './picture-queue.ts'
import { PhotoNotFetched } from './picture-source.ts'
import { RenderingFailed } from './renderer.ts'
import type { PictureAsked, Pictures } from './service.ts'

const placeholder = Buffer.from(drawPlaceholder('large'))
const retryAfterSeconds = 5

/** Shown for now, and asked for again next time: no cache may take it for the picture itself. */
const sendPlaceholder = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').type('image/svg+xml').send(placeholder)

/** Aborted when the visitor's connection ends before the answer does. */
function visitorLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  return left.signal
}

function readAsked(
  request: FastifyRequest<{ Params: { '*': string }; Querystring: { width?: unknown } }>,
): PictureAsked {
  const path = request.params['*']
  readSubject(path)
  return { path, width: readWidth(request.query.width), format: chooseFormat(request.headers.accept) }
}

/** Pictures by address, width and what the browser can show. */
export function pictureRoutes(app: App, pictures: Pictures, admit: Admit) {
  app.addHook('preClose', async () => pictures.stopQueue())
  app.addHook('onClose', () => pictures.close())

  app.get<{ Params: { '*': string }; Querystring: { width?: unknown } }>(
    '/img/*',
    { compress: false, config: { waitsElsewhere: true } },
    async (request, reply) => {
      const asked = readAsked(request)
      const etag = `"${pictures.nameOf(asked)}"`
      // Pictures are made to be shown: in a shared link, a feed, a search result.
      void reply.header('vary', 'accept').header('cross-origin-resource-policy', 'cross-origin')
      const isKnown = request.headers['if-none-match'] === etag
      try {
        const picture = isKnown
          ? undefined
          : await pictures.find(asked, { signal: visitorLeft(reply), admit: () => admit(request) })
        void reply.header('etag', etag).header('cache-control', 'public, max-age=31536000, immutable')
        return picture ? reply.type(`image/${asked.format}`).send(picture) : reply.code(304).send()
      } catch (error) {
        if (error instanceof PhotoNotFetched) return sendPlaceholder(reply)
        if (error instanceof RenderingFailed) request.log.error({ err: error }, 'picture')
        else if (!(error instanceof PictureRefused)) throw error
        return sendPlaceholder(reply.code(503).header('retry-after', retryAfterSeconds))
      }
    },
  )
}
