import { z } from 'zod/mini'
import { shippingCodes } from '#domain/buy/shipping/shipping-methods.ts'
import { paymentChoices, paymentKinds } from '#domain/buy/payments/methods.ts'
import { maxEmailLength } from '#domain/platform/text/email.ts'
import { address } from '../customers/addresses.ts'
import { branchOffice } from './branch-offices.ts'
import { cart } from './cart.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { oneOrder, order } from './orders.ts'
import { boolean, boundedToken, flag, int, number, string } from '../platform/primitives.ts'
import { shippingMethod } from './shipping.ts'

const hash = z.optional(z.string().check(z.regex(/^[\w-]{0,64}$/)))
const id = z.string().check(z.regex(/^\d{0,9}$/))
/** Longer than any rule allows, so that a value that is too long gets its field's message. */
const field = z._default(z.string().check(z.maxLength(300)), '')

/** A delivery method. */
const deliveryOption = z.extend(shippingMethod, {
  /** Pickup branches; empty for home delivery. */
  branches: z.array(branchOffice),
})
export type DeliveryOption = z.output<typeof deliveryOption>

const paymentOption = z.object({
  code: z.enum(paymentChoices),
  label: string,
  /** The cards and places it takes, by name. */
  schemes: string,
  /** Where it is paid. */
  detail: string,
  /** When it counts as paid. */
  counts: string,
  kind: z.enum(paymentKinds),
  /** Why it cannot be chosen for this order; null where it can. */
  refusal: z._default(z.nullable(string), null),
  /** Where its cuotas are chosen, for a gateway that fixes them itself. */
  instalments_note: string,
  /** What it costs in cuotas, where the shop knows: with interest they sum to `total`. */
  plans: z.array(
    z.object({
      count: int,
      amount: number,
      total: number,
      surcharge: number,
      cft: number,
      /** With whose cards; empty for all. */
      cards: z._default(string, ''),
    }),
  ),
})
export type PaymentOption = z.output<typeof paymentOption>

const totals = z.object({
  sub_total: number,
  discount: number,
  shipping: number,
  /** What the wallet pays of it. */
  wallet: number,
  /** Only where no delivery is chosen and none can be counted yet: `shipping` is 0 then, and is not free. */
  shipping_unknown: z.optional(z.literal(true)),
  /** What is left to pay: sub_total − discount + shipping − wallet. */
  total: number,
  tax_included: number,
})

/** Everything the checkout shows for the choices so far. */
export const checkout = z.object({
  cart,
  /** The buyer; null for a guest. */
  customer: z.nullable(
    z.object({
      email: string,
      first_name: string,
      last_name: string,
      /** Whose document the invoice names: `DNI 28.456.888`. */
      document: string,
    }),
  ),
  addresses: z.array(address),
  /** The chosen address, or the default one; null without any. */
  id_customer_address: z.nullable(int),
  id_billing_address: z.nullable(int),
  /** For the chosen address or the requested place; empty while neither is known. */
  delivery: z.array(deliveryOption),
  /** Only where no way to the door takes what the cart weighs. */
  too_heavy: z.optional(z.literal(true)),
  /** Pickup at a branch, before the address: null where it is not offered. The price and the first day near the warehouse. */
  pickup: z.optional(z.nullable(shippingMethod)),
  /** The chosen method, or the only one. */
  shipping: z.nullable(z.enum(shippingCodes)),
  payments: z.array(paymentOption),
  /** The chosen method, or that of the last order. */
  payment: z.nullable(z.enum(paymentChoices)),
  wallet: z.object({
    /** The amount that can be spent on this cart. */
    balance: number,
    /** The amount that cannot, because it has an end date and gift cards have none. */
    not_for_gift_cards: number,
    is_used: boolean,
  }),
  totals,
  /** Whether a payment method must be chosen: wallet and credits may pay everything. */
  /** False when there is no shipment: neither address nor delivery method is needed. */
  needs_address: z._default(boolean, true),
  needs_payment: boolean,
  /** The terms the order agrees to; their page is the CMS content `terms`. */
  terms_version: string,
})
export type Checkout = z.output<typeof checkout>

const chosen = {
  token: boundedToken,
  hash,
  id_customer_address: z._default(id, ''),
  id_billing_address: z._default(id, ''),
  shipping: z.optional(z.enum(shippingCodes)),
  /** With `pickup`: where. Its place is then the destination, and no address is needed. */
  id_branch: z._default(id, ''),
  payment: z.optional(z.enum(paymentChoices)),
  /** `1`: the wallet is used, as far as it goes. */
  wallet: z._default(flag, '0'),
}

