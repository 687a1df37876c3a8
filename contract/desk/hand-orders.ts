import { z } from 'zod/mini'
import { simpleSku } from '#contract/buy/cart.ts'
import { checkout } from '#contract/buy/checkout.ts'
import { boolean, int, number, string } from '#contract/platform/primitives.ts'
import { shippingCodes } from '#domain/buy/shipping/shipping-methods.ts'
import { maxCartLines } from '#domain/buy/cart/limits.ts'
import { paymentChoices } from '#domain/buy/payments/methods.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { store } from './shapes.ts'

const field = z._default(z.string().check(z.maxLength(300)), '')
const id = z._default(z.string().check(z.regex(/^\d{0,9}$/)), '')

const orderedSize = z.object({
  sku: simpleSku,
  name: string,
  color: string,
  size: string,
  /** In currency units, as it is sold now. */
  price: number,
  stock: int,
})
export type OrderedSize = z.output<typeof orderedSize>

export const findSizes = deskEndpoint({
  method: 'GET',
  path: '/desk/api/hand-orders/sizes',
  summary: 'Sizes of a store that are sold, by name or by the code of their product',
  permission: 'orders.edit',
  query: z.object({ country: store, text: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)) }),
  reply: z.object({ sizes: z.array(orderedSize) }),
})

const chosen = {
  country: store,
  /** The cart of this order, from the quote before. */
  hash: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  shipping: z.optional(z.enum(shippingCodes)),
  id_branch: id,
  payment: z.optional(z.enum(paymentChoices)),
  postcode: field,
}

export const quoteHandOrder = deskEndpoint({
  method: 'POST',
  path: '/desk/api/hand-orders/quote',
  summary: 'What an order by hand comes to: its goods, ways to deliver and to pay, and totals',
  permission: 'orders.edit',
  body: z.object({
    ...chosen,
    items: z
      .array(z.object({ sku: simpleSku, quantity: z.int().check(z.gte(1), z.lte(99)) }))
      .check(z.minLength(1), z.maxLength(maxCartLines)),
    coupon: z._default(z.string().check(z.maxLength(100)), ''),
    region: id,
    city: id,
  }),
  reply: z.object({
    hash: string,
    checkout,
    /** Why a size is not as it was asked for. */
    faults: z.record(string, string),
    /** Why the coupon does not act; null where it does, or none was named. */
    couponFault: z.nullable(string),
    /** Whether the postcode is one of the region; without one of the two it cannot be wrong. */
    isPostcodeRight: boolean,
  }),
})

export const placeHandOrder = deskEndpoint({
  method: 'POST',
  path: '/desk/api/hand-orders',
  summary: 'Place an order for a customer who is on the telephone: by the checkout that shoppers use',
  permission: 'orders.edit',
  body: z.object({
    ...chosen,
    hash: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    /** What the quote said: a difference is refused and explained. */
    version: int,
    total: number,
    /** That the customer heard and accepted the terms. */
    agreed: boolean,
    email: field,
    identification: field,
    identification_type: field,
    first_name: field,
    last_name: field,
    prefix: field,
    phone: field,
    address1: field,
    street_number: field,
    additional_info: field,
    fk_customer_address_region: field,
    fk_customer_address_city: field,
    city: field,
  }),
  reply: z.object({ orderNr: string }),
})
