import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { Handle } from '#db/connection/handle.ts'
import { photo } from '#db/schema/photos.ts'
import { photoTypeOf } from '#domain/platform/pictures/photos.ts'
import type { PhotoServices } from './fetch-photos.ts'

const maxBytes = 15 * 1024 * 1024

export type PhotoFileServices = Pick<PhotoServices, 'store' | 'prepare'>

/** Stores a photograph of the operator's, once however often it is given; its key. */
export async function storeFile(place: string, { store, prepare }: PhotoFileServices): Promise<string> {
  if ((await stat(place)).size > maxBytes) throw new Error('it is larger than 15 MB')
  return storePicture(await readFile(place), { store, prepare })
}

/** The same of its bytes. */
export async function storePicture(bytes: Buffer, { store, prepare }: PhotoFileServices): Promise<string> {
  if (bytes.length > maxBytes) throw new Error('it is larger than 15 MB')
  if (!photoTypeOf(bytes)) throw new Error('it is no JPEG, PNG, WebP or AVIF picture')
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  if (!(await store.has(key))) await store.put(key, await prepare(bytes))
  return key
}

/** The addresses of stored photographs, which are served from then on. */
export async function registerFiles(tx: Handle, keys: readonly string[], now: Date): Promise<string[]> {
  const rows = [...new Set(keys)].map((key) => ({ key, url: `/img/f/${key}.jpg` }))
  await tx
    .insert(photo)
    .values(rows.map(({ key, url }) => ({ key, source: url, state: 'fetched' as const, fetchedAt: now })))
    .onConflictDoNothing()
  return rows.map(({ url }) => url)
}
