import { sql } from '../connection/drizzle.ts'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from '../connection/pg-core.ts'
import {
  heights,
  maxAnswerLength,
  maxAuthorLength,
  maxReviewLength,
  reviewFits,
  reviewStatuses,
} from '#domain/browse/reviews/review.ts'
import { maxPhotos } from '#domain/browse/reviews/review-photos.ts'
import { product } from './catalog.ts'
import { instant, oneOf, serialId } from './columns.ts'
import { customer } from './customers.ts'
import { ofOrder, orderItem, salesOrder } from './orders.ts'
import { sameCountry } from './store.ts'

/** A buyer's review of a product; the order line proves the purchase. */
export const review = pgTable(
  'review',
  {
    id: serialId('id'),
    country: sameCountry(),
    sku: text().notNull(),
    orderNr: text('order_nr').notNull(),
    orderItemId: integer('order_item_id').notNull(),
    /** The account, or a guest's address: one review per person and product. */
    idCustomer: integer('id_customer'),
    guestEmail: text('guest_email'),
    /** The signature; empty for none. */
    author: text().notNull(),
    stars: integer().notNull(),
    fit: text({ enum: reviewFits }),
    /** In centimetres, and the size worn: both optional. */
    height: integer(),
    size: text(),
    text: text().notNull(),
    status: text({ enum: reviewStatuses }).notNull().default('pending'),
    /** Why it is not shown, as its author reads it. */
    rejectReason: text('reject_reason'),
    /** When it was written or last edited. */
    writtenAt: instant('written_at').notNull(),
    moderatedAt: instant('moderated_at'),
    /** What the shop answered, shown below it. */
    answer: text(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    foreignKey({ columns: [table.country, table.sku], foreignColumns: [product.country, product.sku] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.country, table.idCustomer], foreignColumns: [customer.country, customer.idCustomer] }),
    foreignKey({ columns: [table.country, table.orderNr], foreignColumns: [salesOrder.country, salesOrder.orderNr] }),
    foreignKey({ columns: [table.orderNr, table.orderItemId], foreignColumns: [orderItem.orderNr, orderItem.id] }),
    uniqueIndex('review_of_customer')
      .on(table.country, table.sku, table.idCustomer)
      .where(sql`${table.idCustomer} is not null`),
    uniqueIndex('review_of_guest')
      .on(table.country, table.sku, table.guestEmail)
      .where(sql`${table.guestEmail} is not null`),
    index('review_of_product').on(table.country, table.sku, table.status, table.writtenAt.desc(), table.id.desc()),
    index('review_pending')
      .on(table.writtenAt)
      .where(sql`${table.status} = 'pending'`),
    index().on(table.idCustomer),
    index().on(table.orderItemId),
    check('review_buyer', sql`(${table.idCustomer} is null) <> (${table.guestEmail} is null)`),
    check('review_stars', sql`${table.stars} between 1 and 5`),
    check('review_fit', oneOf(table.fit, reviewFits)),
    check('review_height', sql.raw(`"review"."height" between ${heights.min} and ${heights.max}`)),
    check(
      'review_lengths',
      sql.raw(`length("review"."text") <= ${maxReviewLength} and length("review"."author") <= ${maxAuthorLength}`),
    ),
    check('review_answer', sql.raw(`length("review"."answer") between 1 and ${maxAnswerLength}`)),
    check('review_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check('review_status', oneOf(table.status, reviewStatuses)),
    check('review_reason', sql`(${table.status} = 'rejected') = (${table.rejectReason} is not null)`),
  ],
)

/**
 * A photo of a review, shown as long as its review is. One without a review was removed from it or never attached: a
 * job deletes the file and then the row (server/browse/reviews/delete-photos.ts).
 */
export const reviewPhoto = pgTable(
  'review_photo',
  {
    /** Random, and part of its address. */
    key: text().primaryKey(),
    reviewId: integer('review_id').references(() => review.id, { onDelete: 'set null' }),
    position: integer().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('review_photo_position').on(table.reviewId, table.position),
    index('review_photo_loose')
      .on(table.createdAt)
      .where(sql`${table.reviewId} is null`),
    check('review_photo_key', sql`${table.key} ~ '^[0-9a-f]{32}$'`),
    check('review_photo_many', sql.raw(`"review_photo"."position" between 1 and ${maxPhotos}`)),
  ],
)

/**
 * The totals of a product's approved reviews, updated with every change of one (db). No row: none was ever approved.
 */
export const productRating = pgTable(
  'product_rating',
  {
    country: sameCountry(),
    sku: text().notNull(),
    stars1: integer().notNull().default(0),
    stars2: integer().notNull().default(0),
    stars3: integer().notNull().default(0),
    stars4: integer().notNull().default(0),
    stars5: integer().notNull().default(0),
    fitSmall: integer('fit_small').notNull().default(0),
    fitJust: integer('fit_just').notNull().default(0),
    fitLarge: integer('fit_large').notNull().default(0),
    /** Their number, and ten times their mean: what lists show. */
    reviews: integer()
      .notNull()
      .generatedAlwaysAs(sql`stars1 + stars2 + stars3 + stars4 + stars5`),
    tenths: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(round(10.0 * (stars1 + 2 * stars2 + 3 * stars3 + 4 * stars4 + 5 * stars5) / nullif(stars1 + stars2 + stars3 + stars4 + stars5, 0)), 0)::integer`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.sku] }),
    foreignKey({ columns: [table.country, table.sku], foreignColumns: [product.country, product.sku] }).onDelete(
      'cascade',
    ),
  ],
)

/** Records that the buyer of an order was invited to review, once. */
export const reviewInvitation = pgTable('review_invitation', {
  orderNr: ofOrder().primaryKey(),
  askedAt: instant('asked_at').notNull(),
})
