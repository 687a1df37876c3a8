import type { FastifyInstance } from 'fastify'
import { answerReview, decideReview, listReviews, type DeskReview } from '#contract/desk/reviews.ts'
import { and, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product } from '#db/schema/catalog.ts'
import { review } from '#db/schema/reviews.ts'
import { DeskError } from '#domain/desk/errors.ts'
import {
  answerReview as writeAnswer,
  approveReview,
  findReviewLocked,
  listReviews as readReviews,
  rejectReview,
  reviewSubject,
} from '#server/browse/reviews/moderate.ts'
import { reviewPhotoRepository } from '#server/browse/reviews/photo-repository.ts'
import { sealedPhotoPath } from '#server/browse/reviews/photo-access.ts'
import { lastActOn } from '#server/desk/audit/last-act.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { readSecret } from '#server/platform/secrets/secrets.ts'

const pageSize = 30

type Row = typeof review.$inferSelect
type Shown = { review: Row; product: string; photos: string[] }

const versionOf = ({ status, writtenAt, answeredAt }: Pick<Row, 'status' | 'writtenAt' | 'answeredAt'>) =>
  `${status} ${writtenAt.getTime()} ${answeredAt?.getTime() ?? ''}`

function wireReview({ review: row, product: name, photos }: Shown): DeskReview {
  const { id, country, sku, stars, fit, height, size, author, text, status, rejectReason, answer, writtenAt } = row
  return {
    id,
    country,
    sku,
    product: name,
    stars,
    fit,
    height,
    size,
    author,
    text,
    photos,
    status,
    rejectReason,
    answer,
    writtenAt: writtenAt.toISOString(),
    version: versionOf(row),
  }
}

/** A review of the person's stores, locked, and only as it was when they read it. */
async function lockSeenReview(
  tx: Handle,
  { id, seen }: { id: number; seen: string },
  { requireStore }: Pick<StaffCall, 'requireStore'>,
): Promise<void> {
  const found = await findReviewLocked(tx, id)
  if (!found) throw new DeskError('not_found')
  requireStore(found.country)
  if (versionOf(found) === seen) return
  const last = await lastActOn(tx, reviewSubject(id))
  throw new DeskError('changed_meanwhile', { data: { status: found.status, ...(last && { last }) } })
}

export function reviewRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  async function shown(id: number): Promise<{ review: DeskReview }> {
    const [row] = await db
      .select({ review, product: product.name })
      .from(review)
      .innerJoin(product, and(eq(product.country, review.country), eq(product.sku, review.sku)))
      .where(eq(review.id, id))
    if (!row) throw new DeskError('not_found')
    const keys = (await reviewPhotoRepository(db).keysOf([id])).get(id) ?? []
    const secret = await readSecret(db, 'review link')
    return { review: wireReview({ ...row, photos: keys.map((key) => sealedPhotoPath(key, secret)) }) }
  }

  mount(app, listReviews, async ({ query: { country, status = 'pending', id, after } }, { storesOf }) => {
    const filter = { countries: storesOf(country), status, id }
    const { rows, next } = await readReviews(db, filter, { limit: pageSize, after })
    return { reviews: rows.map(wireReview), next }
  })

  mount(app, decideReview, async ({ params: { id }, body: { to, reason, seen } }, call) => {
    if (to === 'rejected' && !reason) {
      const missing = { es: 'Escribí por qué: lo lee quien la escribió.', en: 'Say why: its author reads it.' }
      throw new DeskError('invalid_input', { errors: { reason: missing[call.language] } })
    }
    await call.transact(async (tx) => {
      await lockSeenReview(tx, { id, seen }, call)
      if (to === 'approved') await approveReview(tx, id, call.acting())
      else await rejectReview(tx, id, reason, call.acting(reason))
    })
    return shown(id)
  })

  mount(app, answerReview, async ({ params: { id }, body: { answer, seen } }, call) => {
    await call.transact(async (tx) => {
      await lockSeenReview(tx, { id, seen }, call)
      await writeAnswer(tx, id, answer, call.acting())
    })
    return shown(id)
  })
}
