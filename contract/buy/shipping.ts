import { z } from 'zod/mini'
import { shippingCodes } from '#domain/buy/shipping/shipping-methods.ts'
import { skuPattern } from '#domain/platform/sku.ts'
import { endpoint } from '../platform/endpoint.ts'
import { boolean, number, string } from '../platform/primitives.ts'

export const shippingMethod = z.object({
  code: z.enum(shippingCodes),
  label: string,
  /** What the shopper pays, in currency units: 0 when free. */
  price: number,
  free: boolean,
  eta_text: string,
  /** First and last delivery day, YYYY-MM-DD in the store's time zone. */
  from: string,
  to: string,
})
export type ShippingOffer = z.output<typeof shippingMethod>

/** No control characters: a table cannot hold the null character, and no place or seller needs them. */
const text = z.string().check(z.maxLength(200), z.regex(/^\P{Cc}*$/u))

export const readShippingMethods = endpoint({
  method: 'GET',
  path: '/api/shipping/getshippingmethods/',
  summary: 'How something can be sent to a place, what it costs and when it arrives (API-27)',
  auth: 'none',
  query: z.object({
    /** `{region}-{city}`; without one only methods that reach every place are offered. */
    location: z.optional(text),
    /** Requests one method only; an unavailable one is answered with `error` and the reason. */
    shipment_type: z.optional(z.enum(shippingCodes)),
    /** Name or number of the seller; the shop itself when absent. */
    supplier: z.optional(text),
    /** A product: its seller, and whether its price alone makes shipping free. */
    sku: z.optional(z.string().check(z.regex(skuPattern))),
  }),
  reply: z.object({
    success: boolean,
    data: z.record(string, shippingMethod),
    error: boolean,
    message: string,
  }),
})
