import { z } from 'zod/mini'
import { payableKinds } from '#domain/desk/money/payout-file.ts'
import { int, number, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { instant, reason, store } from './shapes.ts'

const of = { kind: z.enum(payableKinds), ref: z.string().check(z.maxLength(40)) }
const payable = z.object({
  ...of,
  amount: number,
  createdAt: instant,
  /** Masked. */
  email: string,
  /** The end of the account. */
  last4: string,
})
export type Payable = z.output<typeof payable>

export const listPayables = deskEndpoint({
  method: 'GET',
  path: '/desk/api/payables',
  summary: 'What a store has to pay by bank and is in no file yet: withdrawals, credits as money, refunds of returns',
  permission: 'payouts.settle',
  query: z.object({ country: store }),
  reply: z.object({ payables: z.array(payable) }),
})

const line = z.object({ ...of, amount: number, isRefused: z.boolean() })
const file = z.object({
  id: int,
  country: store,
  createdAt: instant,
  createdBy: string,
  paidAt: z.nullable(instant),
  paidBy: z.nullable(string),
  /** Without what the bank refused. */
  sum: number,
  lines: z.array(line),
})
export type PayoutFile = z.output<typeof file>

export const listPayoutFiles = deskEndpoint({
  method: 'GET',
  path: '/desk/api/payout-files',
  summary: 'Files for the banks, the latest first',
  permission: 'payouts.settle',
  query: z.object({ country: z.optional(store) }),
  reply: z.object({ files: z.array(file) }),
})

export const makePayoutFile = deskEndpoint({
  method: 'POST',
  path: '/desk/api/payout-files',
  summary:
    'Make a file for the bank of what was chosen, in no other file; refused when the sum is not the one that was seen',
  permission: 'payouts.settle',
  body: z.object({
    country: store,
    payables: z.array(z.object(of)).check(z.minLength(1), z.maxLength(500)),
    sum: number,
  }),
  reply: z.object({ file }),
})

const ofFile = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) })

export const readPayoutFile = deskEndpoint({
  method: 'POST',
  path: '/desk/api/payout-files/:id/read',
  summary: 'The file as the bank takes it, with whole accounts, for a reason that is recorded',
  permission: 'payouts.settle',
  params: ofFile,
  body: z.object({ reason }),
  reply: z.object({ name: string, text: string }),
})

export const payPayoutFile = deskEndpoint({
  method: 'POST',
  path: '/desk/api/payout-files/:id/paid',
  summary: 'Note once that the bank made the transfers; what it refused is open again',
  permission: 'payouts.settle',
  params: ofFile,
  body: z.object({
    refused: z.array(z.object(of)).check(z.maxLength(500)),
    /** What was paid, without what was refused. */
    sum: number,
  }),
  reply: z.object({ file }),
})
