import { createHash } from 'node:crypto'
import os from 'node:os'
import type { Handle } from '#db/connection/handle.ts'
import type { PictureWidth } from '#domain/platform/pictures/image-address.ts'
import type { PhotoStore } from './photo-store.ts'
import { readSubject } from './address.ts'
import type { Format } from './format.ts'
import { openPictureCache } from './picture-cache.ts'
import { pictureQueue } from './picture-queue.ts'
import { readPictureSource } from './picture-source.ts'
import { openRenderer } from './renderer.ts'

export type PictureOptions = {
  db: Handle
  photos: PhotoStore
  folder: string
  /** Changes with the drawings, so that a cache on disk never shows an earlier one. The build writes it. */
  drawingsVersion: string
  hasDrawings: boolean
  diskBytes?: number
  memoryBytes?: number
  /** How many pictures may wait to be rendered; the next is refused. */
  queueLimit?: number | undefined
  onWriteFailed?: (error: Error) => void
}
type FindOptions = { signal?: AbortSignal; isAhead?: boolean; admit?: () => Promise<void> }
export type PictureQuery = { path: string; width: PictureWidth; format: Format }

const megabyte = 1024 * 1024
/** One core stays free for the shop itself, and more than two at once would only cost memory. */
const maxConcurrent = Math.max(1, Math.min(2, os.availableParallelism() - 1))

/** The name of a picture in the cache, and of its version in an etag. */
export const pictureNames =
  (drawingsVersion: string) =>
  ({ path, width, format }: PictureQuery): string =>
    createHash('sha256').update(`${drawingsVersion} ${path} ${width} ${format}`).digest('hex').slice(0, 40)

/** Pictures by address, width and format: rendered once, then served from the cache. */
export async function openPictures(options: PictureOptions) {
  const {
    db,
    photos,
    folder,
    drawingsVersion,
    hasDrawings,
    diskBytes = 512 * megabyte,
    memoryBytes = 48 * megabyte,
    queueLimit = 120,
    onWriteFailed = () => {},
  } = options
  const cache = await openPictureCache(folder, { diskBytes, memoryBytes, onWriteFailed })
  const queue = pictureQueue({ maxConcurrent, limit: queueLimit })
  const renderer = openRenderer()

  async function make(name: string, { path, width, format }: PictureQuery): Promise<Buffer> {
    const subject = readSubject(path)
    const picture = await renderer.render(await readPictureSource({ db, photos, hasDrawings }, subject), width, format)
    // A photo that its author may withdraw leaves no copy on disk.
    if (subject.kind === 'review photo') cache.setInMemory(name, picture)
    else await cache.set(name, picture)
    return picture
  }

  const nameOf = pictureNames(drawingsVersion)

  return {
    nameOf,
    /** Undefined where it must be rendered first. */
    findCached: (query: PictureQuery): Promise<Buffer | undefined> => cache.get(nameOf(query)),
    /** `admit` decides whether the visitor may have one rendered; it rejects if not. */
    async find(query: PictureQuery, { admit, ...waiting }: FindOptions = {}): Promise<Buffer> {
      const name = nameOf(query)
      const cached = await cache.get(name)
      if (!cached) await admit?.()
      return cached ?? queue.make(name, { width: query.width, ...waiting }, () => make(name, query))
    },
    queued: queue.count,
    rendererPid: renderer.pid,
    /** Refuses what has not begun; what has is finished. */
    stopQueue: queue.clear,
    close: renderer.close,
  }
}

export type Pictures = Awaited<ReturnType<typeof openPictures>>
