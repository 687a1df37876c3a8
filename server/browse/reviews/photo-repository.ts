import { and, asc, eq, inArray, isNull, lt } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { review, reviewPhoto } from '#db/schema/reviews.ts'

export const reviewPhotoRepository = (db: Handle) => ({
  /** Recorded before their files are stored, so that no file is without a row; they belong to no review yet. */
  async addUnattached(keys: readonly string[], now: Date): Promise<void> {
    await db.insert(reviewPhoto).values(keys.map((key, at) => ({ key, position: at + 1, createdAt: now })))
  },

  async attachTo(reviewId: number, keys: readonly string[]): Promise<void> {
    await db
      .update(reviewPhoto)
      .set({ reviewId })
      .where(inArray(reviewPhoto.key, [...keys]))
  },

  /** They are no longer shown from now on. */
  async detachFrom(reviewId: number): Promise<void> {
    await db.update(reviewPhoto).set({ reviewId: null }).where(eq(reviewPhoto.reviewId, reviewId))
  },

  async detachAllOf(idCustomer: number): Promise<void> {
    const theirs = db.select({ id: review.id }).from(review).where(eq(review.idCustomer, idCustomer))
    await db.update(reviewPhoto).set({ reviewId: null }).where(inArray(reviewPhoto.reviewId, theirs))
  },

  /** The keys of each review that has photos, in their order. */
  async keysOf(reviewIds: readonly number[]): Promise<Map<number, string[]>> {
    if (reviewIds.length === 0) return new Map()
    const rows = await db
      .select({ id: reviewPhoto.reviewId, key: reviewPhoto.key })
      .from(reviewPhoto)
      .where(inArray(reviewPhoto.reviewId, [...reviewIds]))
      .orderBy(asc(reviewPhoto.position))
    const grouped = Map.groupBy(rows, ({ id }) => id!)
    return new Map([...grouped].map(([id, photos]) => [id, photos.map(({ key }) => key)]))
  },

  /** The status of the review that a photo belongs to; undefined when there is none. */
  async statusOf(key: string) {
    const [found] = await db
      .select({ status: review.status })
      .from(reviewPhoto)
      .innerJoin(review, eq(review.id, reviewPhoto.reviewId))
      .where(eq(reviewPhoto.key, key))
    return found?.status
  },

  /** Photos that belong to no review and that no form in progress can still use. */
  unattached: (before: Date, limit: number) =>
    db
      .select({ key: reviewPhoto.key })
      .from(reviewPhoto)
      .where(and(isNull(reviewPhoto.reviewId), lt(reviewPhoto.createdAt, before)))
      .orderBy(asc(reviewPhoto.createdAt))
      .limit(limit),

  async deleteUnattached(key: string): Promise<void> {
    await db.delete(reviewPhoto).where(and(eq(reviewPhoto.key, key), isNull(reviewPhoto.reviewId)))
  },
})
