import type { Reviewable } from '#contract/browse/reviews.ts'
import { and, asc, count, desc, eq, inArray, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { brand, product, productImage } from '#db/schema/catalog.ts'
import { orderItem, salesOrder } from '#db/schema/orders.ts'
import { productRating, review } from '#db/schema/reviews.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { productPath } from '#domain/browse/product/address.ts'
import { parentSku } from '#domain/platform/sku.ts'
import { ratingOf } from '#domain/browse/reviews/rating.ts'
import { reviewPhotoPath } from '#domain/browse/reviews/review-photos.ts'
import { reviewsPerPage, type ReviewSelection } from '#domain/browse/reviews/review-list.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { reviewPhotoRepository } from './photo-repository.ts'

export type OrderRow = typeof salesOrder.$inferSelect

const orders = {
  newest: [desc(review.writtenAt), desc(review.id)],
  best: [desc(review.stars), desc(review.writtenAt), desc(review.id)],
  worst: [asc(review.stars), desc(review.writtenAt), desc(review.id)],
} as const

/** Whether a review is by the buyer of an order: one review per person and product. */
const isBy = ({ idCustomer, guestEmail }: Pick<OrderRow, 'idCustomer' | 'guestEmail'>) =>
  idCustomer === null ? eq(review.guestEmail, guestEmail!) : eq(review.idCustomer, idCustomer)

export const reviewsRepository = (db: Handle) => ({
  async product(country: OpenCountry, sku: string) {
    const [found] = await db
      .select({
        sku: product.sku,
        name: product.name,
        brand: brand.name,
        color: product.color,
        slug: product.slug,
        image: sql<string | null>`(select ${productImage.url} from ${productImage}
          where ${productImage.country} = ${product.country} and ${productImage.sku} = ${product.sku}
          order by ${productImage.position} limit 1)`,
        rating: productRating,
      })
      .from(product)
      .innerJoin(brand, eq(brand.id, product.brandId))
      .leftJoin(productRating, and(eq(productRating.country, product.country), eq(productRating.sku, product.sku)))
      .where(and(eq(product.country, country), eq(product.sku, sku), eq(product.active, true)))
    if (!found) return undefined
    const { slug, rating: row, ...facts } = found
    return { product: { ...facts, url: productPath(slug) }, rating: row && ratingOfRow(row) }
  },

  /** One page of the approved reviews. */
  async shown(country: OpenCountry, sku: string, { sort, fit, page }: ReviewSelection) {
    const chosen = and(
      eq(review.country, country),
      eq(review.sku, sku),
      eq(review.status, 'approved'),
      fit ? eq(review.fit, fit) : undefined,
    )
    const rows = await db
      .select()
      .from(review)
      .where(chosen)
      .orderBy(...orders[sort])
      .limit(reviewsPerPage)
      .offset((page - 1) * reviewsPerPage)
    const [all] = await db.select({ many: count() }).from(review).where(chosen)
    const { timeZone } = countryProfiles[country]
    const photos = await reviewPhotoRepository(db).keysOf(rows.map(({ id }) => id))
    return {
      total: all!.many,
      pages: Math.max(1, Math.ceil(all!.many / reviewsPerPage)),
      reviews: rows.map(({ id, stars, fit: how, height, size, author, text, answer, writtenAt }) => {
        const own = (photos.get(id) ?? []).map(reviewPhotoPath)
        return {
          id,
          stars,
          fit: how,
          height,
          size,
          author,
          text,
          answer,
          photos: own,
          date: dayIn(timeZone, writtenAt),
        }
      }),
    }
  },

  /** The products of a delivered order that its buyer can review, each once, in the order of purchase. */
  async reviewables(order: OrderRow): Promise<(Reviewable & { orderItemId: number })[]> {
    if (order.deliveredAt === null) return []
    const lines = await db
      .select()
      .from(orderItem)
      .where(and(eq(orderItem.orderNr, order.orderNr), eq(orderItem.isGiftCard, false)))
      .orderBy(asc(orderItem.id))
    const ofProduct = Map.groupBy(lines, ({ skuSimple }) => parentSku(skuSimple))
    if (ofProduct.size === 0) return []
    const known = await db
      .select({ sku: product.sku, slug: product.slug, active: product.active })
      .from(product)
      .where(and(eq(product.country, order.country), inArray(product.sku, [...ofProduct.keys()])))
    const written = await db
      .select()
      .from(review)
      .where(and(eq(review.country, order.country), inArray(review.sku, [...ofProduct.keys()]), isBy(order)))
    const photos = await reviewPhotoRepository(db).keysOf(written.map(({ id }) => id))
    return known
      .map(({ sku, slug, active }) => {
        const bought = ofProduct.get(sku)!
        const own = written.find((one) => one.sku === sku)
        const { id, name, brandName, color, imageUrl } = bought[0]!
        return {
          sku,
          orderItemId: id,
          name,
          brand: brandName,
          color,
          image: imageUrl,
          url: active ? productPath(slug) : null,
          sizes: [...new Set(bought.map(({ size }) => size))],
          review: own
            ? {
                stars: own.stars,
                fit: own.fit,
                height: own.height,
                size: own.size,
                author: own.author,
                text: own.text,
                photos: photos.get(own.id)?.length ?? 0,
                status: own.status,
                reason: own.rejectReason,
              }
            : null,
        }
      })
      .toSorted((a, b) => a.orderItemId - b.orderItemId)
  },

  /** Inserts or replaces a review, which then waits for moderation. Returns its id. */
  async write(row: typeof review.$inferInsert): Promise<number> {
    const [own] = await db
      .select({ id: review.id })
      .from(review)
      .where(
        and(
          eq(review.country, row.country),
          eq(review.sku, row.sku),
          isBy({ idCustomer: row.idCustomer!, guestEmail: row.guestEmail! }),
        ),
      )
      .for('no key update')
    // What the shop answered was about what it said before.
    const noAnswer = { answer: null, answeredAt: null }
    const pendingRow = { ...row, status: 'pending' as const, rejectReason: null, moderatedAt: null, ...noAnswer }
    if (own) await db.update(review).set(pendingRow).where(eq(review.id, own.id))
    return own ? own.id : (await db.insert(review).values(pendingRow).returning({ id: review.id }))[0]!.id
  },
})

export const ratingOfRow = (row: typeof productRating.$inferSelect) =>
  ratingOf({
    stars: [row.stars1, row.stars2, row.stars3, row.stars4, row.stars5],
    fit: { small: row.fitSmall, just: row.fitJust, large: row.fitLarge },
  })
