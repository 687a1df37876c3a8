import type { Handle } from '#db/connection/handle.ts'
import { consent } from '#db/schema/consents.ts'
import type { ConsentKind } from '#domain/customers/data-rights/consents.ts'

type ConsentInput = { kind: ConsentKind; isGiven: boolean; version?: string }

/** Records what a customer consented to or refused, in the transaction of their action. */
export async function recordConsents(
  tx: Handle,
  idCustomer: number,
  consents: readonly ConsentInput[],
  at: Date,
): Promise<void> {
  if (consents.length > 0) await tx.insert(consent).values(consents.map((each) => ({ ...each, idCustomer, at })))
}
