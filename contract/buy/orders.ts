import { z } from 'zod/mini'
import { shippingCodes } from '#domain/buy/shipping/shipping-methods.ts'
import { orderStatuses, type OrderStatus } from '#domain/buy/orders/statuses.ts'
import { dueSituations } from '#domain/buy/payments/attempts.ts'
import { paymentChoices, paymentMethods } from '#domain/buy/payments/methods.ts'
import { paymentStatuses } from '#domain/buy/payments/lifecycle.ts'
import { maxEmailLength } from '#domain/platform/text/email.ts'
import { cart } from './cart.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { listPage } from '../platform/list-page.ts'
import { boolean, boundedToken, int, number, string } from '../platform/primitives.ts'

export const orderNr = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))
/** Proves that a guest has the link to the order. */
const orderKey = z.optional(z.string().check(z.regex(/^[\w-]{0,64}$/)))
const status = z.enum(orderStatuses as [OrderStatus, ...OrderStatus[]])

/** A line; two of one sku are merged (ORD-02). Amounts in currency units. */
const orderLine = z.object({
  sku: string,
  name: string,
  brand: string,
  seller: string,
  color: string,
  size: string,
  image: z.nullable(string),
  /** The product's page; null when it is no longer sold. */
  url: z.nullable(string),
  quantity: int,
  unit_price: number,
  /** For the whole line, before discounts: the lines sum to `sub_total`. */
  amount: number,
  /** For the whole line, after discounts. */
  paid_price: number,
  is_gift_card: boolean,
  is_membership: boolean,
})
export type OrderLine = z.output<typeof orderLine>

export const copiedAddress = z.object({
  first_name: string,
  last_name: string,
  prefix: string,
  phone: string,
  address1: string,
  street_number: string,
  additional_info: string,
  postcode: string,
  region: string,
  city: string,
})

/** The provider's payment details: instalments and their cost are its figures, never ours. */
const paymentDetails = z.object({
  /** `Tarjeta terminada en 4242`. */
  card: z.optional(string),
  instalments: z.optional(int),
  instalment_amount: z.optional(number),
  /** What the shopper pays in total, including the cost of financing. */
  financed_total: z.optional(number),
  /** Costo financiero total in percent, where the law requires it. */
  cft: z.optional(number),
})

const orderPayment = z.object({
  method: z.enum(paymentMethods),
  label: string,
  status: z.enum(paymentStatuses),
  amount: number,
  details: z.nullable(paymentDetails),
  /** The code to pay at a counter, while it can be paid. */
  voucher: z.nullable(z.object({ code: string, expires_at: string })),
  /** Until when it can be paid. */
  expires_at: z.nullable(string),
  /** A part of another payment, on its way back. */
  is_part_back: z._default(boolean, false),
})

/** What an order that waits for its payment needs. */
const toPay = z.object({
  amount: number,
  /** Until then goods, coupons and wallet money are kept for it. */
  reserved_until: string,
  /** Why it is not paid yet. `voucher`: a code waits at a counter; `transfer`: the account waits for it; `expired`: the reservation is over. */
  situation: z.enum(dueSituations),
  /** How the last attempt was to be paid. */
  method: z.nullable(z.enum(paymentChoices)),
  /** Where to transfer to, as it is typed at the bank; null for other ways. */
  transfer: z._default(z.nullable(z.array(z.object({ name: string, value: string }))), null),
  /** How the proof of a transfer is sent and opened, and when the last one was sent; null for other ways. */
  proof: z._default(z.nullable(z.object({ key: string, sent_at: z.nullable(string) })), null),
})
export type ToPay = z.output<typeof toPay>

/** A dated step of an order, a credit or an exchange (OP-080). Steps still to come have no date. */
export const statusStep = z.object({
  status: string,
  label: string,
  date: z.nullable(string),
  done: boolean,
  note: z.nullable(string),
})
export type StatusStep = z.output<typeof statusStep>