/** A place in line, where a store limits how many may be in its checkout. */
const line = z.object({
  /** How many come before. */
  ahead: int,
  /** Until it is the visitor's turn, at the pace of the last minutes; null while there is none to go by. */
  minutes: z.nullable(int),
  /** Ask again after so many seconds, or lose the turn to the next. */
  again_in: int,
})
export type Line = z.output<typeof line>

export const readCheckout = endpoint({
  method: 'POST',
  path: '/api/checkout/options',
  summary: 'Addresses, ways to deliver and to pay, and the totals of what is chosen (server.md §8)',
  auth: 'visitor',
  body: z.object({
    ...chosen,
    /** A guest's place, before the address is typed. */
    region: z._default(id, ''),
    city: z._default(id, ''),
    /** With the region: a postcode of another region is refused first. */
    postcode: field,
  }),
  encoding: 'form',
  reply: ok({ message: string, checkout }),
  refusalData: z.object({ cart: z.optional(cart), line: z.optional(line) }),
})

/** The shopper's next step. */
const nextStep = z.object({
  /**
   * `redirect`: to `url`. `voucher`: shown on the order. `done`: it is paid. `retry`: the provider did not answer, try
   * `pay`.
   */
  kind: z.enum(['redirect', 'voucher', 'done', 'retry']),
  url: z.nullable(string),
})
export type NextStep = z.output<typeof nextStep>

/** A refusal carries the current checkout and what changed since the shopper looked, as sentences. */
const checkoutRefusal = z.object({
  checkout: z.optional(checkout),
  changes: z.optional(z.array(string)),
  line: z.optional(line),
})

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/checkout/place',
  summary: 'Places the order: one transaction, once per cart and once per key (OP-003, INV-18)',
  auth: 'visitor',
  body: z.object({
    ...chosen,
    /** The cart version and total the shopper saw: a difference is refused and explained (OP-057, R24). */
    version: z.string().check(z.regex(/^\d{1,9}$/)),
    total: z.string().check(z.regex(/^\d{1,12}([.]\d{1,2})?$/)),
    terms_version: field,
    /** `1`: there is no shipment, so no address is sent; accepted only for a cart that holds only gift cards. */
    by_mail: z._default(flag, '0'),
    // Who gets the gift cards of it; empty to choose after paying.
    recipient_name: field,
    recipient_email: field,
    message: z._default(z.string().check(z.maxLength(1000)), ''),
    send_on: field,
    // A guest sends contact and address; a customer may too, instead of a stored address. For a pickup name and phone do.
    email: z._default(z.string().check(z.maxLength(maxEmailLength)), ''),
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
  reply: ok({
    message: string,
    order_nr: string,
    /** Opens the order without an account: part of a guest's links. */
    order_key: string,
    next: nextStep,
  }),
  refusalData: checkoutRefusal,
})

export const payOrder = endpoint({
  method: 'POST',
  path: '/api/checkout/pay',
  summary:
    'Leads to the payment of an order that waits for it: the attempt on offer, or another in the way that is named',
  auth: 'visitor',
  body: z.extend(oneOrder, {
    /** Without it: as the last time. */
    payment: z.optional(z.enum(paymentChoices)),
  }),
  encoding: 'form',
  idempotent: true,
  reply: ok({ message: string, next: nextStep }),
  /** The order as it is: paid, cancelled, or no longer reserved. */
  refusalData: z.object({ order: z.optional(order) }),
})

export const readPaymentResult = endpoint({
  method: 'POST',
  path: '/api/checkout/result',
  summary: 'How a payment ended, asked from the provider when it has not reported yet; the order for the success page',
  auth: 'visitor',
  body: z.extend(oneOrder, {
    /** The provider's id of the payment, if it gave the shopper one on the way back. */
    attempt: z.optional(z.string().check(z.regex(/^\d{1,20}$/))),
  }),
  encoding: 'form',
  reply: ok({
    message: string,
    /**
     * `unpaid`: nobody has paid it yet. `rejected`: the bank refused. `pending`: a provider looks at it, or does not
     * answer. For the last two and a voucher, `to_pay` of the order says what can be done.
     */
    outcome: z.enum(['approved', 'unpaid', 'pending', 'rejected', 'voucher', 'cancelled']),
    order,
    /** The ways to pay it, while it waits. */
    payments: z.array(paymentOption),
    /** A guest may create an account from it with only a password. */
    can_register: boolean,
  }),
})
