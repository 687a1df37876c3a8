import type { Handle } from '#db/connection/handle.ts'
import { everyMinute, allDone, type Job } from '#server/platform/jobs/job.ts'
import { OutsideRefused } from '#server/platform/safe-fetch/fetch-outside.ts'
import type { PhotoStore } from '#server/platform/pictures/photo-store.ts'
import { photoRepository } from '#server/platform/pictures/photo-repository.ts'

export type PhotoServices = {
  store: PhotoStore
  download(source: string): Promise<Buffer>
  /** Checked by decoding it, turned upright, without metadata, no larger than any screen needs. */
  prepare(photo: Buffer): Promise<Buffer>
  close(): Promise<void>
}

const atOnce = 4
/** A run ends before the next one is due; what is left is taken then. */
const longestMs = 50_000

type Claimed = { key: string; source: string; attempts: number }

async function fetchOne(db: Handle, claimed: Claimed, { store, download, prepare }: PhotoServices, now: Date) {
  const photos = photoRepository(db)
  try {
    // Kept already when a node died between keeping it and saying so.
    if (!(await store.has(claimed.key))) await store.put(claimed.key, await prepare(await download(claimed.source)))
    await photos.fetched(claimed.key, now)
    return true
  } catch (error) {
    const reason = error instanceof OutsideRefused ? error.message : `it could not be kept: ${(error as Error).message}`
    await photos.failed(claimed, reason, now)
    return false
  }
}

/** Fetches what is due, a few at once. Returns how many came and how many failed; these have their next time. */
export async function fetchPhotos(
  db: Handle,
  services: PhotoServices,
  now: Date,
): Promise<{ came: number; failed: number }> {
  const until = performance.now() + longestMs
  const result = { came: 0, failed: 0 }
  while (performance.now() < until) {
    const claimed = await photoRepository(db).claim(now, atOnce)
    if (claimed.length === 0) break
    for (const hasCome of await Promise.all(claimed.map((one) => fetchOne(db, one, services, now)))) {
      if (hasCome) result.came += 1
      else result.failed += 1
    }
  }
  return result
}

export const fetchPhotosJob: Job<{ photos: PhotoServices }> = {
  name: 'fetch-photos',
  summary: 'fetch the photographs that feeds name; npm run shop -- photos lists those that failed',
  schedule: everyMinute,
  async run(db, { now }, { photos }) {
    return allDone((await fetchPhotos(db, photos, now)).came)
  },
}
