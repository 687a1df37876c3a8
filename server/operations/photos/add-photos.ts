import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { simple } from '#db/schema/stock.ts'
import { photoFilesOf } from '#domain/operations/feeds/photo-files.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { readPictures, writePictures } from '#server/browse/assortment/write-pictures.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { registerFiles, storeFile, type PhotoFileServices } from './store-file.ts'

export type AddedPhotos = {
  products: number
  photos: number
  /** Named after no product. */
  others: readonly string[]
  /** Named after several. */
  ambiguous: readonly string[]
  refused: readonly { file: string; reason: string }[]
}
type Folder = { country: OpenCountry; folder: string }

/**
 * Gives products the photographs of a folder, whose files are named after their skus or the codes of the retailer's own file. They replace those a product had;
 * a product none of whose files can be read keeps them. The same folder again changes nothing.
 */
export async function addPhotos(
  db: Handle,
  { country, folder }: Folder,
  services: PhotoFileServices,
  acting: Acting,
): Promise<AddedPhotos> {
  const names = await readdir(folder).catch((error: Error) => {
    throw new OperatorRefusal(`${folder} cannot be read: ${error.message}.`)
  })
  const sold = await db
    .select({ sku: simple.sku, code: simple.sourceId })
    .from(simple)
    .where(eq(simple.country, country))
    .groupBy(simple.sku, simple.sourceId)
  const { bySku, others, ambiguous } = photoFilesOf(names, sold)
  const refused: { file: string; reason: string }[] = []
  const keys = new Map<string, string[]>()
  for (const [sku, files] of bySku) {
    for (const file of files) {
      try {
        keys.set(sku, [...(keys.get(sku) ?? []), await storeFile(path.join(folder, file), services)])
      } catch (error) {
        refused.push({ file, reason: (error as Error).message })
      }
    }
  }
  let photos = 0
  if (keys.size > 0) {
    await inTransaction(db, async (tx) => {
      for (const [sku, own] of keys) {
        const urls = await registerFiles(tx, own, acting.now)
        photos += urls.length
        const had = await readPictures(tx, { country, sku })
        const pictures = urls.map((url) => had.find((one) => one.url === url) ?? { url, alt: null, focus: null })
        await writePictures(tx, { country, sku }, pictures)
      }
      await writeAudit(tx, acting, 'add-photos', `${country}: ${photos} photographs of ${keys.size} products`)
    })
  }
  return { products: keys.size, photos, others, ambiguous, refused }
}
