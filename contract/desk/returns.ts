import { z } from 'zod/mini'
import { returnMethods, returnWays } from '#domain/after-sale/exchanges/choices.ts'
import { returnConditions } from '#domain/after-sale/exchanges/conditions.ts'
import { exchangeStatuses } from '#domain/after-sale/exchanges/states.ts'
import { int, number, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { instant, listOf, step, store, waiting } from './shapes.ts'

const status = z.enum(exchangeStatuses)

const listedReturn = z.object({
  batchnumber: string,
  orderNr: string,
  country: store,
  status,
  method: z.enum(returnMethods),
  createdAt: instant,
  /** The last day to bring the goods to a branch. */
  maxDate: z.nullable(string),
  /** Masked. */
  email: string,
  units: int,
  ways: z.array(z.enum(returnWays)),
  /** What was paid for the goods, and the shipping that goes back. */
  amount: number,
})
export type ListedReturn = z.output<typeof listedReturn>

export const listReturns = deskEndpoint({
  method: 'GET',
  path: '/desk/api/returns',
  summary: 'Exchanges and returns, the latest first',
  permission: 'returns.read',
  query: z.object({
    country: z.optional(store),
    status: z.optional(listOf(status)),
    order: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(40))),
    after: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({ returns: z.array(listedReturn), next: z.nullable(string) }),
})

const returned = z.object({
  batchnumber: string,
  orderNr: string,
  country: store,
  status,
  /** Where it may go from here. */
  nextStatuses: z.array(status),
  method: z.enum(returnMethods),
  createdAt: instant,
  maxDate: z.nullable(string),
  rejectReason: z.nullable(string),
  email: string,
  items: z.array(
    z.object({
      id: int,
      skuSimple: string,
      name: string,
      color: string,
      size: string,
      quantity: int,
      /** Its label, as the shopper chose it. */
      reason: string,
      details: string,
      isFaulty: z.boolean(),
      /** How it came back, once it was received, and what was noted about it. */
      condition: z.nullable(z.enum(returnConditions)),
      conditionNote: z.nullable(string),
      way: z.enum(returnWays),
      replacement: z.nullable(string),
      amount: number,
      shippingAmount: number,
      /** The part of both that a wallet and credits had paid: it goes back there. */
      walletAmount: number,
      creditAmount: number,
      /** What the shopper was given: a coupon, a refund, a number of the wallet. */
      result: z.nullable(string),
    }),
  ),
  /** Photographs of the goods, taken when they arrived. */
  photos: z.array(z.object({ key: string, takenAt: instant })),
  waiting: z.array(waiting),
  timeline: z.array(step),
  acts: z.array(z.object({ at: instant, actor: string, action: string, subject: string, reason: z.nullable(string) })),
})
export type DeskReturn = z.output<typeof returned>

export const ofReturn = z.object({ batchnumber: z.string().check(z.toUpperCase(), z.maxLength(40)) })
export const changedReturn = z.object({ return: returned })

export const showReturn = deskEndpoint({
  method: 'GET',
  path: '/desk/api/returns/:batchnumber',
  summary: 'One exchange or return: what comes back, why, and what is given for it',
  permission: 'returns.read',
  params: ofReturn,
  reply: changedReturn,
})

export const decideReturn = deskEndpoint({
  method: 'POST',
  path: '/desk/api/returns/:batchnumber/decide',
  summary: 'Approve, reject, receive or call off; a rejection says why to its shopper',
  permission: 'returns.decide',
  params: ofReturn,
  body: z.object({
    to: z.enum(['approved', 'rejected', 'received', 'annulled']),
    /** The status the decision is based on. */
    seen: status,
    reason: z.optional(z.string().check(z.trim(), z.maxLength(300))),
    /** How each of the goods came back, where they are received; what is not named is as its shopper said. */
    conditions: z.optional(
      z
        .array(
          z.object({
            id: z.int().check(z.positive(), z.maximum(2_147_483_647)),
            condition: z.enum(returnConditions),
            note: z.optional(z.string().check(z.trim(), z.maxLength(300))),
          }),
        )
        .check(z.maxLength(200)),
    ),
  }),
  reply: changedReturn,
})

export const settleReturn = deskEndpoint({
  method: 'POST',
  path: '/desk/api/returns/:batchnumber/settle',
  summary: 'Give the shopper what was asked for: money, the other size, a coupon, wallet money',
  permission: 'returns.settle',
  params: ofReturn,
  body: z.object({ seen: status }),
  reply: changedReturn,
})
