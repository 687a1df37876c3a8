import { and, asc, eq, inArray, isNull, lt } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { review, reviewPhoto } from '#db/schema/reviews.ts'

export const reviewPhotoRepository = (db: Handle) => ({
  /** Known before their files are kept, so that no file is ever without a row; they belong to no review yet. */
  async announce(keys: readonly string[], now: Date): Promise<void> {
    await db.insert(reviewPhoto).values(keys.map((key, at) => ({ key, position: at + 1, createdAt: now })))
  },

  async putInto(reviewId: number, keys: readonly string[]): Promise<void> {
    await db
      .update(reviewPhoto)
      .set({ reviewId })
      .where(inArray(reviewPhoto.key, [...keys]))
  },

  /** Nobody sees them from now on. */
  async takeOutOf(reviewId: number): Promise<void> {
    await db.update(reviewPhoto).set({ reviewId: null }).where(eq(reviewPhoto.reviewId, reviewId))
  },

  async takeOutOfAllBy(idCustomer: number): Promise<void> {
    const theirs = db.select({ id: review.id }).from(review).where(eq(review.idCustomer, idCustomer))
    await db.update(reviewPhoto).set({ reviewId: null }).where(inArray(reviewPhoto.reviewId, theirs))
  },

  /** The keys of each review that has photographs, in their order. */
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

  /** What has become of the review that a photograph belongs to; undefined when there is none. */
  async statusOf(key: string) {
    const [found] = await db
      .select({ status: review.status })
      .from(reviewPhoto)
      .innerJoin(review, eq(review.id, reviewPhoto.reviewId))
      .where(eq(reviewPhoto.key, key))
    return found?.status
  },

  /** Those of no review that no form can be about to use. */
  loose: (before: Date, limit: number) =>
    db
      .select({ key: reviewPhoto.key })
      .from(reviewPhoto)
      .where(and(isNull(reviewPhoto.reviewId), lt(reviewPhoto.createdAt, before)))
      .orderBy(asc(reviewPhoto.createdAt))
      .limit(limit),

  async forget(key: string): Promise<void> {
    await db.delete(reviewPhoto).where(and(eq(reviewPhoto.key, key), isNull(reviewPhoto.reviewId)))
  },
})
