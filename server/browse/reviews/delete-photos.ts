import { reviewPhotoName, type PhotoStore } from '#server/platform/pictures/photo-store.ts'
import { runEach, everyFiveMinutes, type Job } from '#server/platform/jobs/job.ts'
import { reviewPhotoRepository } from './photo-repository.ts'

/** Longer than any form takes to be sent. */
const unattachedMs = 60 * 60 * 1000
const batchSize = 500

/** Deletes the file first: a row without a file is retried, but a file without a row would stay forever. */
export const deleteReviewPhotos: Job<{ photos: { store: PhotoStore } }> = {
  name: 'delete-review-photos',
  summary: 'delete photographs that were taken out of their reviews, or never came into one',
  schedule: everyFiveMinutes,
  async run(db, { now }, { photos }) {
    const unattached = await reviewPhotoRepository(db).unattached(new Date(now.getTime() - unattachedMs), batchSize)
    return runEach(
      db,
      unattached,
      ({ key }) => key,
      async (tx, { key }) => {
        await photos.store.remove(reviewPhotoName(key))
        await reviewPhotoRepository(tx).deleteUnattached(key)
        return true
      },
    )
  },
}
