import { z } from 'zod/mini'
import { nextActionKinds } from '#domain/customers/account/next-actions.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { number, string, token } from '../platform/primitives.ts'

const ending = z.nullable(z.object({ amount: number, until: string }))

const action = z.object({
  kind: z.enum(nextActionKinds),
  /** The number of the order or request, or the id of the credit; empty for the wallet. */
  ref: string,
  /** In currency units. */
  amount: z.nullable(number),
  place: z.nullable(string),
  /** The moment or the day until which it can be done. */
  until: z.nullable(string),
  until_day: z.nullable(string),
})
export type AccountAction = z.output<typeof action>

export const readAccountHome = endpoint({
  method: 'POST',
  path: '/api/customer/home',
  summary: 'What to do next, and the money of the customer',
  auth: 'customer',
  body: z.object({ token }),
  encoding: 'form',
  reply: ok({
    next: z.array(action),
    /** Null where the store has no wallet. */
    wallet: z.nullable(z.object({ balance: number, ending })),
    credits: z.object({ available: number, ending }),
  }),
})
