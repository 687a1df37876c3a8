import { z } from 'zod/mini'
import { orderStatuses } from '#domain/buy/orders/statuses.ts'
import { maxBulk } from '#domain/desk/bulk-move.ts'
import { int, number, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { instant, reason, store } from './shapes.ts'

const orderNr = z.string().check(z.toUpperCase(), z.maxLength(40))
const orders = z.array(orderNr).check(z.minLength(1), z.maxLength(maxBulk))

const goods = {
  skuSimple: string,
  name: string,
  brand: string,
  color: string,
  size: string,
  seller: string,
  units: int,
}

const pickLine = z.object({ ...goods, orders: z.array(z.object({ orderNr: string, units: int })) })

export const printPickList = deskEndpoint({
  method: 'POST',
  path: '/desk/api/pick-list',
  summary: 'What to fetch from the warehouse for several orders, each size once; no personal data',
  permission: 'orders.read',
  body: z.object({ orders }),
  reply: z.object({
    lines: z.array(pickLine),
    orders: z.array(z.object({ orderNr: string, country: store, units: int, deliveryMethod: string })),
    /** Chosen, but there is nothing to fetch for them as they are. */
    leftOut: z.array(z.object({ orderNr: string, status: z.enum(orderStatuses), deliveryMethod: string })),
  }),
})

const paper = z.object({
  orderNr: string,
  /** Which parcel it is, of an order that leaves in several; what is still here is the next. */
  parcel: z.nullable(int),
  country: store,
  placedAt: instant,
  deliveryMethod: string,
  /** Who sends it, as the store presents itself. */
  sender: z.object({
    name: string,
    company: z.nullable(string),
    address: z.nullable(string),
    email: z.nullable(string),
  }),
  to: z.object({
    name: string,
    street: string,
    detail: string,
    city: string,
    region: string,
    postcode: string,
    phone: string,
  }),
  lines: z.array(z.object({ ...goods, unitPrice: number })),
  units: int,
  /** What the courier takes at the door, in minor units. */
  collect: z.nullable(number),
  /** Null for one of several parcels: the sums are those of the order. */
  sums: z.nullable(
    z.object({
      subTotal: number,
      discount: number,
      shipping: number,
      walletUsed: number,
      total: number,
      cut: number,
    }),
  ),
})
export type OrderPaper = z.output<typeof paper>

export const printOrderPapers = deskEndpoint({
  method: 'POST',
  path: '/desk/api/order-papers',
  summary: 'What packing slips and parcel labels of several orders say, for a reason that is recorded for each of them',
  permission: 'people.reveal',
  body: z.object({ orders, reason }),
  reply: z.object({
    papers: z.array(paper),
    /** Chosen, but nothing of them is sent: not paid, over, or gift cards only. */
    leftOut: z.array(z.object({ orderNr: string, status: z.enum(orderStatuses), deliveryMethod: string })),
  }),
})
