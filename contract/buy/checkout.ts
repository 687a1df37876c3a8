import { z } from 'zod/mini'
import { shippingCodes } from '#domain/buy/shipping/shipping-methods.ts'
import { checkoutSteps } from '#domain/buy/checkout/first-step.ts'
import { paymentChoices } from '#domain/buy/payments/methods.ts'
import { longestEmail } from '#domain/platform/text/email.ts'
import { address } from '../customers/addresses.ts'
import { branchOffice } from './branch-offices.ts'
import { cart } from './cart.ts'
import { endpoint } from '../platform/endpoint.ts'
import { order, orderKey, orderNr } from './orders.ts'
import { boolean, int, number, string } from '../platform/primitives.ts'
import { shippingMethod } from './shipping.ts'

const token = z.optional(z.string().check(z.maxLength(200)))
const hash = z.optional(z.string().check(z.regex(/^[\w-]{0,64}$/)))
const id = z.string().check(z.regex(/^\d{0,9}$/))
const flag = z.enum(['0', '1'])
/** Longer than any rule allows, so that what is too long gets the sentence of its field. */
const field = z._default(z.string().check(z.maxLength(300)), '')

/** A way to get the goods. */
const deliveryOption = z.extend(shippingMethod, {
  /** Where it can be picked up; empty for what is sent home. */
  branches: z.array(branchOffice),
})
export type DeliveryOption = z.output<typeof deliveryOption>

const paymentOption = z.object({
  code: z.enum(paymentChoices),
  label: string,
  detail: string,
  kind: z.enum(['redirect', 'voucher']),
})
export type PaymentOption = z.output<typeof paymentOption>

const totals = z.object({
  sub_total: number,
  discount: number,
  shipping: number,
  /** What the wallet pays of it. */
  wallet: number,
  /** What is left to pay: sub_total − discount + shipping − wallet. */
  total: number,
  tax_included: number,
})
export type CheckoutTotals = z.output<typeof totals>

/** Everything the way to an order shows, for what was chosen so far. */
export const checkout = z.object({
  cart,
  /** Who buys; null for a guest. */
  customer: z.nullable(z.object({ email: string, first_name: string, last_name: string })),
  addresses: z.array(address),
  /** The chosen address, or the default one; null while there is none. */
  id_customer_address: z.nullable(int),
  id_billing_address: z.nullable(int),
  /** For the place of the chosen address, or the one that was asked about; empty while nobody said where. */
  delivery: z.array(deliveryOption),
  /** The chosen way, or the only one. */
  shipping: z.nullable(z.enum(shippingCodes)),
  payments: z.array(paymentOption),
  /** The chosen way to pay, or the one of the last order. */
  payment: z.nullable(z.enum(paymentChoices)),
  wallet: z.object({
    /** What can be spent. */
    balance: number,
    is_used: boolean,
  }),
  totals,
  /** Whether a way to pay has to be chosen: wallet and credits may pay it whole. */
  /** False when nothing is sent: neither an address nor a way to deliver is asked for. */
  needs_address: z._default(boolean, true),
  needs_payment: boolean,
  /** Where the shopper stands: a customer whose address and way to pay are known lands on the review. */
  step: z.enum(checkoutSteps),
  /** The text that placing the order agrees to; its page is the CMS content `terms`. */
  terms_version: string,
})
export type Checkout = z.output<typeof checkout>

const chosen = {
  token,
  hash,
  id_customer_address: z._default(id, ''),
  id_billing_address: z._default(id, ''),
  shipping: z.optional(z.enum(shippingCodes)),
  payment: z.optional(z.enum(paymentChoices)),
  /** `1`: what the wallet holds is used, as far as it goes. */
  wallet: z._default(flag, '0'),
}

export const readCheckout = endpoint({
  method: 'POST',
  path: '/api/checkout/options',
  summary: 'Addresses, ways to deliver and to pay, and the totals of what is chosen (server.md §8)',
  auth: 'visitor',
  body: z.object({
    ...chosen,
    /** A guest's place, while the address is not written yet. */
    region: z._default(id, ''),
    city: z._default(id, ''),
    /** With the region: a code that is not of it is refused before anything else is asked. */
    postcode: field,
  }),
  encoding: 'form',
  reply: z.object({ error: z.literal(false), message: string, checkout }),
  refusalData: z.object({ cart: z.optional(cart) }),
})

/** What comes next for the shopper. */
const nextStep = z.object({
  /** `redirect`: to `url`. `voucher`: shown on the order. `done`: it is paid. `retry`: the provider did not answer, try `pay`. */
  kind: z.enum(['redirect', 'voucher', 'done', 'retry']),
  url: z.nullable(string),
})
export type NextStep = z.output<typeof nextStep>

/** What a refusal tells: the checkout as it is now, and what changed since the shopper looked, in sentences. */
const checkoutRefusal = z.object({
  checkout: z.optional(checkout),
  changes: z.optional(z.array(string)),
})

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/checkout/place',
  summary: 'Places the order: one transaction, once per cart and once per key (OP-003, INV-18)',
  auth: 'visitor',
  body: z.object({
    ...chosen,
    /** The cart and the total that the shopper saw: another one is refused and told (OP-057, R24). */
    version: z.string().check(z.regex(/^\d{1,9}$/)),
    total: z.string().check(z.regex(/^\d{1,12}([.]\d{1,2})?$/)),
    terms_version: field,
    id_branch: z._default(id, ''),
    /** `1`: nothing is sent, so no address is; believed only of a cart that holds gift cards alone. */
    by_mail: z._default(flag, '0'),
    // A guest says who and where; a customer may too, instead of an address of the book.
    email: z._default(z.string().check(z.maxLength(longestEmail)), ''),
    identification: field,
    identification_type: field,
    first_name: field,
    last_name: field,
    prefix: field,
    phone: field,
    address1: field,
    street_number: field,
    additional_info: field,
    postcode: field,
    fk_customer_address_region: field,
    fk_customer_address_city: field,
    city: field,
  }),
  encoding: 'form',
  idempotent: true,
  reply: z.object({
    error: z.literal(false),
    message: string,
    order_nr: string,
    /** Opens the order without an account: part of a guest's links. */
    order_key: string,
    next: nextStep,
  }),
  refusalData: checkoutRefusal,
})

const placed = z.object({ token, order_nr: orderNr, order_key: orderKey })

export const payOrder = endpoint({
  method: 'POST',
  path: '/api/checkout/pay',
  summary: 'Leads to the payment of an order that waits for it, again if need be',
  auth: 'visitor',
  body: placed,
  encoding: 'form',
  reply: z.object({ error: z.literal(false), message: string, next: nextStep }),
})

export const readPaymentResult = endpoint({
  method: 'POST',
  path: '/api/checkout/result',
  summary: 'How a payment ended, asked from the provider when it has not told yet; the order for the success page',
  auth: 'visitor',
  body: placed,
  encoding: 'form',
  reply: z.object({
    error: z.literal(false),
    message: string,
    outcome: z.enum(['approved', 'pending', 'rejected', 'voucher', 'cancelled']),
    order,
    /** A guest may make an account of it with one password. */
    can_register: boolean,
  }),
})
