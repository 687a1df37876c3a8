import { z } from 'zod/mini'
import { int, number } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { changedOrder, ofOrder } from './orders.ts'
import { reason } from './shapes.ts'

const id = z.int().check(z.positive(), z.maximum(2_147_483_647))
const wish = z.object({ id, quantity: z.int().check(z.positive(), z.maximum(1000)) })
const items = z.array(wish).check(z.minLength(1), z.maxLength(200))

/** What is given back, in minor units: by the provider, to the wallet, and as a credit. */
const given = z.object({ units: int, amount: number, money: number, wallet: number, credit: number })
export type CutRefund = z.output<typeof given>

export const previewCut = deskEndpoint({
  method: 'POST',
  path: '/desk/api/orders/:orderNr/cut/preview',
  summary: 'What cancelling units of an order would give back; nothing is changed',
  permission: 'orders.cancel',
  params: ofOrder,
  body: z.object({ items }),
  reply: z.object({ given }),
})

export const cutOrder = deskEndpoint({
  method: 'POST',
  path: '/desk/api/orders/:orderNr/cut',
  summary: 'Cancel units of a paid order before it leaves: stock and money go back',
  permission: 'orders.cancel',
  params: ofOrder,
  body: z.object({ items, reason, version: int }),
  reply: changedOrder,
})

export const retryRefund = deskEndpoint({
  method: 'POST',
  path: '/desk/api/orders/:orderNr/refunds/:payment/retry',
  summary: 'Ask the provider again for a refund of a part that it refused',
  permission: 'orders.cancel',
  params: z.object({
    ...ofOrder.shape,
    payment: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)),
  }),
  body: z.object({ reason }),
  reply: changedOrder,
})