export const order = z.object({
  order_nr: string,
  /** Its MD5 is the `hash` of the status notifier (OP-081). */
  secondary_nr: string,
  status,
  label: string,
  placed_at: string,
  delivered_at: z.nullable(string),
  items: z.array(orderLine),
  sub_total: number,
  discount: number,
  /** A credit is the customer's own money: it pays, where a coupon takes off. */
  coupons: z.array(z.object({ code: string, amount: number, is_credit: boolean })),
  shipping: number,
  wallet_used: number,
  total: number,
  /** Included in everything that is paid, also by the wallet and by credits. */
  tax_included: number,
  /** The rate of the store when it was placed. */
  tax_percent: number,
  /** By rate, the highest first: what was paid at it, tax included, and the tax, which add up to `tax_included`. */
  taxes: z.array(z.object({ percent: number, paid: number, tax: number })),
  currency: string,
  shipping_method: z.enum(shippingCodes),
  shipping_label: string,
  /** First and last delivery day, YYYY-MM-DD, counted from the payment; null for orders without a promise. */
  delivery_from: z.nullable(string),
  delivery_to: z.nullable(string),
  /** The tracking number for the carrier's page, once it is shipped. */
  tracking: z.nullable(string),
  /** The parcels it left in, where these are several, with what is in each by sku; `url` is the carrier's page. */
  parcels: z._default(
    z.array(
      z.object({
        sent_at: string,
        carrier: z.nullable(string),
        tracking: z.nullable(string),
        url: z.nullable(string),
        items: z.array(z.object({ sku: string, quantity: int })),
      }),
    ),
    [],
  ),
  /** Where its buyer writes a review, once it has arrived. */
  review_path: z.nullable(string),
  shipping_address: copiedAddress,
  billing_address: copiedAddress,
  email: string,
  /** `DNI 28.456.123` for the receipt. */
  document: string,
  payments: z.array(orderPayment),
  /** Null unless it waits for its payment. */
  to_pay: z.nullable(toPay),
  /** What is to be paid at the door; null where nothing is. */
  to_collect: z._default(z.nullable(number), null),
  /** Whether the shopper can pay it now, in the same way or another. */
  can_pay: boolean,
  can_cancel: boolean,
  /** Delivered to a customer, and within the days for exchanges and returns. */
  can_exchange: boolean,
  steps: z.array(statusStep),
  /** What was cancelled of it before it left, by sku, and what was given back for it; null where nothing was. */
  cut: z._default(
    z.nullable(z.object({ amount: number, items: z.array(z.object({ sku: string, quantity: int })) })),
    null,
  ),
  /** The last day of the legal regret period, YYYY-MM-DD; null before delivery. */
  regret_until: z.nullable(string),
})
export type Order = z.output<typeof order>

export const readOrders = endpoint({
  method: 'POST',
  path: '/api/customer/order',
  summary: 'The customer’s orders, latest first, four at a time; or one by its number (API-48, ORD-04)',
  auth: 'customer',
  body: z.object({
    token: boundedToken,
    ...listPage,
    order_nr: z.optional(orderNr),
  }),
  encoding: 'form',
  reply: ok({
    orders: z.array(order),
    /** The page is full, so there may be more (ORD-05). */
    hasMoreOrders: boolean,
  }),
})

export const readStatusNotifier = endpoint({
  method: 'POST',
  path: '/api/order/statusnotifier',
  summary: 'The dated steps of an order; `hash` is the MD5 of its secondary number (API-52, OP-081)',
  auth: 'customer',
  body: z.object({ token: boundedToken, ordernr: orderNr, hash: z.string().check(z.regex(/^[0-9a-fA-F]{32}$/)) }),
  encoding: 'form',
  reply: ok({ statusNotifier: z.array(statusStep) }),
})

export const oneOrder = z.object({ token: boundedToken, order_nr: orderNr, order_key: orderKey })

export const readOrder = endpoint({
  method: 'POST',
  path: '/api/order/detail',
  summary: 'One order: the customer’s own, or a guest’s by the key of its link',
  auth: 'visitor',
  body: oneOrder,
  encoding: 'form',
  reply: ok({ order }),
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/order/cancel',
  summary: 'Cancels an order that is not on its way; what it took is given back once (R17)',
  auth: 'visitor',
  body: oneOrder,
  encoding: 'form',
  idempotent: true,
  reply: ok({ message: string, order_nr: string, status }),
})

export const buyAgain = endpoint({
  method: 'POST',
  path: '/api/order/buyagain',
  summary: 'Puts what an order held into the visitor’s cart, as far as it can be had; tells what cannot',
  auth: 'visitor',
  body: z.extend(oneOrder, { hash: z.optional(z.string().check(z.regex(/^[\w-]{0,64}$/))) }),
  encoding: 'form',
  idempotent: true,
  reply: ok({
    message: string,
    cart,
    errors: z.record(string, string),
  }),
  refusalData: z.object({ cart: z.optional(cart) }),
})

export const regretOrder = endpoint({
  method: 'POST',
  path: '/api/order/regret',
  summary: 'Botón de arrepentimiento: anybody may ask to undo a purchase, without signing in, and gets a code',
  auth: 'none',
  body: z.object({
    order_nr: z.string().check(z.maxLength(60)),
    email: z.string().check(z.maxLength(maxEmailLength)),
    reason: z._default(z.string().check(z.maxLength(1000)), ''),
  }),
  encoding: 'form',
  idempotent: true,
  reply: ok({ message: string, code: string }),
})
