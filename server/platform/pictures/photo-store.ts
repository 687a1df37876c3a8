import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { RuleError } from '#domain/platform/errors.ts'

/** Storage for photos: the originals from which /img renders every width and format. */
export type PhotoStore = {
  put(key: string, photo: Buffer): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  has(key: string): Promise<boolean>
  /** Removing a missing photo is not an error. */
  remove(key: string): Promise<void>
}

/** The store cannot be reached, or does not do what it should: the same may work in a moment. */
export class PhotoStoreUnavailable extends RuleError {
  constructor(cause: Error) {
    super('unavailable')
    this.message = `the photo store is unavailable: ${cause.message}`
    this.cause = cause
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}

/** A folder on this machine. Several nodes need a shared one, or an S3 bucket. */
export function diskPhotoStore(folder: string): PhotoStore {
  // A folder of a million files is slow to list, so they are spread over 256.
  const placeOf = (key: string) => path.join(folder, key.slice(0, 2), `${key}.webp`)
  return {
    async put(key, photo) {
      const place = placeOf(key)
      await mkdir(path.dirname(place), { recursive: true })
      const draft = `${place}.${process.pid}.draft`
      try {
        await writeFile(draft, photo)
        await rename(draft, place)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    get: (key) => readFile(placeOf(key)).catch(unlessMissing),
    has: async (key) => (await stat(placeOf(key)).catch(unlessMissing)) !== undefined,
    remove: (key) => rm(placeOf(key), { force: true }),
  }
}

/** The name of the proof of a transfer in the store: sealed bytes, which no address under /img/ reaches. */
export const proofName = (key: string) => `${key}t`

/** The name of a review photo in the store. Retailers' photos have no such names, so /img/f/ cannot reach it. */
export const reviewPhotoName = (key: string) => `${key}r`

/** The name of a photograph of returned goods in the store; no address under /img/ reaches it either. */
export const returnPhotoName = (key: string) => `${key}d`
