import { randomBytes } from 'node:crypto'
import type { Handle } from '#db/connection/handle.ts'
import { isReviewPhoto, unreadablePhoto } from '#domain/browse/reviews/review-photos.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { reviewPhotoName, type PhotoStore } from '#server/platform/pictures/photo-store.ts'
import type { PhotoPreparer } from '#server/platform/pictures/photo-preparer.ts'
import { RenderingFailed } from '#server/platform/pictures/renderer.ts'
import { reviewPhotoRepository } from './photo-repository.ts'

/** Maximum width and height: review photos are never shown larger. */
const side = 1500

export type PhotoStorage = { db: Handle; photos: PhotoStore; prepare: PhotoPreparer['prepare'] }

/**
 * Re-encodes and stores every photo; returns their keys. It runs outside any transaction because it takes seconds. A
 * job deletes photos that end up in no review.
 */
export async function storePhotos(
  { db, photos, prepare }: PhotoStorage,
  files: readonly File[],
  { country, now }: { country: OpenCountry; now: Date },
): Promise<string[]> {
  const prepared: { key: string; photo: Buffer }[] = []
  for (const [at, file] of files.entries()) {
    const bytes = Buffer.from(await file.arrayBuffer())
    const unreadable = () => new RuleError('review_incomplete', { photos: unreadablePhoto(at, country) })
    if (!isReviewPhoto(bytes)) throw unreadable()
    const photo = await prepare(bytes, { side }).catch((error: unknown) => {
      throw error instanceof RenderingFailed ? unreadable() : error
    })
    prepared.push({ key: randomBytes(16).toString('hex'), photo })
  }
  const keys = prepared.map(({ key }) => key)
  if (keys.length > 0) await reviewPhotoRepository(db).addUnattached(keys, now)
  for (const { key, photo } of prepared) await photos.put(reviewPhotoName(key), photo)
  return keys
}
