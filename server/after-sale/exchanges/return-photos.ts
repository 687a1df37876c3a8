import { randomBytes } from 'node:crypto'
import { and, asc, count, eq, lt } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { exchangeRequest, returnPhoto } from '#db/schema/exchange.ts'
import { isReturnPhoto, maxReturnPhotos, returnPhotoLifetimeMs } from '#domain/after-sale/exchanges/conditions.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { everyFiveMinutes, runEach, type Job } from '#server/platform/jobs/job.ts'
import type { PhotoPreparer } from '#server/platform/pictures/photo-preparer.ts'
import { returnPhotoName, type PhotoStore } from '#server/platform/pictures/photo-store.ts'
import { RenderingFailed } from '#server/platform/pictures/renderer.ts'

/** A stain is still seen on it. */
const side = 1600
const batchSize = 500

export type PhotoStorage = { db: Handle; photos: PhotoStore; prepare: PhotoPreparer['prepare'] }

const unreadable = () =>
  new OperatorRefusal(
    'This is no photograph (JPEG, PNG or WebP, at most 2 MB).',
    'No es una foto que se pueda leer (JPEG, PNG o WebP, hasta 2 MB).',
  )

/** Decoded as a check and encoded again, so that nothing else of the file remains. */
async function readable(bytes: Buffer, prepare: PhotoPreparer['prepare']): Promise<Buffer> {
  if (!isReturnPhoto(bytes)) throw unreadable()
  return prepare(bytes, { side }).catch((error: unknown) => {
    throw error instanceof RenderingFailed ? unreadable() : error
  })
}

/**
 * Keeps a photograph of goods that came back. The row is first and the file last, inside one transaction under the lock of
 * the return: without the file there is no row, and a file without a row is overwritten by nobody and read by nobody.
 */
export async function addReturnPhoto(
  { db, photos, prepare }: PhotoStorage,
  { batchnumber, bytes }: { batchnumber: string; bytes: Buffer },
  acting: Acting,
): Promise<string> {
  const photo = await readable(bytes, prepare)
  const key = randomBytes(16).toString('hex')
  await inTransaction(db, async (tx) => {
    const isIt = eq(exchangeRequest.batchnumber, batchnumber)
    const [request] = await tx.select().from(exchangeRequest).where(isIt).for('update')
    if (!request) throw new OperatorRefusal(`There is no exchange "${batchnumber}".`)
    if (!['approved', 'received'].includes(request.status)) {
      throw new OperatorRefusal(
        `Exchange ${batchnumber} is ${request.status}: photographs are taken when its goods arrive.`,
        'Las fotos se sacan cuando llegan las prendas, antes de resolver.',
      )
    }
    const [kept] = await tx
      .select({ photos: count() })
      .from(returnPhoto)
      .where(eq(returnPhoto.batchnumber, batchnumber))
    if (kept!.photos >= maxReturnPhotos) {
      throw new OperatorRefusal(
        `Exchange ${batchnumber} has ${maxReturnPhotos} photographs already.`,
        `Ya tiene ${maxReturnPhotos} fotos.`,
      )
    }
    await tx.insert(returnPhoto).values({ key, batchnumber, takenAt: acting.now })
    await writeAudit(tx, acting, 'photograph-return', batchnumber, { country: request.country })
    await photos.put(returnPhotoName(key), photo)
  })
  return key
}

export const returnPhotosOf = (db: Handle, batchnumber: string) =>
  db
    .select({ key: returnPhoto.key, takenAt: returnPhoto.takenAt })
    .from(returnPhoto)
    .where(eq(returnPhoto.batchnumber, batchnumber))
    .orderBy(asc(returnPhoto.takenAt), asc(returnPhoto.key))

/** The photograph as WebP; undefined where it is not of this return, or the store has it no more. */
export async function readReturnPhoto(
  { db, photos }: Pick<PhotoStorage, 'db' | 'photos'>,
  { batchnumber, key }: { batchnumber: string; key: string },
): Promise<Buffer | undefined> {
  const isIt = and(eq(returnPhoto.key, key), eq(returnPhoto.batchnumber, batchnumber))
  const [found] = await db.select().from(returnPhoto).where(isIt)
  return found && photos.get(returnPhotoName(key))
}

/** Deletes the file first: a row without a file is tried again, but a file without a row would stay forever. */
export const deleteReturnPhotos: Job<{ photos: { store: PhotoStore } }> = {
  name: 'delete-return-photos',
  summary: 'delete photographs of returned goods after 400 days',
  schedule: everyFiveMinutes,
  async run(db, { now }, { photos }) {
    const old = await db
      .select({ key: returnPhoto.key })
      .from(returnPhoto)
      .where(lt(returnPhoto.takenAt, new Date(now.getTime() - returnPhotoLifetimeMs)))
      .orderBy(asc(returnPhoto.takenAt))
      .limit(batchSize)
    return runEach(
      db,
      old,
      ({ key }) => key,
      async (tx, { key }) => {
        await photos.store.remove(returnPhotoName(key))
        await tx.delete(returnPhoto).where(eq(returnPhoto.key, key))
        return true
      },
    )
  },
}
