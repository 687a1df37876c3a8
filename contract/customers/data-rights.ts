import { z } from 'zod/mini'
import { done, endpoint, ok } from '../platform/endpoint.ts'
import { string, token } from '../platform/primitives.ts'

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
  'passkeys',
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

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/customer/delete',
  summary: 'Closes the account: personal data goes, orders stay without it, the e-mail is free again',
  auth: 'customer',
  body: z.object({ token, password: z._default(z.string().check(z.maxLength(300)), '') }),
  encoding: 'form',
  reply: done,
})
