import type { Handle } from '#db/connection/handle.ts'
import { consent } from '#db/schema/consents.ts'
import type { ConsentKind } from '#domain/customers/data-rights/consents.ts'

type Given = { kind: ConsentKind; isGiven: boolean; version?: string }

/** Records what a customer said yes or no to, in the transaction of what they did. */
export async function recordConsents(tx: Handle, idCustomer: number, given: readonly Given[], at: Date): Promise<void> {
  if (given.length > 0) await tx.insert(consent).values(given.map((each) => ({ ...each, idCustomer, at })))
}
