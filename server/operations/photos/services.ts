import path from 'node:path'
import { homeOf } from '#server/platform/process/database.ts'
import type { Env } from '#server/platform/env.ts'
import { photoPreparer, type PhotoPreparer } from '#server/platform/pictures/photo-preparer.ts'
import { RenderingFailed } from '#server/platform/pictures/renderer.ts'
import { OutsideRefused, type OutsideOptions } from '#server/platform/safe-fetch/fetch-outside.ts'
import { downloadPhoto } from './download-photo.ts'
import type { PhotoServices } from './fetch-photos.ts'
import { diskPhotoStore, type PhotoStore } from '#server/platform/pictures/photo-store.ts'
import { s3PhotoStore } from '#server/platform/pictures/s3-photo-store.ts'

/** The photo storage of this shop, by its settings. */
export const photoStoreOf = (env: Env, root: string): PhotoStore =>
  env.PHOTO_STORE_URL ? s3PhotoStore(env.PHOTO_STORE_URL) : diskPhotoStore(path.join(homeOf(env, root), 'photos'))

/** The services for fetching photos. */
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
