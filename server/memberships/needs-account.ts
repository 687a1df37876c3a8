import type { Handle } from '#db/open.ts'
import { RuleError } from '#domain/errors.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import { membershipsOfSizes } from './start-memberships.ts'

/** A membership is somebody's: a guest is asked for an account before buying one. */
export async function assertAccountFor(
  db: Handle,
  { store, idCustomer, sizes }: { store: OpenCountry; idCustomer: number | null; sizes: readonly string[] },
): Promise<void> {
  if (idCustomer !== null || sizes.length === 0) return
  const sold = await membershipsOfSizes(db, store, sizes)
  if (sold.length > 0) throw new RuleError('account_needed')
}
