import { DeskError } from '#domain/desk/errors.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'

/** What runs is one for all stores: it is shown to those who work for all of them. */
export function requireAllStores({ staff }: Pick<StaffCall, 'staff'>): void {
  if (staff.stores !== null) throw new DeskError('not_permitted')
}
