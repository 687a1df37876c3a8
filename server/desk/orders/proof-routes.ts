import type { FastifyInstance } from 'fastify'
import { openProof } from '#contract/desk/order-proof.ts'
import type { Sealer } from '#db/bank-data/sealer.ts'
import type { Handle } from '#db/connection/handle.ts'
import { openProof as open } from '#server/buy/payments/transfer/open-proof.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { PhotoStore } from '#server/platform/pictures/photo-store.ts'
import type { RequireOrder } from './shown-order.ts'

type Parts = { db: Handle; photos: PhotoStore; sealer: Sealer; requireOrder: RequireOrder }

export function orderProofRoutes(app: FastifyInstance, mount: MountDesk, { requireOrder, ...stores }: Parts) {
  mount(app, openProof, async ({ params: { orderNr }, body: { reason } }, call) => {
    await requireOrder(orderNr, call)
    const { kind, sentAt, content } = await open(stores, orderNr, call.acting(reason))
    return {
      type: kind === 'picture' ? ('image/webp' as const) : ('application/pdf' as const),
      sentAt: sentAt.toISOString(),
      content: content.toString('base64'),
    }
  })
}
