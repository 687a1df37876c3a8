import type { FastifyInstance } from 'fastify'
import { cutOrder, previewCut, retryRefund } from '#contract/desk/order-cuts.ts'
import type { Handle } from '#db/connection/handle.ts'
import { cutOrder as cut, previewCut as preview } from '#server/after-sale/cuts/cut-order.ts'
import { retryPart } from '#server/buy/payments/retry-part.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { mayDoAlone } from '#server/desk/second-person/requests.ts'
import { lockSeenOrder } from './lock-seen-order.ts'
import type { RequireOrder, ShowOrder } from './shown-order.ts'

type Parts = { shown: ShowOrder; requireOrder: RequireOrder }

export function orderCutRoutes(app: FastifyInstance, mount: MountDesk, db: Handle, { shown, requireOrder }: Parts) {
  mount(app, previewCut, async ({ params: { orderNr }, body: { items } }, call) => {
    await requireOrder(orderNr, call)
    return { given: await preview(db, { orderNr, items }, call.now) }
  })

  mount(app, cutOrder, async ({ params: { orderNr }, body: { items, reason, version } }, call) => {
    await call.transact(async (tx) => {
      const { country } = await lockSeenOrder(tx, { orderNr, version }, call)
      const { amount } = await preview(tx, { orderNr, items }, call.now)
      const asked = { act: 'cut-order', country, subject: orderNr, amount, args: { version, items }, reason } as const
      if (await mayDoAlone(tx, asked, call)) await cut(tx, { orderNr, items }, call.acting(reason))
    })
    return shown(orderNr, call)
  })

  mount(app, retryRefund, async ({ params: { orderNr, payment: id }, body: { reason } }, call) => {
    await requireOrder(orderNr, call)
    await call.transact((tx) => retryPart(tx, { orderNr, id }, call.acting(reason)))
    return shown(orderNr, call)
  })
}
