import type { FastifyInstance } from 'fastify'
import { sendParcel } from '#contract/desk/order-parcels.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { sendParcel as send } from '#server/ledger/orders/send-parcel.ts'
import { lockSeenOrder } from './lock-seen-order.ts'
import type { ShowOrder } from './shown-order.ts'

export function orderParcelRoutes(app: FastifyInstance, mount: MountDesk, shown: ShowOrder) {
  mount(app, sendParcel, async ({ params: { orderNr }, body: { version, ...parcel } }, call) => {
    await call.transact(async (tx) => {
      await lockSeenOrder(tx, { orderNr, version }, call)
      await send(tx, { orderNr, ...parcel }, call.acting())
    })
    return shown(orderNr, call)
  })
}
