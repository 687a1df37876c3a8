import { createHash } from 'node:crypto'
import { and, count, eq, isNotNull } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { photo } from '#db/schema/photos.ts'
import { maxPictureMegapixels, minPictureSide } from '#domain/browse/assortment/product-pictures.ts'
import { photoTypeOf } from '#domain/platform/pictures/photos.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import type { PhotoPreparer } from '#server/platform/pictures/photo-preparer.ts'
import { PhotoStoreUnavailable, type PhotoStore } from '#server/platform/pictures/photo-store.ts'
import { RenderingFailed } from '#server/platform/pictures/renderer.ts'
import type { PhotoFault } from '#server/platform/pictures/renderer-messages.ts'

/** More pictures that were uploaded and never saved are somebody filling the disk. */
const maxUnused = 500

const refusals: Readonly<Record<PhotoFault | 'unreadable', OperatorRefusal>> = {
  'too few pixels': new OperatorRefusal(
    `Its shorter side must have ${minPictureSide} pixels: it would be blurred.`,
    `El lado más corto tiene que medir al menos ${minPictureSide} píxeles: se vería borrosa.`,
  ),
  'too many pixels': new OperatorRefusal(
    `It has more than ${maxPictureMegapixels} megapixels.`,
    `Tiene más de ${maxPictureMegapixels} megapíxeles.`,
  ),
  unreadable: new OperatorRefusal(
    'It is no JPEG, PNG, WebP or AVIF picture that can be read.',
    'No es una imagen JPEG, PNG, WebP o AVIF que se pueda leer.',
  ),
}

const isFault = (message: string): message is keyof typeof refusals => Object.hasOwn(refusals, message)

/** Why a picture cannot be used, as a sentence. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof RenderingFailed)) return error
  return isFault(error.message) ? refusals[error.message] : refusals.unreadable
}

type Services = { store: PhotoStore; prepare: PhotoPreparer['prepare'] }

/**
 * Decodes and stores a picture for a product; its address. It is written down before it is stored, as one that nothing
 * shows yet, so that the job that cleans up finds it whatever happens next.
 */
export async function addProductPicture(
  db: Handle,
  bytes: Buffer,
  { store, prepare }: Services,
  now: Date,
): Promise<string> {
  if (!photoTypeOf(bytes)) throw refusals.unreadable
  const [unused] = await db
    .select({ photos: count() })
    .from(photo)
    .where(and(isNotNull(photo.unusedSince), eq(photo.isOfProducts, true)))
  if (unused!.photos >= maxUnused) {
    throw new OperatorRefusal(
      `There are ${maxUnused} pictures that were uploaded and not saved: save some first.`,
      `Hay ${maxUnused} fotos subidas que nadie guardó: guardá antes algunas.`,
    )
  }
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const prepared = (await store.has(key))
    ? undefined
    : await prepare(bytes, { minSide: minPictureSide }).catch((error: unknown) => {
        throw refusalOf(error)
      })
  const url = `/img/f/${key}.jpg`
  await db
    .insert(photo)
    .values({ key, source: url, state: 'fetched', fetchedAt: now, isOfProducts: true, unusedSince: now })
    // The job that deletes finds out again whether something shows it.
    .onConflictDoUpdate({ target: photo.key, set: { isOfProducts: true, unusedSince: now, replacedBy: null } })
  if (prepared) await store.put(key, prepared)
  // It was there a moment ago: the job has just deleted it.
  else if (!(await store.has(key))) throw new PhotoStoreUnavailable(new Error('the file was deleted meanwhile'))
  return url
}
