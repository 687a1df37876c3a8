import http from 'node:http'
import https from 'node:https'
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

/** A retailer's own system may be on an internal network, and without https: only where the operator allows it. */
const inside: OutsideOptions = {
  schemes: { 'https:': https.request, 'http:': http.request },
  isAllowed: () => true,
}

/** Every address is recorded as https; a system inside may speak http only. */
const downloadInside = (source: string) =>
  downloadPhoto(source, inside).catch(() => downloadPhoto(source.replace(/^https:/, 'http:'), inside))

/** The services for fetching photos. */
export function photoServices(
  { FEED_SOURCES_INSIDE: isInside }: Pick<Env, 'FEED_SOURCES_INSIDE'>,
  store: PhotoStore,
  { prepare, close }: PhotoPreparer = photoPreparer(),
  options: OutsideOptions = {},
): PhotoServices {
  return {
    store,
    download: (source) => (isInside ? downloadInside(source) : downloadPhoto(source, options)),
    prepare: (photo) =>
      prepare(photo).catch((error: Error) => {
        throw error instanceof RenderingFailed ? new OutsideRefused(error.message) : error
      }),
    close,
  }
}
