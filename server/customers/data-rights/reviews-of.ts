import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { review } from '#db/schema/reviews.ts'
import { reviewPhotoRepository } from '#server/browse/reviews/photo-repository.ts'
import { sealedPhotoPath } from '#server/browse/reviews/photo-access.ts'
import { readSecret } from '#server/platform/secrets/secrets.ts'

/** A person's reviews with the addresses of their photos, which open whether the review is shown or not. */
export async function reviewsOf(db: Handle, idCustomer: number) {
  const rows = await db.select().from(review).where(eq(review.idCustomer, idCustomer))
  const keys = await reviewPhotoRepository(db).keysOf(rows.map(({ id }) => id))
  const secret = await readSecret(db, 'review link')
  const photosOf = (id: number) => keys.get(id)?.map((key) => sealedPhotoPath(key, secret)) ?? null
  return rows.map((row) => ({ ...row, photos: photosOf(row.id) }))
}
