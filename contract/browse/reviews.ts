import { z } from 'zod/mini'
import { reviewFits, reviewStatuses } from '#domain/browse/reviews/review.ts'
import { reviewSorts } from '#domain/browse/reviews/review-list.ts'
import { done, endpoint, ok } from '../platform/endpoint.ts'
import { orderNr } from '../buy/orders.ts'
import { fit, rating, reviewList } from './review-shapes.ts'
import { int, string } from '../platform/primitives.ts'

const sku = z.string().check(z.regex(/^[A-Z0-9]{1,40}$/))

export const readReviews = endpoint({
  method: 'GET',
  path: '/api/reviews/:sku',
  summary: 'What buyers say of a product, ten at a time, by date or stars, all or by how it fell',
  auth: 'none',
  params: z.object({ sku }),
  query: z.object({
    sort: z._default(z.enum(reviewSorts), 'newest'),
    fit: z.optional(z.enum(reviewFits)),
    page: z._default(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), '1'),
  }),
  reply: z.object({
    product: z.object({
      sku: string,
      name: string,
      brand: string,
      color: string,
      url: string,
      image: z.nullable(string),
    }),
    rating: z.nullable(rating),
    reviews: reviewList,
    /** For the selection. */
    total: int,
    pages: int,
  }),
})

/** A product of an order, with its buyer's earlier review. */
const reviewable = z.object({
  sku: string,
  name: string,
  brand: string,
  color: string,
  image: z.nullable(string),
  /** The product's page; null when it is no longer sold. */
  url: z.nullable(string),
  sizes: z.array(string),
  review: z.nullable(
    z.object({
      stars: int,
      fit,
      height: z.nullable(int),
      size: z.nullable(string),
      author: string,
      text: string,
      /** How many it has. */
      photos: int,
      status: z.enum(reviewStatuses),
      /** Why it was rejected. */
      reason: z.nullable(string),
    }),
  ),
})
export type Reviewable = z.output<typeof reviewable>

const ofOrder = { order_nr: orderNr, key: z.string().check(z.maxLength(64)) }

export const readReviewables = endpoint({
  method: 'GET',
  path: '/api/review',
  summary: 'What the buyer of a delivered order can review, by the key of the mail that asks for it',
  auth: 'none',
  query: z.object(ofOrder),
  reply: ok({
    /** The first name, as a suggested signature. */
    name: string,
    items: z.array(reviewable),
  }),
})

const field = (longest: number) => z._default(z.string().check(z.maxLength(longest)), '')

export const writeReview = endpoint({
  method: 'POST',
  path: '/api/review',
  summary: 'Reviews a product of a delivered order, or changes what was said of it; it is read before it is shown',
  auth: 'none',
  /** In the address, so that it is checked before anything of the body is read. */
  query: z.object(ofOrder),
  body: z.object({
    sku,
    stars: field(10),
    fit: field(10),
    height: field(10),
    size: field(40),
    author: field(200),
    text: field(4000),
    /** They replace earlier photos; without any, those stay unless `remove_photos` is set. */
    photos: z._default(z.array(z.file()), []),
    remove_photos: field(10),
  }),
  encoding: 'multipart',
  idempotent: true,
  reply: done,
})
