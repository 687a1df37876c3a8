import type { Handle } from '#db/connection/handle.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { lastActOn } from '#server/desk/audit/last-act.ts'
import { lockOrder, type OrderRow } from '#server/ledger/orders/move-order.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'

/** An order of the person's stores, locked, and only as it was when they saw it. */
export async function lockSeenOrder(
  tx: Handle,
  { orderNr, version }: { orderNr: string; version: number },
  { requireStore }: Pick<StaffCall, 'requireStore'>,
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderNr)
  if (!order) throw new DeskError('not_found')
  requireStore(order.country)
  if (order.version === version) return order
  const last = await lastActOn(tx, orderNr)
  throw new DeskError('changed_meanwhile', { data: { status: order.status, ...(last && { last }) } })
}
