import { z } from 'zod/mini'
import { questionStatuses } from '#domain/content/help/question.ts'
import { addressObstacles } from '#domain/buy/orders/change-address.ts'
import { cutObstacles } from '#domain/after-sale/cuts/cut.ts'
import { parcelObstacles } from '#domain/buy/orders/parcels.ts'
import { orderStatuses } from '#domain/buy/orders/statuses.ts'
import { attemptSituations } from '#domain/buy/payments/attempts.ts'
import { paymentStatuses } from '#domain/buy/payments/lifecycle.ts'
import { paymentMethods } from '#domain/buy/payments/methods.ts'
import { fraudHintKinds } from '#domain/desk/orders/fraud-hints.ts'
import { boolean, int, number, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { day, dispute, emptyBody, instant, listOf, reason, step, store, waiting } from './shapes.ts'

const status = z.enum(orderStatuses)
const listedOrder = z.object({
  orderNr: string,
  version: int,
  country: store,
  status,
  placedAt: instant,
  total: number,
  units: int,
  /** Masked. */
  email: string,
  name: string,
  shippingMethod: string,
  deliveryTo: z.nullable(string),
  payments: z.array(z.object({ method: string, status: z.enum(paymentStatuses) })),
})
export type ListedOrder = z.output<typeof listedOrder>

export const listOrders = deskEndpoint({
  method: 'GET',
  path: '/desk/api/orders',
  summary: 'Orders, the latest first',
  permission: 'orders.read',
  query: z.object({
    country: z.optional(store),
    status: z.optional(listOf(status)),
    from: z.optional(day),
    to: z.optional(day),
    method: z.optional(z.enum(paymentMethods)),
    payment: z.optional(z.enum(paymentStatuses)),
    text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    after: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({ orders: z.array(listedOrder), next: z.nullable(string) }),
})

const address = z.object({
  firstName: string,
  lastName: string,
  street: string,
  city: string,
  region: string,
  postcode: string,
  phone: string,
})

const order = z.object({
  orderNr: string,
  country: store,
  version: int,
  status,
  /** Where it may go from here. */
  nextStatuses: z.array(status),
  placedAt: instant,
  deliveredAt: z.nullable(instant),
  delivery: z.object({ method: string, from: z.nullable(string), to: z.nullable(string) }),
  buyer: z.object({ idCustomer: z.nullable(int), email: string, documentType: string, document: string }),
  isRevealed: boolean,
  /** Money that somebody has to see: a transfer on the account, or cash from the door. */
  awaits: z.nullable(z.enum(['transfer', 'cash'])),
  /** When the shopper sent a proof of the transfer. */
  proofSentAt: z.nullable(instant),
  shippingAddress: address,
  billingAddress: address,
  /** Whether it can still go elsewhere, and if not, why. */
  addressObstacle: z.nullable(z.enum(addressObstacles)),
  /** Where it goes, in the fields of a form; only when the order is revealed. */
  addressFields: z.nullable(
    z.object({
      first_name: string,
      last_name: string,
      prefix: string,
      phone: string,
      address1: string,
      street_number: string,
      additional_info: string,
      postcode: string,
      region: int,
      city: z.nullable(int),
      cityName: string,
    }),
  ),
  /** Whether units of it can be cancelled, and if not, why. */
  cutObstacle: z.nullable(z.enum(cutObstacles)),
  /** Whether it can leave in several parcels, and if not, why. */
  parcelObstacle: z.nullable(z.enum(parcelObstacles)),
  /** The parcels it left in, where these were several, the earliest first. */
  parcels: z.array(
    z.object({
      id: int,
      carrier: z.nullable(string),
      tracking: z.nullable(string),
      url: z.nullable(string),
      sentAt: instant,
      items: z.array(z.object({ id: int, quantity: int })),
    }),
  ),
  items: z.array(
    z.object({
      id: int,
      /** Units that were cancelled, and how many can still be. */
      cancelled: int,
      cuttable: int,
      /** Units that left in parcels, and how many can leave now. */
      sent: int,
      sendable: int,
      skuSimple: string,
      name: string,
      brand: string,
      color: string,
      size: string,
      seller: string,
      quantity: int,
      unitPrice: number,
      paidPrice: number,
      picture: z.nullable(string),
    }),
  ),
  sums: z.object({
    subTotal: number,
    discount: number,
    shipping: number,
    walletUsed: number,
    total: number,
    taxIncluded: number,
    /** By rate: what was paid at it, tax included, and the tax. They add up to `taxIncluded`. */
    taxes: z.array(z.object({ percent: number, paid: number, amount: number })),
    /** What was given back for cancelled units. */
    cut: number,
  }),
  coupons: z.array(z.object({ code: string, amount: number })),
  payments: z.array(
    z.object({
      id: int,
      /** A part of another payment that goes back. */
      isPartBack: boolean,
      /** Why the provider refused to give it back. */
      refusedBecause: z.nullable(string),
      method: string,
      status: z.enum(paymentStatuses),
      situation: z.nullable(z.enum(attemptSituations)),
      amount: number,
      provider: z.nullable(string),
      providerRef: z.nullable(string),
      createdAt: instant,
      expiresAt: z.nullable(instant),
    }),
  ),
  /** What may be worth a look before it leaves; nothing follows from it by itself. */
  hints: z.array(z.object({ kind: z.enum(fraudHintKinds), figure: number })),
  /** What its buyer asked a bank to take back, the earliest first. */
  disputes: z.array(dispute),
  waiting: z.array(waiting),
  timeline: z.array(step),
  returns: z.array(z.object({ batchnumber: string, status: string, units: int, createdAt: instant })),
  /** What was asked in help with its number, the earliest first; it may be somebody else who did. */
  questions: z.array(z.object({ idQuestion: int, code: string, status: z.enum(questionStatuses), at: instant })),
  /** What the staff noted, the earliest first. */
  notes: z.array(z.object({ id: int, text: string, author: string, at: instant })),
  mails: z.array(
    z.object({
      id: int,
      template: string,
      /** Masked unless the order is revealed. */
      to: string,
      at: instant,
      state: z.enum(['waiting', 'sent', 'dead']),
      /** Whether what it says is still true, so that it can be sent again. */
      isRepeatable: boolean,
    }),
  ),
  acts: z.array(z.object({ at: instant, actor: string, action: string, subject: string, reason: z.nullable(string) })),
})
export type DeskOrder = z.output<typeof order>

export const ofOrder = z.object({ orderNr: z.string().check(z.toUpperCase(), z.maxLength(40)) })
export const changedOrder = z.object({ order })
const note = z.optional(z.string().check(z.trim(), z.maxLength(300)))

export const showOrder = deskEndpoint({
  method: 'GET',
  path: '/desk/api/orders/:orderNr',
  summary: 'Everything about one order; personal data is masked',
  permission: 'orders.read',
  params: ofOrder,
  reply: changedOrder,
})

export const revealOrder = deskEndpoint({
  method: 'POST',
  path: '/desk/api/orders/:orderNr/reveal',
  summary: 'The same with personal data, for a reason that is recorded',
  permission: 'people.reveal',
  params: ofOrder,
  body: z.object({ reason }),
  reply: changedOrder,
})

export const moveOrder = deskEndpoint({
  method: 'POST',
  path: '/desk/api/orders/:orderNr/move',
  summary: 'Move an order along its arrows: paid by hand, being packed, shipped, delivered',
  permission: 'orders.move',
  params: ofOrder,
  body: z.object({ to: z.enum(['paid', 'preparing', 'shipped', 'delivered']), note, version: int }),
  reply: changedOrder,
})

export const confirmPayment = deskEndpoint({
  method: 'POST',
  path: '/desk/api/orders/:orderNr/confirm-payment',
  summary: 'The whole sum was seen: a transfer on the account, or cash with the delivery',
  permission: 'orders.move',
  params: ofOrder,
  body: z.object({
    /** In currency units, as it was counted. */
    amount: z.number().check(z.positive(), z.maximum(1_000_000_000)),
    reason,
    version: int,
  }),
  reply: changedOrder,
})

export const refuseParcel = deskEndpoint({
  method: 'POST',
  path: '/desk/api/orders/:orderNr/parcel-refused',
  summary: 'Nobody took the parcel, and nothing was paid: its goods are for sale again',
  permission: 'orders.move',
  params: ofOrder,
  body: z.object({ reason, version: int }),
  reply: changedOrder,
})

export const cancelOrder = deskEndpoint({
  method: 'POST',
  path: '/desk/api/orders/:orderNr/cancel',
  summary: 'Cancel an order: stock, coupons and money go back',
  permission: 'orders.cancel',
  params: ofOrder,
  body: z.object({ reason, note, version: int }),
  reply: changedOrder,
})

export const noteOrder = deskEndpoint({
  method: 'POST',
  path: '/desk/api/orders/:orderNr/notes',
  summary: 'A note for the staff; the shopper never reads it',
  permission: 'orders.edit',
  params: ofOrder,
  body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
  reply: changedOrder,
})

export const sendMailAgain = deskEndpoint({
  method: 'POST',
  path: '/desk/api/orders/:orderNr/mails/:mail/again',
  summary: 'Send a mail of the order once more, as long as what it says is true',
  permission: 'orders.edit',
  params: z.object({ ...ofOrder.shape, mail: z.coerce.number().check(z.int(), z.positive()) }),
  body: emptyBody,
  reply: changedOrder,
})
