import { z } from 'zod/mini'
import { string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { ofOrder } from './orders.ts'
import { instant, reason } from './shapes.ts'

export const openProof = deskEndpoint({
  method: 'POST',
  path: '/desk/api/orders/:orderNr/proof',
  summary: 'The file a shopper sent as proof of a transfer, for a reason that is recorded',
  permission: 'people.reveal',
  params: ofOrder,
  body: z.object({ reason }),
  reply: z.object({
    /** A picture was encoded again when it came; a PDF is as it was sent, and only to be saved. */
    type: z.enum(['image/webp', 'application/pdf']),
    sentAt: instant,
    /** The bytes, as base64. */
    content: string,
  }),
})
