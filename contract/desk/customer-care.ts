import { z } from 'zod/mini'
import { creditMethods, creditStatuses } from '#domain/after-sale/credits/credits.ts'
import { questionStatuses } from '#domain/content/help/question.ts'
import { reviewStatuses } from '#domain/browse/reviews/review.ts'
import { int, number, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { instant, reason, store } from './shapes.ts'

const ofCustomer = z.object({ idCustomer: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) })

const care = z.object({
  idCustomer: int,
  country: store,
  /** What the person at the desk may still give to this customer, in minor units. */
  goodwillLeft: number,
  credits: z.array(
    z.object({
      code: string,
      method: z.enum(creditMethods),
      status: z.enum(creditStatuses),
      amount: number,
      left: number,
      createdAt: instant,
      expiresAt: instant,
    }),
  ),
  /** What was asked in help from their address or their account, the latest first. */
  questions: z.array(z.object({ idQuestion: int, code: string, status: z.enum(questionStatuses), at: instant })),
  /** Mails to their address that are kept, the latest first. */
  mails: z.array(
    z.object({
      id: int,
      template: string,
      orderNr: z.nullable(string),
      state: z.enum(['waiting', 'sent', 'dead']),
      at: instant,
    }),
  ),
  /** What the staff noted on their orders and questions, the latest first. */
  notes: z.array(
    z.object({ on: z.enum(['order', 'question']), ref: string, text: string, author: string, at: instant }),
  ),
  reviews: z.array(
    z.object({
      id: int,
      sku: string,
      product: string,
      stars: int,
      text: string,
      status: z.enum(reviewStatuses),
      writtenAt: instant,
    }),
  ),
})
export type CustomerCare = z.output<typeof care>

export const showCustomer = deskEndpoint({
  method: 'POST',
  path: '/desk/api/customers/:idCustomer/show',
  summary: 'Credits, reviews and contacts of a customer, for a reason that is recorded',
  permission: 'people.reveal',
  params: ofCustomer,
  body: z.object({ reason }),
  reply: z.object({ customer: care }),
})

export const giveCredit = deskEndpoint({
  method: 'POST',
  path: '/desk/api/customers/:idCustomer/credit',
  summary: 'Give a credit as a gesture, within the limit of one’s role; its customer gets a mail',
  permission: 'credits.give',
  params: ofCustomer,
  body: z.object({
    /** In currency units, as it was typed. */
    amount: z.number().check(z.positive(), z.maximum(1_000_000_000)),
    reason,
  }),
  reply: z.object({ code: string, amount: number }),
})

export const startRecovery = deskEndpoint({
  method: 'POST',
  path: '/desk/api/customers/:idCustomer/recovery',
  summary: 'Send a customer the link to set a new password',
  permission: 'people.reveal',
  params: ofCustomer,
  body: z.object({ reason }),
  reply: z.object({ isSent: z.literal(true) }),
})
