import { z } from 'zod/mini'
import { moneyActNames, type MoneyAct } from '#domain/desk/second-person.ts'
import { boolean, int, number, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { instant, store } from './shapes.ts'

/** An act that waits for a second person. */
const waitingRequest = z.object({
  id: int,
  country: store,
  act: z.enum(moneyActNames as [MoneyAct, ...MoneyAct[]]),
  subject: string,
  /** In the minor unit of the store. */
  amount: number,
  reason: z.nullable(string),
  by: string,
  at: instant,
  expiresAt: instant,
  /** Of the person who asks: somebody else has to agree. */
  isOwn: boolean,
})
export type WaitingRequest = z.output<typeof waitingRequest>

export const listRequests = deskEndpoint({
  method: 'GET',
  path: '/desk/api/second-person',
  summary: 'Refunds and payouts that wait for a second person, the earliest first',
  permission: 'money.agree',
  reply: z.object({ requests: z.array(waitingRequest) }),
})

export const decideRequest = deskEndpoint({
  method: 'POST',
  path: '/desk/api/second-person/:id/decide',
  summary: 'Agree to a refund or payout that another person asked for, which does it; or reject it',
  permission: 'money.agree',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) }),
  body: z.object({
    to: z.enum(['agreed', 'rejected']),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  reply: z.object({ requests: z.array(waitingRequest) }),
})
