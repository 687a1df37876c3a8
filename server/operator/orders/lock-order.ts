import type { Handle } from '#db/open.ts'
import { OperatorRefusal } from '#server/operator/refusal.ts'
import { lockOrder as lockOrderOf, type OrderRow } from '#server/orders/move-order.ts'

/** An order for a change, or a sentence for the operator who mistyped it. */
export async function lockOrder(tx: Handle, orderNr: string): Promise<OrderRow> {
  const order = await lockOrderOf(tx, orderNr)
  if (!order) throw new OperatorRefusal(`There is no order "${orderNr}".`)
  return order
}
