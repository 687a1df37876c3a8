import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { readSecret } from '#server/platform/secrets/secrets.ts'
import type { OrderRow } from './order-row.ts'
import { orderKeyOf } from './order-number.ts'

/** Who an order's mails go to, and what opens it for a guest. Nobody for an account that was closed. */
export async function addresseeOf(tx: Handle, { idCustomer, guestEmail, orderNr, shippingAddress }: OrderRow) {
  if (idCustomer === null) {
    const key = orderKeyOf(orderNr, await readSecret(tx, 'order link'))
    return { to: guestEmail!, about: { orderNr, name: shippingAddress.first_name, key } }
  }
  const [owner] = await tx.select().from(customer).where(eq(customer.idCustomer, idCustomer))
  if (!owner || owner.closedAt) return undefined
  return { to: owner.email, about: { orderNr, name: owner.firstName, key: null } }
}
