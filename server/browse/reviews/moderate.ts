import { and, asc, count, desc, eq, gt, inArray, lt } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { refreshRating } from '#db/refresh-rating.ts'
import { customer } from '#db/schema/customers.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { product } from '#db/schema/catalog.ts'
import { review } from '#db/schema/reviews.ts'
import type { ReviewStatus } from '#domain/browse/reviews/review.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { readSecret } from '#server/platform/secrets/secrets.ts'
import { reviewPhotoRepository } from './photo-repository.ts'
import { sealedPhotoPath } from './photo-access.ts'
import { reviewKeyOf } from './review-key.ts'

/** Reviews waiting for moderation, the oldest first. */
export async function pendingReviews(db: Handle, limit: number) {
  const rows = await db
    .select({ review, product: product.name })
    .from(review)
    .innerJoin(product, and(eq(product.country, review.country), eq(product.sku, review.sku)))
    .where(eq(review.status, 'pending'))
    .orderBy(asc(review.writtenAt), asc(review.id))
    .limit(limit)
  const [all] = await db.select({ many: count() }).from(review).where(eq(review.status, 'pending'))
  const keys = await reviewPhotoRepository(db).keysOf(rows.map((row) => row.review.id))
  const secret = await readSecret(db, 'review link')
  const photosOf = (id: number) => (keys.get(id) ?? []).map((key) => sealedPhotoPath(key, secret))
  return { rows: rows.map((row) => ({ ...row, photos: photosOf(row.review.id) })), total: all!.many }
}

/** What the audit calls a review. */
export const reviewSubject = (id: number) => `review ${id}`

export async function findReviewLocked(tx: Handle, id: number) {
  const [found] = await tx.select().from(review).where(eq(review.id, id)).for('no key update')
  return found
}

async function lockReview(tx: Handle, id: number) {
  const found = await findReviewLocked(tx, id)
  if (!found) throw new OperatorRefusal(`There is no review ${id}.`, `No hay una opinión ${id}.`)
  return found
}

export async function approveReview(db: Handle, id: number, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { status, country, sku } = await lockReview(tx, id)
    if (status === 'approved') throw new OperatorRefusal(`Review ${id} is approved already.`, 'Ya está publicada.')
    await tx
      .update(review)
      .set({ status: 'approved', rejectReason: null, moderatedAt: acting.now })
      .where(eq(review.id, id))
    await refreshRating(tx, { country, sku })
    await writeAudit(tx, acting, 'approve-review', reviewSubject(id), { country })
  })
}

/** Hides the review and deletes its photos. The author gets the reason by mail and can write it again. */
export async function rejectReview(db: Handle, id: number, reason: string | undefined, acting: Acting): Promise<void> {
  const note = reason?.trim()
  if (!note)
    throw new OperatorRefusal(
      'Say why with --reason TEXT: its writer reads it.',
      'Escribí por qué: lo lee quien la escribió.',
    )
  const secret = await readSecret(db, 'review link')
  await inTransaction(db, async (tx) => {
    const { status, country, sku, orderNr, idCustomer, guestEmail } = await lockReview(tx, id)
    if (status === 'rejected') throw new OperatorRefusal(`Review ${id} is rejected already.`, 'Ya está rechazada.')
    await tx
      .update(review)
      .set({ status: 'rejected', rejectReason: note, moderatedAt: acting.now })
      .where(eq(review.id, id))
    await reviewPhotoRepository(tx).detachFrom(id)
    if (status === 'approved') await refreshRating(tx, { country, sku })
    await writeAudit(tx, acting, 'reject-review', `${reviewSubject(id)}: ${note}`, { country })
    const [order] = await tx.select().from(salesOrder).where(eq(salesOrder.orderNr, orderNr))
    const isIt = and(eq(product.country, country), eq(product.sku, sku))
    const [reviewed] = await tx.select({ name: product.name }).from(product).where(isIt)
    const [owner] =
      idCustomer === null ? [] : await tx.select().from(customer).where(eq(customer.idCustomer, idCustomer))
    if (owner?.closedAt) return
    const to = guestEmail ?? owner!.email
    const data = {
      name: order!.shippingAddress.first_name,
      productName: reviewed!.name,
      reason: note,
      orderNr,
      sku,
      key: reviewKeyOf(orderNr, secret),
    }
    await enqueueMail(tx, { template: 'review-rejected', to, country, data, now: acting.now })
  })
}

/** What the shop says below a review; nothing takes it back. Also before it is approved: both are shown together then. */
export async function answerReview(db: Handle, id: number, answer: string | null, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { answer: before, status, country, sku } = await lockReview(tx, id)
    if (status === 'rejected')
      throw new OperatorRefusal(`Review ${id} is rejected: nobody reads it.`, 'Está rechazada: nadie la lee.')
    await tx
      .update(review)
      .set({ answer, answeredAt: answer === null ? null : acting.now })
      .where(eq(review.id, id))
    // Pages that show it are outdated by this.
    await refreshRating(tx, { country, sku })
    await writeAudit(tx, acting, 'answer-review', reviewSubject(id), {
      country,
      before: { answer: before },
      after: { answer },
    })
  })
}

type ListedReviews = { countries: readonly OpenCountry[]; status: ReviewStatus; id?: number | undefined }

/** Reviews of stores, a page at a time: those that wait from the oldest, others from the latest. */
export async function listReviews(
  db: Handle,
  { countries, status, id }: ListedReviews,
  { limit, after }: { limit: number; after?: number | undefined },
) {
  const isPending = status === 'pending'
  const rows = await db
    .select({ review, product: product.name, slug: product.slug })
    .from(review)
    .innerJoin(product, and(eq(product.country, review.country), eq(product.sku, review.sku)))
    .where(
      and(
        inArray(review.country, [...countries]),
        eq(review.status, status),
        id === undefined ? undefined : eq(review.id, id),
        after === undefined ? undefined : isPending ? gt(review.id, after) : lt(review.id, after),
      ),
    )
    .orderBy(isPending ? asc(review.id) : desc(review.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const keys = await reviewPhotoRepository(db).keysOf(page.map((row) => row.review.id))
  const secret = await readSecret(db, 'review link')
  const photosOf = (id: number) => (keys.get(id) ?? []).map((key) => sealedPhotoPath(key, secret))
  return {
    rows: page.map((row) => ({ ...row, photos: photosOf(row.review.id) })),
    next: rows.length > limit ? page.at(-1)!.review.id : null,
  }
}
