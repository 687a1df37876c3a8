import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'

/** Customers of other stores, and accounts that were closed, are as little there as ones that do not exist. */
export async function requireCustomer(
  db: Handle,
  idCustomer: number,
  { requireStore }: Pick<StaffCall, 'requireStore'>,
) {
  const [found] = await db.select().from(customer).where(eq(customer.idCustomer, idCustomer))
  if (!found || found.closedAt) throw new DeskError('not_found')
  requireStore(found.country)
  return found
}
