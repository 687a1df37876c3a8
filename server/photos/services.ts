import path from 'node:path'
import { homeOf } from '#server/database.ts'
import type { Env } from '#server/env.ts'
import { openRenderer, RenderingFailed } from '#server/pictures/renderer.ts'
import { OutsideRefused, type OutsideOptions } from '#server/outside/fetch-outside.ts'
import { downloadPhoto } from './download-photo.ts'
import type { PhotoServices } from './fetch-photos.ts'
import { diskPhotoStore, type PhotoStore } from './photo-store.ts'
import { s3PhotoStore } from './s3-photo-store.ts'

/** Where this shop keeps photographs, by its settings. */
export const photoStoreOf = (env: Env, root: string): PhotoStore =>
  env.PHOTO_STORE_URL ? s3PhotoStore(env.PHOTO_STORE_URL) : diskPhotoStore(path.join(homeOf(env, root), 'photos'))

/** What fetching needs. A renderer of its own decodes: a file made to crash it leaves the shop's pictures alone. */
export function photoServices(store: PhotoStore, options: OutsideOptions = {}): PhotoServices {
  const renderer = openRenderer()
  let last: Promise<unknown> = Promise.resolve()
  /** One at a time: fifty megapixels that have to be turned take a few hundred megabytes. */
  function prepareOneAtATime(photo: Buffer): Promise<Buffer> {
    const prepared = last.then(() => renderer.prepare(photo))
    last = prepared.catch(() => {})
    return prepared
  }
  return {
    store,
    download: (source) => downloadPhoto(source, options),
    prepare: (photo) =>
      prepareOneAtATime(photo).catch((error: Error) => {
        throw error instanceof RenderingFailed ? new OutsideRefused(error.message) : error
      }),
    close: renderer.close,
  }
}
