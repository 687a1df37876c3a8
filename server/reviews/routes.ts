import { and, eq } from 'drizzle-orm'
import { readReviewables, readReviews, writeReview } from '#contract/reviews.ts'
import type { Handle } from '#db/open.ts'
import { refreshRating } from '#db/reviews/refresh-rating.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { RuleError } from '#domain/errors.ts'
import { readReview } from '#domain/reviews/review.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import type { App } from '#server/http/app.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Secrets } from '#server/secrets.ts'
import { reviewsRepository } from './repository.ts'
import { isReviewKey } from './review-key.ts'

type Named = { order_nr: string; key: string }

export function reviewsRoutes(app: App, mount: Mount, { db, secrets }: { db: Handle; secrets: Secrets }) {
  /** The order whose link somebody has; whatever is wrong with one, it is the same to them (INV-24). */
  async function orderOf(handle: Handle, { order_nr: given, key }: Named, store: OpenCountry) {
    const orderNr = given.toUpperCase()
    if (!isReviewKey(key, orderNr, await secrets('review link'))) throw new RuleError('review_not_possible')
    const [order] = await handle
      .select()
      .from(salesOrder)
      .where(and(eq(salesOrder.country, store), eq(salesOrder.orderNr, orderNr)))
    if (!order) throw new RuleError('review_not_possible')
    return order
  }

  mount(app, readReviews, async ({ params: { sku }, query }, { store }) => {
    const reviews = reviewsRepository(db)
    const found = await reviews.product(store, sku)
    if (!found) throw new RuleError('product_not_found')
    const selection = { sort: query.sort, fit: query.fit ?? null, page: Number(query.page) }
    return { ...found, ...(await reviews.shown(store, sku, selection)) }
  })

  mount(app, readReviewables, async ({ query }, { store }) => {
    const order = await orderOf(db, query, store)
    const items = await reviewsRepository(db).reviewables(order)
    if (items.length === 0) throw new RuleError('review_not_possible')
    return {
      error: false as const,
      name: order.shippingAddress.first_name,
      items: items.map(({ orderItemId: _id, ...item }) => item),
    }
  })

  mount(app, writeReview, async ({ body }, { store, now, transact }) =>
    transact(async (tx) => {
      const { orderNr, idCustomer, guestEmail, ...order } = await orderOf(tx, body, store)
      const items = await reviewsRepository(tx).reviewables({ orderNr, idCustomer, guestEmail, ...order })
      const item = items.find(({ sku }) => sku === body.sku)
      if (!item) throw new RuleError('review_not_possible')
      const read = readReview(body, { country: store, sizes: item.sizes })
      if ('errors' in read) throw new RuleError('review_incomplete', read.errors)
      const { sku, orderItemId } = item
      const by = idCustomer === null ? { guestEmail } : { idCustomer }
      await reviewsRepository(tx).write({
        ...read.review,
        ...by,
        country: store,
        sku,
        orderNr,
        orderItemId,
        writtenAt: now,
      })
      // One that was shown is not any more.
      if (item.review?.status === 'approved') await refreshRating(tx, { country: store, sku })
      const message = item.review
        ? 'Guardamos los cambios. Los leemos y volvemos a publicar tu opinión.'
        : '¡Gracias! La leemos y la publicamos en un día o dos.'
      return { error: false as const, message }
    }),
  )
}
