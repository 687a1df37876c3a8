import { z } from 'zod/mini'
import { boolean, int } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { changedOrder, ofOrder } from './orders.ts'
import { day, dispute, reason, store } from './shapes.ts'

const id = z.int().check(z.positive(), z.maximum(2_147_483_647))

export const listDisputes = deskEndpoint({
  method: 'GET',
  path: '/desk/api/disputes',
  summary: 'Payments that buyers asked their banks to take back, the latest first',
  permission: 'money.read',
  query: z.object({
    country: z.optional(store),
    open: z.optional(z.literal('1')),
    after: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))),
  }),
  reply: z.object({ disputes: z.array(dispute), next: z.nullable(int) }),
})

export const noteDispute = deskEndpoint({
  method: 'POST',
  path: '/desk/api/orders/:orderNr/disputes',
  summary: 'Note a dispute that a bank wrote about; the provider’s own messages note theirs',
  permission: 'payouts.settle',
  params: ofOrder,
  body: z.object({
    payment: id,
    /** In minor units. */
    amount: z.int().check(z.positive(), z.maximum(1_000_000_000_000)),
    reason,
    /** Until when the bank wants the shop’s papers. */
    dueOn: z.optional(day),
    version: int,
  }),
  reply: changedOrder,
})

export const decideDispute = deskEndpoint({
  method: 'POST',
  path: '/desk/api/disputes/:id/decide',
  summary: 'The bank has decided: what was lost is booked as given back, once',
  permission: 'payouts.settle',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) }),
  body: z.object({ isLost: boolean, reason }),
  reply: z.object({ dispute }),
})
