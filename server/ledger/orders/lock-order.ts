import type { Handle } from '#db/connection/handle.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { lockOrder as lockOrderOf, type OrderRow } from './move-order.ts'

/** An order for a change, or a sentence for the operator who mistyped it. */
export async function lockOrder(tx: Handle, orderNr: string): Promise<OrderRow> {
  const order = await lockOrderOf(tx, orderNr)
  if (!order) throw new OperatorRefusal(`There is no order "${orderNr}".`)
  return order
}
