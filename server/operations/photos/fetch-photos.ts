import type { Handle } from '#db/connection/handle.ts'
import { everyMinute, allDone, type Job } from '#server/platform/jobs/job.ts'
import { OutsideRefused } from '#server/platform/safe-fetch/fetch-outside.ts'
import type { PhotoStore } from '#server/platform/pictures/photo-store.ts'
import { photoRepository } from '#server/platform/pictures/photo-repository.ts'

export type PhotoServices = {
  store: PhotoStore
  download(source: string): Promise<Buffer>
  /** Decodes it as a check, turns it upright, strips metadata and limits its size to what screens need. */
  prepare(photo: Buffer): Promise<Buffer>
  close(): Promise<void>
}

const maxConcurrent = 4
/** A run ends before the next one is due, which continues with the rest. */
const maxRunMs = 50_000

type ClaimedPhoto = { key: string; source: string; attempts: number }

async function fetchOne(db: Handle, claimed: ClaimedPhoto, { store, download, prepare }: PhotoServices, now: Date) {
  const photos = photoRepository(db)
  try {
    // It is stored already when a node died between storing it and recording it.
    if (!(await store.has(claimed.key))) await store.put(claimed.key, await prepare(await download(claimed.source)))
    await photos.fetched(claimed.key, now)
    return true
  } catch (error) {
    const reason = error instanceof OutsideRefused ? error.message : `it could not be kept: ${(error as Error).message}`
    await photos.failed(claimed, reason, now)
    return false
  }
}

/**
 * Fetches what is due, a few at once. Returns how many were fetched and how many failed; failed ones are scheduled
 * again.
 */
export async function fetchPhotos(
  db: Handle,
  services: PhotoServices,
  now: Date,
): Promise<{ fetched: number; failed: number }> {
  const until = performance.now() + maxRunMs
  const result = { fetched: 0, failed: 0 }
  while (performance.now() < until) {
    const claimed = await photoRepository(db).claim(now, maxConcurrent)
    if (claimed.length === 0) break
    for (const isFetched of await Promise.all(claimed.map((one) => fetchOne(db, one, services, now)))) {
      if (isFetched) result.fetched += 1
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
    return allDone((await fetchPhotos(db, photos, now)).fetched)
  },
}
