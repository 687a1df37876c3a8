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

export type PhotoPreparer = {
  /** Checked by decoding it, turned upright, without metadata, within a square of `side` or what any screen needs. */
  prepare(photo: Buffer, side?: number): Promise<Buffer>
  close(): Promise<void>
}

/** A renderer of its own decodes what others made: a file made to crash it leaves the shop's pictures alone. */
export function photoPreparer(): PhotoPreparer {
  const renderer = openRenderer()
  let last: Promise<unknown> = Promise.resolve()
  return {
    /** One at a time: fifty megapixels that have to be turned take a few hundred megabytes. */
    prepare(photo, side) {
      const prepared = last.then(() => renderer.prepare(photo, side))
      last = prepared.catch(() => {})
      return prepared
    },
    close: renderer.close,
  }
}

/** What fetching needs. */
export function photoServices(
  store: PhotoStore,
  options: OutsideOptions = {},
  { prepare, close }: PhotoPreparer = photoPreparer(),
): PhotoServices {
  return {
    store,
    download: (source) => downloadPhoto(source, options),
    prepare: (photo) =>
      prepare(photo).catch((error: Error) => {
        throw error instanceof RenderingFailed ? new OutsideRefused(error.message) : error
      }),
    close,
  }
}
