import { z } from 'zod/mini'
import { creditMethods, creditStatuses, creditWays } from '#domain/after-sale/credits/credits.ts'
import { bankDataChoice } from './bank-data.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { jsonPayload } from '../platform/json-payload.ts'
import { listPage, rowId } from '../platform/list-page.ts'
import { statusStep } from '../buy/orders.ts'
import { boolean, boundedToken, int, number, string } from '../platform/primitives.ts'

/** Money in the customer's favour, spent as a personal coupon (CRED-02). Amounts in currency units. */
const credit = z.object({
  id_sales_rule: int,
  /** The code a cart accepts as a coupon. */
  code: string,
  original_amount: number,
  used_amount: number,
  /** Original less used, whether or not it can still be spent. */
  available_amount: number,
  created_at: string,
  expires_at: string,
  method: z.enum(creditMethods),
  status: z.enum(creditStatuses),
  label: string,
  /** CRED-03 */
  exchangeable_for_money: boolean,
  /** Whether a cart accepts its code now. */
  is_usable: boolean,
  /** The orders paid with it. */
  uses: z.array(z.object({ order_nr: string, amount: number })),
  steps: z.array(statusStep),
})
export type Credit = z.output<typeof credit>

/** A coupon that belongs to one customer and can be used now: free shipping that comes with a credit, a gesture. */
const ownCoupon = z.object({
  code: string,
  kind: z.enum(['percent', 'fixed', 'free_shipping']),
  /** Percent points, or currency units. */
  amount: number,
  min_subtotal: z.nullable(number),
  expires_at: string,
})
export type OwnCoupon = z.output<typeof ownCoupon>

export const readCredits = endpoint({
  method: 'POST',
  path: '/api/customer/credit',
  summary: 'The customer’s credits, latest first, four at a time; or one by its number (API-49, CRED-04)',
  auth: 'customer',
  body: z.object({
    token: boundedToken,
    ...listPage,
    id_sales_rule: z.optional(rowId),
  }),
  encoding: 'form',
  reply: ok({
    credits: z.array(credit),
    /** With the first page of the list, those that end first come first. */
    coupons: z.array(ownCoupon),
    /** The page is full, so there may be more (CRED-04). */
    hasMore: boolean,
  }),
})

export const processCredit = endpoint({
  method: 'POST',
  path: '/api/order/processcredit',
  summary: 'Asks for what is left of a credit as money: to a bank, or into the wallet (API-50, OP-083)',
  auth: 'customer',
  body: z.object({
    token: boundedToken,
    payload: jsonPayload(
      z.object({ id_sales_rule: int, method: z.enum(creditWays), bank_data: z.optional(bankDataChoice) }),
    ),
  }),
  encoding: 'form',
  idempotent: true,
  reply: ok({ message: string, credit }),
})
