import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { checkBeforeBody, limitUploads, maxParts, uploadLimit } from '#server/platform/http/uploads.ts'

/** A screen whose form may hold files. */
export type UploadScreen = {
  url: string
  /** Decides from the address alone whether the body is read; rejects otherwise. */
  beforeBody(request: FastifyRequest): Promise<void>
}

const boundaryShape = /;\s*boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i

/** Whether a form has more parts than any of ours; counted on the bytes, before anything is made of them. */
function hasTooManyParts(body: Buffer, contentType: string): boolean {
  const [, quoted, plain] = boundaryShape.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return false
  const line = Buffer.from(`--${boundary}`, 'latin1')
  let parts = 0
  for (let at = body.indexOf(line); at >= 0; at = body.indexOf(line, at + line.length)) {
    parts += 1
    // The last line ends the form.
    if (parts > maxParts + 1) return true
  }
  return false
}

const tooLarge = () => Object.assign(new Error('The form has too many parts.'), { statusCode: 413 })

/** Only a form with files may be long, only from a sender who holds a key, and only a few at once (S23). */
export const uploadScreenRoutes = (screens: readonly UploadScreen[], handler: RouteHandlerMethod) =>
  async function routes(app: FastifyInstance): Promise<void> {
    const limits = { parseAs: 'buffer', bodyLimit: uploadLimit } as const
    app.addContentTypeParser<Buffer>('multipart/form-data', limits, ({ headers }, body, done) =>
      hasTooManyParts(body, headers['content-type'] ?? '') ? done(tooLarge()) : done(null, body),
    )
    const limit = limitUploads()
    for (const { url, beforeBody } of screens) {
      app.route({
        method: 'POST',
        url,
        onRequest: [checkBeforeBody(beforeBody), limit],
        compress: false,
        config: { isPage: true, takesFiles: true },
        handler,
      })
    }
  }
