import { reviewPhotoName, type PhotoStore } from '#server/platform/pictures/photo-store.ts'
import { each, everyFiveMinutes, type Job } from '#server/platform/jobs/job.ts'
import { reviewPhotoRepository } from './photo-repository.ts'

/** Longer than any form is under way. */
const looseMs = 60 * 60 * 1000
const atOnce = 500

/** The file first: a row without a file is tried again, a file without a row would stay for ever. */
export const deleteReviewPhotos: Job<{ photos: { store: PhotoStore } }> = {
  name: 'delete-review-photos',
  summary: 'delete photographs that were taken out of their reviews, or never came into one',
  schedule: everyFiveMinutes,
  async run(db, { now }, { photos }) {
    const loose = await reviewPhotoRepository(db).loose(new Date(now.getTime() - looseMs), atOnce)
    return each(
      db,
      loose,
      ({ key }) => key,
      async (tx, { key }) => {
        await photos.store.remove(reviewPhotoName(key))
        await reviewPhotoRepository(tx).forget(key)
        return true
      },
    )
  },
}
