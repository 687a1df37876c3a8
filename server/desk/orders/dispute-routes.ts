import type { FastifyInstance } from 'fastify'
import { decideDispute, listDisputes, noteDispute } from '#contract/desk/disputes.ts'
import type { Dispute } from '#contract/desk/shapes.ts'
import type { Handle } from '#db/connection/handle.ts'
import { DeskError } from '#domain/desk/errors.ts'
import {
  decideDispute as decide,
  disputeById,
  listDisputes as list,
  noteDispute as note,
  type DisputeRow,
} from '#server/buy/payments/disputes.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { lockSeenOrder } from './lock-seen-order.ts'
import type { ShowOrder } from './shown-order.ts'

const pageSize = 50

export const wireDispute = ({ dispute, country, method }: DisputeRow): Dispute => {
  const { id, orderNr, paymentId: payment, amount, source, status, reason, dueOn, openedAt, decidedAt } = dispute
  const about = { id, orderNr, payment, country, method, amount, source, status, reason, dueOn }
  return { ...about, openedAt: openedAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null }
}

export function orderDisputeRoutes(app: FastifyInstance, mount: MountDesk, db: Handle, shown: ShowOrder) {
  async function requireDispute(id: number, call: StaffCall): Promise<DisputeRow> {
    const found = await disputeById(db, id)
    if (!found) throw new DeskError('not_found')
    call.requireStore(found.country)
    return found
  }

  mount(app, listDisputes, async ({ query: { country, open, after } }, call) => {
    const countries = call.storesOf(country)
    const { disputes, next } = await list(db, { countries, isOpen: open !== undefined, after }, pageSize)
    return { disputes: disputes.map(wireDispute), next }
  })

  mount(app, noteDispute, async ({ params: { orderNr }, body: { version, ...said } }, call) => {
    await call.transact(async (tx) => {
      await lockSeenOrder(tx, { orderNr, version }, call)
      await note(tx, { orderNr, ...said }, call.acting(said.reason))
    })
    return shown(orderNr, call)
  })

  mount(app, decideDispute, async ({ params: { id }, body: { isLost, reason } }, call) => {
    await requireDispute(id, call)
    await call.transact((tx) => decide(tx, { id, to: isLost ? 'lost' : 'won' }, call.acting(reason)))
    return { dispute: wireDispute(await requireDispute(id, call)) }
  })
}
