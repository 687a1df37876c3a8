import { z } from 'zod/mini'
import { closingObstacles } from '#domain/customers/data-rights/closing.ts'
import { done, endpoint, ok } from '../platform/endpoint.ts'
import { number, string, token } from '../platform/primitives.ts'

/** The data the shop holds about a customer, by kind. */
const dataSections = [
  'account',
  'identities',
  'consents',
  'addresses',
  'bank',
  'wishlist',
  'cart',
  'sizes',
  'orders',
  'order_items',
  'transfer_proofs',
  'exchanges',
  'exchange_items',
  'coupons',
  'credits',
  'credit_requests',
  'wallet',
  'wallet_movements',
  'wallet_requests',
  'memberships',
  'reviews',
  'questions',
  'passkeys',
  'data_requests',
  'sessions',
  'devices',
] as const

const section = z.object({
  name: z.enum(dataSections),
  rows: z.array(z.record(string, string)),
})
export type DataSection = z.output<typeof section>

export const readMyData = endpoint({
  method: 'POST',
  path: '/api/customer/data',
  summary: 'Everything the shop holds about the customer, for download and reading',
  auth: 'customer',
  body: z.object({ token }),
  encoding: 'form',
  reply: ok({ made_at: string, sections: z.array(section) }),
})

const obstacle = z.object({
  kind: z.enum(closingObstacles),
  /** The number of the order or exchange, or the id of the credit; empty where there is none. */
  ref: string,
  /** In currency units. */
  amount: number,
  /** The last day of a return window. */
  until: z.nullable(string),
})
export type Obstacle = z.output<typeof obstacle>

/** What keeps the account from being closed, and the money that would be lost, in currency units. */
const closing = { obstacles: z.array(obstacle), gives_up: number }

export const readClosing = endpoint({
  method: 'POST',
  path: '/api/customer/closing',
  summary: 'What keeps the account from being closed, and what would be lost with it',
  auth: 'customer',
  body: z.object({ token }),
  encoding: 'form',
  reply: ok(closing),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/customer/delete',
  summary: 'Closes the account: personal data goes, orders stay without it, the e-mail is free again',
  auth: 'customer',
  body: z.object({
    token,
    password: z._default(z.string().check(z.maxLength(300)), ''),
    /** The sum that the customer agreed to lose, as `readClosing` named it. */
    gives_up: z._default(z.string().check(z.maxLength(20)), ''),
  }),
  encoding: 'form',
  reply: done,
  refusalData: z.object(closing),
})
