import { z } from 'zod/mini'
import { int } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { changedOrder, ofOrder } from './orders.ts'

const id = z.int().check(z.positive(), z.maximum(2_147_483_647))
const wish = z.object({ id, quantity: z.int().check(z.positive(), z.maximum(1000)) })

export const sendParcel = deskEndpoint({
  method: 'POST',
  path: '/desk/api/orders/:orderNr/parcels',
  summary: 'Units of an order leave in a parcel of their own; with the last unit the order is shipped',
  permission: 'orders.move',
  params: ofOrder,
  body: z.object({
    items: z.array(wish).check(z.minLength(1), z.maxLength(200)),
    carrier: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    tracking: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    version: int,
  }),
  reply: changedOrder,
})
