import type { CallParsed } from '#contract/platform/endpoint.ts'
import { readReviewables, readReviews, writeReview } from '#contract/browse/reviews.ts'
import { and, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { refreshRating } from '#db/refresh-rating.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { photosFault } from '#domain/browse/reviews/review-photos.ts'
import { readReview } from '#domain/browse/reviews/review.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Handler, Mount } from '#server/platform/http/mount.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { storePhotos, type PhotoStorage } from './store-photos.ts'
import { reviewPhotoRepository } from './photo-repository.ts'
import { reviewsRepository } from './repository.ts'
import { isReviewKey } from './review-key.ts'
import type { ReviewUploads } from './review-uploads.ts'

type Submission = CallParsed<typeof writeReview>
type OrderLink = { order_nr: string; key: string }

export function reviewsRoutes(
  app: App,
  mount: Mount,
  parts: PhotoStorage & { secrets: Secrets; uploads: ReviewUploads },
) {
  const { db, secrets, uploads } = parts

  /** The order that a link opens; every kind of invalid link gets the same answer (INV-24). */
  async function orderOf(handle: Handle, { order_nr: typedNumber, key }: OrderLink, country: OpenCountry) {
    const orderNr = typedNumber.toUpperCase()
    if (!isReviewKey(key, orderNr, await secrets('review link'))) throw new RuleError('review_not_possible')
    const [order] = await handle
      .select()
      .from(salesOrder)
      .where(and(eq(salesOrder.country, country), eq(salesOrder.orderNr, orderNr)))
    if (!order) throw new RuleError('review_not_possible')
    return order
  }

  mount(app, readReviews, async ({ params: { sku }, query }, { country }) => {
    const reviews = reviewsRepository(db)
    const found = await reviews.product(country, sku)
    if (!found) throw new RuleError('product_not_found')
    const selection = { sort: query.sort, fit: query.fit ?? null, page: Number(query.page) }
    return { ...found, ...(await reviews.shown(country, sku, selection)) }
  })

  mount(app, readReviewables, async ({ query }, { country }) => {
    const order = await orderOf(db, query, country)
    const items = await reviewsRepository(db).reviewables(order)
    if (items.length === 0) throw new RuleError('review_not_possible')
    return {
      error: false as const,
      name: order.shippingAddress.first_name,
      items: items.map(({ orderItemId: _id, ...item }) => item),
    }
  })

  /**
   * Checks a submitted review: returns the order, the item and the review, or throws all its errors, except those found
   * inside photos.
   */
  async function checkSubmission(handle: Handle, { query, body }: Submission, country: OpenCountry) {
    const order = await orderOf(handle, query, country)
    const items = await reviewsRepository(handle).reviewables(order)
    const item = items.find(({ sku }) => sku === body.sku)
    if (!item) throw new RuleError('review_not_possible')
    const read = readReview(body, { country, sizes: item.sizes })
    const photos = photosFault(body.photos, country)
    if ('errors' in read || photos) {
      throw new RuleError('review_incomplete', { ...('errors' in read && read.errors), ...(photos && { photos }) })
    }
    return { order, item, review: read.review }
  }

  const write: Handler<typeof writeReview> = async (input, { country, now, transact }) => {
    const { body } = input
    // Photos take seconds and no transaction waits for them: everything else is checked before, and again with the
    // write.
    if (body.photos.length > 0) await checkSubmission(db, input, country)
    const photos = await storePhotos(parts, body.photos, { country, now })
    return transact(async (tx) => {
      const { order, item, review } = await checkSubmission(tx, input, country)
      const { orderNr, idCustomer, guestEmail } = order
      const { sku, orderItemId } = item
      const by = idCustomer === null ? { guestEmail } : { idCustomer }
      const id = await reviewsRepository(tx).write({
        ...review,
        ...by,
        country,
        sku,
        orderNr,
        orderItemId,
        writtenAt: now,
      })
      if (photos.length > 0 || body.remove_photos) await reviewPhotoRepository(tx).detachFrom(id)
      if (photos.length > 0) await reviewPhotoRepository(tx).attachTo(id, photos)
      // An approved review that is edited is no longer shown.
      if (item.review?.status === 'approved') await refreshRating(tx, { country, sku })
      const message = item.review
        ? 'Guardamos los cambios. Los leemos y volvemos a publicar tu opinión.'
        : '¡Gracias! La leemos y la publicamos en un día o dos.'
      return { error: false as const, message }
    })
  }
  mount(app, writeReview, write, async ({ query }, from) => uploads.admit(query, from))
}
