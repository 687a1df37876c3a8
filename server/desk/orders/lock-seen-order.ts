import { desc } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { audit } from '#db/schema/technical.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { isAbout } from '#server/platform/audit/audit.ts'
import { lockOrder, type OrderRow } from '#server/ledger/orders/move-order.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'

/** The last act on an order, so that a colleague learns who was faster. */
async function lastActOn(tx: Handle, orderNr: string) {
  const [act] = await tx
    .select({ by: audit.actor, action: audit.action, at: audit.at })
    .from(audit)
    .where(isAbout(orderNr))
    .orderBy(desc(audit.id))
    .limit(1)
  return act && { ...act, at: act.at.toISOString() }
}

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
