import { createHash } from 'node:crypto'
import type { Handle } from '#db/open.ts'
import type { App } from '#server/http/app.ts'
import { readSubject, readWidth } from './address.ts'
import { drawSubject, drawingVersion } from './draw-subject.ts'
import { chooseFormat } from './format.ts'
import { renderSvg } from './render.ts'
import { openPictureCache } from './picture-cache.ts'

type Options = { db: Handle; folder: string; diskBytes?: number; memoryBytes?: number }

const megabyte = 1024 * 1024

/** Pictures by address, width and what the browser can show: drawn once, and answered from the cache after that. */
export async function pictureRoutes(
  app: App,
  { db, folder, diskBytes = 512 * megabyte, memoryBytes = 48 * megabyte }: Options,
) {
  const cache = await openPictureCache(folder, { diskBytes, memoryBytes })
  const version = drawingVersion()
  const underWay = new Map<string, Promise<Buffer>>()

  async function draw(name: string, path: string, width: number, format: ReturnType<typeof chooseFormat>) {
    const picture = await renderSvg(await drawSubject(db, readSubject(path)), width, format)
    await cache.set(name, picture)
    return picture
  }

  /** A hundred visitors of a new product cost one drawing. */
  function drawOnce(name: string, ...what: [path: string, width: number, format: ReturnType<typeof chooseFormat>]) {
    const running = underWay.get(name) ?? draw(name, ...what).finally(() => underWay.delete(name))
    underWay.set(name, running)
    return running
  }

  app.get<{ Params: { '*': string }; Querystring: { width?: unknown } }>('/img/*', async (request, reply) => {
    const path = request.params['*']
    readSubject(path)
    const width = readWidth(request.query.width)
    const format = chooseFormat(request.headers.accept)
    const name = createHash('sha256').update(`${version} ${path} ${width} ${format}`).digest('hex').slice(0, 40)
    const etag = `"${name}"`
    void reply
      .header('etag', etag)
      .header('vary', 'accept')
      .header('cache-control', 'public, max-age=31536000, immutable')
      // Pictures are made to be shown: in a shared link, a feed, a search result.
      .header('cross-origin-resource-policy', 'cross-origin')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const picture = (await cache.get(name)) ?? (await drawOnce(name, path, width, format))
    return reply.type(`image/${format}`).send(picture)
  })
}
