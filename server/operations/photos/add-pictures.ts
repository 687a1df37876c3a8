import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { PhotoStoreUnavailable } from '#server/platform/pictures/photo-store.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { registerFiles, storeFile, storePicture, type PhotoFileServices } from './store-file.ts'

/** Stores pictures for home pages, banners and landing pages: all or none. Their addresses, in the order of the files. */
export async function addPictures(
  db: Handle,
  files: readonly string[],
  services: PhotoFileServices,
  acting: Acting,
): Promise<string[]> {
  const keys: string[] = []
  for (const file of files) {
    keys.push(
      await storeFile(file, services).catch((error: Error) => {
        throw new OperatorRefusal(`${file}: ${error.message}.`)
      }),
    )
  }
  await inTransaction(db, async (tx) => {
    const urls = await registerFiles(tx, keys, acting.now)
    await writeAudit(tx, acting, 'add-pictures', urls.join(', '))
  })
  return keys.map((key) => `/img/f/${key}.jpg`)
}

/** Stores one picture that came as bytes; its address. */
export async function addPicture(
  db: Handle,
  bytes: Buffer,
  services: PhotoFileServices,
  acting: Acting,
): Promise<string> {
  const key = await storePicture(bytes, services).catch((error: Error) => {
    if (error instanceof PhotoStoreUnavailable) throw error
    const es = 'No es una imagen JPEG, PNG, WebP o AVIF que se pueda leer, o supera los 15 MB.'
    throw new OperatorRefusal(`The picture cannot be used: ${error.message}.`, es)
  })
  return inTransaction(db, async (tx) => {
    const [url] = await registerFiles(tx, [key], acting.now)
    await writeAudit(tx, acting, 'add-pictures', url!)
    return url!
  })
}
