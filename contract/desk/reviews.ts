import { z } from 'zod/mini'
import { maxAnswerLength, reviewFits, reviewStatuses } from '#domain/browse/reviews/review.ts'
import { int, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { instant, store } from './shapes.ts'

const status = z.enum(reviewStatuses)
const number = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))

const review = z.object({
  id: int,
  country: store,
  sku: string,
  product: string,
  stars: int,
  fit: z.nullable(z.enum(reviewFits)),
  height: z.nullable(int),
  size: z.nullable(string),
  author: string,
  text: string,
  /** Addresses that show them before they are public. */
  photos: z.array(string),
  status,
  rejectReason: z.nullable(string),
  answer: z.nullable(string),
  writtenAt: instant,
  /** Of its text, its status and its answer: a decision is based on it. */
  version: string,
})
export type DeskReview = z.output<typeof review>

export const listReviews = deskEndpoint({
  method: 'GET',
  path: '/desk/api/reviews',
  summary: 'Reviews of products: those that wait from the oldest, others from the latest',
  permission: 'reviews.moderate',
  query: z.object({
    country: z.optional(store),
    status: z.optional(status),
    /** This one alone, in that state. */
    id: z.optional(number),
    after: z.optional(number),
  }),
  reply: z.object({ reviews: z.array(review), next: z.nullable(int) }),
})

const ofReview = z.object({ id: number })
const seen = z.string().check(z.maxLength(100))

export const decideReview = deskEndpoint({
  method: 'POST',
  path: '/desk/api/reviews/:id/decide',
  summary: 'Show a review, or reject it with a reason that its author reads',
  permission: 'reviews.moderate',
  params: ofReview,
  body: z.object({
    to: z.enum(['approved', 'rejected']),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(300))),
    seen,
  }),
  reply: z.object({ review }),
})

export const answerReview = deskEndpoint({
  method: 'POST',
  path: '/desk/api/reviews/:id/answer',
  summary: 'Answer a review in the name of the shop, shown below it; null takes the answer back',
  permission: 'reviews.moderate',
  params: ofReview,
  body: z.object({
    answer: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxAnswerLength))),
    seen,
  }),
  reply: z.object({ review }),
})
