import { z } from 'zod/mini'
import { moneyRequestStatuses } from '#domain/after-sale/credits/credits.ts'
import { paymentMethods } from '#domain/buy/payments/methods.ts'
import { int, number, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { day, instant, listOf, reason, store } from './shapes.ts'

const salesDay = z.object({
  day: string,
  country: store,
  method: z.enum(paymentMethods),
  orders: int,
  takings: number,
  refunds: number,
})
export type SalesDay = z.output<typeof salesDay>

const owed = z.object({
  country: store,
  wallets: number,
  credits: number,
  giftCards: number,
  withdrawals: number,
  creditRequests: number,
  openReturns: number,
  refundsDue: number,
  held: number,
})
export type Owed = z.output<typeof owed>

export const readMoney = deskEndpoint({
  method: 'GET',
  path: '/desk/api/money',
  summary: 'Takings and refunds by day, store and method, and what the shop owes now',
  permission: 'money.read',
  query: z.object({ country: z.optional(store), from: day, to: day }),
  reply: z.object({ sales: z.array(salesDay), owed: z.array(owed) }),
})

export const readMoneyWorkbook = deskEndpoint({
  method: 'GET',
  path: '/desk/api/money/workbook',
  summary: 'The same takings and refunds as an XLSX workbook for the accountant',
  permission: 'money.read',
  query: z.object({ country: z.optional(store), from: day, to: day }),
  reply: z.object({ name: string, base64: string }),
})

const kind = z.enum(['withdrawal', 'credit'])
const payout = z.object({
  kind,
  id: int,
  country: store,
  status: z.enum(moneyRequestStatuses),
  amount: number,
  way: z.enum(['bank', 'wallet']),
  createdAt: instant,
  /** Masked. */
  email: string,
})
export type Payout = z.output<typeof payout>

export const listPayouts = deskEndpoint({
  method: 'GET',
  path: '/desk/api/payouts',
  summary: 'Money that shoppers asked for, from wallets or for credits, the latest first',
  permission: 'money.read',
  query: z.object({
    kind,
    country: z.optional(store),
    status: z.optional(listOf(z.enum(moneyRequestStatuses))),
    after: z.optional(z.coerce.number().check(z.int(), z.positive())),
  }),
  reply: z.object({ payouts: z.array(payout), next: z.nullable(int) }),
})

const ofPayout = z.object({ kind, id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) })

export const showPayoutAccount = deskEndpoint({
  method: 'POST',
  path: '/desk/api/payouts/:kind/:id/account',
  summary: 'The bank account to pay to, for a reason that is recorded',
  permission: 'payouts.settle',
  params: ofPayout,
  body: z.object({ reason }),
  reply: z.object({ account: z.record(string, string) }),
})

export const decidePayout = deskEndpoint({
  method: 'POST',
  path: '/desk/api/payouts/:kind/:id/decide',
  summary: 'Note that it was paid, or decline it: then the money is its owner’s again',
  permission: 'payouts.settle',
  params: ofPayout,
  body: z.object({
    to: z.enum(['paid', 'rejected']),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  }),
  reply: z.object({ payout }),
})
