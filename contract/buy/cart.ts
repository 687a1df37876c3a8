import { z } from 'zod/mini'
import { couponKinds } from '#domain/buy/cart/coupon-rule.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { boolean, boundedToken, flag, int, number, string } from '../platform/primitives.ts'

/** One line. Amounts are in currency units (OP-058); `id` is the simple sku (CART-03, CART-04). */
const cartItem = z.object({
  id: string,
  name: string,
  brand_name: string,
  supplier: z.object({ name: string }),
  /** Full unit price. */
  price: number,
  /** Unit price in force when lower, else null. */
  special_price: z.nullable(number),
  /** The cost of the whole line after discounts: the lines of a cart sum to sub_total_value − discount (INV-05). */
  paid_price: number,
  color: string,
  size: string,
  quantity: int,
  /** Names from the root, separated by `|`. */
  categories: string,
  /** Its seller ships for free. */
  freeshipping: boolean,
  /** The product's page. */
  url: string,
  image: z.nullable(string),
  /** The maximum quantity of this line now: the stock, at most the limit per line. */
  most: int,
  is_gift_card: boolean,
  is_membership: boolean,
})
export type CartItem = z.output<typeof cartItem>

const appliedCoupon = z.object({
  kind: z.enum(couponKinds),
  /** What it takes off now, in currency units; 0 for free shipping. */
  discount: number,
  /** A coupon key that only informs: its cap reduced the amount (`coupon.max_discount`). */
  note: z.nullable(string),
})
export type AppliedCoupon = z.output<typeof appliedCoupon>

export const cart = z.object({
  hash: string,
  /** Grows with each change; placing an order sends the version it saw (OP-057). */
  version: int,
  discount: number,
  sub_total_value: number,
  total_value: number,
  /** Standard shipping, 0 when free or when there is no shipment (CART-21). */
  shippingAmountTotal: number,
  /** Only where that amount says nothing yet: it depends on the place, or no way to the door takes what the cart weighs. */
  delivery: z.optional(z.enum(['by_place', 'too_heavy'])),
  /** The amount missing for free standard shipping: null when it is free. */
  free_shipping_missing: z.nullable(number),
  coupon: z.object({ coupons: z.record(string, appliedCoupon) }),
  /** Automatic discounts, included in `discount` (decision 014). */
  promotions: z.array(z.object({ name: string, discount: number })),
  items: z.array(cartItem),
  /** Lines that are sold out or whose product was withdrawn: in no sum, and stored until they are removed. */
  unavailable: z.array(cartItem),
  /**
   * Deviations from the request: a simple sku → `out_of_stock` or `quantity_reduced` (OP-051), a coupon's code → the
   * key of its refusal when it was dropped (INV-11).
   */
  errors: z.record(string, string),
})
export type Cart = z.output<typeof cart>

const reply = ok({ message: string, cart, errors: z.record(string, string) })
/** A refusal carries the whole cart too, if there is one (CART-10). */
const cartRefusal = z.object({ cart: z.optional(cart) })

/** 128 random bits as the shop writes them, or the short names of the demo shop. */
const hash = z.optional(z.string().check(z.regex(/^[\w-]{0,64}$/)))
const fingerprint = z.optional(z.string().check(z.regex(/^[\w.-]{0,100}$/)))
/** A size, in any case. */
export const simpleSku = z.string().check(z.regex(/^[A-Za-z0-9]{1,40}-[A-Za-z0-9_.]{1,40}$/))
const code = z.string().check(z.maxLength(100))

export const readCartHash = endpoint({
  method: 'POST',
  path: '/api/cart/gethash',
  summary: 'The hash of the customer’s open cart, or of a new guest cart (API-30, OP-049)',
  auth: 'visitor',
  body: z.object({ token: boundedToken, fingerprint }),
  encoding: 'form',
  reply: ok({ message: string, hash: string }),
})

export const writeCart = endpoint({
  method: 'POST',
  path: '/api/cart/',
  summary: 'Sets how many of an item the cart holds, or all of a list; 0 removes (API-31, OP-045)',
  auth: 'visitor',
  body: z.object({
    item: z.optional(simpleSku),
    /** Written in digits; 0 removes the line. */
    quantity: z.optional(z.string().check(z.regex(/^\d{1,2}$/))),
    /** JSON: `[{"item":"ZM0001-38","quantity":1}]`. */
    items: z.optional(string),
    hash,
    token: boundedToken,
    fingerprint,
  }),
  encoding: 'form',
  idempotent: true,
  reply,
  refusalData: cartRefusal,
})

export const readCart = endpoint({
  method: 'GET',
  path: '/api/cart/',
  summary: 'The whole cart, with what changed in the catalogue since (API-32)',
  auth: 'visitor',
  query: z.object({ hash, token: boundedToken, fingerprint }),
  reply,
  refusalData: cartRefusal,
})

export const removeFromCart = endpoint({
  method: 'DELETE',
  path: '/api/cart/',
  summary: 'Takes a line out (API-33)',
  auth: 'visitor',
  query: z.object({ hash, item: simpleSku, token: boundedToken, fingerprint }),
  reply,
  refusalData: cartRefusal,
})

export const mergeCart = endpoint({
  method: 'POST',
  path: '/api/cart/merge',
  summary: 'Joins a guest’s cart into the customer’s: flag 1 joins, 0 keeps the customer’s alone (API-34, OP-048)',
  auth: 'customer',
  body: z.object({ token: boundedToken, hash, flag, fingerprint }),
  encoding: 'form',
  idempotent: true,
  reply,
  refusalData: cartRefusal,
})

const voucher = z.object({ hash, couponcode: code, token: boundedToken, fingerprint })

export const addVoucher = endpoint({
  method: 'POST',
  path: '/api/cart/addvoucher',
  summary: 'Adds a coupon (API-35)',
  auth: 'visitor',
  query: voucher,
  idempotent: true,
  reply,
  refusalData: cartRefusal,
})

export const removeVoucher = endpoint({
  method: 'POST',
  path: '/api/cart/removevoucher',
  summary: 'Takes a coupon off (API-36)',
  auth: 'visitor',
  query: voucher,
  idempotent: true,
  reply,
  refusalData: cartRefusal,
})
